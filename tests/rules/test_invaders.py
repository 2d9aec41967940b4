"""Section 3 of expansion 4: invaders and scouts."""

from __future__ import annotations

import pytest

from alhambra import data
from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.pieces import SIDE_NAMES, TYPES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.caravanserai.module import Caravanserai
from alhambra.rulebooks.caravanserai.part import Marker, caravans
from alhambra.rulebooks.change.module import Change
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.invaders.frames import gaps
from alhambra.rulebooks.invaders.module import InvadersModule
from alhambra.rulebooks.invaders.part import Invaders, invaders
from alhambra.rulebooks.order import ORDER
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import own
from tests.rules.deals import SEATS
from tests.rules.module_games import tells_nothing_hidden
from tests.rules.purses import give_coins
from tests.rules.scorings import score

NORTH, EAST, SOUTH, WEST = range(4)
MONEY = ("dirham-9", "dirham-8", "denar-9", "ducat-9")
PLACES = [factory().key() for factory in ORDER]
# Three tiles without walls in a row: three sides each to the north and south, one each to the east and west.
ROW = ("1,0 pavilion-8", "2,0 seraglio-9")


def table(*others: Module, seats: str = "ABC", attacks: str = "NESW", scouts: str = "garden tower") -> Scenario:
    """The attacks in this order, these scouts open, everybody with 50 points."""
    modules = sorted([*others, InvadersModule()], key=lambda module: PLACES.index(module.key()))
    game = scenario(seats, modules).display(*MONEY).pile(*["ducat-1"] * 9)
    part = invaders(game.state)
    part.attacks = [SIDE_NAMES.index(side) for side in attacks]
    if seats != "AB":
        part.open_scouts = sorted(TYPES.index(name) for name in scouts.split())
        part.hidden_scouts = [kind for kind in range(len(TYPES)) if kind not in part.open_scouts]
    for seat in seats:
        game.score(seat, 50)
    return game.turn("A")


def part(game: Scenario) -> Invaders:
    return invaders(game.state)


def lost(game: Scenario, scoring: str = "A") -> list[int]:
    """What everybody loses in the attack after a scoring."""
    results = score(game, scoring)
    (fact,) = game.facts("attacked")
    after = [player.score for player in game.state.players]
    taken = [before + gained - now for before, gained, now in zip([50] * 6, results[-1].totals, after, strict=False)]
    assert taken == fact["lost"]
    return taken


def shop(*others: Module, tile: str = "garden-9", hand: tuple[str, ...] = ("florin-9",), **more: str) -> Scenario:
    """One tile on the florin field for A, who is on turn with these cards."""
    return table(*others, **more).market(tile, "-", "-", "-").hand("A", *hand)


def knows(game: Scenario, seat: str) -> str:
    """What a seat knows of the next attack."""
    return str(game.view(seat).modules["invaders"]["next"])


def test_INV_1_an_attack_for_each_direction_and_a_scout_for_each_kind() -> None:
    attacks, scouts = data.load("invaders")["cards"], data.load("scouts")["cards"]
    assert sorted(row["direction"] for row in attacks) == ["E", "N", "S", "W"]
    assert [row["type"] for row in scouts] == list(TYPES)
    printed = data.load("invaders")["points_per_open_side"]
    assert [printed[scoring]["main"] for scoring in "123"] == [-1, -2, -3]
    assert [printed[scoring]["neighbours"] for scoring in "123"] == [0, 0, -1]


@pytest.mark.parametrize("seats", SEATS)
def test_INV_2_INV_15_the_pile_is_shuffled_and_two_scouts_are_open(seats: int) -> None:
    orders, opened = set(), set()
    for seed in range(12):
        setup = invaders(new_game(Setup(seats, seed), [InvadersModule()]))
        assert sorted(setup.attacks) == [NORTH, EAST, SOUTH, WEST]
        assert len(setup.open_scouts) == (0 if seats == 2 else 2)
        assert sorted(setup.open_scouts + setup.hidden_scouts) == ([] if seats == 2 else list(range(6)))
        orders.add(tuple(setup.attacks))
        opened.add(tuple(setup.open_scouts))
    assert len(orders) > 3
    assert len(opened) == 1 if seats == 2 else len(opened) > 3


def test_INV_2_nothing_is_put_into_the_deck() -> None:
    plain, invaded = new_game(Setup(3, 1), []), new_game(Setup(3, 1), [InvadersModule()])
    assert list(plain.table.cards.names) == list(invaded.table.cards.names)
    assert len(plain.pile) == len(invaded.pile)


