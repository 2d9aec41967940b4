"""The compiled build plays the same games as the plain one, which is the reference."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.whole_games import GAMES

ROOT = Path(__file__).resolve().parent.parent


def output(*command: str, **environment: str) -> list[str]:
    """What a process of its own prints, line by line."""
    variables = {**os.environ, **environment}
    call = [sys.executable, *command]
    return subprocess.run(call, env=variables, check=True, capture_output=True, text=True).stdout.splitlines()


def whole_games(**environment: str) -> dict[str, list[str]]:
    """Games as digests; the first entry is the build."""
    build, *lines = output(str(ROOT / "tools" / "whole_games.py"), **environment)
    rows = [line.partition(": ") for line in lines]
    return {"build": [build], **{name: digests.split() for name, _, digests in rows}}


def test_both_builds_play_the_same_games() -> None:
    if os.environ.get("ALHAMBRA_PURE") == "1":
        pytest.skip("the run of the compiled build compares them")
    asked = "from alhambra._build import build; print(build())"
    if output("-c", asked, ALHAMBRA_PURE="0") == ["plain"]:
        pytest.skip("only the plain build is here: nothing to compare")
    compiled, plain = whole_games(ALHAMBRA_PURE="0"), whole_games(ALHAMBRA_PURE="1")
    assert (compiled.pop("build"), plain.pop("build")) == (["compiled"], ["plain"])
    assert list(compiled) == list(plain)
    assert len(plain) == GAMES
    for name, row in compiled.items():
        differing = [at for at, (one, other) in enumerate(zip(row, plain[name], strict=False)) if one != other]
        assert not differing, f"game {name}: the builds part after decision {differing[0]}"
        assert len(row) == len(plain[name])


def test_a_build_plays_the_same_games_every_time() -> None:
    """Also when Python hashes otherwise: nothing may hang on the order of a set."""
    games = whole_games(PYTHONHASHSEED="1")
    assert games == whole_games(PYTHONHASHSEED="2")
    games.pop("build")
    assert len({tuple(row) for row in games.values()}) == GAMES
    assert min(len(row) for row in games.values()) > 50
