"""The characters: set-up, auction, timing and limits (CHR-1 to CHR-10, CHR-21 to CHR-28)."""

from __future__ import annotations

import pytest

from alhambra import data
from alhambra.core.dealing import Deal
from alhambra.core.engine import RuleError, is_over, legal, new_game, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.module import Module
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, view
from alhambra.games import alhambra
from alhambra.games.match import Match, load
from alhambra.rulebooks.bonus.module import BonusCards
from alhambra.rulebooks.bonus.part import bonus_hands
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.characters.module import Characters
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.vizier.module import Vizier
from alhambra.testing.invariants import check, pieces
from alhambra.testing.resample import reshuffled_behind
from tests.caravan import Caravan, caravans
from tests.rules.characters import begin_turn_of_b, own, owners, people, table, turn_up
from tests.rules.scorings import palaces, results

TEN = {
    "abdul-karim",
    "abdul-knihstig",
    "ammar-el-schauf",
    "faruk-willhaben",
    "fatima",
    "hakim-wahid",
    "laila-wundabah",
    "machma-klain",
    "yammerad",
    "yusuf-e-passuff",
}
SEATS = range(2, 7)


def test_CHR_1_ten_characters() -> None:
    assert {row["id"] for row in data.load("characters")["cards"]} == TEN
    assert set(people(table().state).kinds) == TEN


@pytest.mark.parametrize("seats", SEATS)
def test_CHR_2_two_in_each_of_piles_2_to_4_and_four_aside(seats: int) -> None:
    tops = set()
    for seed in range(20):
        state = new_game(Setup(seats, seed), [Characters()])
        names = state.table.card_names(tuple(state.pile))
        money = len(names) - 8  # less two scoring cards and six characters
        ends = 0
        for pile, inserts in enumerate((0, 3, 2, 3, 0)):
            begins, ends = ends, ends + money // 5 + (pile < money % 5) + inserts
            assert len(TEN.intersection(names[begins:ends])) == (0, 2, 2, 2, 0)[pile]
        aside = state.table.card_names(people(state).aside)
        assert len(aside) == 4
        assert {*aside, *names} >= TEN
        tops.add(aside[-1])
    assert len(tops) > 4  # in random order


def test_CHR_3_a_character_is_auctioned_before_the_next_card_is_drawn() -> None:
    game = turn_up(table(), "faruk-willhaben", "yammerad", "scoring-A", "ducat-9")
    assert game.question() == "auction"
    assert game.on_display() == ["ducat-4", "denar-3", "dirham-2"]
    for seat in "BCA":
        game.play(seat, "pass")
    assert game.view("A").modules["characters"]["auction"] == {
        "character": "yammerad",
        "bid": 0,
        "bidder": -1,
        "still": [1, 2, 0],
    }
    game.play("B", "pass").play("C", "pass")
    assert not results(game)
    game.play("A", "pass")
    assert len(results(game)) == 1  # B-96: when the display is complete
    assert game.on_display() == ["ducat-9", "ducat-4", "denar-3", "dirham-2"]


def test_CHR_4_the_player_whose_turn_is_next_is_asked_first() -> None:
    game = turn_up(table("ABCD"), "yammerad")
    asked = []
    while game.question() == "auction":
        asked.append(game.asked())
        game.play(game.asked(), "pass")
    assert asked == ["B", "C", "D", "A"]
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_CHR_4_for_a_draw_at_the_beginning_of_a_turn_it_is_that_turns_player() -> None:
    game = own(table(), "B", "yammerad").pile("ducat-1", "fatima", "ducat-9")
    begin_turn_of_b(game).play("B", "yammerad")
    assert (game.question(), game.asked()) == ("auction", "B")
    game.play("B", "pass")
    assert game.asked() == "C"


def test_CHR_4_between_two_turns_it_is_the_player_whose_turn_is_next() -> None:
    game = table("ABC", Caravan()).pile("florin-9", "fatima", "ducat-9")
    caravans(game.state).omens[:] = [0, 0, 0]  # florins
    game.play("A", "take florin-1").play("B", "stop").play("C", "ambush florin-9")
    assert (game.question(), game.asked()) == ("auction", "B")


