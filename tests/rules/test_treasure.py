"""Section 1 of expansion 4: the treasure chamber."""

from __future__ import annotations

import pytest

from alhambra.core.pieces import TYPES
from alhambra.core.scoring import count_points
from alhambra.rulebooks.bazaars.module import BazaarTiles
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.masters.module import MasterBuilders
from alhambra.rulebooks.scorecards.module import ScoreCards
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.rulings.bureaux_not_everywhere import BureauxAndTreasure
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.chambers import all_chests, buy, chamber, in_room, lay_chests, with_chest
from tests.rules.characters import own
from tests.rules.purses import coins_of, give_coins
from tests.rules.robbers import let_hold
from tests.rules.scorings import results

GREEN = ("garden", "garden", "garden", "garden")


def points(game: Scenario, scoring: int) -> list[int]:
    """What chests give to each contestant."""
    awards = [award for award in count_points(game.state, scoring).awards if award.module == "treasure"]
    found = [0] * (len(game.state.players) + 1)
    for award in awards:
        found[award.seat] += award.points
    return found


def owning(*numbers: int, seats: str = "ABCD") -> Scenario:
    """So many chests for A, B, ...; only their number matters."""
    game = chamber(*GREEN, seats=seats)
    part = chests(game.state)
    tile = 2
    for seat, number in enumerate(numbers[: len(seats)]):
        part.laid[seat] = list(range(tile, tile + number))
        tile += number
    if len(numbers) > len(seats):
        part.dirk[0] = numbers[-1]
    return game


def test_TRE_1_forty_two_chests_in_six_colours() -> None:
    game = scenario("ABC", [TreasureChamber()])
    part = chests(game.state)
    total = [part.bag[kind] + sum(room.count(kind) for room in part.rooms) for kind in range(6)]
    assert dict(zip(TYPES, total, strict=True)) == {
        "garden": 9,
        "tower": 9,
        "chambers": 7,
        "arcades": 7,
        "seraglio": 5,
        "pavilion": 5,
    }
    assert sum(total) == 42


@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCDEF"])
def test_TRE_2_four_in_each_of_three_rooms(seats: str) -> None:
    part = chests(scenario(seats, [TreasureChamber()]).state)
    assert [len(room) for room in part.rooms] == [4, 4, 4]
    assert sum(part.bag) == 30


def test_TRE_2_drawn_at_random() -> None:
    drawn = {str(chests(scenario("ABC", [TreasureChamber()], seed).state).rooms) for seed in range(6)}
    assert len(drawn) == 6


def test_TRE_3_an_action_that_takes_all_four_of_one_room() -> None:
    game = chamber(*GREEN)
    assert game.offered("A", "chests") == ["chests 1", "chests 2", "chests 3"]
    game.play("A", "chests 1")
    assert game.question() == "pay-for-chests"
    game.play("A", "pay-chests 1 with florin-8")
    assert game.facts("chests-bought") == [{"seat": 0, "room": 1, "chests": list(GREEN)}]
    assert game.held("A") == []


def test_TRE_3_also_as_the_action_after_an_exact_payment() -> None:
    game = chamber(*GREEN).market("-", "-", "arcades-4").hand("A", "denar-4", "florin-8")
    game.play("A", "buy arcades-4 for denar-4", "chests 1", "pay-chests 1 with florin-8")
    assert game.question() == "place-tiles"


def test_TRE_3_only_a_filled_room() -> None:
    game = chamber(*GREEN)
    chests(game.state).rooms[1] = []
    game.turn("A")
    assert game.offered("A", "chests") == ["chests 1", "chests 3"]
    assert game.refused("A", "chests 2") == "TRE-3"


def test_TRE_3_TRE_4_only_for_those_who_can_pay() -> None:
    game = chamber(*GREEN).hand("A", "florin-4", "denar-3")
    assert game.offered("A", "chests") == []
    assert game.refused("A", "chests 1") == "TRE-4"