def test_INV_3_INV_X5_an_exact_purchase_brings_the_scout() -> None:
    game = shop().play("A", "buy garden-9 for florin-9")
    assert game.facts("scout-reported") == [{"seat": 0, "type": "garden", "direction": "N"}]
    assert part(game).open_scouts == [TYPES.index("tower")]
    assert (game.asked(), game.question()) == ("A", "choose-action")  # right at the purchase
    assert knows(game, "A") == "N"
    assert part(game).attacks[0] == NORTH  # it is put back


def test_INV_3_only_he_knows() -> None:
    game = shop().play("A", "buy garden-9 for florin-9")
    assert [knows(game, seat) for seat in "BC"] == ["", ""]
    assert view(game.state, SPECTATOR).modules["invaders"]["next"] == ""
    for seat in "BC":
        (seen,) = [event for event in game.view(seat).events if event.name() == "scout-reported"]
        assert seen.facts(game.state.table) == {"seat": 0, "type": "garden", "direction": ""}
    assert game.view("B").modules["invaders"]["seen_by"] == [True, False, False]


def test_INV_3_nothing_comes_of_paying_too_much_or_of_another_kind() -> None:
    game = shop(hand=("florin-9", "florin-1"), tile="garden-8-sw").play("A", "buy garden-8-sw for florin-9")
    assert not game.events("scout-reported")
    other = shop(tile="arcades-9").play("A", "buy arcades-9 for florin-9")
    assert not other.events("scout-reported")
    assert len(part(other).open_scouts) == 2


def test_INV_4_automatic_even_for_one_who_knows() -> None:
    game = shop().play("A", "buy garden-9 for florin-9")
    game.market("tower-12", "-", "-", "-").hand("A", "florin-9", "florin-3")
    game.play("A", "buy tower-12 for florin-9 florin-3")
    assert game.facts("scout-reported") == [{"seat": 0, "type": "tower", "direction": "N"}]
    assert part(game).open_scouts == []


def test_INV_5_bureaux_and_diamonds_pay_exactly() -> None:
    game = shop(Bureaux(), hand=("florin-5", "dirham-4", "bureau-florin-dirham"))
    (buy,) = game.offered("A", "buy")
    assert game.play("A", buy).events("scout-reported")
    stones = shop(Diamonds(), hand=("diamond-9",)).play("A", "buy garden-9 for diamond-9")
    assert stones.events("scout-reported")


def test_INV_5_coins_pay_exactly() -> None:
    game = give_coins(shop(Change(), hand=("florin-8",)), "A", "florin")
    (buy,) = game.offered("A", "buy")
    assert game.play("A", buy).events("scout-reported")


def test_INV_5_a_caravanserai_pays_exactly() -> None:
    game = shop(Caravanserai(), hand=("florin-6",))
    part = caravans(game.state)
    at = next(at for at in part.free if part.caravans[at].currency(Marker(at, 0, 3, False)) == 0)
    part.free.remove(at)
    part.markers.append(Marker(at, 0, 3, False))
    (buy,) = game.turn("A").offered("A", "buy")
    assert game.play("A", buy).events("scout-reported")


def test_INV_5_the_vizier_pays_exactly() -> None:
    game = table(Vizier()).hand("B", "florin-9").market("garden-9", "tower-12", "tower-13", "tower-7")
    game.play("A", "take dirham-9").play("B", "vizier garden-9 for florin-9")
    assert game.facts("scout-reported") == [{"seat": 1, "type": "garden", "direction": "N"}]
    assert knows(game, "B") == "N"


def test_INV_5_abdul_karim_pays_exactly() -> None:
    game = own(shop(Characters(), hand=()), "A", "abdul-karim").play("A", "abdul-karim garden-9")
    assert game.facts("scout-reported") == [{"seat": 0, "type": "garden", "direction": "N"}]


def test_INV_5_not_for_what_has_no_kind() -> None:
    camped = shop(Camps(), hand=())
    camp = next(name for name in camped.state.table.tiles.names if name.startswith("camp"))
    price = int(camped.state.table.tiles.prices[camped.state.table.tiles.find(camp)])
    camped.market(camp).hand("A", f"florin-{price}").play("A", f"buy {camp} for florin-{price}")
    assert camped.facts("tile-bought")[0]["exact"]
    assert not camped.events("scout-reported")
    carded = shop(PowerOfTheSultan(), hand=("florin-7",))
    sultan_cards(carded.state).lying.append((carded.state.table.cards.find("sultan-florin"), TYPES.index("garden")))
    carded.turn("A").play("A", "buy-sultan sultan-florin garden for florin-7")
    assert not carded.events("scout-reported")


