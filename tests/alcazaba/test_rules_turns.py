"""Dice turns and remodelling (ALC-16 to ALC-21)."""

from __future__ import annotations

import pytest

from alhambra.core.setup import SEAT_NAMES
from tests.alcazaba.grounds import Grounds, Loaded, grounds

MIXED = ("pavilion", "seraglio", "seraglio", "arcades", "chambers", "garden", "tower", "tower")
REDESIGNS = {"add", "remove", "swap"}


def verbs(game: Grounds, seat: str = "A") -> set[str]:
    return {text.split()[0] for text in game.offered(seat)}


def builder(seats: str = "ABC") -> Grounds:
    """A has a pavilion east of the fountain and a garden in reserve."""
    return grounds(seats).alhambra("A", "1,0 pavilion-8").reserve("A", "garden-11")


def test_ALC_16_three_throws_then_the_marker() -> None:
    game = grounds()
    game.state.rng = Loaded(*[5] * 3, *[0] * 5, *[5, 5, 0, 0, 0], *[1, 2, 3])
    assert game.offered("A") == ["throw all"]
    game.play("A", "throw all")
    assert verbs(game) == {"throw", "place"}
    game.play("A", "throw " + " ".join(["pavilion"] * 5), "throw pavilion pavilion pavilion")
    assert verbs(game) == {"place"}
    game.play("A", "place tower")
    assert game.column("tower") == {"5/3": "A"}
    assert game.asked() == "B"


def test_ALC_16_any_set_of_dice_may_be_thrown_again() -> None:
    game = grounds().dice(*MIXED)
    throws = game.offered("A", "throw")
    assert len(throws) == len(set(throws)) == 2 * 3 * 2 * 2 * 2 * 3 - 1  # every multiset but none
    assert game.refused("A", "throw pavilion pavilion") == "DICE-23"


def test_ALC_16_only_a_type_that_shows_may_be_named() -> None:
    game = grounds().dice(*["tower"] * 8)
    assert game.offered("A", "place") == ["place tower"]
    assert game.refused("A", "place garden") == "DICE-25"


def test_ALC_16_stepping_down_and_off_the_board() -> None:
    game = grounds().markers("garden", B="5/3", C="4/1").dice(*["garden"] * 5, *["tower"] * 3, throws=3)
    assert game.play("A", "place garden").column("garden") == {"5/3": "B", "4/1": "C", "4/2": "A"}
    game = grounds().markers("garden", B="1/3").dice("garden", *["tower"] * 7, throws=3).play("A", "place garden")
    assert game.column("garden") == {"1/3": "B"}
    assert game.stock.off == [1, 0, 0]


def test_ALC_16_turns_go_clockwise_from_the_start_player() -> None:
    game = grounds("ABCD").starter("C").turn("C")
    asked = []
    for _ in range(16):
        seat = game.asked()
        asked.append(seat)
        game.dice(*MIXED, throws=3).play(seat, "place tower")
    assert "".join(asked) == "CDAB" * 4


@pytest.mark.parametrize("throws", [1, 2])
def test_ALC_17_remodelling_instead_of_placing(throws: int) -> None:
    game = builder().dice(*MIXED, throws=throws).play("A", "add garden-11 0,1")
    assert game.tiles("A") == {"0,0": "fountain", "1,0": "pavilion-8", "0,1": "garden-11"}
    assert game.stock.at_home == [1, 0, 0]
    assert game.stock.hands == [4, 5, 5]
    assert not any(any(column) for column in game.stock.columns)
    assert game.asked() == "B"


def test_ALC_18_not_after_the_third_throw() -> None:
    game = builder().dice(*MIXED, throws=3)
    assert verbs(game) == {"place"}
    assert game.refused("A", "add garden-11 0,1") == "ALC-18"


def test_ALC_19_not_before_the_first_throw() -> None:
    game = builder()
    assert verbs(game) == {"throw"}
    assert game.refused("A", "remove pavilion-8") == "ALC-19"


def test_ALC_20_build_remove_or_swap_exactly_once() -> None:
    for text, palace, reserve in (
        ("add garden-11 2,0", {"1,0": "pavilion-8", "2,0": "garden-11"}, []),
        ("remove pavilion-8", {}, ["pavilion-8", "garden-11"]),
        ("swap pavilion-8 garden-11", {"1,0": "garden-11"}, ["pavilion-8"]),
    ):
        game = builder().dice(*MIXED).play("A", text)
        assert game.tiles("A") == {"0,0": "fountain", **palace}
        assert game.reserved("A") == reserve
        assert game.asked() == "B"


def test_ALC_20_the_whole_alhambra_stays_legal_and_the_start_tile_where_it_is() -> None:
    game = builder().alhambra("A", "1,0 pavilion-8", "2,0 arcades-9").dice(*MIXED)
    assert game.refused("A", "remove pavilion-8") == "B-73"
    assert game.refused("A", "remove fountain") == "B-71"
    assert game.refused("A", "swap fountain garden-11") == "B-71"


def test_ALC_21_offered_only_if_there_is_something_to_remodel() -> None:
    assert verbs(grounds().dice(*MIXED)) == {"throw", "place"}
    assert verbs(builder().dice(*MIXED)) == {"throw", "place", *REDESIGNS}


def test_ALC_21_in_several_turns_of_a_round() -> None:
    game = builder().dice(*MIXED).play("A", "add garden-11 0,1")
    for seat in "BC":
        game.dice(*MIXED).play(seat, "place tower")
    game.dice(*MIXED).play("A", "remove garden-11")
    assert game.stock.at_home == [2, 0, 0]


def test_ALC_EX_9_remodelling_after_throws_1_2_and_3() -> None:
    offered = [verbs(builder().dice(*MIXED, throws=throws)) >= REDESIGNS for throws in (1, 2, 3)]
    assert offered == [True, True, False]
    assert builder().dice(*MIXED, throws=3).refused("A", "remove pavilion-8") == "ALC-18"


def test_ALC_EX_10_before_any_throw_and_with_nothing_to_remodel() -> None:
    assert builder().refused("A", "add garden-11 0,1") == "ALC-19"
    assert not verbs(grounds().dice(*MIXED)) & REDESIGNS


def test_ALC_EX_11_four_markers_on_the_board_one_at_home() -> None:
    game = builder().nothing_on_offer().round(2)
    game.play("A", "throw all").dice(*MIXED).play("A", "remove pavilion-8")
    for _ in range(13):
        game.dice(*MIXED, throws=3).play(game.asked(), "place tower")
    markers = [owner for kind in ("tower",) for owner in game.column(kind).values()]
    assert markers.count("A") + game.stock.off[0] == 4
    assert game.stock.at_home[0] == 1
    game.dice(*MIXED, throws=3).play(game.asked(), "place tower")  # the last marker ends the round
    assert game.stock.round == 3
    assert game.stock.hands == [5, 5, 5]
    assert game.stock.at_home == [0, 0, 0]
    assert game.asked() == SEAT_NAMES[game.stock.starter]