def test_TRE_4_eight_or_more_in_any_mixture() -> None:
    game = chamber(*GREEN).hand("A", "florin-3", "denar-3", "dirham-4", "ducat-1").play("A", "chests 1")
    assert len(game.offered("A")) == 3  # those without a needless card
    assert game.refused("A", "pay-chests 1 with florin-3 denar-3") == "TRE-4"
    assert game.refused("A", "pay-chests 2 with florin-3 denar-3 dirham-4") == "TRE-4"  # the room is chosen
    game.play("A", "pay-chests 1 with florin-3 denar-3 dirham-4 ducat-1")  # B-63: needless cards may be laid
    assert game.held("A") == []


def test_TRE_5_TRE_X2_exactly_eight_is_no_further_action() -> None:
    game = buy(chamber(*GREEN).hand("A", "florin-8", "florin-5"))
    assert game.asked() == "B"


def test_TRE_X1_the_printed_example() -> None:
    game = chamber(*GREEN).hand("A", "ducat-3", "denar-3", "dirham-4").alhambra("A", "1,0 garden-11")
    buy(game, cards="ducat-3 denar-3 dirham-4")
    assert game.held("A") == []
    assert game.facts("chests-bought")[0]["chests"] == list(GREEN)
    assert game.question() == "lay-chests"
    game.play("A", "lay-chest garden-11")
    assert game.asked() == "B"


def test_TRE_6_even_if_none_can_be_placed() -> None:
    game = buy(chamber(*GREEN))
    assert (with_chest(game, "A"), game.asked()) == ([], "B")
    assert all_chests(game) == 42


def test_TRE_7_on_own_buildings_of_the_colour_one_on_each() -> None:
    game = chamber(*GREEN).alhambra("A", "1,0 garden-11", "2,0 tower-12", "3,0 garden-10-open").reserve("A", "garden-9")
    lay_chests(game, "A", "garden-11")
    buy(game)
    assert game.offered("A") == ["lay-chest garden-10-open"]
    game.play("A", "lay-chest garden-10-open")
    assert with_chest(game, "A") == ["garden-10-open", "garden-11"]


def test_TRE_7_TRE_8_on_a_building_bought_in_this_very_turn() -> None:
    game = chamber(*GREEN).market("garden-11").hand("A", "florin-9", "florin-2", "denar-8")
    game.play("A", "buy garden-11 for florin-9 florin-2", "chests 1", "pay-chests 1 with denar-8")
    assert game.question() == "place-tiles"
    game.play("A", "build garden-11 1,0")
    assert game.offered("A") == ["lay-chest garden-11"]


def test_TRE_8_after_extra_redesigns() -> None:
    game = chamber(*GREEN, others=(MasterBuilders(),)).reserve("A", "garden-11").hand("A", "florin-8", "builder-denar")
    buy(game)
    game.play("A", "master builder-denar", "add garden-11 1,0")
    assert game.offered("A") == ["lay-chest garden-11"]
    game = own(chamber(*GREEN, others=(Characters(),)), "A", "ammar-el-schauf").reserve("A", "garden-11")
    buy(game).play("A", "add garden-11 1,0")
    assert game.offered("A") == ["lay-chest garden-11"]


def test_TRE_9_the_buyer_must_place_all_he_can_and_chooses_where() -> None:
    game = chamber("garden", "garden", "tower", "seraglio")
    game.alhambra("A", "1,0 garden-11", "2,0 garden-10-open", "3,0 tower-12", "4,0 garden-12")
    buy(game)
    assert set(game.offered("A")) == {
        "lay-chest garden-11",
        "lay-chest garden-10-open",
        "lay-chest garden-12",
        "lay-chest tower-12",
    }
    assert game.refused("A", "stop")
    game.play("A", "lay-chest garden-12", "lay-chest tower-12", "lay-chest garden-11")
    assert with_chest(game, "A") == ["garden-11", "garden-12", "tower-12"]
    assert game.asked() == "B"


