"""Section 5 of expansion 5: the art of the Moors. What is printed on counters stands in the table of pieces."""

from __future__ import annotations

from typing import cast

import pytest

from alhambra import data
from alhambra.core.module import Module
from alhambra.core.scoring import count_points
from alhambra.core.setup import SEAT_NAMES
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.moors.module import ArtOfTheMoors
from alhambra.rulebooks.moors.part import NONE, counters
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.scenario import Scenario, scenario

EIGHTS = ("pavilion-8", "seraglio-8", "arcades-8-n", "arcades-8-e", "chambers-8", "garden-8-sw", "tower-8")
OPEN = ("florin-1", "dirham-2", "denar-3", "ducat-4")
PRICES = (6, 7, 8, 9, 10, 11, 12)


def atelier(*others: Module, seats: str = "ABC") -> Scenario:
    return scenario(seats, [*others, ArtOfTheMoors()]).display(*OPEN).pile(*["ducat-1"] * 9)


def eights(game: Scenario, seat: str, number: int) -> Scenario:
    """So many buildings of price 8 in a seat's Alhambra."""
    return game.alhambra(seat, *[f"{x},0 {tile}" for x, tile in enumerate(EIGHTS[:number], 1)])


def turn(game: Scenario, seat: str, price: int, step: int) -> Scenario:
    """Give a seat a counter that has been turned so often."""
    part = counters(game.state)
    at = PRICES.index(price)
    part.piles[at] -= part.steps[SEAT_NAMES.index(seat)][at] == NONE
    part.steps[SEAT_NAMES.index(seat)][at] = step
    game.state.offered = None
    return game


def shown(game: Scenario, seat: str) -> dict[str, dict[str, int]]:
    """A seat's counters, as everybody sees them."""
    rows = cast("list[dict[str, dict[str, int]]]", game.view("C").modules["moors"]["counters"])
    return rows[SEAT_NAMES.index(seat)]


def points(game: Scenario, scoring: int) -> list[int]:
    found = [0] * (len(game.state.players) + 1)
    for award in count_points(game.state, scoring).awards:
        if award.module == "moors":
            found[award.seat] += award.points
    return found


def test_ART_1_ART_2_ART_3_twenty_counters_in_piles_by_price() -> None:
    piles = atelier().view("A").modules["moors"]["piles"]
    assert piles == {"6": 3, "7": 3, "8": 4, "9": 4, "10": 3, "11": 2, "12": 1}
    assert sum(counters(atelier().state).piles) == 20


def test_ART_4_alhambra_and_reserve_together() -> None:
    game = eights(atelier(), "A", 1).reserve("A", "tower-8").play("A", "take florin-1")
    assert shown(game, "A") == {"8": {"value": 0, "marker": 2}}


@pytest.mark.parametrize("camp", ["camp-8-ne", "camp-8-sw"])
def test_ART_4_no_camps(camp: str) -> None:
    game = atelier(Camps()).alhambra("A", "1,0 pavilion-8", f"2,0 {camp}").play("A", "take florin-1")
    assert shown(game, "A") == {}


def test_ART_4_huts_and_bazaars_have_no_price() -> None:
    tiles = atelier(Huts(), BazaarTiles()).state.table.tiles
    others = [at for at, name in enumerate(tiles.names) if name.startswith(("hut-", "bazaar-"))]
    assert len(others) > 8
    assert {int(tiles.prices[at]) for at in others} == {0}


def test_ART_5_ART_6_one_counter_for_each_price_with_two_buildings_at_0() -> None:
    game = eights(atelier(), "A", 3).reserve("A", "tower-12", "garden-12", "tower-13", "garden-11")
    game.play("A", "take florin-1")
    assert game.facts("counter-taken") == [{"seat": 0, "price": 8}, {"seat": 0, "price": 12}]
    assert {price: counter["value"] for price, counter in shown(game, "A").items()} == {"8": 0, "12": 0}
    game.turn("A").play("A", "take dirham-2")
    assert game.facts("counter-taken") == []  # no second one of a price