def test_INV_5_SUL_8_not_for_a_claimed_tile() -> None:
    game = table(PowerOfTheSultan()).market("-", "tower-12", "tower-13", "tower-7").bag("garden-9", "tower-8")
    sultan_cards(game.state).owned[1].append(TYPES.index("garden"))
    game.play("A", "take dirham-9").play("B", "claim garden-9")
    assert not game.events("scout-reported")
    assert len(part(game).open_scouts) == 2


@pytest.mark.parametrize("scoring", ["A", "B"])
def test_INV_6_two_new_scouts_after_the_attacks_of_scorings_1_and_2(scoring: str) -> None:
    game = table()
    score(game, scoring)
    names = [event.name() for event in game.state.events]
    assert names.index("scored") < names.index("attacked") < names.index("scouts-came")
    assert part(game).open_scouts == [TYPES.index("pavilion"), TYPES.index("seraglio")]  # garden and tower are gone
    assert part(game).hidden_scouts == [TYPES.index("arcades"), TYPES.index("chambers")]


def test_INV_6_the_scouts_just_reach_for_the_game() -> None:
    game = table().pile("scoring-A", "scoring-B", "florin-5").play("A", "take dirham-9")
    assert len(game.events("attacked")) == 2
    assert len(part(game).open_scouts) == 2
    assert part(game).hidden_scouts == []


def test_INV_7_INV_X1_one_point_for_each_side_after_the_first_scoring() -> None:
    game = table().alhambra("A", *ROW)
    assert lost(game)[0] == 3
    assert game.facts("attacked")[0]["open_sides"] == [[3, 0], [1, 0], [1, 0]]


def test_INV_7_two_points_after_the_second() -> None:
    assert lost(table().alhambra("A", *ROW), "B") == [6, 2, 2]


def test_INV_7_INV_X2_three_points_and_one_for_the_neighbours_after_the_last() -> None:
    """Three open sides to the north; one to the west and two to the east, as seraglio-7 has its wall in the west."""
    game = table().alhambra("A", "1,0 pavilion-8", "2,0 seraglio-9", "0,1 seraglio-7")
    assert lost(game, "C")[0] == 3 * 3 + 3 * 1 == 12
    assert game.facts("attacked")[0]["open_sides"] == [[3, 3], [1, 2], [1, 2]]


def test_INV_7_after_all_points_of_the_scoring_are_booked() -> None:
    """Without the points of the scoring there would be nothing to lose."""
    game = table().alhambra("A", *ROW)
    for seat in "ABC":
        game.score(seat, 0)
    (result,) = score(game, "A")
    assert result.totals[0] == 3  # pavilion 1, seraglio 2
    assert game.facts("attacked")[0]["lost"] == [3, 0, 0]
    assert game.player("A").score == 0


@pytest.mark.parametrize(("direction", "sides"), [("N", "EW"), ("S", "EW"), ("E", "NS"), ("W", "NS")])
def test_INV_8_the_neighbours_of_a_direction(direction: str, sides: str) -> None:
    rest = "".join(side for side in "NESW" if side != direction)
    game = table(attacks=direction + rest).alhambra("A", "1,0 pavilion-8", "2,0 seraglio-6", "0,1 garden-8-ne")
    board = game.player("A").board
    straight = len(gaps(board, SIDE_NAMES.index(direction)))
    beside = sum(len(gaps(board, SIDE_NAMES.index(side))) for side in sides)
    assert lost(game, "C")[0] == 3 * straight + beside


def test_INV_8_north_is_the_top() -> None:
    game = table().alhambra("A", "0,-1 pavilion-6")  # it has its wall in the north
    board = game.player("A").board
    assert [len(gaps(board, side)) for side in range(4)] == [0, 2, 1, 2]
    assert lost(game)[0] == 0


def test_INV_9_every_open_side_counts_also_in_a_notch() -> None:
    """A bay that opens to the north: its bottom counts, though two tiles stand beside it."""
    game = table().alhambra("A", "-1,0 pavilion-8", "1,0 seraglio-9", "-1,-1 arcades-9", "1,-1 chambers-10")
    assert len(gaps(game.player("A").board, NORTH)) == 3
    assert lost(game)[0] == 3


def test_INV_9_nothing_further_away_gives_cover() -> None:
    """The tile at 0,2 stands in the south of the gap before the fountain."""
    rows = ("1,0 pavilion-8", "1,1 seraglio-9", "1,2 arcades-9", "0,2 chambers-10")
    game = table(attacks="SENW").alhambra("A", *rows)
    assert len(gaps(game.player("A").board, SOUTH)) == 3  # fountain, arcades, chambers
    assert lost(game)[0] == 3


