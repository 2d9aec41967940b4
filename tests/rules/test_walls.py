"""Section 1 of expansion 3: the city walls."""

from __future__ import annotations

import pytest

from alhambra import data
from alhambra.core.dealing import Deal
from alhambra.core.engine import is_over
from alhambra.core.grid import cell_at
from alhambra.core.module import Module
from alhambra.core.scoring import count_points
from alhambra.core.wall import wall_length
from alhambra.rulebooks.thieves.module import Thieves
from alhambra.rulebooks.walls.module import CityWalls
from alhambra.rulebooks.walls.part import wall_cards
from alhambra.testing.invariants import pieces
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.characters import own
from tests.rules.characters import table as with_characters
from tests.rules.deals import SEATS
from tests.rules.robbers import let_hold

SINGLE = {"wall-n", "wall-e", "wall-s", "wall-w"}
CORNERS = {"wall-ne", "wall-es", "wall-sw", "wall-nw"}
MONEY = ("florin-9", "florin-8", "dirham-7", "dirham-6")


class Inserts(Module):
    """Notes what has been put into the piles by those set up before it."""

    def key(self) -> str:
        return "inserts"

    def set_up(self, deal: Deal) -> None:
        names = deal.cards.names
        self.walls = [[names[card] for card in pile if names[card].startswith("wall-")] for pile in deal.inserts]


def walled(*cards: str, others: tuple[Module, ...] = (), seats: str = "ABC") -> Scenario:
    """A table where these wall cards lie open and seat A is on turn."""
    return lay_open(scenario(seats, [CityWalls(), *others]).display(*MONEY).pile(*["ducat-1"] * 9), *cards)


def lay_open(game: Scenario, *cards: str) -> Scenario:
    wall_cards(game.state).lying = bytes(sorted([game.state.table.cards.find(card) for card in cards]))
    game.state.offered = None
    return game


def lying(game: Scenario) -> list[str]:
    return game.state.table.card_names(wall_cards(game.state).lying)


def sides(game: Scenario, seat: str = "A") -> dict[str, str]:
    """The wooden walls of a seat, as everybody sees them."""
    shown = game.view("C" if len(game.state.players) > 2 else "B").modules["walls"]["wooden"]
    assert isinstance(shown, list)
    return dict(shown["ABCDEF".index(seat)])


def test_WALL_1_WALL_2_four_sides_and_four_corners_for_twelve_segments() -> None:
    table = data.load("wall_cards")
    faces = {row["id"]: row["walls"] for row in table["cards"]}
    assert set(faces) == SINGLE | CORNERS
    assert len(table["cards"]) == 8
    assert sum(map(len, faces.values())) == table["wooden_walls"] == 12
    assert {"".join(face) for face in faces.values()} == {"N", "E", "S", "W", "NE", "ES", "SW", "NW"}