def test_ART_5_at_the_end_of_the_own_turn_only() -> None:
    game = eights(atelier(), "B", 2).play("A", "take florin-1")
    assert shown(game, "B") == {}
    game.play("B", "take dirham-2")
    assert shown(game, "B") == {"8": {"value": 0, "marker": 2}}


def test_ART_5_cheaper_buildings_bring_none() -> None:
    game = atelier().reserve("A", "pavilion-5", "seraglio-5", "arcades-5").play("A", "take florin-1")
    assert shown(game, "A") == {}


def test_ART_X5_no_counter_from_an_empty_pile() -> None:
    game = atelier().reserve("A", "arcades-10", "tower-10")
    counters(game.state).piles[PRICES.index(10)] = 0
    game.turn("A").play("A", "take florin-1")
    assert shown(game, "A") == {}


@pytest.mark.parametrize(("number", "marker"), [(2, 2), (3, 5), (4, 9), (5, 14), (6, 20), (7, 20)])
def test_ART_7_ART_8_ART_12_ART_X6_the_marker_shows_the_number_of_buildings(number: int, marker: int) -> None:
    game = turn(eights(atelier(), "A", number), "A", 8, 0)
    assert shown(game, "A") == {"8": {"value": 0, "marker": marker}}
    for _ in range(6):
        if game.turn("A").offered("A", "develop"):
            game.play("A", "develop")
    assert shown(game, "A") == {"8": {"value": marker, "marker": marker}}


def test_ART_8_the_dials_are_those_of_the_component_table() -> None:
    rows = cast("list[dict[str, object]]", data.load("culture_tiles")["tiles"])
    for dial, row in zip(counters(atelier().state).dials, rows, strict=True):
        segments = cast("list[dict[str, int]]", row["segments"])
        assert [(points, asked) for points, asked in zip(dial.points, dial.buildings, strict=True)] == [
            (segment["points"], segment["buildings"]) for segment in segments
        ]
        assert (len(segments), dial.points[0], dial.marker(1), dial.marker(99)) == (6, 0, NONE, 5)


def test_ART_9_a_vizier_purchase_brings_a_counter_at_once() -> None:
    game = atelier(Vizier()).reserve("C", "tower-8").market("-", "-", "pavilion-8").hand("C", "denar-8")
    game.turn("A").play("A", "take florin-1").play("C", "vizier pavilion-8 for denar-8", "reserve pavilion-8")
    assert shown(game, "C") == {"8": {"value": 0, "marker": 2}}


def test_ART_9_a_sultan_claim_brings_a_counter_at_once() -> None:
    game = atelier(PowerOfTheSultan()).reserve("C", "tower-8").market("-").bag("garden-8-sw", "garden-9", "garden-6")
    sultan_cards(game.state).owned[2].append(4)
    game.turn("A").play("A", "take florin-1").play("C", "claim garden-8-sw", "reserve garden-8-sw")
    assert shown(game, "C") == {"8": {"value": 0, "marker": 2}}


def test_ART_10_an_action_also_after_an_exact_payment() -> None:
    game = turn(eights(atelier(), "A", 2), "A", 8, 0).market("-", "-", "arcades-4").hand("A", "denar-4")
    assert game.offered("A", "develop") == ["develop"]
    game.play("A", "buy arcades-4 for denar-4", "develop")
    assert game.facts("culture-developed") == [{"seat": 0, "values": {"8": 2}}]
    assert game.question() == "place-tiles"  # ART-11: no further action


def test_ART_10_not_without_a_counter_that_turns() -> None:
    game = eights(atelier(), "A", 2)
    assert game.offered("A", "develop") == []
    assert game.refused("A", "develop") == "ART-10"
    assert turn(game, "A", 8, 1).refused("A", "develop") == "ART-10"