def test_CHR_5_bid_higher_or_pass_for_good() -> None:
    game = table().hand("A", "ducat-9").hand("B", "ducat-9").hand("C", "ducat-9")
    turn_up(game, "yammerad")
    assert game.offered("B") == ["pass", *[f"bid {amount}" for amount in range(1, 10)]]
    assert game.refused("B", "bid 0") == "CHR-5"
    game.play("B", "bid 3")
    assert game.refused("C", "bid 3") == "CHR-5"
    game.play("C", "pass").play("A", "bid 4").play("B", "bid 9")
    assert game.offered("A") == ["pass"]  # C is out
    game.play("A", "pass")
    assert (game.question(), game.asked()) == ("pay-auction", "B")


def test_CHR_5_the_last_one_may_still_bid_or_pass() -> None:
    game = turn_up(table().hand("A", "ducat-9"), "yammerad").play("B", "pass").play("C", "pass")
    assert game.offered("A", "bid")
    assert game.play("A", "bid 1").question() == "pay-auction"


def test_CHR_6_no_more_than_can_be_paid_in_one_currency() -> None:
    game = turn_up(table().hand("B", "denar-5", "denar-3", "ducat-7"), "yammerad")
    assert game.offered("B")[-1] == "bid 8"
    assert game.refused("B", "bid 9") == "CHR-6"


def test_CHR_6_diamonds_are_one_of_the_currencies() -> None:
    game = table("ABC", Diamonds()).hand("B", "denar-5", "diamond-4", "diamond-7")
    turn_up(game, "yammerad")
    assert game.offered("B")[-1] == "bid 11"
    game.play("B", "bid 6").play("C", "pass").play("A", "pass")
    assert game.offered("B") == ["pay-bid 6 with diamond-7"]
    assert game.refused("B", "pay-bid 6 with diamond-4 denar-5") == "CHR-7"


def test_CHR_7_the_winner_pays_at_once_in_one_currency() -> None:
    game = table().hand("B", "denar-5", "denar-3", "ducat-7", "florin-2")
    turn_up(game, "yammerad").play("B", "bid 6").play("C", "pass").play("A", "pass")
    assert game.offered("B") == ["pay-bid 6 with ducat-7", "pay-bid 6 with denar-5 denar-3"]
    for wrong in ("6 with denar-5", "6 with ducat-7 denar-5", "5 with denar-5", "6 with dirham-9"):
        assert game.refused("B", f"pay-bid {wrong}") == "CHR-7"
    assert game.refused("B", "pass") == "CORE-2"
    game.play("B", "pay-bid 6 with ducat-7")
    assert game.held("B") == ["florin-2", "denar-3", "denar-5"]
    assert game.facts("paid") == [{"seat": 1, "what": "character", "price": 6, "total": 7, "cards": ["ducat-7"]}]
    assert sum(game.state.discard) == 1


def test_CHR_7_no_further_action_for_exact_payment() -> None:
    game = turn_up(table().hand("B", "denar-5"), "faruk-willhaben")
    game.play("B", "bid 5").play("C", "pass").play("A", "pass").play("B", "pay-bid 5 with denar-5")
    game.play("B", "take denar-3")
    assert game.asked() == "C"


def test_CHR_7_overpaying_on_purpose() -> None:
    game = turn_up(table().hand("B", "denar-5", "denar-3"), "yammerad")
    game.play("B", "bid 2").play("C", "pass").play("A", "pass")
    assert game.offered("B") == ["pay-bid 2 with denar-5", "pay-bid 2 with denar-3"]
    assert game.play("B", "pay-bid 2 with denar-5 denar-3").held("B") == []


def test_CHR_7_one_bureau_and_its_two_currencies() -> None:
    game = table("ABC", Bureaux()).hand("B", "denar-5", "dirham-9", "bureau-dirham-denar")
    turn_up(game, "yammerad").play("B", "bid 9").play("C", "pass").play("A", "pass")
    with_bureau = "pay-bid 9 with bureau-dirham-denar denar-5 dirham-9"
    assert game.offered("B") == ["pay-bid 9 with dirham-9"]  # the bureau would be wasted
    assert game.refused("B", "pay-bid 9 with denar-5 dirham-9") == "CHR-7"
    game.play("B", with_bureau)
    assert game.held("B") == []
    assert sum(game.state.discard) == 3  # the bureau too