@pytest.mark.parametrize("seats", SEATS)
def test_WALL_3_two_at_random_in_each_of_piles_2_to_5(seats: int) -> None:
    dealt = []
    for seed in range(4):
        inserts = Inserts()
        game = scenario("ABCDEF"[:seats], [CityWalls(), inserts], seed)
        assert [len(pile) for pile in inserts.walls] == [0, 2, 2, 2, 2]
        assert {card for pile in inserts.walls for card in pile} == SINGLE | CORNERS
        names = game.state.table.card_names(tuple(game.state.pile))
        assert not [name for name in names[: len(names) // 6] if name.startswith("wall-")]
        assert lying(game) == []
        dealt.append(inserts.walls)
    assert dealt[0] != dealt[1] or dealt[1] != dealt[2]


def test_WALL_4_any_number_lies_beside_the_market() -> None:
    game = walled("wall-s").pile("wall-n", "wall-e", "ducat-2", "ducat-3").play("A", "take florin-9")
    assert sorted(lying(game)) == ["wall-e", "wall-n", "wall-s"]
    assert game.on_display() == ["ducat-2", "dirham-7", "dirham-6", "florin-8"]
    assert game.facts("wall-laid-out") == [{"card": "wall-n"}, {"card": "wall-e"}]
    for seat in "ABC":
        assert game.view(seat).modules["walls"]["open"] == lying(game)


def test_WALL_5_the_refill_after_a_thief() -> None:
    game = walled(others=(Thieves(),)).pile("ducat-2", "wall-n", "ducat-3")
    let_hold(game, "C", "dirham").play("A", "take florin-9").play("C", "thief dirham-7")
    assert lying(game) == ["wall-n"]
    assert game.on_display() == ["ducat-3", "ducat-2", "dirham-6", "florin-8"]


def test_WALL_5_a_character_power() -> None:
    game = own(with_characters("ABC", CityWalls()), "B", "yammerad").hand("B", "denar-9")
    game.pile("ducat-1", "wall-n", "denar-4", "ducat-5").play("A", "take florin-1").play("B", "yammerad")
    assert lying(game) == ["wall-n"]
    assert game.held("B") == ["denar-4", "denar-9"]


def test_WALL_6_an_action_without_a_further_one() -> None:
    game = walled("wall-e")
    assert game.offered("A", "erect") == ["erect wall-e fountain"]
    game.play("A", "erect wall-e fountain")
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_WALL_6_after_an_exact_payment_it_ends_the_actions() -> None:
    game = walled("wall-e", "wall-w").market("garden-11").hand("A", "florin-9", "florin-2")
    game.play("A", "buy garden-11 for florin-9 florin-2", "erect wall-e fountain")
    assert game.question() == "place-tiles"


def test_WALL_6_not_without_an_open_card_or_a_target() -> None:
    game = walled()
    assert game.offered("A", "erect") == []
    assert game.refused("A", "erect wall-n fountain") == "WALL-6"
    game = walled("wall-n").alhambra("A", "0,-1 pavilion-6")
    assert game.offered("A", "erect") == []
    assert game.refused("A", "erect wall-e fountain") == "WALL-6"


def test_WALL_7_a_card_of_choice_with_all_its_sides_on_one_tile() -> None:
    game = walled("wall-ne", "wall-s", "wall-w").alhambra("A", "1,0 arcades-9")
    assert game.offered("A", "erect") == [
        "erect wall-s fountain",
        "erect wall-s arcades-9",
        "erect wall-w fountain",
        "erect wall-ne arcades-9",
    ]
    game.play("A", "erect wall-ne arcades-9")
    assert sides(game) == {"arcades-9": "NE"}
    assert lying(game) == ["wall-s", "wall-w"]
    assert game.facts("wall-erected") == [{"seat": 0, "card": "wall-ne", "tile": "arcades-9", "sides": "NE"}]


def test_WALL_8_alhambra_reserve_or_waiting_and_only_ones_own() -> None:
    game = walled("wall-s").alhambra("A", "1,0 arcades-9").reserve("A", "chambers-11").market("garden-11", "garden-9")
    game.alhambra("B", "1,0 arcades-10").reserve("B", "chambers-10").hand("A", "florin-9", "florin-2")
    game.play("A", "buy garden-11 for florin-9 florin-2")
    assert {text.split()[2] for text in game.offered("A")[:] if text.startswith("erect")} == {
        "fountain",
        "arcades-9",
        "chambers-11",
        "garden-11",
    }
    for tile in ("arcades-10", "chambers-10", "garden-9", "tower-12"):  # another's, on the market, in the bag
        assert game.refused("A", f"erect wall-s {tile}") == "WALL-8"


def test_WALL_9_no_second_wall_on_a_side() -> None:
    game = walled("wall-e").reserve("A", "pavilion-7")
    assert game.refused("A", "erect wall-e pavilion-7") == "WALL-9"  # printed
    lay_open(game.play("A", "erect wall-e fountain").turn("A"), "wall-ne")
    assert game.refused("A", "erect wall-ne fountain") == "WALL-9"  # wooden


def test_WALL_10_only_sides_that_face_an_empty_square() -> None:
    game = walled("wall-e", "wall-nw").alhambra("A", "1,0 arcades-9", "2,0 arcades-10").reserve("A", "garden-11")
    assert game.refused("A", "erect wall-e arcades-9") == "WALL-10"
    assert game.refused("A", "erect wall-nw arcades-10") == "WALL-10"
    assert "erect wall-e arcades-10" in game.offered("A")
    assert "erect wall-nw garden-11" in game.offered("A")  # in the reserve nothing touches it
    game.play("A", "erect wall-e arcades-10")
    assert game.player("A").board.connects()


def test_WALL_10_a_reserve_tile_must_fit_with_its_walls_when_it_is_placed() -> None:
    game = walled("wall-w").reserve("A", "garden-11")
    assert "add garden-11 1,0" in game.offered("A")
    game.play("A", "erect wall-w garden-11").turn("A")
    assert "add garden-11 1,0" not in game.offered("A")
    assert game.refused("A", "add garden-11 1,0") == "B-81"
    assert "add garden-11 -1,0" in game.offered("A")


def test_WALL_12_permanent_and_moves_with_its_tile() -> None:
    game = walled("wall-n").alhambra("A", "1,0 arcades-9").play("A", "erect wall-n arcades-9").turn("A")
    game.play("A", "remove arcades-9").turn("A")
    assert sides(game) == {"arcades-9": "N"}
    assert game.refused("A", "add arcades-9 0,1") == "B-81"  # the wall comes along
    game.play("A", "add arcades-9 0,-1")
    assert sides(game) == {"arcades-9": "N"}
    assert wall_length(game.player("A").board) == 1
    assert sides(game, "B") == {}


def test_WALL_12_the_tile_may_be_exchanged() -> None:
    game = walled("wall-n").alhambra("A", "1,0 arcades-9").reserve("A", "garden-11")
    game.play("A", "erect wall-n arcades-9").turn("A").play("A", "swap arcades-9 garden-11")
    assert sides(game) == {"arcades-9": "N"}
    assert game.reserved("A") == ["arcades-9"]
    assert wall_length(game.player("A").board) == 0


def test_WALL_13_a_used_card_leaves_the_game() -> None:
    game = walled("wall-n", "wall-s")
    before = pieces(game.state)
    game.play("A", "erect wall-n fountain")
    assert lying(game) == ["wall-s"]
    assert sum(game.state.discard) == 0
    assert "wall-n" not in game.state.table.card_names(tuple(game.state.pile))
    assert pieces(game.state).cards == before.cards  # the part still answers for it
    assert [text for text in game.offered("B") if "wall" in text and not text.startswith("erect")] == []


def test_WALL_14_WALL_X4_outer_wall_points() -> None:
    # Walls all along the north from (0,-1) eastward but for one side, which a segment closes.
    game = walled("wall-n").alhambra("A", "0,-1 pavilion-5", "1,-1 arcades-8-n", "2,-1 garden-10-n", "3,-1 arcades-9")
    game.alhambra("A", "0,-1 pavilion-5", "1,-1 arcades-8-n", "2,-1 garden-10-n", "3,-1 tower-11-n", "4,-1 arcades-9",
                  "5,-1 garden-8-ne")  # fmt: skip
    assert wall_length(game.player("A").board) == 5
    game.play("A", "erect wall-n arcades-9")
    assert wall_length(game.player("A").board) == 8
    assert count_points(game.state, 1).walls[0].points == 8


def test_WALL_14_matching_and_walking() -> None:
    game = walled("wall-e").reserve("A", "seraglio-7", "garden-11")
    game.play("A", "erect wall-e fountain").turn("A")
    assert game.refused("A", "add garden-11 1,0") == "B-81"
    assert game.refused("A", "add seraglio-7 1,0") == "B-82"  # wall to wall, but nobody can walk there


def test_WALL_15_unused_cards_have_no_effect_at_the_end() -> None:
    game = walled("wall-n", "wall-e").market("garden-11", "-", "-", "-").bag().hand("A", "florin-1").turn("A")
    before = count_points(game.state, 3).totals
    assert list(before) == [0, 0, 0]
    game.play("A", "take florin-9")
    assert game.question() == "place-tiles"
    assert {text.split()[0] for text in game.offered("A")} == {"build", "reserve"}
    assert game.refused("A", "erect wall-n fountain") == "CORE-2"
    game.play("A", "reserve garden-11")
    assert is_over(game.state)
    assert [player.score for player in game.state.players] == [0, 0, 0]


def test_WALL_16_a_tile_with_a_segment_may_be_given_to_dirk() -> None:
    game = walled("wall-n", seats="AB").dirk().market("garden-11").hand("A", "florin-9", "florin-2")
    game.play("A", "buy garden-11 for florin-9 florin-2", "erect wall-n garden-11", "give garden-11")
    assert "garden-11" in [game.state.table.tiles.names[tile] for tile in game.state.dirk]
    assert sides(game) == {}
    assert sides(game, "B") == {}


def test_WALL_X1_a_wall_on_the_fountain() -> None:
    game = walled("wall-e").play("A", "erect wall-e fountain")
    assert sides(game) == {"fountain": "E"}
    game.turn("A").reserve("A", "seraglio-7", "garden-11")
    assert not [text for text in game.offered("A", "add") if text.endswith(" 1,0")]
    board = game.player("A").board
    tiles = game.state.table.tiles
    for cell, name in ((cell_at(0, 1), "arcades-9"), (cell_at(1, 1), "arcades-10")):
        board = board.put(tiles.find(name), cell)
    game.player("A").rebuild(board, game.player("A").reserve)
    game.turn("A")
    assert "add seraglio-7 1,0" in game.offered("A")  # reached from the south
    assert game.refused("A", "add garden-11 1,0") == "B-81"


def test_WALL_X2_no_second_wall_where_one_is_printed() -> None:
    game = walled("wall-ne").alhambra("A", "0,-1 arcades-8-n")
    assert game.refused("A", "erect wall-ne arcades-8-n") == "WALL-9"


def test_WALL_X3_no_wall_where_two_tiles_touch() -> None:
    game = walled("wall-s").alhambra("A", "0,-1 arcades-9")
    assert game.refused("A", "erect wall-s arcades-9") == "WALL-10"


def test_WALL_X5_on_the_tile_just_bought() -> None:
    game = walled("wall-ne").market("garden-11").hand("A", "florin-9", "florin-2")
    game.play("A", "buy garden-11 for florin-9 florin-2", "erect wall-ne garden-11")
    assert game.refused("A", "build garden-11 -1,0") == "B-81"
    game.play("A", "build garden-11 1,0")
    assert game.asked() == "B"
    assert sides(game) == {"garden-11": "NE"}
    assert wall_length(game.player("A").board) == 2


def test_WALL_12_clones_do_not_share_walls() -> None:
    game = walled("wall-n", "wall-e")
    other = Scenario(game.state.clone())
    other.turn("A").play("A", "erect wall-n fountain")
    assert sides(game) == {}
    assert lying(game) == ["wall-n", "wall-e"]