def test_ART_11_ART_X1_all_turn_one_step_but_for_those_at_the_gem() -> None:
    game = eights(atelier(), "A", 2).reserve("A", "tower-12", "garden-12", "seraglio-9", "arcades-9")
    turn(turn(turn(game, "A", 8, 1), "A", 12, 3), "A", 9, 0).play("A", "develop")
    assert game.facts("culture-developed") == [{"seat": 0, "values": {"9": 3, "12": 8}}]
    assert {price: counter["value"] for price, counter in shown(game, "A").items()} == {"8": 2, "9": 3, "12": 8}
    assert game.asked() == "B"


def test_ART_X2_ART_X3_two_eights_then_a_third() -> None:
    game = eights(atelier(), "A", 1).reserve("A", "tower-8").play("A", "take florin-1")
    game.turn("A").play("A", "develop")
    assert shown(game, "A") == {"8": {"value": 2, "marker": 2}}
    assert game.turn("A").offered("A", "develop") == []
    game.reserve("A", "tower-8", "chambers-8").turn("A")
    assert shown(game, "A")["8"]["marker"] == 5
    game.play("A", "develop")
    assert shown(game, "A")["8"]["value"] == 5


def test_ART_12_a_tile_of_this_turn_moves_the_marker() -> None:
    game = turn(eights(atelier(), "A", 2), "A", 8, 1).market("-", "-", "chambers-8").hand("A", "denar-9")
    game.play("A", "buy chambers-8 for denar-9", "reserve chambers-8")
    assert shown(game, "A") == {"8": {"value": 2, "marker": 5}}
    assert game.turn("A").offered("A", "develop") == ["develop"]


def test_ART_13_a_new_counter_cannot_be_turned_in_the_same_turn() -> None:
    game = eights(atelier(), "A", 1).market("-", "-", "chambers-8").hand("A", "denar-8")
    game.play("A", "buy chambers-8 for denar-8")
    assert game.question() == "choose-action"
    assert game.offered("A", "develop") == []


def test_ART_14_ART_X4_every_scoring_counts_what_is_at_the_gem() -> None:
    game = turn(turn(turn(atelier(), "A", 9, 1), "A", 10, 4), "B", 8, 0)  # at 3, 10 and 0
    assert [points(game, scoring)[:3] for scoring in (1, 2, 3)] == [[13, 0, 0]] * 3


def test_ART_15_tiles_handed_out_at_the_end_change_no_score() -> None:
    game = atelier().reserve("B", "tower-11-n").bag().market("garden-11", "-", "-", "-").hand("B", "florin-9")
    game.turn("A").play("A", "take dirham-2").play("B", "reserve garden-11")
    assert game.asked() == ""
    assert points(game, 3)[:3] == [0, 0, 0]


def test_ART_16_a_tile_given_to_dirk_counts_for_nobody() -> None:
    game = eights(atelier(seats="AB"), "A", 1).dirk("tower-8", "garden-8-sw").market("-", "-", "chambers-8")
    game.hand("A", "denar-9").play("A", "buy chambers-8 for denar-9", "give chambers-8")
    assert counters(game.state).steps == [[NONE] * 7] * 2
    assert points(game, 2)[2] == 0


def test_ART_4_bonus_cards_have_no_price() -> None:
    game = eights(atelier(BonusCards()), "A", 1).play("A", "take florin-1")
    assert shown(game, "A") == {}


def test_ART_7_a_redesign_changes_no_number() -> None:
    game = turn(eights(atelier(MasterBuilders()), "A", 3), "A", 8, 1)
    before = shown(game, "A")
    game.play("A", "remove arcades-8-n")
    assert shown(game, "A") == before


def test_ART_4_the_twelfth_tower_counts_by_its_price() -> None:
    game = scenario("ABC", [ArtOfTheMoors()], tower="add").display(*OPEN).pile(*["ducat-1"] * 9)
    tiles = game.state.table.tiles
    (extra,) = set(tiles.names) - set(scenario("ABC").state.table.tiles.names)
    price = int(tiles.prices[tiles.find(extra)])
    alike = next(name for at, name in enumerate(tiles.names) if int(tiles.prices[at]) == price and name != extra)
    game.reserve("A", extra, alike).play("A", "take florin-1")
    assert list(shown(game, "A")) == [str(price)]
