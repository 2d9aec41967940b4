"""Why a move is good, as far as the seat can see."""

from __future__ import annotations

from alhambra.bots.reasons import Reason, reasons
from alhambra.core.pieces import TYPES
from alhambra.testing.scenario import Scenario, scenario

PAVILION, SERAGLIO, CHAMBERS = [TYPES.index(name) for name in ("pavilion", "seraglio", "chambers")]


def table() -> Scenario:
    game = scenario("ABC").market("pavilion-8", "seraglio-9", "arcades-9", "chambers-10")
    return game.display("florin-1", "dirham-9", "denar-1", "ducat-9")


def told(game: Scenario, text: str) -> list[Reason]:
    seen = game.view("A")
    (option,) = [option for option in seen.options if option.text(seen.table) == text]
    return reasons(seen, option)


def test_paying_exactly_earns_a_further_action() -> None:
    game = table().hand("A", "florin-8", "dirham-9")
    assert {"why": "again"} in told(game, "buy pavilion-8 for florin-8")


def test_the_most_of_a_type_is_told_and_so_is_a_tie() -> None:
    game = table().hand("A", "florin-9")
    assert told(game, "buy pavilion-8 for florin-9") == [{"why": "leads", "type": PAVILION}]
    game.alhambra("B", "1,0 pavilion-7")
    assert told(game, "buy pavilion-8 for florin-9") == [{"why": "ties", "type": PAVILION}]
    game.alhambra("B", "1,0 pavilion-7", "2,0 pavilion-6")
    assert told(game, "buy pavilion-8 for florin-9") == [{"why": "denies", "type": PAVILION, "seat": 1}]


def test_only_what_others_could_get_is_kept_from_them() -> None:
    """A tile that is being built is taken already."""
    game = table().hand("A", "florin-8")
    game.alhambra("B", "1,0 pavilion-7", "2,0 pavilion-6")
    assert {"why": "denies", "type": PAVILION, "seat": 1} in told(game, "buy pavilion-8 for florin-8")
    game.play("A", "buy pavilion-8 for florin-8", "take florin-1")
    for text in game.offered("A"):
        assert not [reason for reason in told(game, text) if reason["why"] == "denies"]


def test_money_brings_a_tile_within_reach() -> None:
    game = table().hand("A", "denar-1", "ducat-1")
    tiles = game.state.table.tiles
    assert told(game, "take ducat-9") == [{"why": "reach-exactly", "tile": tiles.find("chambers-10")}]
    assert told(game, "take florin-1") == [{"why": "coins", "coins": 1}]
    game.hand("A", "dirham-3")
    assert told(game, "take dirham-9") == [{"why": "reach-exactly", "tile": tiles.find("seraglio-9")}]
    game.hand("A", "ducat-4", "ducat-4")
    assert told(game, "take ducat-9") == [{"why": "reach", "tile": tiles.find("chambers-10")}]


def test_there_is_always_something_to_say() -> None:
    game = table().hand("A", "florin-8")
    game.play("A", "buy pavilion-8 for florin-8", "take florin-1")
    for text in game.offered("A"):
        assert told(game, text)
