"""Bonus cards (BON): secret cards that count a built tile twice."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra.core.engine import legal, new_game
from alhambra.core.fingerprint import fingerprint
from alhambra.core.frames import NOBODY
from alhambra.core.pieces import TYPES
from alhambra.core.rng import fast
from alhambra.core.scoring import half_counts
from alhambra.core.setup import SEAT_NAMES, TOWER_REPLACE, Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, view
from alhambra.games import alhambra
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.bonus.part import BonusHands, bonus_hands
from alhambra.rulebooks.huts.module import Huts
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from alhambra.words.offer import question
from alhambra.words.saying import Saying, Seat
from tests.rules.module_games import keeps_its_record, plays_soundly, tells_nothing_hidden
from tests.rules.scorings import results, score

SHOWN = (
    "pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10", "chambers-11", "garden-10-open",
    "garden-11", "tower-11-open", "tower-12",
)  # fmt: skip
EACH = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}


def bonus(seats: str = "ABC") -> Scenario:
    """A table with bonus cards, of which nobody holds any yet."""
    game = scenario(seats, [BonusCards()])
    for seat in seats:
        holds(game, seat)
    return game


def holds(game: Scenario, seat: str, *tiles: str) -> Scenario:
    """Exactly these hidden cards for a seat."""
    cards = sorted([game.state.table.tiles.find(tile) for tile in tiles])
    bonus_hands(game.state).hidden[SEAT_NAMES.index(seat)] = bytes(cards)
    game.state.offered = None
    return game


def count(game: Scenario, seat: str, kind: str) -> float:
    return half_counts(game.state, TYPES.index(kind))[SEAT_NAMES.index(seat)] / 2


def cards(state: State) -> Counter[str]:
    """All bonus cards of a game."""
    part = bonus_hands(state)
    rows = [*part.hidden, *part.revealed, part.left_out]
    return Counter([state.table.tiles.names[card] for row in rows for card in row])


def before_scoring(game: Scenario, scoring: str = "A") -> Scenario:
    """Seat A's next card brings up a scoring."""
    return game.display("florin-1", "florin-2", "florin-3", "florin-4").pile(f"scoring-{scoring}", "florin-5").turn("A")


def asked_at_scoring(seats: str = "ABC") -> Scenario:
    """Scoring A has come up in seat A's turn; B has two cards to reveal, C and A one each."""
    game = bonus(seats)
    holds(game, "A", "pavilion-8").alhambra("A", "1,0 pavilion-8")
    holds(game, "B", "seraglio-9", "arcades-9").alhambra("B", "1,0 seraglio-9", "2,0 arcades-9")
    holds(game, "C", "tower-12").alhambra("C", "1,0 tower-12")
    return before_scoring(game).play("A", "take florin-1")


def test_BON_1_ten_cards_show_the_ten_tiles_without_walls() -> None:
    state = new_game(Setup(3, 0), [BonusCards()])
    assert cards(state) == Counter(SHOWN)
    tiles = state.table.tiles
    without_walls = [name for tile, name in enumerate(tiles.names) if tile > 1 and not tiles.marks[tile]]
    assert sorted(without_walls) == sorted(SHOWN)


@pytest.mark.parametrize("seats", EACH)
def test_BON_2_dealt_by_number_of_players(seats: int) -> None:
    part = bonus_hands(new_game(Setup(seats, 1), [BonusCards()]))
    assert [len(row) for row in part.hidden] == [EACH[seats]] * seats
    assert [len(row) for row in part.revealed] == [0] * seats
    assert len(part.left_out) == 10 - EACH[seats] * seats


def test_BON_3_dealt_from_the_seed_after_everything_of_the_base_game() -> None:
    deals = [bonus_hands(new_game(Setup(4, seed), [BonusCards()])).facts() for seed in range(10)]
    assert deals == [bonus_hands(new_game(Setup(4, seed), [BonusCards()])).facts() for seed in range(10)]
    assert len({str(deal) for deal in deals}) == 10
    plain, with_cards = new_game(Setup(4, 3)), new_game(Setup(4, 3), [BonusCards()])
    assert list(plain.pile) == list(with_cards.pile)
    assert list(plain.bag) == list(with_cards.bag)
    assert [list(player.hand) for player in plain.players] == [list(player.hand) for player in with_cards.players]


