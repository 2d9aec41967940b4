"""Section 6 of expansion 5: what comes between two turns, and the end of the game (SEQ-8 to SEQ-13)."""

from __future__ import annotations

from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.moors.part import counters
from alhambra.rulebooks.sultan.part import sultan_cards
from alhambra.rulebooks.walls.part import wall_cards
from alhambra.testing.scenario import Scenario
from tests.rules.bazaars import lying
from tests.rules.caravans import stand
from tests.rules.chambers import lay_chests
from tests.rules.characters import own, owners
from tests.rules.citizens import let_live, let_trade, lies_at
from tests.rules.company import BAG, company, happened, now
from tests.rules.purses import give_coins
from tests.rules.robbers import let_hold
from tests.rules.scorings import results
from tests.rules.test_sultan import let_own

# SEQ-8


def test_SEQ_8_card_by_card_what_does_not_stay_is_replaced() -> None:
    game = company("gates walls sultan bureaux masters diamonds")
    game.pile("wall-n", "sultan-florin", "gate", "scoring-A", "builder-ducat").play("A", "take florin-9")
    assert game.on_display()[0] == "builder-ducat"
    assert (len(game.on_display()), game.view("B").pile_left) == (4, 0)
    assert len(wall_cards(game.state).lying) == len(sultan_cards(game.state).lying) == 1
    assert gate_cards(game.state).lies_open
    assert [fact["card"] for fact in game.facts("card-turned-up")] == [
        *("wall-n", "sultan-florin", "gate", "scoring-A", "builder-ducat")
    ]


def test_SEQ_8_each_is_dealt_with_before_the_next_is_drawn() -> None:
    game = company("gates walls sultan").pile("sultan-florin", "gate", "wall-n", "ducat-1").play("A", "take florin-9")
    assert happened(game) == [
        *("money-taken", "turn-ending"),
        *("card-turned-up", "sultan-laid-out"),
        *("card-turned-up", "gate-laid-out"),
        *("card-turned-up", "wall-laid-out"),
        *("card-turned-up", "turn-began"),
    ]


def test_SEQ_8_a_character_is_auctioned_at_once() -> None:
    """Before the cards behind it come up, and before the scoring whose card came up already."""
    game = company("characters walls invaders").hand("B", "florin-3")
    game.pile("scoring-A", "faruk-willhaben", "wall-n", "ducat-1").play("A", "take florin-9")
    assert now(game) == ("B", "auction")
    assert (len(game.on_display()), len(wall_cards(game.state).lying), game.events("scored")) == (3, 0, [])
    game.play("B", "bid 3").play("C", "pass").play("A", "pass").play("B", "pay-bid 3 with florin-3")
    assert owners(game) == {"faruk-willhaben": "B"}
    assert happened(game, "card-turned-up", "scored", "attacked") == [
        *("card-turned-up", "card-turned-up", "scored", "attacked")
    ]


# SEQ-9


def test_SEQ_9_scoring_attack_and_then_new_scouts() -> None:
    game = company("invaders scorecards treasure moors").pile("scoring-A", "ducat-1").play("A", "take florin-9")
    assert happened(game, "scored", "attacked", "scouts-came", "tile-drawn", "turn-began") == [
        *("scored", "attacked", "scouts-came", "turn-began")
    ]


def test_SEQ_9_with_two_players_dirk_draws_after_the_attack() -> None:
    game = company("invaders", "AB").market("-").bag(*BAG, "garden-6", "garden-7").pile("scoring-A", "ducat-1")
    game.play("A", "take florin-9")
    steps = ("scored", "attacked", "dirk-drew", "tile-drawn", "turn-began")
    assert happened(game, *steps) == [*steps]


def test_SEQ_9_two_cards_in_one_refill_are_two_scorings_with_all_their_steps() -> None:
    game = company("invaders").market("-").score("A", 50).pile("scoring-B", "scoring-A", "ducat-1")
    game.alhambra("A", "1,0 pavilion-8").play("A", "take florin-9")
    steps = ("scored", "attacked", "scouts-came")
    assert happened(game, *steps, "tile-drawn") == [*steps, *steps, "tile-drawn"]
    assert [result.scoring for result in results(game)] == [2, 1]  # as the cards came up


