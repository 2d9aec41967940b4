"""Section 1 of expansion 5: new score cards."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from alhambra import data
from alhambra.core.engine import new_game
from alhambra.core.module import Module
from alhambra.core.pieces import TYPES
from alhambra.core.scoring import count_points
from alhambra.core.setup import Setup
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.scorecards.module import ScoreCards
from alhambra.rulebooks.treasure.module import TreasureChamber
from alhambra.rulebooks.treasure.part import chests
from alhambra.testing.conformance import check_module
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.scorings import palaces, score

PRIZES: dict[int, list[tuple[int, ...]]] = {
    1: [(1,), (2,), (3,), (4,), (5,), (6,)],
    2: [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)],
    3: [(16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)],
}
SCORINGS = {1: "A", 2: "B", 3: "C"}


def order(game: Scenario, scoring: int) -> list[str]:
    """The types on the card of a scoring, as everybody sees them."""
    return cast("list[list[str]]", game.view("B").modules["scorecards"]["orders"])[scoring - 1]


def with_card(scoring: int, kind: str, position: int, *others: Module, seats: str = "ABC") -> Scenario:
    """A game in which a type happens to stand in a position (1 to 6) of the card of a scoring."""
    for seed in range(200):
        game = scenario(seats, [*others, ScoreCards()], seed)
        if order(game, scoring)[position - 1] == kind:
            return game
    raise AssertionError("no such deal")


def shares(game: Scenario, scoring: int, kind: str) -> list[int]:
    (result,) = score(game, SCORINGS[scoring])
    return list(result.majorities[TYPES.index(kind)].shares)


def test_NSC_1_NSC_6_eighteen_cards_each_with_another_order() -> None:
    cards = cast("list[dict[str, list[str]]]", data.load("score_cards")["cards"])
    assert len({tuple(card["order"]) for card in cards}) == 18
    for card in cards:
        assert sorted(card["order"]) == sorted(TYPES)
    for position in range(6):
        assert set(Counter(card["order"][position] for card in cards).values()) == {3}


def test_NSC_2_three_different_cards_open_from_the_beginning() -> None:
    cards = {card["id"]: card["order"] for card in cast("list[dict[str, object]]", data.load("score_cards")["cards"])}
    drawn: set[str] = set()
    for seed in range(60):
        facts = scenario("ABC", [ScoreCards()], seed).view("C").modules["scorecards"]
        names = cast("list[str]", facts["cards"])
        assert len(set(names)) == 3
        assert facts["orders"] == [cards[name] for name in names]
        drawn |= set(names)
    assert drawn == set(cards)


def test_NSC_3_the_scoring_cards_are_in_the_deck_as_usual() -> None:
    game = new_game(Setup(3, 4), [ScoreCards()])
    names = game.table.card_names(tuple(game.pile))
    assert [name for name in names if name.startswith("scoring")] == ["scoring-A", "scoring-B"]
    held = sum([int(number) for player in game.players for number in player.hand])
    assert len(game.pile) + len(game.display) + held == 110  # money and the two scoring cards
    (result,) = score(scenario("ABC", [ScoreCards()]), "A")
    assert result.scoring == 1


@pytest.mark.parametrize("scoring", [1, 2, 3])
@pytest.mark.parametrize("position", range(6))
def test_NSC_4_what_the_base_game_gives_the_type_in_this_position(scoring: int, position: int) -> None:
    game = scenario("ABC", [ScoreCards()], 7)
    kind = order(game, scoring)[position]
    prizes: list[int] = [*PRIZES[scoring][position], 0, 0]
    assert shares(palaces(game, kind, 3, 2, 1), scoring, kind)[:3] == prizes[:3]


def test_NSC_X1_the_garden_in_the_first_position() -> None:
    game = palaces(with_card(1, "garden", 1), "garden", 2, 1)
    assert shares(game, 1, "garden")[0] == 1
    assert shares(palaces(scenario("ABC"), "garden", 2, 1), 1, "garden")[0] == 5


def test_NSC_X2_the_seraglio_in_the_last_position() -> None:
    game = palaces(with_card(3, "seraglio", 6), "seraglio", 4, 2, 1)
    assert shares(game, 3, "seraglio")[:3] == [21, 13, 6]


def test_NSC_5_NSC_X3_ties_as_always() -> None:
    game = palaces(with_card(2, "tower", 3), "tower", 2, 2, 1)
    assert shares(game, 2, "tower")[:3] == [6, 6, 0]


@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_NSC_5_walls_and_chests_as_always(scoring: int) -> None:
    found = []
    for modules in ([TreasureChamber()], [TreasureChamber(), ScoreCards()]):
        game = (
            scenario("ABC", list(modules)).alhambra("A", "1,0 tower-8", "2,0 garden-8-nw").alhambra("B", "1,0 tower-12")
        )
        chests(game.state).laid[0] = [game.state.table.tiles.find("tower-8")]
        result = count_points(game.state, scoring)
        assert result.awards
        walls = [(wall.seat, wall.points) for wall in result.walls]
        found.append((walls, [(award.seat, award.points, award.reason) for award in result.awards]))
    assert found[0] == found[1]


def test_NSC_5_NSC_7_dirk_scores_by_the_same_table() -> None:
    game = with_card(2, "tower", 6, seats="AB").alhambra("A", "1,0 tower-8").dirk("tower-12", "tower-13")
    assert shares(game, 2, "tower") == [6, 0, 13]


def test_NSC_7_whole_games_alone_and_in_company() -> None:
    check_module(ScoreCards, (Huts, Characters, Camps), seats=(3,))