def test_BON_3_only_the_owner_sees_his_cards() -> None:
    game = holds(holds(bonus(), "A", "pavilion-8", "garden-11"), "B", "tower-12")
    assert game.view("A").modules["bonus"] == {
        "mine": ["pavilion-8", "garden-11"],
        "hidden": [2, 1, 0],
        "revealed": [[], [], []],
    }
    for seat in (1, 2, SPECTATOR):
        assert "garden-11" not in str(view(game.state, seat).modules)
    assert view(game.state, SPECTATOR).modules["bonus"]["mine"] == []


def test_BON_3_what_others_hold_is_drawn_anew_for_a_seat() -> None:
    state = new_game(Setup(3, 5), [BonusCards()])
    seen = set()
    for seed in range(20):
        world = reshuffled_behind(state, 1, fast(seed))
        assert bonus_hands(world).hidden[1] == bonus_hands(state).hidden[1]
        assert cards(world) == cards(state)
        seen.add(bonus_hands(world).hidden[0])
    assert len(seen) > 5
    assert len({bonus_hands(reshuffled_behind(state, SPECTATOR, fast(seed))).hidden[1] for seed in range(20)}) > 5


def test_BON_4_only_with_the_very_tile_in_the_alhambra() -> None:
    game = holds(bonus(), "A", "pavilion-8").turn("A")
    assert game.offered("A", "reveal") == []
    assert game.refused("A", "reveal pavilion-8") == "BON-4"
    game.reserve("A", "pavilion-8")
    assert game.offered("A", "reveal") == []
    game.reserve("A").alhambra("A", "1,0 pavilion-8")
    assert game.offered("A", "reveal") == ["reveal pavilion-8"]
    game.alhambra("A", "1,0 seraglio-9")
    assert game.refused("A", "reveal seraglio-9") == "BON-4"  # built, but he has no such card


def test_BON_4_revealing_takes_no_time() -> None:
    game = holds(bonus(), "A", "pavilion-8").alhambra("A", "1,0 pavilion-8").display("florin-1").turn("A")
    game.play("A", "reveal pavilion-8")
    assert (game.asked(), game.question()) == ("A", "choose-action")
    assert game.facts("bonus-revealed") == [{"seat": 0, "card": "pavilion-8"}]
    assert game.offered("A", "reveal") == []
    assert game.refused("A", "reveal pavilion-8") == "BON-4"
    for seat in "ABC":
        assert game.view(seat).modules["bonus"]["revealed"] == [["pavilion-8"], [], []]
    game.play("A", "take florin-1")
    assert game.asked() == "B"


def test_BON_4_also_while_placing_tiles() -> None:
    game = holds(bonus(), "A", "pavilion-8").market("pavilion-8", "tower-9-es").hand("A", "florin-8", "dirham-9")
    game.turn("A").play("A", "buy pavilion-8 for florin-8", "buy tower-9-es for dirham-9", "stop")
    assert game.offered("A", "reveal") == []
    game.play("A", "build pavilion-8 1,0", "reveal pavilion-8")
    assert game.question() == "place-tiles"
    game.play("A", "reserve tower-9-es")
    assert game.asked() == "B"


def test_BON_5_a_revealed_card_counts_as_one_more_tile_in_every_scoring() -> None:
    game = holds(bonus(), "A", "garden-11").alhambra("A", "1,0 garden-11", "2,0 garden-10-open")
    assert count(game, "A", "garden") == 2
    game.turn("A").play("A", "reveal garden-11")
    assert count(game, "A", "garden") == 3
    assert count(game, "A", "tower") == 0
    assert count(game, "B", "garden") == 0
    for scoring in "ABC":
        (result,) = score(game, scoring)
        assert result.majorities[TYPES.index("garden")].facts()["counts"] == [3, 0, 0]


def test_BON_6_without_its_tile_the_card_stays_open_and_does_not_count() -> None:
    game = holds(bonus(), "A", "garden-11").alhambra("A", "1,0 garden-11", "0,1 garden-10-open").turn("A")
    game.play("A", "reveal garden-11", "remove garden-11")
    assert count(game, "A", "garden") == 1
    assert game.view("B").modules["bonus"]["revealed"] == [["garden-11"], [], []]
    game.turn("A").play("A", "add garden-11 1,0")
    assert count(game, "A", "garden") == 3


