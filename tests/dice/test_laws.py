"""Laws that hold in every game: nothing is lost, dice are fair, secrets stay secret, a record is the game."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.events import TurnBegan
from alhambra.core.fingerprint import fingerprint
from alhambra.core.rng import FAST, SEALED, fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.games import family
from alhambra.games.cup.actions import THROW_ALL
from alhambra.games.cup.area import ranked
from alhambra.games.cup.events import Thrown
from alhambra.games.cup.part import owners
from alhambra.games.cup.printed import PRINTED
from alhambra.games.dice.chips import CHIPS, FIELDS, NO_CHIP, VALUES
from alhambra.games.dice.module import DiceGame
from alhambra.games.dice.part import KEY, dice_table
from alhambra.games.match import Match, load
from alhambra.testing.conformance import Game, check_game, choose

SEATS = (2, 3, 4, 5, 6)
ALL_CHIPS = Counter(CHIPS.light + CHIPS.dark)
HARDLY_EVER = {5: 25.7, 8: 31.8}  # by degrees of freedom: chi-square exceeds it once in ten thousand


@pytest.mark.parametrize("seats", SEATS)
def test_the_laws_of_the_table(seats: int) -> None:
    for seed in range(4):
        check_game(Game((DiceGame,), seats, seed), tried_every=10)


def check_pieces(state: State) -> None:
    """26 chips, all markers and all stones are somewhere, and only once."""
    here = dice_table(state)
    seats = len(state.players)
    chips = Counter(here.light) + Counter(here.dark) + Counter(here.gone)
    chips += Counter([chip for chip in here.bonus if chip != NO_CHIP])
    for mine in here.chips:
        chips += Counter(mine)
    assert chips == ALL_CHIPS
    lying = Counter([owner for column in here.columns for _, owner in ranked(column)])
    for seat in range(seats):
        assert lying[seat] + here.hands[seat] + here.off[seat] == here.markers
    if seats == 2:
        assert all(VALUES[chip] for chip in here.chips[2])
    for heights, standing in zip(here.heights, here.standing, strict=True):
        assert len(heights) == owners(seats)
        assert sorted(standing) == [owner for owner, height in enumerate(heights) if height]
        assert [heights[owner] for owner in standing] == sorted([h for h in heights if h], reverse=True)
        assert all(height <= FIELDS for height in heights)
    assert here.throws == len(here.earlier) <= 3
    assert len(here.faces) == (PRINTED.dice if here.throws else 0)


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_lost(seats: int) -> None:
    for seed in range(6):
        state = family.start(Setup(seats, seed, game=KEY))
        rng = fast(seed)
        while not is_over(state):
            check_pieces(state)
            submit(state, to_move(state), choose(state, rng))
        check_pieces(state)


def chi_square(found: Counter[int], expected: list[float]) -> float:
    return sum([(found[at] - number) ** 2 / number for at, number in enumerate(expected)])


@pytest.mark.parametrize(("generator", "throws"), [(FAST, 125_000), (SEALED, 25_000)])
def test_dice_are_fair(generator: str, throws: int) -> None:
    """A million dice: each face is as likely as the others, and eight dice know nothing of one another."""
    state = family.start(Setup(3, 20, generator, game=KEY))
    here = dice_table(state)
    faces: Counter[int] = Counter()
    towers: Counter[int] = Counter()
    for _ in range(throws):
        here.begin_turn()
        state.events.clear()
        THROW_ALL.play(state, 0)
        faces.update(here.faces)
        towers[here.faces.count(5)] += 1
    assert chi_square(faces, [throws * 8 / 6] * 6) < HARDLY_EVER[5]
    binomial = [throws * comb(8, n) * 5 ** (8 - n) / 6**8 for n in range(9)]
    rare = [*binomial[:6], sum(binomial[6:])]  # six towers or more are one class: eight come once in 1.7 million
    counted = Counter({n: towers[n] for n in range(6)} | {6: sum([towers[n] for n in (6, 7, 8)])})
    assert chi_square(counted, rare) < HARDLY_EVER[8]


@pytest.mark.parametrize("generator", [FAST, SEALED])
def test_a_game_is_saved_and_loaded_at_every_step(generator: str) -> None:
    match = Match(Setup(2, 4, generator, game=KEY))
    rng = fast(1)
    while not is_over(match.state):
        match.play(choose(match.state, rng))
        if len(match.moves) % 9 == 0 or is_over(match.state):
            again = load(match.save())
            assert fingerprint(again.state) == fingerprint(match.state)
            assert again.save() == match.save()
    assert match.save().splitlines()[1].startswith("game dice ")


def test_a_throw_cannot_be_taken_back_but_a_chip_can() -> None:
    match = Match(Setup(3, 4, game=KEY))
    seat = to_move(match.state)
    match.play(THROW_ALL)
    assert not match.may_undo(seat)
    dice_table(match.state).chips[seat] = bytes([6])
    match.state.offered = None
    before = fingerprint(match.state)
    black = next(option for option in legal(match.state) if option.text(match.state.table) == "black-die tower")
    match.play(black)
    assert match.may_undo(seat)
    assert before != fingerprint(match.state)


def test_every_throw_is_told() -> None:
    """What the events tell of the dice is what the dice show."""
    state = family.start(Setup(4, 8, game=KEY))
    rng = fast(2)
    told = 0
    while not is_over(state):
        submit(state, to_move(state), choose(state, rng))
        for event in state.events:
            if isinstance(event, Thrown):
                told += 1
                assert bytes(sorted(event.kept + event.thrown)) == dice_table(state).faces
    assert told >= 4 * 4 * 5


def test_turns_go_round_from_the_start_player() -> None:
    state = family.start(Setup(5, 3, game=KEY))
    turns: dict[int, list[int]] = {1: [state.turn]}
    rng = fast(9)
    while not is_over(state):
        submit(state, to_move(state), choose(state, rng))
        began = [event.seat for event in state.events if isinstance(event, TurnBegan)]
        turns.setdefault(dice_table(state).round, []).extend(began)
    assert list(turns) == [1, 2, 3, 4, 5]
    for order in turns.values():
        assert order == [(order[0] + step) % 5 for step in range(5 * PRINTED.markers[5])]
