"""The city gates against a plain reading of their rules, and in whole games."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.games import alhambra
from alhambra.games.match import Match, load
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.testing.invariants import check, pieces
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from tests.properties.games import SEATS, choose, everybody
from tests.rules.layouts import Cell, Layout, beside, border, holes, random_layout, rows, walls, walls_match

MOST_GATES = 2
Gate = tuple[Cell, str]
GROUNDS = [(seed, tiles) for seed, tiles in enumerate([2, 3, 4, 5, 6, 8, 8, 10, 10, 12, 12, 14, 16, 18, 20])]


def reached(layout: Layout, gates: tuple[Gate, ...]) -> bool:
    """B-82 with gates (GATE-14): a walk from the fountain comes to every tile."""
    seen = {(0, 0)}
    ahead = [(0, 0)]
    while ahead:
        cell = ahead.pop()
        for side, back in (("N", "S"), ("E", "W"), ("S", "N"), ("W", "E")):
            step = beside(cell, side)
            if step not in layout or step in seen:
                continue
            if side not in walls(layout[cell]) or (cell, side) in gates or (step, back) in gates:
                seen.add(step)
                ahead.append(step)
    return len(seen) == len(layout)


def ways(layout: Layout) -> list[tuple[Gate, ...]]:
    """GATE-10: every set of gates that makes all tiles reachable, none of which can be left out."""
    double = [
        (cell, side)
        for cell, tile in sorted(layout.items())
        for side in "ES"
        if side in walls(tile) and beside(cell, side) in layout
    ]
    if not walls_match(layout) or holes(layout) or reached(layout, ()):
        return []
    found: list[tuple[Gate, ...]] = [(gate,) for gate in double if reached(layout, (gate,))]
    enough = {gate for (gate,) in found}
    for pair in combinations(double, MOST_GATES):
        if reached(layout, pair) and not enough & set(pair):
            found.append(pair)
    return found


def named(gate: Gate) -> str:
    (x, y), side = gate
    return f"{x},{y}/{side}"


def wall_of(text: str) -> str:
    """The double wall that an option `add-through TILE X,Y SIDE` names."""
    _, _, place, side = text.split()
    x, y = (int(number) for number in place.split(","))
    if side in "NW":
        (x, y), side = beside((x, y), side), {"N": "S", "W": "E"}[side]
    return f"{x},{y}/{side}"


def random_ground(seed: int, tiles: int) -> tuple[Scenario, Layout, list[str]]:
    random = Random(seed)
    layout, left = random_layout(random, tiles)
    reserve = random.sample(left, 12)
    game = scenario("ABC", [CityGates()]).alhambra("A", *rows(layout)).reserve("A", *reserve)
    gate_cards(game.state).held[0] = MOST_GATES
    return game, layout, reserve


@pytest.mark.parametrize(("seed", "tiles"), GROUNDS)
def test_GATE_10_GATE_12_all_gates_that_help_and_no_others(seed: int, tiles: int) -> None:
    game, layout, reserve = random_ground(seed, tiles)
    adds = [
        f"{tile} {x},{y} {' '.join(named(gate) for gate in way)}"
        for tile in reserve
        for x, y in border(layout)
        for way in ways({**layout, (x, y): tile})
    ]
    offered = [(*text.split()[1:3], wall_of(text)) for text in game.offered("A", "add-through")]
    assert sorted(" ".join(words) for words in offered) == sorted(adds)
    removals = [
        f"remove-with-gates {tile} {' '.join(named(gate) for gate in sorted(way, key=lambda gate: gate[0][::-1]))}"
        for cell, tile in layout.items()
        if cell != (0, 0)
        for way in ways({other: kept for other, kept in layout.items() if other != cell})
    ]
    assert sorted(game.offered("A", "remove-with-gates")) == sorted(removals)


def generous(state: State) -> None:
    """Make gates common: whoever has none gets one that was not used yet."""
    part = gate_cards(state)
    cards = list(state.pile)[state.pile_at :]
    if part.kind in cards and not part.lies_open:
        part.lies_open = True
        cards.remove(part.kind)
        state.pile = type(state.pile)(cards)
        state.pile_at = 0
        state.offered = None


@pytest.mark.parametrize("seats", SEATS)
def test_GATE_2_whole_games_stay_sound(seats: int) -> None:
    state = alhambra.start(Setup(seats, seats, modules=("gates",)))
    begun_with = pieces(state)
    rng = fast(seats)
    verbs: set[object] = set()
    while not is_over(state):
        generous(state)
        check(state, begun_with)
        useful = [
            option for option in legal(state) if "gate" in str(option.key()[0]) or "through" in str(option.key()[0])
        ]
        action = useful[rng.below(len(useful))] if useful and rng.below(2) else choose(state, rng)
        verbs.add(action.key()[0])
        submit(state, to_move(state), action)
    check(state, begun_with)
    assert "take-gate" in verbs
    assert pieces(state).cards[gate_cards(state).kind] == seats


def test_GATE_9_saved_and_replayed_with_gates() -> None:
    for seed in range(20):
        match = Match(Setup(3, seed, modules=("gates",)))
        rng = fast(seed)
        used = False
        while not is_over(match.state):
            useful = [option for option in legal(match.state) if option.key()[0] in ("take-gate", "buy")]
            useful = [option for option in legal(match.state) if "through" in str(option.key()[0])] or useful
            match.play(useful[rng.below(len(useful))] if useful else choose(match.state, rng))
            if not used and gate_cards(match.state).used:
                used = True
                assert fingerprint(load(match.save()).state) == fingerprint(match.state)
                assert fingerprint(match.state.clone()) == fingerprint(match.state)
        assert fingerprint(load(match.save()).state) == fingerprint(match.state)
        if used:
            return
    raise AssertionError("nobody has used a gate")


@pytest.mark.parametrize("seats", [2, 4])
def test_GATE_6_what_everybody_may_know(seats: int) -> None:
    state = alhambra.start(Setup(seats, 7, modules=("gates",)))
    rng = fast(seats)
    while not is_over(state):
        if rng.below(6) == 0:
            for seat in everybody(state):
                world = reshuffled_behind(state, seat, rng)
                assert view(world, seat).encode() == view(state, seat).encode()
        submit(state, to_move(state), choose(state, rng))
