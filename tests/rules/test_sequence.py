"""Section 6 of expansion 5: one turn with many modules, from its start to the counters at its end (SEQ-1 to SEQ-7)."""

from __future__ import annotations

from alhambra.core.pieces import TYPES
from alhambra.core.state import with_piece
from alhambra.rulebooks.bazaars.part import bazaars
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.rulebooks.moors.part import counters
from alhambra.rulebooks.treasure.part import chests
from alhambra.rulebooks.vizier.part import stones
from alhambra.testing.scenario import Scenario
from tests.rules.caravans import ROW, stand
from tests.rules.chambers import in_room
from tests.rules.characters import own
from tests.rules.citizens import let_trade, lies_at
from tests.rules.company import EVERYBODY, company, happened, now
from tests.rules.test_sultan import lay_out
from tests.rules.test_walls import lay_open

ENDINGS = "characters masters treasure trader moors"


def sells_bazaar(game: Scenario, name: str) -> Scenario:
    """A bazaar lies beside the market."""
    part = bazaars(game.state)
    part.lying = with_piece(part.lying, game.state.table.tiles.find(name))
    game.state.offered = None
    return game


def fill_room(game: Scenario, *types: str) -> Scenario:
    """Exactly these chests in the first room."""
    chests(game.state).rooms[0] = sorted(TYPES.index(name) for name in types)
    return game


def verbs(game: Scenario) -> set[str]:
    return {text.split()[0] for text in game.offered(game.asked())}


# SEQ-1


def before_turn_of_b(*people: str) -> Scenario:
    """B's turn has begun: a caravan to move, and these characters to use."""
    game = stand(company("characters caravanserai gates"), "B", "ducat-1", 2).hand("B", "florin-5")
    return own(game, "B", *people).play("A", "take florin-9")


def test_SEQ_1_caravan_and_powers_come_before_the_first_action() -> None:
    game = before_turn_of_b("laila-wundabah", "yammerad")
    assert now(game) == ("B", "choose-power")
    assert verbs(game) == {"laila-wundabah", "yammerad", "caravan", "stop"}


def test_SEQ_1_the_caravan_first() -> None:
    game = before_turn_of_b("yammerad").play("B", "caravan caravanserai-ducat-1 up")
    assert verbs(game) == {"yammerad", "stop"}
    assert now(game.play("B", "yammerad")) == ("B", "choose-action")


def test_SEQ_1_the_powers_first() -> None:
    game = before_turn_of_b("laila-wundabah", "yammerad").play("B", "yammerad")
    assert verbs(game) == {"laila-wundabah", "caravan", "stop"}
    game.play("B", "laila-wundabah pavilion-7")
    assert now(game) == ("B", "ask-to-move-caravan")  # nothing else is left to be ordered
    assert now(game.play("B", "stop")) == ("B", "choose-action")


# SEQ-2


def busy() -> Scenario:
    """Everything A could do is there to be done."""
    game = company(EVERYBODY).alhambra("A", *ROW).reserve("A", "seraglio-8").market("-", "seraglio-7").dirk()
    game.market("pavilion-7").display("florin-2", "dirham-2", "denar-9", "bureau-florin-denar")
    lay_open(lay_out(sells_bazaar(game, "bazaar-florin-1")), "wall-n")
    fill_room(game, "tower", "tower", "garden", "garden")
    stones(game.state).awake[0] = False
    gate_cards(game.state).lies_open = True
    own(game, "A", "abdul-karim")
    return game.hand("A", "florin-7", "florin-7", "florin-7", "dirham-7", "denar-2", "denar-8", "ducat-1").turn("A")


def test_SEQ_2_the_actions_of_all_modules() -> None:
    game = busy()
    eights = [dial.price for dial in counters(game.state).dials].index(8)
    counters(game.state).steps[0][eights] = 0  # for the pavilion and the chambers
    assert verbs(game.turn("A")) - {"abdul-karim-bazaar"} == {
        *("take", "take-gate", "buy", "buy-bazaar", "buy-sultan", "buy-caravanserai", "abdul-karim"),
        *("add", "remove", "swap", "take-hut", "wake", "erect", "chests", "develop"),
    }
    assert [text for text in game.offered("A", "take") if "bureau" in text] == ["take bureau-florin-denar"]