def test_BON_7_nobody_is_obliged() -> None:
    game = before_scoring(holds(bonus(), "B", "pavilion-8").alhambra("B", "1,0 pavilion-8"))
    game.play("A", "take florin-1")
    assert game.offered("B") == ["stop", "reveal pavilion-8"]
    game.play("B", "stop")
    assert results(game)[0].majorities[0].facts()["counts"] == [0, 1, 0]
    assert game.view("B").modules["bonus"]["mine"] == ["pavilion-8"]


def test_BON_7_who_can_do_nothing_else_may_pass_without_revealing() -> None:
    game = holds(bonus(), "A", "arcades-9").display().market("-", "-", "-", "-").turn("A")
    game.alhambra("A", "1,0 arcades-9", "2,0 arcades-10").state.players[0].redesigns = []
    assert game.offered("A") == ["reveal arcades-9", "pass"]
    game.play("A", "reveal arcades-9")
    game.state.players[0].redesigns = []
    assert game.offered("A") == ["pass"]


def test_BON_8_asked_in_turn_order_until_nobody_reveals() -> None:
    game = asked_at_scoring()
    assert (game.asked(), game.question()) == ("B", "ask-for-bonus")
    assert game.offered("B") == ["stop", "reveal seraglio-9", "reveal arcades-9"]
    game.play("B", "reveal arcades-9")
    assert game.asked() == "C"
    game.play("C", "stop")
    assert game.asked() == "A"
    game.play("A", "reveal pavilion-8")
    assert game.asked() == "B"  # somebody revealed: another round
    assert game.offered("B") == ["stop", "reveal seraglio-9"]
    game.play("B", "stop")
    assert game.asked() == "C"
    game.play("C", "reveal tower-12")
    assert game.asked() == "B"  # A has none left
    game.play("B", "stop")
    (result,) = results(game)
    counts = [majority.facts()["counts"] for majority in result.majorities]
    assert counts == [[2, 0, 0], [0, 1, 0], [0, 2, 0], [0, 0, 0], [0, 0, 0], [0, 0, 2]]
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_BON_8_who_is_asked_after_a_reveal_is_told_of_it() -> None:
    game = asked_at_scoring()
    assert question(game.view("B")) == Saying("question-bonus")
    game.play("B", "reveal arcades-9")
    assert question(game.view("C")) == Saying("question-bonus-again", {"seat": Seat(1)})
    game.play("C", "stop").play("A", "stop")
    assert game.asked() == "B"  # once more, because of his own card
    assert question(game.view("B")) == Saying("question-bonus-again", {"seat": Seat(1)})
    game.play("B", "stop")
    assert question(game.view("C")) == Saying("question-bonus-again", {"seat": Seat(1)})


def test_BON_8_a_card_laid_open_before_the_scoring_is_no_reason_to_ask_again() -> None:
    game = before_scoring(holds(bonus(), "A", "pavilion-8").alhambra("A", "1,0 pavilion-8"))
    holds(game, "B", "seraglio-9").alhambra("B", "1,0 seraglio-9")
    game.play("A", "reveal pavilion-8").play("A", "take florin-1")
    assert question(game.view("B")) == Saying("question-bonus")


def test_BON_8_a_round_in_which_nobody_reveals_is_the_last() -> None:
    game = asked_at_scoring()
    for seat in "BCA":
        assert game.asked() == seat
        game.play(seat, "stop")
    assert len(results(game)) == 1


def test_BON_8_without_an_eligible_card_nobody_is_asked() -> None:
    game = before_scoring(holds(bonus(), "B", "pavilion-8"))
    game.play("A", "take florin-1")
    assert len(results(game)) == 1


def test_BON_8_before_scoring_B_as_well() -> None:
    game = before_scoring(holds(bonus(), "A", "pavilion-8").alhambra("A", "1,0 pavilion-8"), "B")
    game.play("A", "take florin-1")
    assert game.question() == "ask-for-bonus"