def test_INV_10_INV_X4_the_fountain_counts() -> None:
    assert lost(table()) == [1, 1, 1]


def test_INV_11_INV_X3_never_below_zero() -> None:
    game = table(attacks="WNES").alhambra("A", "0,1 pavilion-8", "0,2 seraglio-9", "0,3 arcades-9")
    game.score("A", 5 - (8 + 9 + 10))  # 5 once the points of the scoring are booked
    score(game, "B")
    assert game.facts("attacked")[0]["open_sides"] == [[4, 0], [1, 0], [1, 0]]
    assert game.facts("attacked")[0]["lost"] == [5, 2, 2]
    assert game.player("A").score == 0


def test_INV_12_one_card_for_each_scoring_and_one_is_never_used() -> None:
    game = table(attacks="SWEN").pile("scoring-A", "florin-5", "scoring-B", "florin-6").play("A", "take dirham-9")
    assert [fact["direction"] for fact in game.facts("attacked")] == ["S"]
    game.play("B", "take dirham-8")
    assert [fact["direction"] for fact in game.facts("attacked")] == ["W"]
    game.market("-", "-", "-", "-").bag().play("C", "take denar-9")
    assert [fact["direction"] for fact in game.facts("attacked")] == ["E"]
    assert part(game).attacks == [NORTH]


def test_INV_12_what_was_known_is_out_of_date_after_the_attack() -> None:
    game = shop().play("A", "buy garden-9 for florin-9", "stop", "reserve garden-9")
    assert knows(game, "A") == "N"
    game.pile("scoring-A", "florin-5").play("B", "take dirham-9")
    assert [knows(game, seat) for seat in "ABC"] == ["", "", ""]


def test_INV_13_reserve_and_waiting_tiles_are_not_attacked() -> None:
    game = table().reserve("A", "garden-11", "tower-12", "pavilion-8")
    assert lost(game)[0] == 1


def test_INV_14_the_third_attack_comes_before_the_winner_is_found() -> None:
    """A leads by one point and loses six more than B."""
    game = table().alhambra("A", *ROW).score("A", 51 - (16 + 17)).score("C", 0)
    score(game, "C")
    names = [event.name() for event in game.state.events]
    assert names.index("scored") < names.index("attacked") < names.index("game-ended")
    assert game.facts("attacked")[0]["lost"] == [11, 5, 0]
    assert game.facts("game-ended")[0]["winners"] == [1]


def test_INV_15_two_players_see_the_next_attack() -> None:
    game = table(seats="AB", attacks="SWEN").alhambra("A").alhambra("B")
    assert [knows(game, seat) for seat in "AB"] == ["S", "S"]
    assert game.view("A").modules["invaders"]["scouts"] == []
    game.pile("scoring-A", "florin-5").play("A", "take dirham-9")
    assert game.facts("attack-turned-up") == [{"direction": "W"}]
    assert not game.events("scouts-came")
    assert [knows(game, seat) for seat in "AB"] == ["W", "W"]
    assert view(game.state, SPECTATOR).modules["invaders"]["next"] == "W"


def test_INV_15_the_card_that_is_never_used_stays_hidden() -> None:
    game = table(seats="AB", attacks="SWEN")
    score(game, "C")
    part(game).attacks = part(game).attacks[2:]
    assert len(part(game).attacks) == 1
    assert knows(game, "A") == ""
    assert not game.events("attack-turned-up")


def test_INV_15_no_scout_reports_to_two_players() -> None:
    game = table(seats="AB").market("garden-9", "-", "-", "-").hand("A", "florin-9")
    assert not game.play("A", "buy garden-9 for florin-9").events("scout-reported")


def test_INV_16_dirk_loses_nothing() -> None:
    game = table(seats="AB").dirk("garden-11", "tower-12")
    (result,) = score(game, "A")
    assert len(result.totals) == 3
    assert game.facts("attacked")[0]["lost"] == [1, 1]
    assert game.facts("attacked")[0]["open_sides"] == [[1, 0], [1, 0]]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_INV_3_hidden_things_stay_hidden_in_whole_games(seats: int) -> None:
    tells_nothing_hidden(seats, 11, "invaders", "vizier")


def test_INV_3_drawn_anew_behind_a_seat_only_what_it_knows_stays() -> None:
    game = shop().play("A", "buy garden-9 for florin-9")
    rng = fast(1)
    tops = [{part(game).reshuffled_behind(seat, rng).attacks[0] for _ in range(40)} for seat in range(2)]
    assert tops == [{NORTH}, {NORTH, EAST, SOUTH, WEST}]