def test_TRE_10_what_is_left_goes_round_once_then_into_the_bag() -> None:
    game = chamber(*GREEN).alhambra("B", "1,0 garden-11", "2,0 garden-9").alhambra("C", "1,0 garden-12")
    game.alhambra("A", "1,0 garden-10-open").reserve("C", "garden-6")
    buy(game).play("A", "lay-chest garden-10-open")
    assert (game.asked(), set(game.offered("B"))) == ("B", {"lay-chest garden-11", "lay-chest garden-9", "stop"})
    game.play("B", "lay-chest garden-9", "stop")
    assert (game.asked(), set(game.offered("C"))) == ("C", {"lay-chest garden-12", "stop"})
    game.play("C", "lay-chest garden-12")
    assert [with_chest(game, seat) for seat in "ABC"] == [["garden-10-open"], ["garden-9"], ["garden-12"]]
    assert game.facts("chests-returned") == [{"chests": ["garden"]}]
    assert (game.asked(), game.question()) == ("B", "choose-action")
    assert all_chests(game) == 42


def test_TRE_10_TRE_X3_the_example_of_the_page() -> None:
    game = chamber("garden", "garden", "seraglio", "pavilion").alhambra("A", "1,0 garden-11")
    game.alhambra("B", "1,0 garden-12", "2,0 seraglio-9")
    buy(game).play("A", "lay-chest garden-11").play("B", "lay-chest garden-12", "lay-chest seraglio-9")
    assert game.facts("chests-returned") == [{"chests": ["pavilion"]}]
    assert len(in_room(game)) == 4
    assert with_chest(game, "B") == ["seraglio-9", "garden-12"]


def test_TRE_11_the_room_is_refilled_when_all_is_placed() -> None:
    game = chamber(*GREEN).alhambra("A", "1,0 garden-11").alhambra("B", "1,0 garden-12")
    buy(game).play("A", "lay-chest garden-11")
    assert in_room(game) == []
    before = game.state.revealed
    game.play("B", "stop")
    assert len(in_room(game)) == 4
    assert game.state.revealed > before  # nobody takes back what came to light
    assert all_chests(game) == 42


def test_TRE_11_TRE_X6_with_too_few_no_room_is_ever_refilled() -> None:
    game = chamber(*GREEN).alhambra("A", "1,0 garden-11", "2,0 garden-12", "3,0 garden-9", "4,0 garden-10-open")
    part = chests(game.state)
    part.bag[:] = [3, 0, 0, 0, 0, 0]
    buy(game).play("A", *[f"lay-chest {tile}" for tile in ("garden-11", "garden-12", "garden-9", "garden-10-open")])
    assert in_room(game, 1) == []
    assert chests(game.state).bag == [3, 0, 0, 0, 0, 0]
    chests(game.state).rooms[1] = [5, 5, 5, 5]
    game.hand("A", "florin-8").turn("A")
    buy(game, room=2)  # four towers, for whom nobody has a place, come back: 7 in the bag
    assert sum(chests(game.state).bag) == 7
    assert (in_room(game, 1), in_room(game, 2)) == ([], [])
    assert game.view("B").modules["treasure"]["bag"] == 7


def test_TRE_11_what_nobody_places_is_in_the_bag_before_it_is_drawn_from() -> None:
    game = chamber(*GREEN)
    chests(game.state).bag[:] = [0] * 6
    buy(game)
    assert in_room(game) == list(GREEN)


@pytest.mark.parametrize("swap", [False, True])
def test_TRE_12_the_chest_leaves_with_its_building(swap: bool) -> None:
    game = lay_chests(chamber(*GREEN).alhambra("A", "1,0 garden-11"), "A", "garden-11").reserve("A", "garden-10-open")
    game.alhambra("B", "1,0 garden-12")
    before = chests(game.state).bag[TYPES.index("garden")]
    game.play("A", "swap garden-11 garden-10-open" if swap else "remove garden-11")
    assert with_chest(game, "A") == []
    assert chests(game.state).bag[TYPES.index("garden")] == before + 1
    assert (game.asked(), game.question()) == ("B", "choose-action")  # it is offered to nobody


