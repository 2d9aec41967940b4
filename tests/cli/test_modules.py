"""`--modules`: by name, all of them, or a subset of its own for every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra.cli import run
from alhambra.cli.modules import module_names
from alhambra.games.alhambra import MODULES
from alhambra.games.match import load
from alhambra.lab.lots import RANDOM, modules_of


def test_names_are_read() -> None:
    assert module_names("") == ()
    assert module_names("camps, vizier") == ("camps", "vizier")
    assert module_names("all") == tuple(MODULES)
    assert module_names("random") == (RANDOM,)


def test_random_subsets_hang_on_the_seed_alone() -> None:
    subsets = [modules_of((RANDOM,), seed) for seed in range(400)]
    assert subsets == [modules_of((RANDOM,), seed) for seed in range(400)]
    assert len(set(subsets)) > 150
    for name in MODULES:
        assert 150 < sum(name in subset for subset in subsets) < 250
    assert all(subset == tuple(name for name in MODULES if name in subset) for subset in subsets)
    assert modules_of(("camps",), 3) == ("camps",)


@pytest.mark.parametrize("modules", ["camps,gates", "all", "random"])
def test_simulated_games_have_their_modules(capsys: pytest.CaptureFixture[str], tmp_path: Path, modules: str) -> None:
    file = tmp_path / "games.json"
    options = ["--games", "2", "--players", "3", "--bots", "random", "--modules", modules]
    assert run(["simulate", *options, "--json", str(file), "--records", str(tmp_path)]) == 0
    seen = capsys.readouterr()
    assert seen.err == ""
    told = json.loads(file.read_text())
    for seed, game in enumerate(told["games"]):
        wanted = modules_of(module_names(modules), seed)
        assert sorted(game["modules"]) == sorted(wanted)
        record = (tmp_path / f"{seed}.record").read_text()
        assert load(record).setup.modules == tuple(name for name in MODULES if name in wanted)


def test_greedy_bots_play_with_all_modules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "1", "--players", "2", "--modules", "all"]) == 0
    assert "1 game of 2 with vizier" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(
    ("modules", "sentence"),
    [
        ("frobnicate", "unknown module “frobnicate”; known modules: vizier, "),
        ("camps,", "unknown module “”; known modules: "),
        ("camps,all", "unknown module “all”; known modules: "),
        ("camps,camps", "the module “camps” is named twice"),
    ],
)
def test_wrong_names_get_one_line(
    capsys: pytest.CaptureFixture[str], command: str, modules: str, sentence: str
) -> None:
    assert run([command, "--modules", modules]) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.count("\n") == 1
    assert seen.err.startswith(f"alhambra: {sentence}")
