"""Section 2 of expansion 5: the overview cards, which show what the tiles are."""

from __future__ import annotations

from collections import Counter

from alhambra.core.pieces import NO_TYPE, TYPES, sides_of
from alhambra.rulebooks.moors.module import ArtOfTheMoors
from alhambra.rulebooks.sultan.module import PowerOfTheSultan
from alhambra.testing.scenario import scenario


def tiles() -> list[tuple[str, int, str]]:
    """Type, price and walls of every building of a game with both modules."""
    all_tiles = scenario("ABC", [PowerOfTheSultan(), ArtOfTheMoors()]).state.table.tiles
    return [
        (TYPES[all_tiles.kinds[at]], int(all_tiles.prices[at]), sides_of(all_tiles.marks[at]))
        for at in range(len(all_tiles.names))
        if all_tiles.kinds[at] != NO_TYPE
    ]


def test_OVR_1_information_for_all_without_effect() -> None:
    game = scenario("ABC", [PowerOfTheSultan(), ArtOfTheMoors()])
    assert game.state.table.tiles.names == scenario("ABC").state.table.tiles.names  # what they show is open
    assert set(game.view("A").modules) == {"sultan", "moors"}  # they are no pieces of the game


def test_OVR_2_fifty_four_tiles() -> None:
    assert len(tiles()) == 54


def test_OVR_3_OVR_X3_forty_four_of_price_6_or_more() -> None:
    dear = Counter(price for _, price, _ in tiles() if price >= 6)
    assert dear == {6: 6, 7: 7, 8: 9, 9: 8, 10: 6, 11: 5, 12: 2, 13: 1}
    assert sum(dear.values()) == 44


def test_OVR_X1_chambers_of_9_with_a_wall_at_the_bottom() -> None:
    assert ("chambers", 9, "S") in tiles()


def test_OVR_X2_the_tower_of_10_with_a_wall_at_the_left() -> None:
    assert [walls for kind, price, walls in tiles() if (kind, price) == ("tower", 10)] == ["W"]
