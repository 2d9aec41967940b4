"""Section 3 of the base rules: setting the table, looked at in many games."""

from __future__ import annotations

import re
from typing import cast

import pytest

from alhambra.core.dealing import start_hand, start_seat
from alhambra.core.engine import legal, new_game, submit, to_move
from alhambra.core.pieces import base_cards
from alhambra.core.setup import Setup
from alhambra.core.view import view
from alhambra.testing.scenario import scenario
from tests.rules.deals import SEATS, Trinkets, dealt, draw_pile, fresh_games, told
from tests.rules.printed import CURRENCIES, TILES, worth


@pytest.mark.parametrize("seats", SEATS)
def test_B_20_fountain_empty_reserve_no_points(seats: int) -> None:
    game = new_game(Setup(seats, seed=3))
    seen = view(game, 0).facts()
    assert seen["alhambras"] == [{"0,0": "fountain"}] * seats
    assert seen["reserves"] == seen["acquired"] == [[]] * seats
    assert seen["scores"] == [0] * seats


def test_B_21_all_tiles_go_into_the_bag() -> None:
    for state in fresh_games():
        names = state.table.tiles.names
        drawn = [names[tile] for tile in [*state.market, *state.dirk]]
        left = [names[tile] for tile in list(state.bag)[state.bag_at :]]
        assert sorted(drawn + left) == sorted(TILES)


def test_B_21_the_bag_is_mixed() -> None:
    """Any tile can be the first one drawn, none of them much more often than another."""
    first = [scenario(seed=seed).on_market()[0] for seed in range(1080)]
    counts = [first.count(tile) for tile in TILES]
    assert min(counts) >= 5  # 20 are expected
    assert max(counts) <= 45


def test_B_22_six_tiles_for_dirk_with_two_players_only() -> None:
    for state in fresh_games():
        assert len(state.dirk) == (6 if len(state.players) == 2 else 0)


def test_B_23_four_tiles_onto_fields_1_to_4_in_order() -> None:
    for state in fresh_games():
        drawn = told(state, "tile-drawn")
        assert [facts["field"] for facts in drawn] == [1, 2, 3, 4]
        assert [facts["tile"] for facts in drawn] == [state.table.tiles.names[tile] for tile in state.market]


def test_B_23_dirk_is_served_before_the_market() -> None:
    names = [event.name() for event in new_game(Setup(2, seed=8)).events]
    assert names.count("dirk-drew") == 1
    assert names.index("dirk-drew") < names.index("tile-drawn")


def test_B_24_no_scoring_card_among_start_money() -> None:
    for state in fresh_games():
        assert not [card for hand in dealt(state) for card in hand if card.startswith("scoring")]


def test_B_24_the_money_is_shuffled() -> None:
    """Every kind of money card is the very first one dealt in some game."""
    first = {dealt(new_game(Setup(3, seed)))[0][0] for seed in range(400)}
    assert len(first) == 36


def test_B_24_module_cards_may_be_shuffled_with_the_money() -> None:
    hands = [dealt(new_game(Setup(6, seed), [Trinkets()])) for seed in range(10)]
    assert [seed for seed, cards in enumerate(hands) if not any("pearl-9" in hand for hand in cards)] == []


def test_B_25_start_money_is_20_to_28() -> None:
    totals = {worth(hand) for state in fresh_games() for hand in dealt(state)}
    assert totals == set(range(20, 29))


def test_B_25_no_card_after_20_is_reached() -> None:
    for state in fresh_games():
        for hand in dealt(state):
            assert worth(hand[:-1]) < 20


def test_B_25_one_player_after_the_other() -> None:
    for state in fresh_games():
        assert [facts["seat"] for facts in told(state, "money-dealt")] == list(range(len(state.players)))


def test_B_25_served_from_the_top_of_one_pile() -> None:
    assert served(7, 8, 9, 9, 9, 1, 1, 9, 9, 9, 9, seats=3) == [[7, 8, 9], [9, 9, 1, 1], [9, 9, 9]]


def served(*pile: int, seats: int) -> list[list[int]]:
    """The values each seat gets from a pile of such cards."""
    cards = base_cards()
    return [[cards.values[card] for card in hand] for hand in hands_from(pile, seats)]