@pytest.mark.parametrize(
    ("scoring", "numbers", "expected"),
    [
        (1, (3, 2, 1, 0), [7, 0, 0, 0]),
        (2, (3, 2, 1, 0), [14, 7, 0, 0]),
        (3, (4, 3, 2, 1), [22, 14, 7, 0]),
        (1, (2, 2, 1, 0), [3, 3, 0, 0]),
        (2, (2, 2, 1, 0), [10, 10, 0, 0]),
        (3, (5, 3, 3, 0), [22, 10, 10, 0]),
        (3, (1, 0, 0, 0), [22, 0, 0, 0]),
        (3, (0, 0, 0, 0), [0, 0, 0, 0]),
    ],
    ids=["first", "second", "third", "tie", "TRE-X4", "TRE-X5", "one", "none"],
)
def test_TRE_13_TRE_14_TRE_X4_TRE_X5_the_majority(scoring: int, numbers: tuple[int, ...], expected: list[int]) -> None:
    assert points(owning(*numbers), scoring)[:4] == expected


def test_TRE_13_whatever_their_colours() -> None:
    game = chamber(*GREEN).alhambra("A", "1,0 garden-11", "2,0 tower-12").alhambra("B", "1,0 garden-12")
    lay_chests(lay_chests(game, "A", "garden-11", "tower-12"), "B", "garden-12")
    assert points(game, 2) == [14, 7, 0, 0]


def test_TRE_15_no_chests_when_leftover_tiles_are_handed_out() -> None:
    game = chamber(*GREEN).bag().market("garden-11", "-", "-", "-").hand("A").hand("B", "florin-9")
    game.display("florin-1", "florin-2", "florin-3").play("A", "take florin-1")
    assert game.asked() == "B"
    game.play("B", next(text for text in game.offered("B", "build")))
    assert not game.events("chests-bought")
    assert game.asked() == ""
    assert all_chests(game) == 42


def test_TRE_16_dirk_first_and_as_many_as_fit() -> None:
    game = chamber("garden", "garden", "garden", "tower", seats="AB").dirk("garden-11", "seraglio-9")
    game.alhambra("A", "1,0 garden-12").alhambra("B", "1,0 garden-9")
    buy(game).play("A", "lay-chest garden-12")
    assert game.facts("dirk-got-chests") == [{"chests": ["garden"]}]
    assert set(game.offered("B")) == {"lay-chest garden-9", "stop"}
    game.play("B", "lay-chest garden-9")
    assert game.facts("chests-returned") == [{"chests": ["tower"]}]
    assert all_chests(game) == 42
    game.hand("A", "florin-8").turn("A")
    chests(game.state).rooms[1] = [4, 4, 4, 4]
    buy(game, room=2)
    assert game.facts("dirk-got-chests") == []  # one chest on each of his buildings


def test_TRE_17_dirk_takes_part() -> None:
    game = owning(2, 1, 3, seats="AB")
    assert points(game, 2) == [7, 0, 14]


def test_TRE_18_no_chest_on_huts_camps_bazaars_and_fountain() -> None:
    game = chamber(*GREEN, others=(Huts(), Camps(), BazaarTiles()))
    game.alhambra("A", "0,-1 hut-garden-n", "0,1 bazaar-denar-2", "1,0 pavilion-7", "2,0 camp-4-w")
    buy(game)
    assert (with_chest(game, "A"), game.asked()) == ([], "B")


def test_TRE_4_coins_may_pay_and_no_change_is_given() -> None:
    game = chamber(*GREEN, others=(Change(),)).hand("A", "florin-9", "denar-4")
    give_coins(game, "A", "ducat", "ducat")
    buy(game, cards="coin-ducat coin-ducat florin-9 denar-4")  # 15
    assert coins_of(game, "A") == []
    assert not game.events("change-given")


