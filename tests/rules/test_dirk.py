"""Section 10 of the base rules: two players, and Dirk as the third."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.core.engine import new_game
from alhambra.core.setup import Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.testing.scenario import Scenario, scenario
from tests.rules.printed import CURRENCIES, TILES
from tests.rules.scorings import palaces, results, score
from tests.scenes import draw_pile, random_states

MONEY = ("florin-1", "dirham-1", "denar-1", "ducat-1")
FOUR = ("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
OTHERS = [tile for tile in TILES if tile not in FOUR]


def cards_in_play(state: State) -> Counter[str]:
    """All cards of a game just dealt: hands, display and draw pile."""
    found = Counter(draw_pile(state))
    for kind, name in enumerate(state.table.cards.names):
        found[name] += list(state.display).count(kind) + sum(player.hand[kind] for player in state.players)
    return found


def before_scoring(scoring: str, bag: int) -> Scenario:
    """A two-player game in which seat A's taking a card brings up a scoring with so many tiles in the bag."""
    game = scenario("AB").dirk().market(*FOUR).bag(*OTHERS[:bag]).display(*MONEY)
    return game.pile(f"scoring-{scoring}", "florin-9")


def drawn_by_dirk(game: Scenario) -> int:
    return sum(len(fact["tiles"]) for fact in game.facts("dirk-drew") if isinstance(fact["tiles"], list))


def bought(seats: str, *more: str) -> Scenario:
    """Seat A has bought a pavilion, and must place it; more tiles lie on the next fields."""
    game = scenario(seats).market("pavilion-8", *more).hand("A", "florin-9")
    return game.play("A", "buy pavilion-8 for florin-9")


def test_B_130_two_copies_of_each_money_card() -> None:
    two_each = {f"{currency}-{value}": 2 for currency in CURRENCIES for value in range(1, 10)}
    assert cards_in_play(new_game(Setup(2, 1))) == {**two_each, "scoring-A": 1, "scoring-B": 1}
    assert cards_in_play(new_game(Setup(3, 1)))["florin-1"] == 3


@pytest.mark.parametrize("seed", range(3))
def test_B_131_dirk_begins_with_six_open_tiles_and_never_acts(seed: int) -> None:
    seen = view(new_game(Setup(2, seed)), SPECTATOR)
    assert len(seen.dirk) == 6
    assert not set(seen.dirk) & set(seen.market)
    assert len(seen.boards) == len(seen.hand_sizes) == len(seen.reserves) == 2
    for state in random_states(2, seed):
        assert not state.agenda or state.agenda[-1].asks() in (0, 1)
    assert view(new_game(Setup(3, seed)), SPECTATOR).dirk == ()


@pytest.mark.parametrize(
    ("scoring", "bag", "drawn"), [("A", 20, 6), ("B", 20, 6), ("B", 18, 6), ("B", 17, 5), ("B", 2, 0)]
)
def test_B_132_dirks_tiles_after_the_scorings(scoring: str, bag: int, drawn: int) -> None:
    game = before_scoring(scoring, bag).play("A", "take ducat-1")
    assert drawn_by_dirk(game) == drawn  # the four tiles of the market are not counted
    assert len(game.view("B").dirk) == drawn
    assert game.view("B").bag_left == bag - drawn


def test_B_133_dirk_takes_shares_but_has_no_wall() -> None:
    game = palaces(scenario("AB"), "tower", 2, 1).dirk("tower-8", "tower-7")
    (result,) = score(game, "C")
    assert result.majorities[5].counts == (4, 2, 4)  # in half buildings
    assert result.majorities[5].shares == (17, 6, 17)  # 21 + 13 shared by A and Dirk
    assert [wall.seat for wall in result.walls] == [0, 1]
    assert result.totals[2] == 17


def test_B_134_dirk_draws_before_the_market_is_filled() -> None:
    game = before_scoring("A", 8).market("-", *FOUR[1:]).play("A", "take ducat-1")
    assert list(game.facts("dirk-drew")[0].values()) == [OTHERS[:6]]
    assert game.on_market()[0] == OTHERS[6]
    assert game.asked() == "B"