def hands_from(pile: tuple[int, ...], seats: int) -> list[bytes]:
    """Start money for so many seats from a pile of cards of these values; the currencies do not matter."""
    cards = base_cards()
    kinds = [cards.find(f"{CURRENCIES[at % 4]}-{number}") for at, number in enumerate(pile)]
    hands: list[bytes] = []
    for _ in range(seats):
        hands.append(start_hand(cards, kinds, sum(len(hand) for hand in hands)))
    return hands


def test_B_26_dealt_cards_become_the_hand() -> None:
    for state in fresh_games():
        for seat, cards in enumerate(dealt(state)):
            assert sorted(cast("list[str]", view(state, seat).facts()["hand"])) == sorted(cards)


def test_B_26_money_is_secret_from_now_on() -> None:
    """After the first decision a view names no card but those on display, in the own hand, or just taken."""
    state = new_game(Setup(6, seed=12))
    start = to_move(state)
    submit(state, start, legal(state)[0])
    taken = cast("list[str]", told(state, "money-taken")[0]["cards"])
    turned_up = [cast(str, facts["card"]) for facts in told(state, "card-turned-up")]
    for seat in range(6):
        seen = view(state, seat)
        own = state.table.card_names(seen.hand)
        display = state.table.card_names(seen.display)
        named = re.findall(r"(?:florin|dirham|denar|ducat)-\d", seen.encode().decode())
        assert set(named) == {*own, *display, *taken, *turned_up}


def test_B_27_fewest_cards_then_least_money_then_earliest_seat() -> None:
    reasons = set()
    for state in fresh_games():
        hands = dealt(state)
        fewest = [seat for seat, hand in enumerate(hands) if len(hand) == min(len(other) for other in hands)]
        least = min(worth(hands[seat]) for seat in fewest)
        poorest = [seat for seat in fewest if worth(hands[seat]) == least]
        assert to_move(state) == poorest[0]
        assert told(state, "game-began") == [{"seat": poorest[0]}]
        reasons.add((len(fewest) > 1, len(poorest) > 1))
    assert reasons == {(False, False), (True, False), (True, True)}  # each way to be first has been seen


def test_B_28_four_money_cards_on_display() -> None:
    for state in fresh_games():
        display = state.table.card_names(tuple(state.display))
        assert len(display) == 4
        assert not [card for card in display if card.startswith("scoring")]


def test_B_28_module_cards_put_in_later_are_not_on_display() -> None:
    for seed in range(30):
        state = new_game(Setup(4, seed), [Trinkets()])
        assert "shell-9" not in state.table.card_names(tuple(state.display))
        assert draw_pile(state).count("shell-9") == 50


@pytest.mark.parametrize("seats", SEATS)
def test_B_32_the_start_player_begins_and_play_goes_clockwise(seats: int) -> None:
    state = new_game(Setup(seats, seed=21))
    start = cast(int, told(state, "game-began")[0]["seat"])
    order = []
    for _ in range(2 * seats):
        order.append(to_move(state))
        submit(state, to_move(state), legal(state)[0])  # one card is taken, which ends the turn
    assert order == [(start + step) % seats for step in range(2 * seats)]


def starter(*pile: int, seats: int = 3) -> int:
    """The seat that begins when start money is dealt from such a pile."""
    return start_seat(base_cards(), hands_from(pile, seats))


def test_B_EX_7_fewest_cards_shared_least_money_starts() -> None:
    pile = (7, 8, 9, 9, 9, 2, 5, 5, 5, 6)
    assert served(*pile, seats=3) == [[7, 8, 9], [9, 9, 2], [5, 5, 5, 6]]
    assert starter(*pile) == 1


def test_B_EX_8_earliest_seat_starts() -> None:
    assert starter(7, 8, 9, 9, 9, 6, 4, 5, 5, 6) == 0
    assert starter(4, 5, 5, 6, 7, 8, 9, 9, 9, 6) == 1


@pytest.mark.parametrize(
    ("pile", "total"),
    [
        ((9, 9, 1, 9, 9), 28),  # at 19 one more card is dealt, whatever it is
        ((9, 9, 2, 1, 1), 20),
        ((9, 8, 2, 1, 9), 20),
    ],
)
def test_B_EX_9_dealing_stops_between_20_and_28(pile: tuple[int, ...], total: int) -> None:
    assert sum(served(*pile, seats=1)[0]) == total
