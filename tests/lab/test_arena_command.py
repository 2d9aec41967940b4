"""`alhambra arena`: tables, a file with everything, a page that needs nothing else, and wrong input in one line."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from alhambra import __version__
from alhambra.cli import run
from alhambra.core.engine import is_over
from alhambra.games.match import load
from alhambra.words.catalogue import LANGUAGES
from tests.cli.terminal import COMMAND, environment, too_wide

QUICK = ("random", "random", "--players", 2, "--deals", 3, "--seed", 4)


def arena(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What an arena prints that succeeds."""
    code = run(["arena", *[str(argument) for argument in arguments]])
    seen = capsys.readouterr()
    assert (code, seen.err) == (0, "")
    return seen.out


def facts(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def test_the_tables_name_bots_seats_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    shown = arena(capsys, *QUICK)
    assert shown.startswith("random against random#2: 3 deals for 2 players, 6 games\nrandom wins ")
    for word in ("\nbot ", "\nseat ", "\nin turn ", "\nseconds ", "\nA ", "\nB ", "\nrandom#2 ", "beaten", "longest"):
        assert word in shown
    assert shown.endswith("\nThe same command plays the same games, whoever shares them.\n")
    assert too_wide(shown, 80) == []


def test_the_file_tells_everything(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deep" / "result.json"
    arena(capsys, *QUICK, "--json", file)
    told = facts(file)
    assert list(told) == ["format", "alhambra", "command", "repeats", "arena", "result", "games", "run"]
    assert (told["format"], told["alhambra"]) == ("alhambra-arena 1", __version__)
    assert told["command"] == "alhambra arena random random --players 2 --deals 3 --seed 4"
    assert told["repeats"] is True
    assert told["arena"]["seeds"] == [4, 6]
    assert set(told["arena"]) >= {"candidate", "field", "players", "modules", "tower", "game", "components"}
    result = told["result"]
    assert {"deals", "games", "fair", "overall", "seats", "order", "entrants", "course", "margins"} <= set(result)
    assert set(result["overall"]["share"]) == {"mean", "low", "high", "values"}
    assert [game["seat"] for game in told["games"]] == ["A", "B"] * 3
    assert {"seed", "seat", "deal", "bots", "scores", "starter", "moves", "modules", "forfeits"} == set(
        told["games"][0]
    )
    wins = sum(game["scores"][game["bots"].index("random")] == max(game["scores"]) for game in told["games"])
    assert wins >= result["overall"]["wins"]
    assert {"date", "seconds", "workers", "cluster", "planned", "build", "python", "machine", "cores", "times"} == set(
        told["run"]
    )
    assert set(told["run"]["times"][0]) == {"name", "decisions", "turns", "limit", "late"}


def test_all_but_the_run_is_the_same_for_any_number_of_workers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for workers in (1, 2):
        arena(capsys, *QUICK, "--workers", workers, "--json", tmp_path / str(workers))
    alone, together = facts(tmp_path / "1"), facts(tmp_path / "2")
    assert (alone.pop("run")["workers"], together.pop("run")["workers"]) == (1, 2)
    assert alone == together


def test_the_command_of_a_file_plays_it_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    options = ("--players", 2, "--deals", 1, "--tower", "add", "--modules", "huts,vizier")
    arena(capsys, "random@2s", "random@5p", *options, "--json", first)
    words = facts(first)["command"].split()
    assert words[:4] == ["alhambra", "arena", "random@2s", "random@5p"]
    arena(capsys, *words[2:], "--json", second)
    assert facts(first)["games"] == facts(second)["games"]


def test_any_program_can_be_the_candidate(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = f"cmd:{sys.executable} -m alhambra.cli bot random"
    shown = arena(capsys, "random", program, "--players", 2, "--deals", 1, "--json", tmp_path / "result")
    told = facts(tmp_path / "result")
    assert shown.startswith(f"{Path(sys.executable).name} -m al")
    assert told["repeats"] is False
    assert told["arena"]["candidate"]["name"] == program
    assert told["games"][0]["bots"][1] == "random"


# Answers well in its first game; in the second seat it dies at its fifth question.
CRASHING = """
import json, sys
seat = ""
for line in sys.stdin:
    message = json.loads(line)
    if message["say"] == "hello":
        print(json.dumps({"say": "hello", "protocol": 1, "name": "frail"}), flush=True)
    elif message["say"] == "game":
        seat = message["seat"]
    elif message["say"] == "choose":
        if seat == "B" and message["id"] == 5:
            sys.exit(3)
        print(json.dumps({"say": "choice", "id": message["id"], "option": message["view"]["options"][0]}), flush=True)
"""


CRASHED = "it ended with code 3 instead of an answer"


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_crashes_loses_its_game_and_the_arena_goes_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, workers: int
) -> None:
    program = tmp_path / "frail.py"
    program.write_text(CRASHING, encoding="utf-8")
    result, report, records = tmp_path / "result", tmp_path / "report.html", tmp_path / "records"
    options = ("--game", "dice", "--players", 2, "--deals", 2, "--seed", 3, "--workers", workers)
    bot = f"cmd:{sys.executable} -S {program}"
    shown = arena(capsys, "random", bot, *options, "--json", result, "--report", report, "--records", records)
    told = facts(result)
    assert [game["forfeits"] for game in told["games"]] == [{}, {"B": CRASHED}] * 2
    for game in told["games"][1::2]:
        assert game["scores"][1] == -1 < game["scores"][0]
    (forfeit,) = told["result"]["forfeits"]
    assert {key: forfeit[key] for key in ("why", "games", "seed", "seat")} == {
        "why": CRASHED,
        "games": 2,
        "seed": 3,
        "seat": "B",
    }
    sentence = f"loses 2 games by forfeit: {CRASHED} (first with seed 3 on seat B)"
    assert sentence in " ".join(shown.split())
    assert sentence in report.read_text()
    assert all(is_over(load(file.read_text()).state) for file in records.iterdir())
    assert len(list(records.iterdir())) == 4


def test_a_program_that_is_not_there_is_wrong_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "random", "cmd:no-such-program-anywhere", "--players", "2", "--deals", "1"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("alhambra: the bot “no-such-program-anywhere” on seat ")
    assert "cannot be started" in told


class Tags(HTMLParser):
    """Which tags there are, and whether each one is closed where it should be."""

    VOID = ("meta", "br", "hr", "img", "link", "input")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "action", "data", "srcset")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The report of the same small arena in every language."""
    folder = tmp_path_factory.mktemp("reports")
    for language in LANGUAGES:
        options = ["--players", "2", "--deals", "2", "--language", language, "--report", str(folder / language)]
        assert run(["arena", "random", "greedy", *options]) == 0
    return {language: (folder / language).read_text() for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_whole_and_needs_nothing_else(pages: dict[str, str], language: str) -> None:
    page = pages[language]
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.addresses == []
    assert "script" not in tags.seen
    assert not re.search(r"https?:|url\(|@import", page)
    plots = re.findall(r"<svg .*?</svg>", page, re.DOTALL)
    assert len(plots) >= 6
    for plot in plots:
        ElementTree.fromstring(plot)
    assert f'<html lang="{language}">' in page


def test_the_report_tells_what_was_played(pages: dict[str, str]) -> None:
    page = pages["en"]
    for words in (
        "greedy against random",
        "2 deals for 2 players, 4 games",
        "alhambra arena random greedy --players 2 --deals 2 --seed 0",
        f"<dd>{__version__}, ",
        "0 to 1",
        f"{os.cpu_count()} core",
        "Plackett",
        "Student",
        "UTC",
    ):
        assert words in page


WRONG = {
    "one bot": (["greedy"], "name two bots or more: first the field, then the candidate"),
    "unknown bot": (["greedy", "hal"], "unknown bot “hal”; known bots: "),
    "unknown field": (["hal", "greedy"], "unknown bot “hal”; known bots: "),
    "wrong limit": (["greedy", "greedy@fast"], "“greedy@fast”: a limit is seconds a turn"),
    "unknown bot with a limit": (["greedy", "hal@2s"], "unknown bot “hal”"),
    "two limits": (["greedy", "random", "--seconds", "1", "--playouts", "9"], "--seconds and --playouts exclude"),
    "two crews": (["greedy", "random", "--workers", "2", "--ray", "auto"], "--workers and --ray exclude"),
    "a program that is none": (["greedy", "cmd:nobody-has-this"], "the bot “nobody-has-this”"),
    "seven": (["greedy", "random", "--players", "7"], "Alhambra is for 2 to 6 players, not 7"),
    "no deals": (["greedy", "random", "--deals", "0"], "invalid value for '--deals'"),
    "seed": (["greedy", "random", "--seed", "-1"], "“-1” is not a seed"),
    "unknown module": (["greedy", "random", "--modules", "frobnicate"], "unknown module “frobnicate”"),
    "folder as file": (["greedy", "random", "--report", "."], ".: is a folder"),
}


@pytest.mark.parametrize(("arguments", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_wrong_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str) -> None:
    assert run(["arena", *arguments]) == 2
    seen = capsys.readouterr()
    assert (seen.out, seen.err.count("\n")) == ("", 1)
    assert seen.err.startswith(f"alhambra: {sentence}")


def test_without_ray_one_line_tells_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("alhambra.lab.cluster.find_spec", lambda name: None)
    assert run(["arena", "random", "random", "--ray", "local"]) == 2
    assert capsys.readouterr().err.startswith("alhambra: Ray is not installed; ")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Ctrl-C is another matter there")
def test_ctrl_c_tells_the_whole_deals_so_far(tmp_path: Path) -> None:
    file, folder = tmp_path / "result.json", tmp_path / "games"
    options = ["--players", "2", "--deals", "5000", "--workers", "2", "--records", "games", "--json", str(file)]
    process = subprocess.Popen(
        [*COMMAND, "arena", "random", "random", *options],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 120
        while not (folder / "5-B.record").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes hear it
        out, err = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    told = facts(file)
    deals = told["result"]["deals"]
    assert process.returncode == 130
    assert err == f"stopped after {deals} of 5,000 deals\n"
    assert out.startswith(f"random against random#2: {deals} deals for 2 players, ")
    assert len(told["games"]) == 2 * deals
    assert told["run"]["planned"] == 5000


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    command = [*COMMAND, "arena", *[str(word) for word in QUICK]]
    for name, options in {"ray": ["--ray", "local"], "two": ["--workers", "2"]}.items():
        subprocess.run(
            [*command, *options, "--json", name], cwd=tmp_path, env=environment(tmp_path), check=True, timeout=600
        )
    cluster, processes = facts(tmp_path / "ray"), facts(tmp_path / "two")
    assert (cluster.pop("run")["cluster"], processes.pop("run")["cluster"]) == (True, False)
    assert cluster == processes