def test_SEQ_2_exact_purchases_of_all_kinds_go_on_and_on() -> None:
    """More than the five actions of the base game; the tiles wait all the while."""
    game = busy()
    for action in (
        "buy-sultan sultan-florin garden for florin-7",
        "stop",  # no roll of the die
        "buy-bazaar bazaar-florin-1 for florin-7",
        "buy pavilion-7 for florin-7",
        "buy seraglio-7 for dirham-7",
        "buy-caravanserai for denar-2",
        "choose caravanserai-florin-1",
        "abdul-karim chambers-10",
    ):
        assert action in game.offered("A")
        game.play("A", action)
    assert (now(game), len(game.player("A").acquired)) == (("A", "choose-action"), 4)
    game.play("A", "take florin-2")  # the seventh action, and the last
    assert now(game) == ("A", "place-tiles")


# SEQ-3


def bought_much(seats: str = "ABC") -> Scenario:
    """A has bought a building, a camp and a bazaar and taken a hut."""
    game = company("huts camps bazaars trader", seats).market("pavilion-7", "camp-4-n").dirk()
    sells_bazaar(game, "bazaar-florin-1").hand("A", "florin-7", "florin-7", "dirham-4")
    game.play(
        "A", "buy-bazaar bazaar-florin-1 for florin-7", "buy pavilion-7 for florin-7", "buy camp-4-n for dirham-4"
    )
    return game.play("A", game.offered("A", "take-hut")[0])


def test_SEQ_3_all_that_waits_is_placed_in_any_order() -> None:
    game = bought_much()
    waiting = {text.split()[1] for text in game.offered("A")}
    assert {"pavilion-7", "camp-4-n", "bazaar-florin-1"} < waiting
    assert len(waiting) == 4
    for tile in sorted(waiting):
        assert now(game) == ("A", "place-tiles")
        game.play("A", f"reserve {tile}")
    assert {*game.reserved("A")} == waiting
    assert game.asked() == "B"


def test_SEQ_3_with_two_players_also_to_dirk() -> None:
    game = bought_much("AB").play("A", "give bazaar-florin-1", "give camp-4-n", "give pavilion-7")
    assert len(game.state.dirk) == 3


def test_SEQ_3_nothing_of_the_end_of_a_turn_comes_before_the_last_tile() -> None:
    game = own(company(ENDINGS), "A", "ammar-el-schauf").hand("A", "florin-7", "florin-8", "builder-denar")
    fill_room(game, "pavilion", "tower", "tower", "tower")
    game.play("A", "buy pavilion-7 for florin-7", "chests 1", "pay-chests 1 with florin-8")
    assert now(game) == ("A", "place-tiles")
    assert happened(game.play("A", "build pavilion-7 0,-1")) == ["tile-moved"]  # the trader may exchange
    assert now(game.play("A", "stop")) == ("A", "redesign-once-more")


# SEQ-4 to SEQ-7


def ending() -> Scenario:
    """A has Ammar, a master builder, chests of this turn, two pavilions, and a tile for the trader's cell."""
    game = own(company(ENDINGS).alhambra("A", "1,0 pavilion-8", "2,0 chambers-8"), "A", "ammar-el-schauf")
    fill_room(game, "pavilion", "seraglio", "tower", "tower")
    let_trade(game, "A", "seraglio", "tower", "arcades", cell="0,-1")
    game.reserve("A", "seraglio-9", "tower-12").hand("A", "florin-8", "builder-denar")
    return game.play("A", "chests 1", "pay-chests 1 with florin-8")


def test_SEQ_4_SEQ_5_SEQ_6_SEQ_7_one_after_the_other() -> None:
    game = ending()
    assert now(game) == ("A", "redesign-once-more")
    game.play("A", "add seraglio-9 0,-1")  # on the trader's cell
    assert now(game.play("A", "move-in seraglio-9", "hire garden")) == ("A", "ask-for-master")
    assert (lies_at(game), chests(game.state).laid[0]) == ("", [])
    game.play("A", "master builder-denar", "remove chambers-8")
    assert now(game) == ("A", "lay-chests")
    assert {*game.offered("A")} == {"lay-chest pavilion-8", "lay-chest seraglio-9"}
    game.play("A", "lay-chest pavilion-8", "lay-chest seraglio-9")
    assert now(game) == ("A", "lay-trader")
    assert len(in_room(game)) == 4  # refilled before
    game.play("A", "trader 2,0")
    assert happened(game) == ["trader-laid", "counter-taken", "turn-began"]
    assert game.facts("counter-taken") == [{"seat": 0, "price": 8}]