def test_SEQ_9_the_attack_takes_what_the_scoring_gave() -> None:
    """Nobody falls below nothing, so the order counts."""
    game = company("invaders").alhambra("A", "1,0 pavilion-8").pile("scoring-A", "ducat-1")
    game.play("A", "take florin-9")
    (result,) = results(game)
    (attack,) = game.facts("attacked")
    assert result.totals[0] > 0
    assert attack["lost"] == [min(result.totals[0], 2), 0, 0]
    assert game.player("A").score == result.totals[0] - min(result.totals[0], 2)


# SEQ-10


def test_SEQ_10_fields_in_order_bazaars_beside_claims_first() -> None:
    game = let_own(company("bazaars sultan"), C="garden").market("-", "seraglio-7", "-", "chambers-10")
    game.bag("bazaar-florin-1", "garden-12", "bazaar-ducat-1", "tower-8", "garden-9", "tower-7").play(
        "A", "take florin-9"
    )
    assert now(game) == ("C", "ask-for-claim")
    assert (lying(game), game.on_market()[0]) == (["bazaar-florin-1"], "-")
    game.play("C", "claim garden-12", "reserve garden-12")  # then again for the same field
    assert lying(game) == ["bazaar-florin-1", "bazaar-ducat-1"]
    assert game.on_market() == ["tower-8", "seraglio-7", "garden-9", "chambers-10"]  # the card is spent
    assert now(game) == ("B", "choose-action")


def test_SEQ_10_a_tile_that_nobody_claims_lies_down() -> None:
    game = let_own(company("bazaars sultan"), C="garden", A="garden").market("-").bag("garden-12", "tower-8")
    game.play("A", "take florin-9").play("C", "stop")
    assert now(game) == ("A", "ask-for-claim")
    assert game.play("A", "stop").on_market()[0] == "garden-12"


def test_SEQ_10_a_bazaar_is_nobodys_to_claim() -> None:
    game = let_own(company("bazaars sultan"), C="garden tower").market("-").bag("bazaar-denar-1", "pavilion-3")
    game.play("A", "take florin-9")
    assert (lying(game), game.on_market()[0], game.asked()) == (["bazaar-denar-1"], "pavilion-3", "B")


def test_SEQ_10_after_the_scoring() -> None:
    game = let_own(company("sultan invaders"), C="garden").market("-").bag("garden-12", "tower-8")
    game.pile("scoring-A", "ducat-1").play("A", "take florin-9")
    assert now(game) == ("C", "ask-for-claim")
    assert happened(game, "scored", "attacked", "tile-drawn") == ["scored", "attacked", "tile-drawn"]


# SEQ-11


def last_tiles() -> Scenario:
    """The bag is empty and field 1 will stay so; A and B have money of many sorts in dirham."""
    game = company("diamonds bureaux change masters trader invaders bazaars caravanserai").market("-").bag()
    game.hand("A", "dirham-5", "diamond-9", "bureau-dirham-denar").hand("B", "builder-dirham", "dirham-1")
    give_coins(game, "B", "dirham")
    return stand(game, "B", "dirham-1", 1)


def test_SEQ_11_what_counts_as_money_for_leftover_tiles() -> None:
    """B: 1 by a card, 3 by the master builder, 1 by a coin, 1 by the caravanserai; A: 5, for stones are not counted."""
    game = last_tiles().play("A", "take florin-9")
    (dirham,) = [fact for fact in game.facts("tile-left-over") if fact["tile"] == "seraglio-7"]
    assert (dirham["seat"], dirham["money"]) == (1, [5, 6, 0])


def test_SEQ_11_the_trader_comes_with_every_leftover_tile() -> None:
    game = let_trade(last_tiles(), "B", "seraglio", "arcades", "tower", cell="0,-1").hand("B", "dirham-9", "denar-9")
    game.play("A", "take florin-9").play("B", "build seraglio-7 0,-1", "move-in seraglio-7", "hire garden")
    assert now(game) == ("B", "lay-trader")
    game.play("B", "trader 1,0")
    assert now(game) == ("B", "place-tiles")  # one more: its trader tile lies there again
    game.play("B", "build arcades-7 1,0")
    assert (now(game), lies_at(game, "B")) == (("B", "ask-to-move-in"), "")