def test_TRE_19_diamonds_alone() -> None:
    game = chamber(*GREEN, others=(Diamonds(),)).hand("A", "diamond-5", "diamond-3", "florin-4", "denar-4")
    game.play("A", "chests 1")
    assert set(game.offered("A")) == {"pay-chests 1 with diamond-5 diamond-3", "pay-chests 1 with denar-4 florin-4"}
    assert game.refused("A", "pay-chests 1 with diamond-5 florin-4") == "TRE-4"
    game = chamber(*GREEN, others=(Diamonds(),)).hand("A", "diamond-5", "florin-4")
    assert game.offered("A", "chests") == []


def test_TRE_4_a_bureau_cannot_be_played() -> None:
    game = chamber(*GREEN, others=(Bureaux(), BureauxAndTreasure()))
    game.hand("A", "florin-8", "bureau-denar-ducat").play("A", "chests 1")
    assert game.offered("A") == ["pay-chests 1 with florin-8"]
    assert game.refused("A", "pay-chests 1 with bureau-denar-ducat florin-8") == "TRE-4"


def test_TRE_4_master_builders_and_caravanserai_pay_their_value() -> None:
    game = chamber(*GREEN, others=(MasterBuilders(),)).hand("A", "florin-5", "builder-denar").play("A", "chests 1")
    assert len(game.offered("A")) == 1
    game = chamber(*GREEN, others=(Caravanserai(),)).hand("A", "florin-5")
    part = caravans(game.state)
    part.free.remove(0)
    part.markers.append(Marker(0, 0, 3, False))
    card = game.state.table.cards.names[part.caravans[0].kind]
    game.turn("A").play("A", "chests 1")
    assert [set(text.split()[3:]) for text in game.offered("A")] == [{card, "florin-5"}]
    game.play("A", game.offered("A")[0])
    assert caravans(game.state).markers[0].level <= 1  # it went back to 0, and may move on


def test_TRE_20_vizier_karim_and_sultan_get_no_chests() -> None:
    game = chamber(*GREEN, others=(Vizier(),)).hand("C", "florin-9").play("A", "take florin-9")
    assert game.offered("C", "chests") == []
    game = own(chamber(*GREEN, others=(Characters(),)), "A", "abdul-karim").hand("A")
    assert {text.split()[0] for text in game.offered("A")} <= {"take", "abdul-karim", "pass"}
    game = chamber(*GREEN, others=(PowerOfTheSultan(),)).hand("A")
    sultan_cards(game.state).owned[0].append(TYPES.index("garden"))
    game.turn("A")
    assert game.offered("A", "chests") == []
    assert game.offered("A", "claim") == []


def test_TRE_13_new_score_cards_do_not_touch_it() -> None:
    game = lay_chests(chamber(*GREEN, others=(ScoreCards(),)).alhambra("A", "1,0 garden-11"), "A", "garden-11")
    assert [points(game, scoring)[0] for scoring in (1, 2, 3)] == [7, 14, 22]


def test_TRE_3_thieves_do_not_touch_chests() -> None:
    game = let_hold(chamber(*GREEN, others=(Thieves(),)), "C", "denar").alhambra("A", "1,0 garden-11")
    buy(game).play("A", "lay-chest garden-11")
    assert game.asked() == "C"
    assert {text.split()[0] for text in game.offered("C")} == {"thief", "stop"}


def test_TRE_13_scored_when_the_card_comes_up() -> None:
    game = lay_chests(chamber(*GREEN).alhambra("A", "1,0 garden-11"), "A", "garden-11").pile("scoring-A", "ducat-1")
    game.play("A", "take florin-9")
    (result,) = results(game)
    assert [award.facts() for award in result.awards] == [
        {"seat": 0, "points": 7, "module": "treasure", "reason": "1 chests, place 1"}
    ]
