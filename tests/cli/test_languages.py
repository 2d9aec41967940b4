"""The terminal in every language: whole games, tables that fit, and wrong input told in the language asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from alhambra.cli import run
from alhambra.cli.draw import draw_table
from alhambra.cli.glyphs import Glyphs
from alhambra.cli.help import keys_help, replay_help, rules_help
from alhambra.cli.names import Cast
from alhambra.cli.screen import Screen
from alhambra.core.engine import legal
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games.alhambra import MODULES
from alhambra.games.match import Match
from alhambra.words.catalogue import LANGUAGES
from tests.cli.terminal import any_answers, command, too_wide
from tests.scenes import random_states

RAW = re.compile(r"\b(told|question|heading|note|drawing|key|prompt|menu)-[a-z]|\{|\$")
OVER = {"en": "The game is over", "nl": "Het spel is afgelopen", "et": "Mäng on läbi", "de": "Das Spiel ist beendet"}


def finished(seed: int) -> Match:
    """A random game of all modules."""
    match = Match(Setup(2, seed, modules=tuple(MODULES)))
    chance = fast(seed)
    while options := legal(match.state):
        match.play(options[chance.below(len(options))])
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    (tmp_path / "g.record").write_text(finished(3).save())
    shown = command(tmp_path, "replay", "g.record", "--all", "--language", language)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert OVER[language] in shown.stdout
    assert too_wide(shown.stdout, 80) == []
    assert not RAW.search(shown.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    options = ["--modules", "all", "--players", "2", "--seed", "3", "--record", "g.record", "--language", language]
    done = command(tmp_path, "play", "--terminal", *options, answers=f"h\n?\ns\nx\nu\ntake\n{any_answers(3, 40)}q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert too_wide(done.stdout, 80) == []
    assert not RAW.search(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (6, 80), (4, 120)])
def test_the_table_fits_in_every_language(language: str, seats: int, width: int) -> None:
    for at, state in enumerate(random_states(seats, 8, eager=True)):
        if at % 60 == 0:
            for seat in (0, SPECTATOR):
                cast = Cast(("person", *["random"] * (seats - 1)), seats, seat, language)
                lines = draw_table(view(state, seat), cast, Glyphs(fancy=True), width)
                assert max(line.cell_len for line in lines) <= width
                assert cast.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_laid_out_in_every_language(language: str) -> None:
    seen = view(Match(Setup(2, 0, modules=tuple(MODULES))).state, 0)
    cast = Cast((), 2, 0, language)
    for lines in (keys_help(cast, 80), replay_help(cast, 80), rules_help(cast, seen, 80)):
        assert len(lines) > 5
        assert max(map(len, lines)) <= 80
    assert cast.faults == []


def test_the_system_s_language_is_spoken_unless_another_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = ["play", "--terminal", "--players", "7"]
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert run(wrong) == 2
    assert "Alhambra is voor 2 tot 6 spelers" in capsys.readouterr().err
    assert run([*wrong, "--language", "DE"]) == 2
    assert "Alhambra ist für 2 bis 6 Spieler" in capsys.readouterr().err
    assert run(wrong) == 2
    assert "Alhambra is voor 2 tot 6 spelers" in capsys.readouterr().err


def test_an_unknown_language_gets_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("simulate", "play"):
        assert run([name, "--language", "tlh"]) == 2
        assert capsys.readouterr().err == "alhambra: unknown language “tlh”; known languages: en, nl, et, de\n"


def test_records_are_checked_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    file.write_text(Match(Setup(2, 3)).save())
    assert run(["verify", str(file), "--language", "et"]) == 0
    assert "korras, 0 sammu, veel pooleli" in capsys.readouterr().out
    file.write_text("hello\n")
    assert run(["verify", str(file), "--language", "de"]) == 2
    assert f"{file}: Zeile 1: " in capsys.readouterr().err


def test_simulations_are_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "--games", "2", "--players", "2", "--bots", "random", "--language", "de"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("2 Partien zu 2\n")
    assert "Quartile" in shown


def test_plain_terminals_get_plain_signs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("alhambra.cli.screen.glyphs_for", lambda encoding: Glyphs(fancy=False))
    Screen(Cast((), 2, 0)).say("“wall” 3 → 4 · it\u2019s")
    assert capsys.readouterr().out == '"wall" 3 > 4 | it\'s\n'
