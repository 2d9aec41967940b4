"""Two players: Dirk (ALC-34 to ALC-41)."""

from __future__ import annotations

from alhambra.core.events import GameEnded
from alhambra.core.pieces import TYPES
from alhambra.core.setup import Setup
from alhambra.games.alcazaba.part import stock
from alhambra.games.family import start
from tests.alcazaba.grounds import Grounds, grounds


def drawing(*tiles: str) -> Grounds:
    """Two players; these tiles come from the bag at the start of round 2."""
    game = grounds("AB").nothing_on_offer().round(1)
    rest = [tile for tile in game.stock.bag if game.state.table.tiles.names[tile] not in tiles]
    pile = game.stock.piles[0]
    drawn = bytes([game._claim(tile) for tile in tiles])
    game.stock.piles = [pile, *game.stock.piles[1:]]
    game.stock.bag = drawn + bytes(rest)
    return game.next_round()


def two() -> Grounds:
    return grounds("AB").nothing_on_offer()


def dirks_tiles(game: Grounds) -> list[str]:
    return [game.state.table.tiles.names[tile] for tile in game.state.dirk]


def test_ALC_34_dirk_has_five_markers_and_no_turns() -> None:
    game = drawing("tower-12", "tower-13", "garden-11", "garden-12", "arcades-9")
    placed = [name for kind in TYPES for name in game.column(kind).values()]
    assert placed == ["Dirk"] * 5
    assert game.stock.hands == [5, 5]
    assert len(game.state.players) == 2


def test_ALC_34_dirk_plays_along_with_two_only() -> None:
    for seats in range(3, 7):
        state = start(Setup(seats, 1, game="alcazaba"))
        assert not any(any(column) for column in stock(state).columns)


def test_ALC_35_dirk_gets_no_tiles_for_nothing() -> None:
    assert start(Setup(2, 1, game="alcazaba")).dirk == b""
    for number in (1, 3):
        game = two().round(number).end_round()
        assert game.state.dirk == b""


def test_ALC_36_a_marker_for_every_tile_of_the_bag() -> None:
    game = drawing("pavilion-8", "seraglio-9", "arcades-9", "chambers-10", "garden-11")
    assert [game.column(kind) for kind in TYPES] == [
        {"2/3": "Dirk"}, {"3/3": "Dirk"}, {"4/3": "Dirk"}, {"5/3": "Dirk"}, {"6/3": "Dirk"}, {},
    ]  # fmt: skip


def test_ALC_37_dirk_is_served_like_all_others() -> None:
    game = two().on_offer("tower", "tower-12", "tower-13").markers("tower", A="3/1", Dirk="4/3", B="2/1").rewards()
    game.play("A", "reserve tower-13")
    assert dirks_tiles(game) == ["tower-12"]
    assert game.reserved("A") == ["tower-13"]
    assert game.reserved("B") == []


def test_ALC_38_the_lowest_tile_before_the_start_chip() -> None:
    game = two().on_offer("tower", "tower-13", "tower-12").start_chip("tower").starter("B")
    game.markers("tower", Dirk="6/3 5/3 4/3").rewards()
    assert dirks_tiles(game) == ["tower-12", "tower-13"]
    assert game.stock.starter == 0  # A did not start the round before
    two_tiles = two().on_offer("tower", "tower-13", "tower-12").markers("tower", Dirk="6/3").round(2).rewards()
    assert dirks_tiles(two_tiles) == ["tower-13"]


def test_ALC_39_a_won_tile_may_be_given_to_dirk() -> None:
    game = two().on_offer("garden", "garden-11").markers("garden", A="1/1").rewards()
    assert "give garden-11" in game.offered("A")
    game.play("A", "give garden-11")
    assert dirks_tiles(game) == ["garden-11"]


def test_ALC_39_never_from_the_alhambra_or_the_reserve() -> None:
    game = two().alhambra("A", "1,0 garden-11").reserve("A", "garden-12").dice(*["tower"] * 8)
    assert game.offered("A", "give") == []
    for tile in ("garden-11", "garden-12"):
        assert game.refused("A", f"give {tile}") == "CORE-2"


def test_ALC_39_with_three_nobody_gives() -> None:
    game = grounds("ABC").nothing_on_offer().on_offer("garden", "garden-11").markers("garden", A="1/1").rewards()
    assert game.refused("A", "give garden-11") == "B-136"


def test_ALC_40_dirk_scores_majorities_with_ties_but_no_wall() -> None:
    game = two().alhambra("A", "1,0 garden-11").dirk("garden-12", "tower-7")
    result = game.result("B")
    assert result.majorities[TYPES.index("garden")].shares == (8, 0, 8)  # (12 + 5) / 2
    assert result.majorities[TYPES.index("tower")].shares == (0, 0, 13)
    assert [wall.seat for wall in result.walls] == [0, 1]
    assert game.state.dirk_score == 8 + 13


def test_ALC_41_only_people_win() -> None:
    game = two().dirk("tower-12").score("A", 3).score("B", 2).round(5).end_round()
    assert game.state.dirk_score == 21
    assert [event.winners for event in game.state.events if isinstance(event, GameEnded)] == [(0,)]


def test_ALC_EX_20_the_five_markers_of_dirk() -> None:
    game = drawing("tower-12", "garden-11", "tower-13", "arcades-9", "garden-12")
    assert game.column("tower") == {"4/3": "Dirk", "2/3": "Dirk"}
    assert game.column("garden") == {"6/3": "Dirk", "3/3": "Dirk"}
    assert game.column("arcades") == {"5/3": "Dirk"}
    assert [fact["field"] for fact in game.facts("marker-placed")] == ["2/3", "3/3", "4/3", "5/3", "6/3"]


def test_ALC_EX_21_dirk_takes_from_below() -> None:
    game = two().on_offer("tower", "tower-11-open", "tower-12", "tower-13")
    game.markers("tower", A="6/1", Dirk="5/3", B="2/1").rewards()
    game.play("A", "pick tower-11-open", "reserve tower-11-open").play("B", "reserve tower-13")
    assert dirks_tiles(game) == ["tower-12"]
    assert game.reserved("B") == ["tower-13"]


def test_ALC_EX_22_dirk_names_the_other_player() -> None:
    game = two().start_chip("garden").starter("A").markers("garden", Dirk="3/3").rewards()
    assert (game.stock.round, game.stock.starter) == (2, 1)


def test_ALC_EX_23_a_gift_that_counts_for_dirk() -> None:
    game = two().alhambra("A", "1,0 garden-10-open").alhambra("B", "1,0 garden-10-n").dirk("garden-12")
    game.on_offer("garden", "garden-11").markers("garden", A="1/1").rewards().play("A", "give garden-11")
    (scored,) = game.facts("scored")
    gardens = scored["majorities"][TYPES.index("garden")]  # type: ignore[index]
    assert gardens["counts"] == [1, 1, 2]
    assert gardens["shares"] == [0, 0, 5]
    assert game.state.dirk_score == 5
