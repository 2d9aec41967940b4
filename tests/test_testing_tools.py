"""The tools that tests rely on: the invariants notice what is wrong, resampling notices what leaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra.core.draws import packed
from alhambra.core.engine import legal, new_game
from alhambra.core.module import Module
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.testing.invariants import check, layout_problem, pieces
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def position() -> State:
    return new_game(Setup(3, 0))


def lose_a_card(state: State) -> None:
    state.pile_at += 1


def lose_a_tile(state: State) -> None:
    state.bag_at += 1


def double_a_tile(state: State) -> None:
    state.bag = packed([*list(state.bag)[state.bag_at + 1 :], state.market[0]])
    state.bag_at = 0


def double_a_card(state: State) -> None:
    state.display = state.display[:3] + state.display[:1]


def double_a_scoring_card(state: State) -> None:
    state.pile = packed([*list(state.pile), state.table.cards.find("scoring-A")])


def overfill_the_display(state: State) -> None:
    state.display = bytes([*state.display, state.pile[state.pile_at]])
    state.pile_at += 1


def open_a_scoring_card(state: State) -> None:
    card = state.table.cards.find("scoring-A")
    rest = [other for other in list(state.pile)[state.pile_at :] if other != card]
    state.pile = packed([*rest, state.display[0]])
    state.pile_at = 0
    state.display = bytes([*state.display[1:], card])


def mix_up_a_reserve(state: State) -> None:
    one, other = sorted(list(state.bag)[state.bag_at : state.bag_at + 2])
    state.bag_at += 2
    state.players[1].reserve = bytes([other, one])


def go_below_zero(state: State) -> None:
    state.players[2].score = -1


def build_out_of_reach(state: State) -> None:
    tile = int(state.bag[state.bag_at])
    state.bag_at += 1
    player = state.players[0]
    player.rebuild(player.board.put(tile, state.table.read_cell("5,5")), player.reserve)


def offer_twice(state: State) -> None:
    state.offered = [*legal(state), legal(state)[0]]


def offer_nothing(state: State) -> None:
    state.offered = []


def forget_a_further_action(state: State) -> None:
    state.further = True


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        (lose_a_card, "there are 2 cards"),
        (lose_a_tile, "there are 53 tiles of the base game, not 54"),
        (double_a_tile, "is there 2 times"),
        (double_a_card, "there are 4 cards|there are 2 cards"),
        (double_a_scoring_card, "there are 2 cards scoring-A"),
        (overfill_the_display, "5 cards lie in the display"),
        (open_a_scoring_card, "scoring-A does not belong in the display"),
        (mix_up_a_reserve, "the reserve of B"),
        (go_below_zero, "the score of C is negative"),
        (build_out_of_reach, "the Alhambra of A: not to be reached on foot"),
        (offer_twice, "offered twice"),
        (offer_nothing, "nobody can do anything, but the table asks: choose-action"),
        (forget_a_further_action, "a further action was earned"),
    ],
)
def test_a_harm_is_noticed(harm: Callable[[State], None], complaint: str) -> None:
    state = position()
    check(state)
    harm(state)
    with pytest.raises(AssertionError, match=complaint):
        check(state)


def test_pieces_of_modules_are_counted_against_the_beginning() -> None:
    state = position()
    begun_with = pieces(state)
    check(state, begun_with)
    begun_with.tiles[99] = 1
    state.table.tiles.names.extend(["unknown"] * 60)
    with pytest.raises(AssertionError, match="the tile unknown is there 0 times, but 1 times when the game began"):
        check(state, begun_with)


@pytest.mark.parametrize(
    ("walls", "rule"),
    [
        ({(0, 0): 0}, ""),
        ({(0, 0): 0, (1, 0): 0}, ""),
        ({(0, 0): 0, (1, 0): WEST}, "B-81"),
        ({(0, 0): 0, (1, 0): EAST, (2, 0): WEST}, "B-82"),
        ({(0, 0): 0, (1, 1): 0}, "B-82"),
        ({(x, y): 0 for x in range(3) for y in range(3) if (x, y) != (1, 1)}, "B-84"),
        ({(x, y): 0 for x in range(4) for y in range(3) if (x, y) not in ((1, 1), (2, 1))}, "B-84"),
        ({(x, y): 0 for x in range(3) for y in range(3) if (x, y) not in ((1, 1), (2, 2))}, "B-84"),
        ({(x, y): 0 for x in range(3) for y in range(3) if (x, y) not in ((1, 1), (2, 1))}, ""),
        ({(0, 0): 0, (0, -1): NORTH, (0, 1): SOUTH}, ""),
    ],
)
def test_B_87_a_layout_is_judged_by_the_plain_reading(walls: dict[tuple[int, int], int], rule: str) -> None:
    problem = layout_problem(walls)
    assert problem.endswith(f"({rule})") if rule else problem == ""


class Gossip(Module):
    """Tells everybody what nobody may know."""

    def __init__(self, secret: str) -> None:
        super().__init__()
        self.secret = secret

    def key(self) -> str:
        return "gossip"

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        if self.secret == "hands":
            return {"hands": [list(player.hand) for player in state.players]}
        if self.secret == "next card":
            return {"next": state.pile[state.pile_at]}
        if self.secret == "next tile":
            return {"next": state.bag[state.bag_at]}
        if self.secret == "discard":
            return {"discard": list(state.discard)}
        if self.secret == "luck":
            return {"luck": state.rng.clone().below(1000)}
        return {"sizes": [state.pile_left(), state.bag_left(), sum(state.discard)]}


@pytest.mark.parametrize("secret", ["hands", "next card", "next tile", "discard", "luck", "nothing"])
def test_a_leak_is_noticed(secret: str) -> None:
    game = Scenario(new_game(Setup(3, 0), [Gossip(secret)])).discard("florin-1", "florin-2", "florin-3")
    game.hand("A", "denar-1", "denar-2").hand("B", "denar-3").hand("C", "denar-4", "ducat-1")
    for seat in (0, 1, 2, SPECTATOR):
        seen = view(game.state, seat).encode()
        others = [view(reshuffled_behind(game.state, seat, fast(luck)), seat).encode() for luck in range(5)]
        assert any(other != seen for other in others) == (secret != "nothing")


def test_the_own_hand_stays_and_all_sizes_stay() -> None:
    state = position()
    world = reshuffled_behind(state, 1, fast(5))
    assert list(world.players[1].hand) == list(state.players[1].hand)
    assert [sum(player.hand) for player in world.players] == [sum(player.hand) for player in state.players]
    assert list(world.players[0].hand) != list(state.players[0].hand)
    assert (world.pile_left(), world.bag_left()) == (state.pile_left(), state.bag_left())
    assert world.display == state.display
    assert world.market == state.market
    assert pieces(world) == pieces(state)
