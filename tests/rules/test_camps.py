"""The camps: a tile before the wall scores the buildings behind it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from mypy_extensions import u8

from alhambra import data
from alhambra.core.board import Board
from alhambra.core.dealing import Deal
from alhambra.core.engine import is_over, legal, new_game, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.module import Module
from alhambra.core.pieces import EAST, NO_TYPE, OUTWORK, TYPES, sides_of
from alhambra.core.rng import fast
from alhambra.core.scoring import Award, count_points, half_counts
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.core.wall import wall_length
from alhambra.games.match import Match, load
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.huts.part import hut_stacks
from alhambra.testing.invariants import board_problem, check, pieces
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.scorings import results, score

CAMPS = {"N": 4, "E": 4, "S": 4, "W": 4, "NE": 8, "ES": 8, "SW": 8, "NW": 8}  # bastions and price, as in the table
NAMES = {bastions: f"camp-{price}-{bastions.lower()}" for bastions, price in CAMPS.items()}

PICTURE = (  # CAMP-EX-1
    "-1,0 seraglio-7",
    "1,0 tower-11-s",
    "2,0 arcades-9",
    "3,0 tower-13",
    "0,1 garden-9",
    "-2,0 camp-4-e",
    "4,0 camp-4-w",
    "1,1 camp-8-nw",
)


def palace(*rows: str, reserve: str = "", seats: str = "ABC", more: Module | None = None) -> Scenario:
    """Seat A on turn with this palace and these tiles in reserve."""
    modules: list[Module] = [Camps()] if more is None else [Camps(), more]
    return scenario(seats, modules).alhambra("A", *rows).reserve("A", *reserve.split())


def squares(game: Scenario, tile: str) -> set[str]:
    """Where A may add a tile of the reserve."""
    return {text.split()[2] for text in game.offered("A", "add") if text.split()[1] == tile}


def awards(game: Scenario, scoring: str = "A") -> list[Award]:
    (result,) = score(game, scoring)
    return result.awards


def points(game: Scenario, scoring: str = "A") -> int:
    """What A gets for camps."""
    return sum(award.points for award in awards(game, scoring) if award.seat == 0)


def random_game(seats: int, seed: int) -> Iterator[State]:
    """One state, before every decision and at the end; the players are keen on camps."""
    state = new_game(Setup(seats, seed), [Camps()])
    rng = fast(seed)
    while options := legal(state):
        yield state
        keen = [option for option in options if "camp" in option.text(state.table)]
        building = [option for option in options if option.key()[0] in ("buy", "build", "add")]
        wanted = [options, building or options, keen or building or options][rng.below(3)]
        submit(state, to_move(state), wanted[rng.below(len(wanted))])
    yield state


def test_CAMP_1_eight_camps_with_one_bastion_or_two_at_a_right_angle() -> None:
    tiles = palace().state.table.tiles
    camps = [tile for tile in range(len(tiles.names)) if tiles.layers[tile] == OUTWORK]
    assert sorted(sides_of(tiles.marks[camp]) for camp in camps) == sorted(CAMPS)
    cheap = max(tiles.prices[camp] for camp in camps if len(sides_of(tiles.marks[camp])) == 1)
    dear = min(tiles.prices[camp] for camp in camps if len(sides_of(tiles.marks[camp])) == 2)
    assert cheap < dear


def test_CAMP_2_prices_are_those_of_the_table() -> None:
    tiles = palace().state.table.tiles
    rows = data.load("camps")["tiles"]
    assert isinstance(rows, list)
    assert len(rows) == 8
    for row in rows:
        assert tiles.prices[tiles.find(row["id"])] == row["price"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_CAMP_3_all_eight_go_into_the_bag(seats: int) -> None:
    state = new_game(Setup(seats, 1), [Camps()])
    found = [*list(state.bag)[state.bag_at :], *state.market, *state.dirk]
    assert len(found) == 54 + 8
    assert {state.table.tiles.find(name) for name in NAMES.values()} <= set(found)
    bags = [list(new_game(Setup(seats, seed), [Camps()]).bag) for seed in range(2)]
    assert bags[0] != bags[1]


def test_CAMP_4_bought_in_the_currency_of_the_field_with_exact_payment() -> None:
    game = palace("1,0 pavilion-7").market("-", "camp-4-w", "-", "-")
    game.hand("A", "florin-4", "dirham-4", "dirham-5")
    assert game.offered("A", "buy") == ["buy camp-4-w for dirham-5", "buy camp-4-w for dirham-4"]
    overpaid = Scenario(game.state.clone()).hand("A", "dirham-5").play("A", "buy camp-4-w for dirham-5")
    assert overpaid.question() == "place-tiles"
    game.play("A", "buy camp-4-w for dirham-4")
    assert game.question() == "choose-action"  # B-42: a further action
    game.play("A", "stop")
    assert sorted(game.offered("A")) == ["build camp-4-w 2,0", "reserve camp-4-w"]


def test_CAMP_5_into_the_alhambra_or_the_reserve_and_redesigned_as_usual() -> None:
    game = palace("1,0 pavilion-7", reserve="camp-8-nw")
    game.market("camp-4-w", "-", "-", "-").hand("A", "florin-9").play("A", "buy camp-4-w for florin-9")
    game.play("A", "build camp-4-w 2,0").turn("A")
    assert "swap camp-4-w camp-8-nw" in game.offered("A")
    game.play("A", "swap camp-4-w camp-8-nw").turn("A")
    assert game.tiles("A")["2,0"] == "camp-8-nw"
    assert game.reserved("A") == ["camp-4-w"]
    game.play("A", "remove camp-8-nw").turn("A")
    assert game.reserved("A") == ["camp-4-w", "camp-8-nw"]
    game.play("A", "add camp-4-w 2,0")
    assert game.tiles("A")["2,0"] == "camp-4-w"


@pytest.mark.parametrize("bastions", CAMPS)
def test_CAMP_6_never_turned(bastions: str) -> None:
    # A wall in the east of (1,0): a camp beside it must have a bastion in the west.
    game = palace("1,0 pavilion-7", reserve=NAMES[bastions])
    assert ("2,0" in squares(game, NAMES[bastions])) == ("W" in bastions)


def test_CAMP_7_bastion_against_wall_and_green_against_green() -> None:
    game = palace("1,0 pavilion-7", "2,0 camp-4-w", reserve="camp-4-s camp-4-n camp-4-e")
    assert squares(game, "camp-4-s") == {"2,1", "3,0"}  # its green side toward the camp's
    assert squares(game, "camp-4-n") == {"2,-1", "3,0"}
    assert squares(game, "camp-4-e") == {"2,1", "2,-1", "3,0"}


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ("1,0 pavilion-7; 2,0 camp-8-nw", "add camp-4-s 2,-1"),  # bastion against bastion
        ("1,0 pavilion-7; 2,0 camp-8-nw", "add camp-4-e 2,-1"),  # green against bastion
        ("1,0 pavilion-7; 2,0 camp-4-w", "add camp-4-n 2,1"),  # bastion against green
        ("1,0 pavilion-8", "add camp-8-sw 2,0"),  # bastion against a side without wall
        ("1,0 pavilion-8", "add camp-4-e 2,0"),  # green against a side without wall
        ("1,0 pavilion-7", "add camp-4-e 2,0"),  # green against a city wall
    ],
)
def test_CAMP_8_every_other_contact_is_forbidden(rows: str, text: str) -> None:
    game = palace(*rows.split("; "), reserve="camp-4-s camp-4-e camp-4-n camp-8-sw")
    assert game.refused("A", text) == "CAMP-7"


def test_CAMP_9_one_contact_is_enough_be_it_with_a_camp() -> None:
    game = palace("1,0 pavilion-7", "2,0 camp-4-w", reserve="camp-8-ne camp-8-es camp-8-sw camp-8-nw")
    assert squares(game, "camp-8-ne") == {"3,0", "2,-1"}  # both bastions face empty squares
    assert squares(game, "camp-8-nw") == {"2,-1"}  # elsewhere a bastion would meet the camp
    alone = palace(reserve=" ".join(NAMES.values()))
    assert alone.offered("A", "add") == []  # the fountain has no wall
    assert alone.refused("A", "add camp-4-w 3,0") == "B-83"


def test_CAMP_10_nobody_walks_to_a_camp_or_through_it() -> None:
    game = palace("1,0 pavilion-7", "2,0 camp-4-w", "3,0 camp-4-e", reserve="seraglio-7")
    assert board_problem(game.player("A").board) == ""
    # Beyond the camps: wall against bastion, but no way in on foot.
    assert game.refused("A", "add seraglio-7 4,0") == "B-82"
    place = palace("1,0 pavilion-7", "2,0 camp-4-w", reserve="seraglio-7")
    assert place.refused("A", "swap camp-4-w seraglio-7") == "B-82"


def test_CAMP_11_camps_count_for_holes() -> None:
    # (1,0) to (1,2) around the empty square (2,1), which only the east keeps open.
    around = (
        "1,0 seraglio-9",
        "2,0 pavilion-8",
        "3,0 seraglio-8",
        "1,1 arcades-9",
        "1,2 arcades-10",
        "2,2 garden-10-n",
    )
    game = palace(*around, reserve="camp-4-n camp-4-s")
    assert game.refused("A", "add camp-4-n 3,1") == "B-84"
    assert "3,1" in squares(palace(*around[:-2], reserve="camp-4-n"), "camp-4-n")


def test_CAMP_12_a_building_beside_a_camp_needs_a_wall_and_a_bastion_there() -> None:
    rows = ("0,1 pavilion-8", "0,2 arcades-9", "1,0 pavilion-7", "1,1 seraglio-9", "2,0 camp-8-sw")
    game = palace(*rows, reserve="garden-10-n chambers-10 pavilion-6")
    assert "2,1" in squares(game, "garden-10-n")  # wall in the north, bastion in the south
    assert game.refused("A", "add chambers-10 2,1") == "CAMP-7"
    green = palace(*rows[:-1], "2,0 camp-4-w", reserve="garden-10-n chambers-10")
    assert green.refused("A", "add garden-10-n 2,1") == "CAMP-7"
    assert green.refused("A", "add chambers-10 2,1") == "CAMP-7"


def test_CAMP_13_what_holds_a_camp_stays() -> None:
    rows = ("1,0 pavilion-7", "2,0 camp-4-w", "3,0 camp-4-e")
    game = palace(*rows, reserve="pavilion-6 tower-13")
    assert game.offered("A", "remove") == ["remove camp-4-e"]
    assert game.refused("A", "remove pavilion-7") == "CAMP-13"
    assert game.refused("A", "remove camp-4-w") == "CAMP-13"  # it holds the other camp
    assert "swap pavilion-7 tower-13" in game.offered("A")  # the same wall
    assert game.refused("A", "swap pavilion-7 pavilion-6") == "CAMP-7"
    twice = palace("1,0 pavilion-7", "0,1 garden-9", "1,1 camp-8-nw", "1,0 tower-11-s")
    assert "remove garden-9" in twice.offered("A")  # the camp still stands by (1,0)


@pytest.mark.parametrize("scoring", "ABC")
def test_CAMP_14_in_every_scoring_and_without_a_type(scoring: str) -> None:
    game = palace(*PICTURE)
    board = game.player("A").board
    assert sum(board.count(kind) for kind in range(len(TYPES))) == 5
    assert all(game.state.table.tiles.kinds[game.state.table.tiles.find(name)] == NO_TYPE for name in NAMES.values())
    assert points(game, scoring) == 12
    (result,) = results(game)
    assert {award.module for award in result.awards} == {"camps"}


def test_CAMP_15_the_line_ends_at_an_empty_square_or_a_camp() -> None:
    game = palace("1,0 pavilion-7", "2,0 camp-4-w")
    assert points(game) == 2  # (1,0) and the fountain
    game = palace("1,0 pavilion-7", "2,0 camp-4-w", "-1,0 seraglio-7", "-2,0 camp-4-e")
    assert points(game) == 3 + 3  # each up to the other camp
    broken = palace(
        "1,0 tower-12", "1,1 pavilion-8", "2,1 arcades-9", "2,0 seraglio-6", "3,0 camp-4-w", "-2,0 garden-9"
    )
    assert points(broken) == 3  # beyond the empty square nothing counts


def test_CAMP_15_city_walls_do_not_end_the_line() -> None:
    rows = ("0,1 pavilion-8", "1,1 arcades-9", "2,1 arcades-10", "1,0 seraglio-9", "3,1 pavilion-7", "4,1 camp-4-w")
    assert points(palace(*rows)) == 4
    # (2,0) and (3,0): a double wall between them.
    walls = ("1,0 pavilion-7", "1,1 pavilion-8", "2,1 arcades-9", "2,0 chambers-9-w", "0,1 arcades-10")
    game = palace("-1,0 seraglio-7", "-2,0 camp-4-e", *walls)
    assert board_problem(game.player("A").board) == ""
    assert points(game) == 4


def test_CAMP_16_two_bastions_are_added_and_a_building_counts_for_several_camps() -> None:
    game = palace("1,0 tower-11-s", "0,1 garden-9", "1,1 camp-8-nw")
    (award,) = awards(game)
    assert (award.points, award.reason) == (2, "camp-8-nw at 1,1: N sees 1, W sees 1")
    both = palace("1,0 seraglio-6", "1,1 camp-4-n", "2,0 camp-4-w")
    assert [(award.points, award.reason) for award in awards(both)] == [
        (2, "camp-4-w at 2,0: W sees 2"),
        (1, "camp-4-n at 1,1: N sees 1"),
    ]


def test_CAMP_17_walls_count_as_without_the_camp() -> None:
    plain = palace("1,0 pavilion-4")
    before_it = palace("1,0 pavilion-4", "2,0 camp-4-w", "1,1 camp-4-n")
    assert wall_length(before_it.player("A").board) == wall_length(plain.player("A").board) == 2
    assert wall_length(palace("1,0 pavilion-7", "2,0 camp-8-nw").player("A").board) == 1  # bastions are no walls


class Shed(Module):
    """A city tile without a type, such as a hut or a bazaar."""

    def key(self) -> str:
        return "shed"

    def set_up(self, deal: Deal) -> None:
        deal.bag.append(deal.tiles.add("shed", NO_TYPE, 1, EAST))


def test_CAMP_18_fountain_huts_and_bazaars_count() -> None:
    assert points(palace("1,0 shed", "2,0 camp-4-w", more=Shed())) == 2


def test_CAMP_18_huts_stand_in_the_line() -> None:
    game = palace(more=Huts())
    tiles = game.state.table.tiles
    hut = hut_stacks(game.state).stacks[0][-1]
    tiles.marks[hut] = u8(EAST)  # HUT-3: drawn as needed
    game.alhambra("A", f"1,0 {tiles.names[hut]}", "2,0 camp-4-w")
    assert points(game) == 2


def test_CAMP_19_the_reserve_counts_nothing() -> None:
    assert awards(palace("1,0 pavilion-7", reserve="camp-4-w camp-8-nw")) == []


def test_CAMP_20_camps_on_the_market_are_like_buildings() -> None:
    game = palace("1,0 pavilion-8").market("-", "camp-4-n", "camp-4-e", "-").bag()
    game.alhambra("B", "0,1 garden-12").hand("B", "dirham-3")
    game.display("florin-1", "florin-2", "florin-3", "florin-4").pile("florin-5").turn("A").play("A", "take florin-1")
    assert [fact["tile"] for fact in game.facts("tile-left-over")] == ["camp-4-n", "camp-4-e"]
    assert game.offered("B") == ["build camp-4-n 0,2", "reserve camp-4-n"]  # B-122
    game.play("B", "build camp-4-n 0,2")
    (result,) = results(game)
    assert [(award.seat, award.points) for award in result.awards] == [(1, 2)]
    filled = palace().market("-", "camp-4-n", "-", "-").bag("camp-4-s", "camp-4-e", "tower-12")  # B-98
    filled.display("florin-1", "florin-2", "florin-3", "florin-4").pile("florin-5").play("A", "take florin-1")
    assert filled.on_market() == ["camp-4-s", "camp-4-n", "camp-4-e", "tower-12"]
    assert filled.asked() == "B"  # B-120: no field is empty


def test_CAMP_21_dirk_has_nothing_of_his_camps() -> None:
    game = palace(seats="AB").market("camp-4-w", "-", "-", "-").hand("A", "florin-9")
    game.dirk().play("A", "buy camp-4-w for florin-9")
    assert "give camp-4-w" in game.offered("A")
    game.market("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5").bag("camp-8-ne", "camp-4-n", *["tower-12"])
    game.display("florin-1", "florin-2", "florin-3").pile("scoring-A", "florin-4").play("A", "give camp-4-w")
    (result,) = results(game)
    assert (result.totals, result.awards) == ([0, 0, 0], [])
    assert game.facts("dirk-drew") == [{"tiles": ["camp-8-ne", "camp-4-n", "tower-12"]}]  # three of his six


def test_CAMP_22_bastions_may_stand_against_walls_added_later() -> None:
    game = palace("1,0 pavilion-8", reserve="camp-4-w")
    assert game.offered("A", "add") == []
    player = game.player("A")
    player.rebuild(player.board.with_marks(game.state.table.tiles.find("pavilion-8"), EAST), player.reserve)
    assert game.turn("A").offered("A", "add") == ["add camp-4-w 2,0"]


def test_CAMP_23_camps_are_no_buildings() -> None:
    game = palace("1,0 pavilion-7", "2,0 camp-4-w", "3,0 camp-4-e")
    result = count_points(game.state, 3)
    assert [sum(majority.counts) for majority in result.majorities] == [2, 0, 0, 0, 0, 0]  # in halves


def test_CAMP_23_camps_beside_a_hut_are_no_buildings() -> None:
    game = palace(more=Huts())
    tiles = game.state.table.tiles
    hut = hut_stacks(game.state).stacks[0][-1]
    tiles.marks[hut] = u8(EAST)
    game.alhambra("A", "0,1 pavilion-8", f"1,0 {tiles.names[hut]}", "2,0 camp-4-w")
    assert half_counts(game.state, 0)[0] == 2


def test_CAMP_4_diamonds_pay_for_a_camp() -> None:
    game = palace(more=Diamonds()).market("-", "camp-4-w", "-", "-").hand("A", "diamond-4")
    assert game.offered("A", "buy") == ["buy camp-4-w for diamond-4"]  # DIA-10


def test_CAMP_EX_1_a_palace_with_three_camps() -> None:
    game = palace(*PICTURE)
    assert board_problem(game.player("A").board) == ""
    assert [award.points for award in awards(game)] == [5, 5, 2]
    assert {award.reason for award in awards(palace(*PICTURE))} == {
        "camp-4-e at -2,0: E sees 5",
        "camp-4-w at 4,0: W sees 5",
        "camp-8-nw at 1,1: N sees 1, W sees 1",
    }


def test_CAMP_EX_2_its_outer_wall() -> None:
    game = palace(*PICTURE)
    assert wall_length(game.player("A").board) == 2


def test_CAMP_EX_3_beside_the_fountain() -> None:
    game = palace(reserve="camp-4-e")
    assert game.refused("A", "add camp-4-e -1,0") == "CAMP-7"


def test_CAMP_EX_4_two_camps_side_by_side() -> None:
    game = palace("1,0 pavilion-7", "2,0 camp-4-w", reserve="camp-8-sw camp-4-e")
    assert game.refused("A", "add camp-8-sw 3,0") == "CAMP-7"
    assert "3,0" in squares(game, "camp-4-e")


def test_CAMP_EX_5_green_against_a_wall() -> None:
    assert palace("1,0 pavilion-4", reserve="camp-4-s").refused("A", "add camp-4-s 2,0") == "CAMP-7"


def test_CAMP_EX_6_a_redesign_must_not_leave_it_hanging() -> None:
    assert palace("1,0 pavilion-4", "2,0 camp-4-w").refused("A", "remove pavilion-4") == "CAMP-13"


@pytest.mark.parametrize("seats", range(2, 7))
def test_CAMP_5_every_position_of_random_games_is_sound(seats: int) -> None:
    built = 0
    known: dict[int, Board] = {}
    begun_with = None
    for state in random_game(seats, seats):
        begun_with = begun_with or pieces(state)
        check(state, begun_with, known)
        built = max(built, *[player.board.outworks for player in state.players])
    assert built > 0


def test_CAMP_5_saved_cloned_played_again_and_nothing_leaks() -> None:
    match = Match(Setup(3, 4, modules=("camps",)))
    rng = fast(4)
    while not is_over(match.state):
        options = legal(match.state)
        match.play(options[rng.below(len(options))])
        if rng.below(25) == 0:
            before = fingerprint(match.state)
            assert fingerprint(load(match.save()).state) == fingerprint(match.state.clone()) == before
            for seat in (0, 1, 2, SPECTATOR):
                other = reshuffled_behind(match.state, seat, rng)
                assert view(other, seat).encode() == view(match.state, seat).encode()