def test_CHR_8_without_a_bid_out_of_the_game() -> None:
    game = turn_up(table(), "yammerad").play("B", "pass").play("C", "pass").play("A", "pass")
    assert people(game.state).gone == ["yammerad"]
    assert owners(game) == {}


def test_CHR_9_the_winner_owns_several_for_all_to_see() -> None:
    game = table().hand("C", "denar-5", "denar-3")
    turn_up(game, "yammerad", "fatima")
    game.play("B", "pass").play("C", "bid 1").play("A", "pass").play("C", "pay-bid 1 with denar-3")
    game.play("B", "pass").play("C", "bid 1").play("A", "pass").play("C", "pay-bid 1 with denar-5", "fatima keep")
    assert owners(game) == {"yammerad": "C", "fatima": "C"}
    assert game.view("A").modules["characters"]["owner"] == {"yammerad": 2, "fatima": 2}
    assert (game.question(), game.asked()) == ("choose-action", "B")  # the auctioneer has his turn


def test_CHR_10_using_is_voluntary_and_once_a_turn() -> None:
    game = begin_turn_of_b(own(table().hand("B", "ducat-9"), "B", "machma-klain", "laila-wundabah"))
    assert game.offered("B", "machma-klain")
    game.play("B", "machma-klain ducat-9 for ducat-4")
    assert not game.offered("B", "machma-klain")
    assert game.offered("B", "laila-wundabah")
    assert game.play("B", "stop").question() == "choose-action"


def test_CHR_21_before_the_turn_in_any_order_each_once() -> None:
    for order in (("laila-wundabah", "machma-klain", "yammerad"), ("yammerad", "machma-klain", "laila-wundabah")):
        game = table("ABC", Vizier()).hand("B", "ducat-9")
        own(game, "B", *order)
        begin_turn_of_b(game)
        while game.question() == "window":  # the window has closed first
            game.play(game.asked(), "stop")
        for name in order:
            assert game.question() == "choose-power"
            game.play("B", game.offered("B", name)[0])
        assert (game.question(), game.asked()) == ("choose-action", "B")


def test_CHR_22_the_limit_starts_anew_with_every_own_turn() -> None:
    game = begin_turn_of_b(own(table(), "B", "laila-wundabah"))
    for _ in range(2):
        game.play("B", game.offered("B", "laila-wundabah")[0])
        for seat in "BCA":
            assert game.question() == "choose-action"
            game.play(seat, game.offered(seat, "take")[0])
    assert game.offered("B", "laila-wundabah")


def test_CHR_22_won_just_before_the_turn_and_used_at_once() -> None:
    game = turn_up(table().hand("B", "denar-5"), "laila-wundabah")
    game.play("B", "bid 1").play("C", "pass").play("A", "pass").play("B", "pay-bid 1 with denar-5")
    assert game.offered("B", "laila-wundabah")


def test_CHR_22_won_while_the_turn_begins_and_used_at_once() -> None:
    game = own(table().hand("B", "denar-5"), "B", "yammerad").pile("ducat-1", "laila-wundabah", "ducat-9")
    begin_turn_of_b(game).play("B", "yammerad", "bid 1").play("C", "pass").play("A", "pass")
    game.play("B", "pay-bid 1 with denar-5")
    assert game.held("B") == ["ducat-9"]
    assert game.offered("B", "laila-wundabah")


def test_CHR_23_VIZ_16_no_character_with_the_vizier() -> None:
    names = ("abdul-karim", "abdul-knihstig", "ammar-el-schauf", "faruk-willhaben")
    game = table("ABC", Vizier()).market("tower-13").hand("A", "florin-9", "florin-4")
    own(game, "A", *names)
    game.play("A", "take ducat-4")
    while game.asked() != "A":
        game.play(game.asked(), "stop")
    assert game.question() == "window"
    assert not game.offered("A", "abdul-karim")
    game.play("A", "vizier tower-13 for florin-9 florin-4")
    assert game.question() == "place-tiles"  # no card is taken first
    game.play("A", "reserve tower-13")
    assert (game.question(), game.asked()) == ("choose-action", "B")  # and nothing is redesigned