def test_BON_8_it_is_a_secret_who_is_asked_and_who_declines() -> None:
    """Two worlds that differ only in who could reveal: the others see the same bytes, before and afterwards."""
    worlds = []
    for holder in "BC":
        game = bonus("ABCD").alhambra("B", "1,0 seraglio-9").alhambra("C", "1,0 tower-12")
        holds(game, "B", "seraglio-9" if holder == "B" else "garden-11")
        holds(game, "C", "tower-12" if holder == "C" else "garden-11")
        before_scoring(game).play("A", "take florin-1")
        assert game.asked() == holder
        worlds.append(game)
    for seat in (0, 3, SPECTATOR):
        one, other = (view(game.state, seat) for game in worlds)
        assert one.encode() == other.encode()
        assert one.asked == NOBODY
        assert one.options == []
    for game, holder in zip(worlds, "BC", strict=True):
        game.play(holder, "stop")
    for seat in (0, 3, SPECTATOR):
        assert view(worlds[0].state, seat).encode() == view(worlds[1].state, seat).encode()


def test_BON_8_each_card_is_offered_once() -> None:
    game = asked_at_scoring()
    assert game.asked() == "B"
    assert len(legal(game.state)) == len(set(legal(game.state))) == 3


def test_BON_8_in_a_window_one_may_reveal_but_nobody_is_asked_for_its_sake() -> None:
    game = scenario("ABC", [Vizier(), BonusCards()]).market("seraglio-6", "arcades-9", "pavilion-7", "tower-9-ne")
    game.display("florin-9", "dirham-9", "denar-9", "ducat-9").pile("florin-8")
    holds(game, "B", "tower-12").alhambra("B", "1,0 tower-12")
    holds(game, "C", "garden-11").alhambra("C", "1,0 garden-11").hand("C", "denar-7")
    game.turn("A").play("A", "take florin-9")
    assert (game.asked(), game.question()) == ("C", "window")  # B could only reveal
    assert game.offered("C") == ["stop", "vizier pavilion-7 for denar-7", "reveal garden-11"]
    game.play("C", "reveal garden-11")
    assert game.offered("C") == ["stop", "vizier pavilion-7 for denar-7"]
    game.play("C", "stop")
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_BON_8_in_scoring_C_all_that_count_are_revealed() -> None:
    game = holds(bonus(), "A", "pavilion-8", "garden-11").alhambra("A", "1,0 pavilion-8")
    holds(game, "B", "tower-12").alhambra("B", "1,0 tower-12")
    (result,) = score(game, "C")
    assert game.facts("bonus-revealed") == [{"seat": 1, "card": "tower-12"}, {"seat": 0, "card": "pavilion-8"}]
    assert result.majorities[0].facts()["counts"] == [2, 0, 0]
    assert result.majorities[5].facts()["counts"] == [0, 2, 0]
    assert game.view("B").modules["bonus"]["hidden"] == [1, 0, 0]  # garden 11 is not built
    assert game.asked() == ""


def test_BON_8_undo_stops_at_a_revealed_card() -> None:
    game = holds(bonus(), "A", "pavilion-8").alhambra("A", "1,0 pavilion-8").turn("A")
    before = game.state.revealed
    assert game.play("A", "reveal pavilion-8").state.revealed > before


def test_BON_9_the_card_counts_for_the_majority_only() -> None:
    game = holds(bonus(), "A", "pavilion-8").alhambra("A", "1,0 pavilion-8")
    (without,) = score(holds(bonus(), "A").alhambra("A", "1,0 pavilion-8"), "A")
    game.turn("A").play("A", "reveal pavilion-8")
    (result,) = score(game, "A")
    assert [wall.points for wall in result.walls] == [wall.points for wall in without.walls]
    assert result.awards == []


def test_BON_9_BON_12_the_card_stands_beside_no_hut() -> None:
    game = scenario("ABC", [BonusCards(), Huts()])
    holds(game, "A", "garden-11").alhambra("A", "1,0 garden-11", "0,1 hut-garden-w")
    game.turn("A").play("A", "reveal garden-11")
    assert count(game, "A", "garden") == 2  # tile and card; the hut has no garden beside it
    game.alhambra("A", "1,0 garden-11", "2,0 hut-garden-n")
    assert count(game, "A", "garden") == 3  # the hut counts the tile, not the card