def test_SEQ_4_both_redesigns_or_either() -> None:
    declined = ending().play("A", "stop")
    assert now(declined) == ("A", "ask-for-master")
    declined.play("A", "master builder-denar", "add tower-12 0,1")
    assert (now(declined), declined.tiles("A")["0,1"]) == (("A", "lay-chests"), "tower-12")
    frugal = ending().play("A", "add tower-12 0,1", "stop")
    assert (now(frugal), frugal.held("A")) == (("A", "lay-chests"), ["builder-denar"])


def test_SEQ_4_what_the_first_redesign_takes_out_the_second_may_put_back() -> None:
    game = ending().play("A", "remove chambers-8", "master builder-denar")
    assert [text for text in game.offered("A", "add") if "chambers-8" in text]


def test_SEQ_4_no_master_builder_where_ammar_left_nothing_to_redesign() -> None:
    """He builds the only tile through a gate, and a tile with a door stays."""
    game = own(company("characters masters gates").hand("A", "builder-denar"), "A", "ammar-el-schauf")
    game.market("tower-7", "-", "-", "-").alhambra("A", "1,0 pavilion-7").reserve("A", "seraglio-7")
    gate_cards(game.state).held[0] = 1
    game.turn("A").play("A", "take florin-9")
    assert now(game) == ("A", "redesign-once-more")
    assert now(game.play("A", "add-through seraglio-7 2,0 W")) == ("B", "choose-action")
    assert game.held("A") == ["florin-9", "builder-denar"]


def test_SEQ_4_the_trader_tile_is_set_aside_until_both_are_done() -> None:
    """SEQ-6 is later: the second redesign meets no trader."""
    game = ending().play("A", "add tower-12 0,-1", "move-in tower-12", "hire garden", "master builder-denar")
    assert lies_at(game) == ""
    game.play("A", next(text for text in game.offered("A", "add") if "seraglio-9" in text))
    assert now(game) == ("A", "lay-chests")


def test_SEQ_5_chests_go_round_before_the_next_step() -> None:
    game = ending().play("A", "stop", "stop").alhambra("B", "1,0 tower-13", "2,0 tower-10")
    assert now(game.play("A", "lay-chest pavilion-8")) == ("B", "lay-chests")
    game.play("B", "lay-chest tower-13", "lay-chest tower-10")
    assert happened(game, "room-filled", "counter-taken", "turn-began") == [
        "room-filled",
        "counter-taken",
        "turn-began",
    ]


def test_SEQ_6_the_trader_tile_lies_down_before_the_display_is_refilled() -> None:
    game = ending().play("A", "add tower-12 0,-1", "move-in tower-12", "hire garden", "stop")
    game.play("A", "lay-chest pavilion-8", "lay-chest tower-12")
    assert now(game) == ("A", "lay-trader")
    assert len(game.on_display()) == 4  # nobody has taken a card
    assert happened(game.play("A", "trader 0,1"))[0] == "trader-laid"


def test_SEQ_7_counters_come_after_all_building_and_before_the_scoring() -> None:
    """The second building of a price comes by the last redesign of the turn; a new counter scores nothing yet."""
    game = ending().alhambra("A", "1,0 pavilion-8").pile("scoring-A", *["ducat-1"] * 9).reserve("A", "garden-8-nw")
    game.display("florin-9", "dirham-9", "denar-9").play("A", "stop", "master builder-denar")
    game.play("A", "add garden-8-nw 1,-1")
    game.play("A", "lay-chest pavilion-8")
    steps = ("room-filled", "counter-taken", "card-turned-up", "scored", "turn-began")
    assert happened(game, *steps) == ["room-filled", "counter-taken", "card-turned-up", "card-turned-up", *steps[3:]]