def test_CHR_24_fatima_hakim_and_yusuf_work_in_the_last_scoring() -> None:
    game = own(table().alhambra("A", "1,0 tower-8", "0,1 tower-7"), "A", "fatima", "hakim-wahid", "yusuf-e-passuff")
    game.market("-", "-", "-", "-").bag().play("A", "take florin-1", "hakim-wahid tower")
    (result,) = results(game)
    wall = result.walls[0].points
    assert wall >= 3
    assert [(award.seat, award.points) for award in result.awards] == [(0, wall // 3), (0, 8)]
    assert result.majorities[5].counts == (5, 0, 0)


def test_CHR_25_no_effect_on_the_last_tiles() -> None:
    game = own(table().hand("A", "florin-3").hand("B", "florin-2"), "B", "abdul-karim", "laila-wundabah")
    game.market("tower-13", "-", "-", "-").bag().play("A", "take ducat-4")
    assert [fact["seat"] for fact in game.facts("tile-left-over")] == [0]


def test_CHR_26_dirk_does_not_bid() -> None:
    game = turn_up(table("AB").hand("A", "ducat-9").hand("B", "ducat-9"), "yammerad")
    game.play("B", "bid 2")
    assert game.asked() == "A"
    assert game.play("A", "pass").question() == "pay-auction"
    assert game.play("B", "pay-bid 2 with ducat-9").asked() == "B"


def test_CHR_27_other_money_counts_in_auctions() -> None:
    """Pearls of the made-up caravan stand for coins: pieces that are money but no cards."""
    game = table("ABC", Caravan()).hand("B", "denar-5")
    caravans(game.state).pearls[1] = 2
    caravans(game.state).ambushed[:] = [True] * 3
    turn_up(game, "faruk-willhaben")
    assert game.offered("B")[-1] == "bid 9"
    game.play("B", "bid 9").play("C", "pass").play("A", "pass")
    assert game.offered("B") == ["pay-bid 9 with pearl pearl denar-5"]
    game.play("B", "pay-bid 9 with pearl pearl denar-5")
    assert caravans(game.state).pearls[1] == 0
    assert owners(game) == {"faruk-willhaben": "B"}


class TowersForHundred(Module):
    """A made-up points table."""

    def key(self) -> str:
        return "towers-for-hundred"

    def set_up(self, deal: Deal) -> None:
        deal.points[1][5] = (100, 10)


def test_CHR_28_another_points_table_changes_nothing_for_hakim() -> None:
    game = own(palaces(table("ABC", TowersForHundred()), "tower", 2, 2), "A", "hakim-wahid")
    turn_up(game, "scoring-B").play("A", "hakim-wahid tower")
    assert list(results(game)[0].majorities[5].shares) == [100, 10, 0]


def test_CHR_EX_1_b_gets_the_card_for_seven() -> None:
    game = table().hand("A", "ducat-9").hand("B", "ducat-7").hand("C", "ducat-9")
    turn_up(game, "faruk-willhaben")
    game.play("B", "bid 4").play("C", "bid 6").play("A", "pass").play("B", "bid 7").play("C", "pass")
    game.play("B", "pay-bid 7 with ducat-7")
    assert owners(game) == {"faruk-willhaben": "B"}
    assert game.facts("character-won") == [{"seat": 1, "character": "faruk-willhaben", "bid": 7}]


def test_CHR_EX_2_the_highest_bid_with_and_without_a_bureau() -> None:
    hand = ("denar-5", "denar-3", "dirham-9")
    game = turn_up(table("ABC", Bureaux()).hand("B", *hand), "yammerad")
    assert game.offered("B")[-1] == "bid 9"
    game = turn_up(table("ABC", Bureaux()).hand("B", *hand, "bureau-dirham-denar"), "yammerad")
    assert game.offered("B")[-1] == "bid 17"
    game.play("B", "bid 17").play("C", "pass").play("A", "pass")
    assert game.offered("B") == ["pay-bid 17 with bureau-dirham-denar denar-5 denar-3 dirham-9"]
    game = turn_up(table("ABC", Bureaux()).hand("B", *hand, "bureau-florin-ducat"), "yammerad")
    assert game.offered("B")[-1] == "bid 9"


def test_CHR_EX_3_no_change() -> None:
    game = turn_up(table().hand("B", "denar-5", "denar-3"), "faruk-willhaben")
    game.play("B", "bid 7").play("C", "pass").play("A", "pass")
    assert game.offered("B") == ["pay-bid 7 with denar-5 denar-3"]
    assert game.play("B", "pay-bid 7 with denar-5 denar-3").held("B") == []


def test_CHR_EX_4_all_pass() -> None:
    game = turn_up(table(), "yammerad", "ducat-9").play("B", "pass").play("C", "pass").play("A", "pass")
    assert people(game.state).gone == ["yammerad"]
    assert "ducat-9" in game.on_display()


def test_CHR_16_BON_8_bonus_cards_come_before_hakims_choice() -> None:
    keys = [module().key() for module in (BonusCards, Characters)]
    assert [key for key in alhambra.MODULES if key in keys] == keys
    game = own(table("ABC", BonusCards()).alhambra("B", "1,0 tower-12"), "A", "hakim-wahid")
    bonus_hands(game.state).hidden[:] = [b"", bytes([game.state.table.tiles.find("tower-12")]), b""]
    turn_up(game, "scoring-A")
    assert (game.question(), game.asked()) == ("ask-for-bonus", "B")
    assert game.play("B", "stop").question() == "ask-hakim"


@pytest.mark.parametrize("text", ["bid", "bid x", "bid -1", "bid 07", "pay-bid 3", "pay-bid 3 florin-3", "fatima"])
def test_CHR_5_CHR_7_wrong_words_are_explained(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|number"):
        table().play("A", text)


def test_CHR_2_which_characters_are_aside_is_a_secret() -> None:
    state = new_game(Setup(3, 5), [Characters()])
    assert view(state, 0).modules["characters"] == {
        "owner": {},
        "gone": [],
        "aside": 4,
        "used": [],
        "favoured": "",
        "auction": {},
    }
    worlds = {tuple(people(reshuffled_behind(state, 0, fast(seed))).aside) for seed in range(20)}
    assert len(worlds) > 5


def test_CHR_6_a_bid_tells_nothing_else_of_a_hand() -> None:
    """A seat that can only pass is asked like the others, and the others see no options."""
    game = turn_up(table().hand("B", "ducat-9"), "yammerad").play("B", "bid 9")
    assert game.offered("C") == ["pass"]
    for seat in (0, 1, SPECTATOR):
        assert view(game.state, seat).options == []
        assert view(game.state, seat).asked == 2


def test_CHR_7_in_an_imagined_world_the_bid_may_be_too_high() -> None:
    game = turn_up(table().hand("B", "ducat-9"), "yammerad").play("B", "bid 9").play("C", "pass").play("A", "pass")
    game.hand("B", "florin-1")
    assert game.offered("B") == ["pass"]
    assert people(game.play("B", "pass").state).gone == ["yammerad"]


@pytest.mark.parametrize("seats", SEATS)
def test_CHR_3_random_games_are_sound_and_can_be_saved_anywhere(seats: int) -> None:
    """Bids are kept low, so that many characters find an owner."""
    seed = seats
    match = Match(Setup(seats, seed, modules=("characters",)))
    begun_with = pieces(match.state)
    rng = fast(seed)
    asked: set[str] = set()
    while not is_over(match.state):
        state = match.state
        options = legal(state)
        question = state.agenda[-1].name()
        if question == "auction":
            options = options[:3]
        check(state, begun_with)
        if question not in asked:
            asked.add(question)
            copy, again = state.clone(), load(match.save()).state
            assert fingerprint(copy) == fingerprint(again) == fingerprint(state)
            assert legal(again) == legal(state)
            for seat in (SPECTATOR, *range(seats)):
                other = reshuffled_behind(state, seat, fast(seed))
                assert view(other, seat).encode() == view(state, seat).encode()
            for option in options:
                branch = state.clone()
                submit(branch, to_move(branch), option)
            assert fingerprint(copy) == fingerprint(state)
        match.play(options[rng.below(len(options))])
    check(match.state, begun_with)
    assert fingerprint(load(match.save()).state) == fingerprint(match.state)
    assert "auction" in asked


def test_CHR_3_a_refused_bid_changes_nothing() -> None:
    game = turn_up(table().hand("B", "ducat-9"), "yammerad")
    before = fingerprint(game.state)
    with pytest.raises(RuleError):
        game.play("B", "bid 10")
    assert fingerprint(game.state) == before