def test_BON_10_B_105_is_always_met() -> None:
    """A card counts only beside its own tile, which is a real tile of the type."""
    game = holds(bonus(), "A", "tower-12").alhambra("A", "1,0 tower-12")
    game.turn("A").play("A", "reveal tower-12")
    assert count(game, "A", "tower") == 2
    game.alhambra("A").reserve("A", "tower-12")
    assert count(game, "A", "tower") == 0


def test_BON_11_dirk_has_no_cards() -> None:
    game = bonus("AB").dirk("pavilion-8")
    part = bonus_hands(new_game(Setup(2, 0), [BonusCards()]))
    assert [len(row) for row in part.hidden] == [3, 3]
    (result,) = score(game, "C")
    assert result.majorities[0].facts()["counts"] == [0, 0, 1]


def test_BON_12_a_tile_with_added_walls_is_still_the_tile_shown() -> None:
    game = holds(bonus(), "A", "pavilion-8").alhambra("A", "1,0 pavilion-8")
    player = game.player("A")
    player.rebuild(player.board.with_marks(game.state.table.tiles.find("pavilion-8"), 2), player.reserve)
    game.turn("A").play("A", "reveal pavilion-8")
    assert count(game, "A", "pavilion") == 2


def test_BON_EX_1_garden_with_its_card_counts_two() -> None:
    game = holds(bonus(), "A", "garden-10-open").alhambra("A", "1,0 garden-10-open").turn("A")
    assert count(game.play("A", "reveal garden-10-open"), "A", "garden") == 2


def test_BON_EX_2_another_garden_of_the_same_price_is_not_the_tile() -> None:
    game = holds(bonus(), "A", "garden-10-open").alhambra("A", "1,0 garden-10-n").turn("A")
    assert game.offered("A", "reveal") == []
    assert game.refused("A", "reveal garden-10-open") == "BON-4"


def test_BON_EX_3_moved_to_the_reserve_neither_counts() -> None:
    game = holds(bonus(), "A", "garden-10-open").alhambra("A", "1,0 garden-10-open").turn("A")
    game.play("A", "reveal garden-10-open", "remove garden-10-open")
    (result,) = score(game, "B")
    assert result.majorities[TYPES.index("garden")].facts()["counts"] == [0, 0, 0]


def test_BON_EX_4_five_and_four_players() -> None:
    for seats, left in ((5, 0), (4, 2)):
        part = bonus_hands(new_game(Setup(seats, 2), [BonusCards()]))
        assert [len(row) for row in part.hidden] == [2] * seats
        assert len(part.left_out) == left


@pytest.mark.parametrize("seats", EACH)
def test_BON_2_whole_games_keep_every_card(seats: int) -> None:
    state = plays_soundly(seats, 7 + seats, "bonus")
    assert cards(state) == Counter(SHOWN)
    part = bonus_hands(state)
    for seat, player in enumerate(state.players):
        assert not [card for card in part.hidden[seat] if player.board.holds(card)]  # BON-8 (3)


def test_BON_8_records_and_clones_in_the_middle_of_the_questions() -> None:
    assert sum([keeps_its_record(3, seed, "bonus", at="ask-for-bonus") for seed in range(8)]) > 0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_BON_3_whole_games_tell_nothing_hidden(seats: int) -> None:
    tells_nothing_hidden(seats, seats, "bonus")


def test_BON_1_with_a_tower_left_out_its_card_is_dealt_all_the_same() -> None:
    for seed in range(5):
        state = alhambra.start(Setup(3, seed, modules=("bonus",), tower=TOWER_REPLACE))
        assert cards(state) == Counter(SHOWN)


def test_BON_2_a_clone_has_its_own_cards() -> None:
    state = new_game(Setup(3, 0), [BonusCards()])
    branch = state.clone()
    part = branch.parts[0]
    assert isinstance(part, BonusHands)
    part.lay_open(0, part.hidden[0][0])
    assert fingerprint(branch) != fingerprint(state)
    assert bonus_hands(state).revealed == [b"", b"", b""]