def test_SEQ_11_final_scoring_bazaars_and_the_third_attack() -> None:
    game = last_tiles().alhambra("A", "1,0 bazaar-florin-1", "2,0 seraglio-9", "1,-1 pavilion-8").hand("B")
    give_coins(game, "B").hand("A")
    game.play("A", "take florin-9")
    while game.question() == "place-tiles":
        game.play(game.asked(), game.offered(game.asked(), "reserve")[0])
    (result,) = results(game)
    assert (result.scoring, {award.module for award in result.awards}) == (3, {"bazaars"})
    assert happened(game, "scored", "attacked", "scouts-came", "game-ended") == ["scored", "attacked", "game-ended"]
    assert game.asked() == ""


# SEQ-12


def window() -> Scenario:
    """A has finished; B and C can buy by the vizier, C and A can steal."""
    game = let_hold(company("vizier thieves invaders sultan"), C="dirham", A="denar")
    return game.hand("B", "florin-7").hand("C", "dirham-7").play("A", "take florin-9")


def test_SEQ_12_vizier_and_thieves_share_one_window() -> None:
    game = window()
    assert now(game) == ("B", "window")
    assert {*game.offered("B")} == {"vizier pavilion-7 for florin-7", "stop"}  # the next on turn plays no thief
    game.play("B", "stop")
    assert now(game) == ("C", "window")
    assert {*game.offered("C")} == {"vizier seraglio-7 for dirham-7", "thief dirham-9", "stop"}
    game.play("C", "stop")
    assert {*game.offered("A")} == {"thief denar-9", "stop"}
    assert now(game.play("A", "stop")) == ("B", "choose-action")


def test_SEQ_12_whoever_acts_opens_the_window_anew() -> None:
    game = window().play("B", "stop").play("C", "thief dirham-9")
    assert len(game.on_display()) == 4
    assert now(game) == ("B", "window")


def test_SEQ_12_a_theft_may_bring_a_scoring_with_its_attack() -> None:
    game = window().pile("scoring-A", "ducat-2").play("B", "stop").play("C", "thief dirham-9")
    assert happened(game, "scored", "attacked", "scouts-came") == ["scored", "attacked", "scouts-came"]
    assert now(game) == ("B", "window")


def test_SEQ_12_a_purchase_may_bring_a_claim() -> None:
    game = let_own(window(), A="tower").play("B", "vizier pavilion-7 for florin-7", "reserve pavilion-7")
    assert now(game) == ("A", "ask-for-claim")
    assert now(game.play("A", "stop")) == ("C", "window")


def test_SEQ_12_a_purchase_may_end_the_game() -> None:
    game = window().bag().play("B", "vizier pavilion-7 for florin-7", "reserve pavilion-7")
    while game.question() == "place-tiles":
        game.play(game.asked(), game.offered(game.asked(), "reserve")[0])
    assert game.asked() == ""
    assert game.events("game-ended")


# SEQ-13


def rich() -> Scenario:
    """A has something to score for every module that scores."""
    game = company("bonus huts characters camps walls treasure trader invaders bazaars scorecards moors")
    game.alhambra("A", "1,0 bazaar-florin-1", "2,0 tower-9-ne", "1,-1 pavilion-8", "0,1 seraglio-9", "3,0 camp-4-w")
    own(game, "A", "yusuf-e-passuff")
    let_live(lay_chests(game, "A", "tower-9-ne"), "A", "pavilion-8")
    nines = [dial.price for dial in counters(game.state).dials].index(9)
    counters(game.state).steps[0][nines] = 1
    return game.turn("A")


def test_SEQ_13_all_that_scores_only_adds() -> None:
    game = rich().pile("scoring-A", "ducat-1").play("A", "take florin-9")
    (result,) = results(game)
    assert {award.module for award in result.awards if award.seat == 0} == {*("camps", "treasure", "trader", "moors")}
    assert all(award.points > 0 for award in result.awards)
    kinds = sum(majority.shares[0] for majority in result.majorities)
    walls = sum(wall.points for wall in result.walls if wall.seat == 0)
    assert result.totals[0] == kinds + walls + sum(award.points for award in result.awards if award.seat == 0)


def test_SEQ_13_bazaars_only_in_the_last_and_the_attack_after_everything() -> None:
    game = rich().market("-").bag().play("A", "take florin-9")
    (result,) = results(game)
    assert "bazaars" in {award.module for award in result.awards}
    assert happened(game, "scored", "attacked", "game-ended") == ["scored", "attacked", "game-ended"]
    (attack,) = game.facts("attacked")
    lost = attack["lost"]
    assert isinstance(lost, list)
    assert game.player("A").score == result.totals[0] - lost[0]
