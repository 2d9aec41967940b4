"""`simulate --bots cmd:...` and `alhambra bot`: programs at the command line."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from alhambra.cli import run
from alhambra.games.match import load
from tests.cli.terminal import COMMAND, command

LUCKY = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":
        print(json.dumps({"say": "hello", "protocol": 1, "name": "lucky"}), flush=True)
    elif message["say"] == "choose":
        options = message["view"]["options"]
        option = options[message["luck"] % len(options)]
        print(json.dumps({"say": "choice", "id": message["id"], "option": option}), flush=True)
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_a_program_sits_at_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my bot.py"
    path.write_text(LUCKY, encoding="utf-8")
    bots = f"cmd:{shlex.join([sys.executable, '-S', str(path)])},random"
    options = ["--games", "2", "--players", "2", "--seed", "4", "--bots", bots, "--game", "dice"]
    for name in ("one", "two"):
        assert (
            run(["simulate", *options, "--records", str(tmp_path / name), "--json", str(tmp_path / f"{name}.json")])
            == 0
        )
    shown = capsys.readouterr()
    assert shown.err == ""
    assert "A cmd:" in shown.out
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()  # luck comes from the seed
    match = load((tmp_path / "one" / "4.record").read_text(encoding="utf-8"))
    assert match.players[0].startswith("cmd:")
    assert match.players[1] == "random"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_program_that_loses_is_told_in_one_line(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = run(
        ["simulate", "--games", "4", "--players", "2", "--workers", workers, "--bots", "cmd:no-such-program-anywhere"]
    )
    assert code == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith("alhambra: the bot “no-such-program-anywhere” on seat ")
    assert "cannot be started" in told


def test_a_person_plays_against_no_commands(capsys: pytest.CaptureFixture[str]) -> None:
    """A record may name its bots, and records come from anywhere: so tables for people start no programs."""
    assert run(["play", "--terminal", "--bot", "cmd:true"]) == 2
    assert "unknown bot “cmd:true”" in capsys.readouterr().err


def test_our_bot_speaks_by_its_command(tmp_path: Path) -> None:
    done = command(tmp_path, "bot", "greedy", answers='{"say":"hello","protocol":1}\n{"say":"bye"}\n')
    assert done.returncode == 0
    assert json.loads(done.stdout) == {"say": "hello", "protocol": 1, "name": "alhambra greedy"}


def test_our_bot_complains_in_one_line(tmp_path: Path) -> None:
    done = command(tmp_path, "bot", "greedy", answers="hello\n")
    assert done.returncode == 2
    assert json.loads(done.stdout)["say"] == "error"
    assert done.stderr == "alhambra: line protocol: this is not JSON: hello\n"
    unknown = command(tmp_path, "bot", "nobody")
    assert unknown.returncode == 2
    assert "unknown bot “nobody”" in unknown.stderr


def test_our_bot_sits_at_our_table(tmp_path: Path) -> None:
    """Both sides of the protocol, each by its command."""
    bots = f"cmd:{shlex.join([*COMMAND, 'bot', 'greedy'])},random"
    options = ("--games", "1", "--players", "2", "--seed", "2", "--json", "out.json")
    done = command(tmp_path, "simulate", "--bots", bots, *options)
    assert done.returncode == 0, done.stderr
    (game,) = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["games"]
    assert game["scores"][0] > 2 * game["scores"][1]  # against luck, a bot that can see what it is shown wins by far
