"""Version, help, replay, verify; and wrong input anywhere, which gets one line and exit code 2."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from alhambra import __version__
from alhambra._build import build
from alhambra.cli import run
from alhambra.core.engine import is_over, legal
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.games.match import Match, load
from tests.cli.terminal import COMMAND, command, environment, too_wide


def recorded(moves: int = 10_000, seats: int = 2, players: tuple[str, ...] = ("person", "greedy")) -> str:
    """The record of a game in which much is built."""
    match = Match(Setup(seats, 3), players)
    rng = fast(3)
    while not is_over(match.state) and len(match.moves) < moves:
        options = [option for option in legal(match.state) if option.key()[0] in ("buy", "build")] or legal(match.state)
        match.play(options[rng.below(len(options))])
    return match.save()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "my.record"
    file.write_text(recorded())
    return file


def said(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What a command prints that succeeds."""
    code = run([str(argument) for argument in arguments])
    seen = capsys.readouterr()
    assert (code, seen.err) == (0, "")
    return seen.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one line by which wrong input is refused."""
    code = run([str(argument) for argument in arguments])
    seen = capsys.readouterr()
    assert (code, seen.out) == (2, "")
    assert seen.err.count("\n") == 1
    assert seen.err.startswith("alhambra: ")
    return seen.err.removeprefix("alhambra: ").rstrip("\n")


def test_version_tells_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == f"alhambra {__version__} ({build()} build)\n"


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]], ids=["alone", "--help", "-h"])
def test_help_names_the_commands(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    shown = said(capsys, *arguments)
    for name in ("play", "replay", "verify", "simulate", "bench"):
        assert f" {name} " in shown


WRONG = {
    "unknown command": (["frobnicate"], "no such command 'frobnicate' (see alhambra --help)"),
    "unknown option": (["--frobnicate"], "no such option: --frobnicate (see alhambra --help)"),
    "unknown play option": (["play", "--frob"], "no such option: --frob (see alhambra play --help)"),
    "option without value": (["play", "--bot"], "option '--bot' requires an argument"),
    "extra word": (["verify", "a", "b"], "got unexpected extra argument(s) (b) (see alhambra verify --help)"),
    "no file": (["verify"], "missing argument 'file' (see alhambra verify --help)"),
    "seven": (["play", "--players", "7"], "Alhambra is for 2 to 6 players, not 7"),
    "one": (["play", "--players", "1"], "Alhambra is for 2 to 6 players, not 1"),
    "unknown bot": (["play", "--bot", "hal"], "unknown bot “hal”; known bots: "),
    "no bot": (["play", "--bot", ""], "unknown bot “”; known bots: "),
    "too many bots": (
        ["play", "--bot", "greedy,random,greedy"],
        "3 bots for 2 seats: name one for all, or one for each",
    ),
    "seat too far": (["play", "--seat", "D"], "there is no seat “D” at a table of 3: choose A to C"),
    "no seat": (["play", "--seat", ""], "there is no seat “” at a table of 3: choose A to C"),
    "word as seed": (["play", "--seed", "luck"], "“luck” is not a seed: a whole number from 0 to 2^256 - 1"),
    "negative seed": (["play", "--seed=-1"], "“-1” is not a seed: a whole number from 0 to 2^256 - 1"),
    "huge seed": (["play", "--seed", str(2**256)], f"“{2**256}” is not a seed: a whole number from 0 to 2^256 - 1"),
    "tower": (["play", "--tower", "maybe"], "the 12th tower is one of off, add, replace, not “maybe”"),
    "no such record": (["play", "--resume", "/nowhere/x"], "/nowhere/x: no such file or directory"),
    "resume and seed": (
        ["play", "--resume", "x", "--seed", "1"],
        "--seed cannot be changed in a game that goes on: leave it out with --resume",
    ),
    "nowhere to save": (["play", "--record", "/dev/null/x"], "/dev/null/x: cannot be saved: "),
    "replay nothing": (["replay", "/nowhere/x"], "/nowhere/x: no such file or directory"),
    "verify nothing": (["verify", "/nowhere/x"], "/nowhere/x: no such file or directory"),
    "two pairs of eyes": (["replay", "x", "--seat", "A", "--spectator"], "--seat and --spectator exclude each other"),
}


@pytest.mark.parametrize(("arguments", "line"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], line: str) -> None:
    assert refused(capsys, *arguments).startswith(line)


def test_players_must_be_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert "'--players'" in refused(capsys, "play", "--players", "many")


@pytest.mark.parametrize("arguments", [["verify"], ["replay"], ["play", "--resume"]], ids=" ".join)
def test_files_that_are_no_records(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    file = tmp_path / "x"
    whole = recorded()
    contents = {
        b"": "line 1: not a record",
        b"\n": "line 1: not a record",
        b"hello\n": "line 1: not a record",
        bytes(range(256)): "not a record, not even text",
        whole.encode("utf-16"): "not a record, not even text",
        whole[:500].encode(): "cut off",
        "".join(whole.splitlines(keepends=True)[:-1]).encode(): "its end line is missing",
        whole.replace("game alhambra", "game chess").encode(): "line 2: ",
        whole.replace("record 1 ", "record 9 ").encode(): "line 1: version 9 is newer",
        b"x" * 5_000_000: "too large to be a record",
    }
    for content, reason in contents.items():
        file.write_bytes(content)
        line = refused(capsys, *arguments, file)
        assert line.startswith(f"{file}: ")
        assert reason in line
    assert refused(capsys, *arguments, tmp_path) == f"{tmp_path}: is a directory"


def test_a_version_without_end_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    file.write_text(f"alhambra record {'9' * 5000}\n")
    assert refused(capsys, "verify", file).startswith(f"{file}: line 1: ")


def test_every_single_changed_sign_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = recorded(moves=12)
    file = tmp_path / "x"
    for at in range(0, len(whole), 7):
        changed = "Z" if whole[at] != "Z" else "Y"
        file.write_text(whole[:at] + changed + whole[at + 1 :])
        assert str(file) in refused(capsys, "verify", file)


def test_resume_needs_one_person_and_known_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    for players in ((), ("greedy", "greedy"), ("person", "person")):
        file.write_text(recorded(5, players=players))
        assert "not a game of one person against bots" in refused(capsys, "play", "--resume", file)
    file.write_text(recorded(5, players=("person", "hal")))
    assert "unknown bot “hal”" in refused(capsys, "play", "--resume", file)


def test_a_record_is_never_overwritten(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    before = record.read_text()
    assert "is already there" in refused(capsys, "play", "--record", record)
    assert "is already there" in refused(capsys, "play", "--resume", record, "--record", record)
    assert record.read_text() == before


def test_verify_tells_what_it_checked(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    match = load(record.read_text())
    shown = said(capsys, "verify", record)
    scores = [player.score for player in match.state.players]
    winner = "AB"[scores.index(max(scores))]
    result = f"won by {winner} (A {scores[0]}, B {scores[1]})"
    assert shown.startswith(f"{record}: ok, {len(match.moves)} moves, {result}, fast generator, digest ")
    assert said(capsys, "verify", record) == shown
    record.write_text(recorded(moves=7))
    assert ": ok, 7 moves, still open (A 0, B 0), fast generator" in said(capsys, "verify", record)


def test_replay_all_prints_every_move(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    shown = said(capsys, "replay", record, "--all")
    match = load(record.read_text())
    for number in range(len(match.moves) + 1):
        assert f"\n{number:4}  " in f"\n{shown}"
    assert "Final scoring (C)" in shown
    assert "The game is over: " in shown
    assert not too_wide(shown, 80)


def test_replay_tells_of_declined_actions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    for seed in range(50):
        match = Match(Setup(2, seed), ())
        exact = [option for option in legal(match.state) if option.key()[0] == "buy"]
        for option in exact:
            match = Match(Setup(2, seed), ())
            match.play(option)
            if any(other.key() == ("stop",) for other in legal(match.state)):
                match.play(next(other for other in legal(match.state) if other.key() == ("stop",)))
                file.write_text(match.save())
                assert "wants no further action." in said(capsys, "replay", file, "--all")
                return
    raise AssertionError("no exact purchase found")


def test_replay_shows_a_hand_only_through_its_owners_eyes(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "Your money" not in said(capsys, "replay", record, "--all")
    shown = command(record.parent, "replay", str(record), answers="10\nq\n").stdout
    assert "Your money" not in shown
    shown = command(record.parent, "replay", str(record), "--seat", "b", answers="10\nq\n").stdout
    assert "Your money" in shown
    assert "B you" in shown


def test_replay_steps(record: Path) -> None:
    last = len(load(record.read_text()).moves)
    shown = command(record.parent, "replay", str(record), answers="\nn\np\n5\n0\np\n9999\ne\n\nzz\nh\ns\na\nq\n").stdout
    asked = [int(line.split()[1]) for line in shown.splitlines() if line.startswith("Move ")]
    assert asked == [0, 1, 2, 1, 5, 0, 0, 0, *[last] * 6]
    for expected in ("This is the start.", f"ends with move {last}.", "“zz” is no command here", "Final scoring (C)"):
        assert expected in shown
    assert not too_wide(shown, 80)


def test_replay_ends_with_its_input(record: Path) -> None:
    done = command(record.parent, "replay", str(record), answers="a\n", columns=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert not too_wide(done.stdout, 120)


@pytest.mark.parametrize("arguments", [["play", "--players", "7"], ["verify", "/nowhere"], ["frobnicate"]], ids=str)
def test_the_process_ends_with_code_2(tmp_path: Path, arguments: list[str]) -> None:
    done = command(tmp_path, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_error(record: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "replay", str(record), "--all"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(record.parent),
    )
    assert process.stdout is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=60)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["verify"], ["replay", "--all"]], ids=["verify", "replay"])
def test_a_full_disk_gets_one_line(record: Path, arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, *arguments, str(record)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(record.parent),
            timeout=60,
        )
    assert done.returncode == 1
    assert done.stderr.decode().lower() == "alhambra: cannot write: no space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_closed_streams_do_no_harm(record: Path) -> None:
    game = shlex.join([*COMMAND, "play", "--seed", "1", "--record"])
    check = shlex.join([*COMMAND, "verify", str(record)])
    lines = f"{game} one <&- && {game} two >&- </dev/null && {check} >&-"
    done = subprocess.run(
        ["sh", "-c", lines], capture_output=True, cwd=record.parent, env=environment(record.parent), timeout=60
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert (record.parent / "one").read_text() == (record.parent / "two").read_text()


def test_output_without_drawing_signs(record: Path) -> None:
    env = {**environment(record.parent), "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "replay", str(record)], input=b"e\nq\n", capture_output=True, env=env, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"#" in done.stdout
    assert done.stdout.isascii()


def test_names_in_records_cannot_play_tricks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    file.write_text(recorded(9, players=("\x1b[2J" + "x" * 300, "三四" * 50)))
    shown = command(tmp_path, "replay", str(file), answers="e\n").stdout
    assert "\x1b" not in shown
    assert max(cell_len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize("columns", [1, 20, 40])
def test_tiny_terminals_do_no_harm(record: Path, columns: int) -> None:
    done = command(record.parent, "replay", str(record), "--seat", "A", answers="40\ne\ns\n", columns=columns)
    assert (done.returncode, done.stderr) == (0, "")