def test_B_134_dirk_gets_what_is_there() -> None:
    game = before_scoring("A", 4).market("-", *FOUR[1:]).play("A", "take florin-1")
    assert drawn_by_dirk(game) == 4
    assert [result.scoring for result in results(game)] == [1, 3]  # nothing is left for field 1: the game ends
    assert game.asked() == ""


def test_B_135_dirks_points_are_kept_but_he_cannot_win() -> None:
    game = scenario("AB").dirk("tower-7", "garden-7", "chambers-5").alhambra("B", "1,0 pavilion-8")
    (first,) = score(game, "A")
    assert first.totals == [0, 1, 6 + 5 + 4]
    assert game.view("A").dirk_score == 15
    score(game.dirk("tower-7", "garden-7"), "C")
    assert game.view("A").dirk_score == 15 + 21 + 20
    assert game.facts("game-ended") == [{"winners": [1], "scores": [0, 1 + 16]}]


def test_B_136_a_bought_tile_may_be_given_to_dirk() -> None:
    game = bought("AB").dirk("tower-7").play("A", "give pavilion-8")
    assert game.view("A").facts()["dirk"] == ["pavilion-8", "tower-7"]
    assert game.tiles("A") == {"0,0": "fountain"}
    assert game.reserved("A") == []
    assert game.asked() == "B"


def test_B_136_only_bought_tiles_of_two_players() -> None:
    assert bought("ABC").refused("A", "give pavilion-8") == "B-136"
    reserved = scenario("AB").reserve("A", "pavilion-8")
    assert reserved.refused("A", "give pavilion-8") == "CORE-2"
    assert reserved.offered("A", "give") == []
    won = scenario("AB").market("tower-12", "-", "-", "-").bag().hand("B", "florin-9").display(*MONEY)
    won.pile("florin-9").play("A", "take ducat-1")
    assert won.asked() == "B"
    assert won.refused("B", "give tower-12") == "B-136"


def test_B_137_dirk_gets_no_tile_at_the_end() -> None:
    game = scenario("AB").dirk("tower-7").market("tower-12", "tower-13", "-", "-").bag().display(*MONEY)
    game.hand("A", "florin-2").hand("B", "florin-2").pile("florin-9").play("A", "take ducat-1")
    assert [(fact["seat"], fact["money"]) for fact in game.facts("tile-left-over")] == [(-1, [2, 2]), (-1, [0, 0])]
    assert game.view("A").facts()["dirk"] == ["tower-7"]
    assert game.on_market() == ["tower-12", "tower-13", "-", "-"]


def test_B_EX_54_the_beginning_of_a_game_of_two() -> None:
    state = new_game(Setup(2, 54))
    assert sum(cards_in_play(state).values()) == 72 + 2  # with the two scoring cards
    seen = view(state, SPECTATOR)
    assert (len(seen.dirk), len(seen.market), seen.bag_left) == (6, 4, 44)


def test_B_EX_55_after_scoring_A() -> None:
    game = before_scoring("A", 30).market("-", "-", *FOUR[2:]).play("A", "take ducat-1")
    assert drawn_by_dirk(game) == 6
    assert game.on_market() == [*OTHERS[6:8], *FOUR[2:]]
    assert game.view("A").bag_left == 24 - 2


def test_B_EX_56_after_scoring_B() -> None:
    assert drawn_by_dirk(before_scoring("B", 11).play("A", "take ducat-1")) == 3


@pytest.mark.parametrize("first", ["build pavilion-8 1,0", "reserve pavilion-8", "give pavilion-8"])
@pytest.mark.parametrize("second", ["build seraglio-9 0,1", "reserve seraglio-9", "give seraglio-9"])
def test_B_EX_57_each_tile_goes_its_own_way(first: str, second: str) -> None:
    game = scenario("AB").dirk().market("pavilion-8", "seraglio-9").hand("A", "florin-8", "dirham-9")
    game.play("A", "buy pavilion-8 for florin-8", "buy seraglio-9 for dirham-9", "stop", first, second)
    where = {
        "build": [tile for tile in game.tiles("A").values() if tile != "fountain"],
        "reserve": game.reserved("A"),
        "give": game.view("A").facts()["dirk"],
    }
    expected: dict[str, list[str]] = {"build": [], "reserve": [], "give": []}
    for text in (first, second):
        expected[text.split()[0]].append(text.split()[1])
    assert where == expected
    assert game.asked() == "B"
