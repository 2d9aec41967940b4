"""Games with all modules in words: every option, event, question and point is told to people."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.cli.chronicle import begin, sentences
from alhambra.cli.corners.all import module_lines
from alhambra.cli.draw import draw_table
from alhambra.cli.glyphs import Glyphs
from alhambra.cli.menu import Choice, menu_for
from alhambra.cli.names import Cast
from alhambra.cli.records import program
from alhambra.cli.scores import scoring_reasons
from alhambra.core.actions import READERS, read_action
from alhambra.core.engine import is_over, legal, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, View, view
from alhambra.games.alhambra import MODULES
from alhambra.games.match import Match
from alhambra.words.offer import describe
from alhambra.words.speakers import extras
from alhambra.words.told import award, declined
from tests.cli.terminal import any_answers, command, too_wide

EVERYTHING = tuple(MODULES)
# Verbs that only modules have: none of them may be shown as records write it.
RECORD_TEXT = re.compile(rf"\b({'|'.join(verb for verb in READERS if '-' in verb)})\b|\b(hut|camp|bureau|bonus)-")


def games(seats: int, seed: int) -> Iterator[tuple[Match, View]]:
    """A random game of all modules, with the view of whoever is asked before every decision."""
    match = Match(Setup(seats, seed, modules=EVERYTHING))
    chance = fast(seed)
    while not is_over(match.state):
        yield match, view(match.state, to_move(match.state))
        options = legal(match.state)
        match.play(options[chance.below(len(options))])
    yield match, view(match.state, 0)


def every(choices: list[Choice]) -> Iterator[Choice]:
    for choice in choices:
        yield choice
        if choice.more is not None:
            yield from every(choice.more.choices())


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_option_and_event_has_words(seats: int) -> None:
    for match, seen in games(seats, seats):
        cast = Cast(match.players, seats, seen.seat)
        told = sentences(seen, seen.events, cast, details=True)
        assert all(told)
        assert not [words for words in told if RECORD_TEXT.search(words) or re.match(r"[a-z-]+:", words)]
        if seen.over:
            break
        for option in seen.options:
            words = cast.say(describe(seen, option).label)
            assert words
            assert not RECORD_TEXT.search(words), words
        menu = menu_for(seen, cast)
        assert menu.question
        assert set(menu.actions()) == set(seen.options)
        for choice in every(menu.choices()):
            assert choice.label.plain.strip()
            assert not RECORD_TEXT.search(choice.label.plain), choice.label.plain
        assert all(title != "Also" for title, _ in menu.groups)


@pytest.mark.parametrize(("seats", "width", "fancy"), [(3, 80, True), (6, 80, False), (4, 120, True)])
def test_the_table_fits_with_all_modules(seats: int, width: int, fancy: bool) -> None:
    cast = Cast(("",) * seats, seats, 0)
    for at, (match, _) in enumerate(games(seats, 10 + seats)):
        if at % 10 == 0:
            for seat in (0, SPECTATOR):
                lines = draw_table(view(match.state, seat), cast, Glyphs(fancy), width)
                assert max(line.cell_len for line in lines) <= width
                assert all(Glyphs(fancy).spell(line.plain).isascii() for line in lines) or fancy


@pytest.mark.parametrize("module", ["bonus", "thieves"])
def test_what_is_secret_is_drawn_for_its_owner_alone(module: str) -> None:
    match = Match(Setup(3, 7, modules=(module,)))
    drawn = []
    for seat in (0, 1, SPECTATOR):
        cast = Cast((), 3, seat)
        lines = module_lines(view(match.state, seat), cast, 80)
        drawn.append("\n".join(line.plain for line in lines))
    assert "yours, secret: " in drawn[0]
    assert drawn[0] != drawn[1]
    assert "secret" not in drawn[2]


def test_every_extra_building_is_explained() -> None:
    explained = 0
    for seed in range(40, 52):
        chronicle = None
        for match, _ in games(3, seed):
            if chronicle is None:
                chronicle = begin(match, SPECTATOR)
            else:
                chronicle.note(match)
        assert chronicle is not None
        for scoring in chronicle.scorings():
            for majority in scoring.result.majorities:
                for wall in scoring.result.walls:
                    half = majority.counts[wall.seat] - 2 * wall.board.count(majority.kind)
                    if half:
                        assert extras(wall.board, majority.kind, half)
                        explained += 1
            for reason in scoring_reasons(scoring.result, Cast((), 3, SPECTATOR)):
                assert not RECORD_TEXT.search(reason), reason
    assert explained


def test_declining_in_secret_is_not_declining_a_further_action() -> None:
    match = Match(Setup(3, 1))
    stop = read_action(match.state.table, "stop")
    cast = Cast((), 3, 0)
    told = [declined(1, stop, question) for question in ("choose-action", "window")]
    assert [cast.say(saying) for saying in told if saying] == ["B wants no further action.", "B declines."]


def test_unknown_modules_give_points_in_words_of_the_rules() -> None:
    assert Cast((), 3, 0).say(award("nobody-knows-it", "a reason")) == "a reason"


@pytest.mark.parametrize(("players", "columns", "seed"), [(2, 80, 3), (4, 120, 4), (6, 80, 5)])
def test_whole_games_with_all_modules(tmp_path: Path, players: int, columns: int, seed: int) -> None:
    done = command(
        tmp_path,
        *["play", "--modules", "all", "--players", str(players), "--seed", str(seed), "--record", "g.record"],
        answers=any_answers(seed, 12000),
        columns=columns,
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over" in done.stdout
    assert too_wide(done.stdout, columns) == []
    assert not RECORD_TEXT.search(re.sub(r".*\.record.*", "", done.stdout))
    shown = command(tmp_path, "replay", "g.record", "--all", columns=columns)
    assert shown.returncode == 0, shown.stderr


def test_hints_name_the_command_as_it_was_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALHAMBRA_COMMAND", raising=False)
    assert program() == "alhambra"
    monkeypatch.setenv("ALHAMBRA_COMMAND", "./alhambra")
    assert program() == "./alhambra"
