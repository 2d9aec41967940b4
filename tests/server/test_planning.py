"""What a scene tells beyond its options, so that a purchase can be planned: squares for the tile, larger payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from alhambra.core.engine import RuleError, legal, to_move
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.server import wire
from alhambra.server.storage.entry import MOVE, Entry
from alhambra.server.tables.course import Course
from alhambra.server.tables.scene import Painter, pieces

TICKET = "ticket"
LOOKS = 120  # questions
MONEY = ("change", "masters", "caravanserai")  # modules that bring money of their own
MODULES = ((), ("camps", "gates", "bureaux"), ("sultan", "characters", "walls"))


def turns(*modules: str, looks: int = LOOKS) -> Iterator[tuple[Course, wire.Scene]]:
    """The first questions of a game that is played by chance, each with what the seat asked sees."""
    course, chance = Course(Setup(seats=3, seed=11, modules=modules), False, 0.0), fast(5)
    while course.n < looks and not course.over():
        seat = to_move(course.state)
        yield course, Painter().scene(course, course.view(seat), TICKET)
        options = legal(course.state)
        text = options[chance.below(len(options))].text(course.state.table)
        course.apply(Entry(course.n, MOVE, seat, text, at=0.0))


@pytest.mark.parametrize("modules", MODULES, ids=",".join)
def test_the_squares_told_for_a_tile_are_those_it_may_then_be_built_on(modules: tuple[str, ...]) -> None:
    compared = 0
    for course, scene in turns(*modules):
        for tile, squares in scene.fits.items():
            dear = next((one for one in scene.options if one.kind == "buy" and one.tile == tile and one.over > 0), None)
            if dear is None:  # paid exactly, the turn goes on before anything is placed
                continue
            state, _ = course.after(scene.seat, dear.key)
            bought = Course(course.setup, False, 0.0)
            bought.state = state
            then = Painter().scene(bought, bought.view(scene.seat), TICKET)
            if then.question == "place-tiles":
                built = {one.cell: one.wall for one in then.options if one.kind == "build" and one.tile == tile}
                assert built == squares
                compared += 1
    assert compared > 10


def test_only_who_may_buy_is_told_squares() -> None:
    for course, scene in turns():
        assert set(scene.fits) == {one.tile for one in scene.options if one.source == "market"}
        for other in {-1, 0, 1, 2} - {scene.seat}:
            assert Painter().scene(course, course.view(other)).fits == {}


@pytest.mark.parametrize("modules", MODULES, ids=",".join)
def test_a_payment_that_may_be_larger_is_taken_with_one_more_card(modules: tuple[str, ...]) -> None:
    """B-63: any further card of the same currency, laid down on purpose."""
    kinds = set()
    for course, scene in turns(*modules):
        for option in scene.options:
            if not option.more:
                continue
            assert option.key == option.more + " ".join(option.cards)
            left = scene.hand[:]
            for card in option.cards:
                if card in left:
                    left.remove(card)
            currency = option.cards[0].partition("-")[0]
            spare = [card for card in left if card.partition("-")[0] == currency]
            if spare and len(option.cards) == 1:
                state, _ = course.after(scene.seat, f"{option.more}{option.key.rpartition(' ')[2]} {spare[0]}")
                assert sum(state.players[scene.seat].hand) == len(scene.hand) - 2
                kinds.add(option.kind)
    assert "buy" in kinds


def test_a_payment_that_must_not_be_larger_is_refused_with_one_more_card() -> None:
    """A further card of another currency is not taken, and the rule is told."""
    refused = 0
    for course, scene in turns():
        for option in scene.options:
            currency = option.cards[0].partition("-")[0] if option.more else ""
            other = next((card for card in scene.hand if card.partition("-")[0] != currency), "")
            if option.more and other:
                with pytest.raises(RuleError):
                    course.after(scene.seat, f"{option.key} {other}")
                refused += 1
    assert refused


def worth(scene: wire.Scene, card: str) -> int:
    """As the browser finds it: by the scene, else by the name of a money card."""
    return scene.worth[card].value if card in scene.worth else int(card.rpartition("-")[2])


def test_a_scene_tells_what_all_money_is_worth() -> None:
    paid: Counter[str] = Counter()
    for course, scene in turns(*MONEY, looks=3 * LOOKS):
        tiles = pieces(course.state.table)
        for option in scene.options:
            if option.source == "market" and option.over >= 0:
                assert sum(worth(scene, card) for card in option.cards) == tiles[option.tile].price + option.over
                assert not Counter(option.cards) - Counter(scene.hand + scene.loose)
                paid.update(card.partition("-")[0] for card in option.cards)
    assert all(paid[kind] for kind in ("coin", "builder", "caravanserai"))


def test_where_names_tell_it_nothing_is_sent() -> None:
    assert all((scene.loose, scene.worth) == ([], {}) for _, scene in turns())
