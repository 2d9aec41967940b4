"""The ten extension points carry modules that the engine has never heard of: see `tests/caravan.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.core.actions import Action
from alhambra.core.base_actions import BuyTile
from alhambra.core.dealing import Deal as Dealing
from alhambra.core.engine import RuleError, is_over, legal, new_game, submit, to_move
from alhambra.core.events import Event, TurnBegan
from alhambra.core.fingerprint import fingerprint
from alhambra.core.frames import NOBODY, Frame
from alhambra.core.module import Module
from alhambra.core.payment import money
from alhambra.core.pieces import TYPES
from alhambra.core.placing import PlaceTiles
from alhambra.core.record import RecordError
from alhambra.core.rng import fast
from alhambra.core.scoring import Award, count_points, half_counts
from alhambra.core.setup import SEAT_NAMES, Setup
from alhambra.core.state import State
from alhambra.core.table import awake
from alhambra.core.view import SPECTATOR, view
from alhambra.games import alhambra
from alhambra.games.match import Match, load
from alhambra.games.playout import play_randomly
from alhambra.rulings.all import RULINGS
from alhambra.testing.invariants import check, pieces
from alhambra.testing.resample import reshuffled_behind
from alhambra.testing.scenario import Scenario, scenario
from tests.caravan import Caravan, Caravans, PearlsComeFromWater, Wells, caravans
from tests.properties.games import SEATS, Deal, choose, deals, decisions, everybody

ALL = ("caravan", "wells")
TABLES = [(seats, ALL) for seats in SEATS] + [(3, ("caravan",)), (4, ("wells",)), (2, ("wells", "caravan"))]
FLORIN_OMEN, DIRHAM_OMEN, DENAR_OMEN, DUCAT_OMEN = 0, 1, 2, 3  # the currency of an omen is its type modulo four
MONEY = ("florin-9", "florin-8", "florin-7", "florin-6")


@pytest.fixture(scope="module", autouse=True)
def known_to_records() -> Iterator[None]:
    """Records and matches know the modules by name."""
    alhambra.MODULES.update(caravan=Caravan, wells=Wells)
    RULINGS.append(PearlsComeFromWater)
    yield
    del alhambra.MODULES["caravan"], alhambra.MODULES["wells"]
    RULINGS.remove(PearlsComeFromWater)


def caravan(seats: str = "ABCD", *others: Module) -> Scenario:
    """A table with the caravan: nobody has the omen of a card on display, nothing is built."""
    game = scenario(seats, [Caravan(), *others]).display(*MONEY)
    part(game).omens = [DUCAT_OMEN] * len(seats)
    return game


def part(game: Scenario) -> Caravans:
    return caravans(game.state)


# set_up


def test_set_up_puts_cards_into_piles_and_tiles_into_the_bag() -> None:
    for seats in SEATS:
        state = new_game(Setup(seats, 3), [Caravan()])
        cards = state.table.cards
        pile = [cards.names[card] for card in list(state.pile)[state.pile_at :]]
        found = pieces(state)
        # 72 or 108 cards, two scoring cards, three camels, six of spice; the pile of camels is the second of five.
        assert found.cards.total() == (72 if seats == 2 else 108) + 2 + 3 + 6
        assert found.tiles.total() == 55
        assert pile.count("camel") == 3
        fifth = len(pile) / 5
        for at, card in enumerate(pile):
            assert card != "camel" or fifth * 0.9 < at < fifth * 2.1
        assert {state.table.tiles.names[tile] for tile in found.tiles} >= {"oasis", "garden-11"}


def test_set_up_changes_this_table_only() -> None:
    """Whatever set_up may change is this table's own: no row of it is shared with another game."""
    seen: list[Dealing] = []

    class Witness(Module):
        """Remembers what it was given to set up."""

        def key(self) -> str:
            return "witness"

        def set_up(self, deal: Dealing) -> None:
            seen.append(deal)

    for _ in range(2):
        new_game(Setup(3, 0), [Witness()])
    one, other = seen
    assert one.tiles.names is not other.tiles.names
    assert one.cards.values is not other.cards.values
    assert one.points is not other.points
    assert [scoring for scoring in one.points if any(scoring is row for row in other.points)] == []


def test_the_same_seed_deals_the_same_table_whether_a_silent_module_is_there_or_not() -> None:
    plain, with_wells = new_game(Setup(4, 9)), new_game(Setup(4, 9), [Wells()])
    assert list(plain.pile) == list(with_wells.pile)
    assert [list(player.hand) for player in plain.players] == [list(player.hand) for player in with_wells.players]


# fresh_part


def test_fresh_part_comes_from_the_seed_and_belongs_to_one_game() -> None:
    omens = [caravans(new_game(Setup(6, seed), [Caravan()])).omens for seed in range(20)]
    assert omens == [caravans(new_game(Setup(6, seed), [Caravan()])).omens for seed in range(20)]
    assert len({tuple(row) for row in omens}) > 15
    state = new_game(Setup(3, 0), [Caravan()])
    branch = state.clone()
    caravans(branch).pearls[0] = 2
    assert caravans(state).pearls == [0, 0, 0]
    assert fingerprint(branch) != fingerprint(state)


def test_a_module_sits_at_one_table() -> None:
    module = Caravan()
    new_game(Setup(3, 0), [module])
    with pytest.raises(ValueError, match="already sits at another table"):
        new_game(Setup(3, 1), [module])


def test_B_140_modules_are_a_set() -> None:
    """Nobody is helped by two caravans: a set-up names each module once."""
    with pytest.raises(ValueError, match="caravan"):
        alhambra.start(Setup(3, 0, modules=("caravan", "wells", "caravan")))


# offers


def test_offers_an_action_of_its_own() -> None:
    game = caravan().turn("A")
    assert "fish" in game.offered("A")
    game.play("A", "fish")
    assert part(game).pearls == [1, 0, 0, 0]
    assert [event.name() for event in game.events()][:1] == ["pearl-fished"]
    assert game.asked() == "B"
    part(game).pearls[1] = 2
    assert game.turn("B").offered("B", "fish") == []


def test_offers_something_between_two_turns() -> None:
    game = caravan().pile("florin-5", "florin-4", "florin-3")
    part(game).omens[2] = FLORIN_OMEN
    game.turn("A").play("A", "fish")
    assert (game.asked(), game.question()) == ("C", "window")
    assert game.offered("C") == ["stop", *[f"ambush {card}" for card in MONEY]]
    game.play("C", "ambush florin-9")
    assert game.held("C") == ["florin-9"]
    assert sorted(game.on_display()) == ["florin-5", *sorted(MONEY)[:3]]
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_the_window_asks_in_seat_order_and_starts_again_when_somebody_acts() -> None:
    game = caravan().pile("dirham-5", "florin-4", "florin-3")
    part(game).omens = [FLORIN_OMEN, DIRHAM_OMEN, FLORIN_OMEN, FLORIN_OMEN]
    game.turn("A").play("A", "fish")
    assert game.asked() == "C"  # B, who is next, holds no omen of a card on display
    game.play("C", "stop")
    assert game.asked() == "D"
    game.play("D", "ambush florin-9")
    assert game.offered("B") == ["stop", "ambush dirham-5"]  # now he does, and he is asked first
    game.play("B", "stop")
    assert game.asked() == "C"
    game.play("C", "stop")
    assert game.asked() == "A"  # D has ambushed
    game.play("A", "stop")
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_the_window_keeps_secret_whom_it_asks() -> None:
    """Two worlds that differ only in who holds the florin omen: the others see the same bytes."""
    worlds: list[State] = []
    for holder in "BC":
        game = caravan().pile("florin-5", "florin-4", "florin-3")
        part(game).omens[SEAT_NAMES.index(holder)] = FLORIN_OMEN
        game.turn("A").play("A", "fish")
        assert game.asked() == holder
        worlds.append(game.state)
    asks_b, asks_c = worlds
    for seat in (0, 3, SPECTATOR):
        assert view(asks_b, seat).encode() == view(asks_c, seat).encode()
        assert view(asks_b, seat).asked == NOBODY
        assert view(asks_b, seat).question == "window"
    assert view(asks_b, 1).asked == 1
    assert view(asks_b, 1).options == legal(asks_b)
    assert view(asks_b, 2).asked == NOBODY
    assert view(asks_b, 2).options == []


# forbids


def test_forbids_names_the_rule() -> None:
    game = caravan().display("spice-4", "florin-1", "dirham-1", "denar-1").turn("A")
    assert "take spice-4" in game.offered("A")
    assert not [text for text in game.offered("A", "take") if "spice" in text and len(text.split()) > 2]
    assert game.refused("A", "take spice-4 florin-1") == "CRV-4"
    game.alhambra("A", "1,0 oasis").reserve("A", "pavilion-8").turn("A")
    assert game.refused("A", "remove oasis") == "CRV-5"
    assert game.refused("A", "swap oasis pavilion-8") == "CRV-5"
    assert game.offered("A", "remove") == game.offered("A", "swap") == []


def test_forbids_also_what_is_accepted_without_being_listed() -> None:
    class NoChange(Module):
        """NCH-1: a tile is paid with one card."""

        def key(self) -> str:
            return "no-change"

        def forbids(self, state: State, seat: int, action: Action) -> str:
            return "NCH-1" if isinstance(action, BuyTile) and len(action.payment) > 1 else ""

    overpaid = "buy pavilion-5 for florin-5 florin-1"
    game = scenario("ABC", [NoChange()]).market("pavilion-5").hand("A", "florin-5", "florin-1").turn("A")
    assert game.offered("A", "buy") == ["buy pavilion-5 for florin-5"]
    assert game.refused("A", overpaid) == "NCH-1"
    free = scenario("ABC").market("pavilion-5").hand("A", "florin-5", "florin-1").turn("A")
    assert free.play("A", overpaid).held("A") == []


# pays


def test_pays_with_a_currency_of_its_own() -> None:
    game = caravan().market("chambers-9-w", "garden-11").hand("A", "spice-4", "spice-5", "florin-4").turn("A")
    assert "buy chambers-9-w for spice-5 spice-4" in game.offered("A")
    assert game.refused("A", "buy chambers-9-w for spice-5 florin-4") == "B-60"
    game.play("A", "buy chambers-9-w for spice-5 spice-4")
    assert game.question() == "choose-action"  # exact: a further action
    assert game.held("A") == ["florin-4"]


def test_pays_with_pieces_that_are_no_cards() -> None:
    game = caravan().market("chambers-9-w", "-", "-", "-").hand("A", "florin-5", "florin-8")
    part(game).pearls = [2, 0, 0, 0]
    game.turn("A")
    assert game.offered("A", "buy") == [
        "buy chambers-9-w for florin-8 florin-5",
        "buy chambers-9-w for pearl florin-8",
        "buy chambers-9-w for pearl pearl florin-5",
    ]
    assert game.refused("A", "buy chambers-9-w for pearl pearl pearl florin-5") == "B-60"
    game.play("A", "buy chambers-9-w for pearl pearl florin-5")
    assert part(game).pearls == [0, 0, 0, 0]
    assert game.facts("tile-bought")[0]["exact"] is True
    assert game.held("A") == ["florin-8"]


@pytest.mark.parametrize("paid", ["pearl florin-5", "spice-5 spice-4"])
def test_pays_accepts_overpaying_on_purpose(paid: str) -> None:
    game = caravan().market("pavilion-5").hand("A", "florin-5", "spice-5", "spice-4")
    part(game).pearls = [1, 0, 0, 0]
    game.turn("A").play("A", f"buy pavilion-5 for {paid}")
    assert sorted(cast("list[str]", game.facts("paid")[0]["cards"])) == sorted(paid.split())
    assert game.facts("tile-bought")[0]["exact"] is False


def test_pays_counts_where_money_is_compared() -> None:
    game = caravan().hand("A", "florin-3", "spice-6")
    part(game).pearls = [1, 0, 0, 0]
    assert money(game.state, 0, 0) == 5  # the pearl counts in any currency, spice in none of the four (B-122)
    assert money(game.state, 0, 1) == 2
    assert money(game.state, 1, 0) == 0


# counts


def test_counts_half_a_building_where_there_is_a_whole_one() -> None:
    game = caravan("ABC").alhambra("A", "1,0 tower-12").alhambra("B", "1,0 tower-13").turn("A")
    part(game).omens = [TYPES.index("pavilion"), TYPES.index("tower"), TYPES.index("tower")]
    assert half_counts(game.state, TYPES.index("tower")) == (2, 3, 0)
    shares = count_points(game.state, 2).majorities[TYPES.index("tower")].shares
    assert shares == (6, 13, 0)


# after


def test_after_an_event_a_frame_asks_a_seat() -> None:
    game = caravan().pile("camel", "florin-5", "florin-4").turn("A")
    game.play("A", "take florin-9")
    assert (game.asked(), game.question()) == ("B", "offer-camel")
    assert game.offered("B") == ["feed", "stop"]
    assert len(game.on_display()) == 3  # the camel has no place there, and what follows waits
    game.play("B", "feed")
    assert part(game).camels == [0, 1, 0, 0]
    assert len(game.on_display()) == 4
    assert (game.asked(), game.question()) == ("B", "choose-action")


def test_every_card_that_is_announced_is_dealt_with_before_the_next_comes_up() -> None:
    game = caravan().display("florin-1", "florin-2").pile("camel", "camel", "florin-5", "florin-4", "florin-3")
    game.turn("A").play("A", "fish")
    assert len(game.events("card-turned-up")) == 1
    game.play("B", "stop")
    assert game.question() == "offer-camel"
    game.play("B", "feed")
    assert (part(game).gone, part(game).camels) == (1, [0, 1, 0, 0])
    assert len(game.on_display()) == 4


@pytest.mark.parametrize("caravan_first", [True, False])
def test_after_reactions_to_one_event_run_in_the_order_of_the_modules(caravan_first: bool) -> None:
    modules: list[Module] = [Caravan(), Wells()] if caravan_first else [Wells(), Caravan()]
    game = scenario("ABC", modules).display(*MONEY).pile("camel", "florin-5", "florin-4")
    part(game).omens = [DUCAT_OMEN] * 3
    game.turn("A").play("A", "take florin-9")
    assert game.question() == "offer-camel"
    drawn_before = len(game.events("water-drawn"))  # one at the end of the turn, one for the camel
    assert drawn_before == (1 if caravan_first else 2)
    game.play("B", "feed")
    assert len(game.events("water-drawn")) == 2 - drawn_before


def test_after_paying_comes_before_the_further_action() -> None:
    game = caravan().market("chambers-9-w").hand("A", "florin-7")
    part(game).pearls = [1, 0, 0, 0]
    game.turn("A").play("A", "buy chambers-9-w for pearl florin-7")
    assert game.question() == "choose-action"
    assert part(game).pearls == [0, 0, 0, 0]  # spent before he is asked again


# score


def test_score_adds_points_with_a_reason() -> None:
    game = caravan("ABC", Wells()).pile("scoring-A", "florin-5", "florin-4").turn("A")
    part(game).camels = [0, 2, 0]
    game.play("A", "take florin-9")
    (scored,) = game.facts("scored")
    assert scored["awards"] == [{"seat": 1, "points": 4, "module": "caravan", "reason": "2 camels"}]
    assert scored["totals"] == [0, 4, 0]
    assert [player.score for player in game.state.players] == [0, 4, 0]


def test_score_may_count_for_dirk() -> None:
    """With two players the third contestant is Dirk, and modules may give him points."""

    class Alms(Module):
        """Two points for Dirk in every scoring."""

        def key(self) -> str:
            return "alms"

        def score(self, state: State, scoring: int) -> list[Award]:
            return [Award(len(state.players), 2, self.key(), "alms")]

    game = scenario("AB", [Alms()]).dirk().display(*MONEY).pile("scoring-A", "florin-5").turn("A")
    game.play("A", "take florin-9")
    assert game.facts("scored")[0]["totals"] == [0, 0, 2]
    assert game.state.dirk_score == 2


# reveal


def test_reveal_shows_a_seat_its_own_secret_only() -> None:
    game = caravan("ABC")
    part(game).omens = [0, 1, 2]
    shown = [view(game.state, seat).modules["caravan"]["omen"] for seat in everybody(game.state)]
    assert shown == ["pavilion", "seraglio", "arcades", ""]
    public = [{**view(game.state, seat).modules["caravan"], "omen": ""} for seat in everybody(game.state)]
    assert all(other == public[0] for other in public)


def test_events_hide_secrets() -> None:
    state = new_game(Setup(3, 0), [Caravan()])
    omens = [TYPES[omen] for omen in caravans(state).omens]
    for seat in everybody(state):
        facts = [{"name": event.name(), **event.facts(state.table)} for event in view(state, seat).events]
        drawn = [fact["omen"] for fact in facts if fact["name"] == "omen-drawn"]
        assert drawn == [omen if at == seat else "" for at, omen in enumerate(omens)]
        whispered = [fact["words"] for fact in facts if fact["name"] == "whispered"]
        assert whispered == ([] if seat == SPECTATOR else [f"beware of the {omens[seat]}"])


# Rulings


def test_a_ruling_wakes_only_when_all_it_needs_are_at_the_table() -> None:
    def keys(*modules: Module) -> list[str]:
        return [module.key() for module in awake(list(modules), [PearlsComeFromWater()])]

    assert keys() == []
    assert keys(Caravan()) == ["caravan"]
    assert keys(Wells()) == ["wells"]
    assert keys(Wells(), Caravan()) == ["wells", "caravan", "pearls-come-from-water"]


def test_a_ruling_decides_where_two_modules_meet() -> None:
    alone = Deal(3, 0, modules=("caravan",)).start()
    assert "fish" in [option.text(alone.table) for option in legal(alone)]
    both = Scenario(Deal(3, 0, modules=("caravan", "wells")).start())
    both.display(*MONEY).pile(*["florin-5"] * 9)
    part(both).omens = [DUCAT_OMEN] * 3
    assert both.turn("A").refused("A", "fish") == "WEL-2"
    both.play("A", "take florin-9").play("B", "take florin-8").play("C", "take florin-7")
    assert "fish" in both.offered("A")


# All together: the laws of every game hold with modules, too.


@pytest.mark.parametrize(("seats", "modules"), TABLES)
@given(data=st.data())
def test_the_laws_hold_with_modules(seats: int, modules: tuple[str, ...], data: st.DataObject) -> None:
    deal = data.draw(deals(seats, modules))
    match = Match(deal.setup())
    begun_with = pieces(match.state)
    rng, some = deal.chooser(), fast(deal.choices + 1)
    while not is_over(match.state):
        check(match.state, begun_with)
        if some.below(12) == 0:
            try_options(match.state)
            look_behind(match.state)
        if some.below(40) == 0:
            again = load(match.save())
            assert fingerprint(again.state) == fingerprint(match.state)
            assert legal(again.state) == legal(match.state)
        match.play(choose(match.state, rng))
    check(match.state, begun_with)
    look_behind(match.state)
    again = load(match.save())
    assert again.save() == match.save()
    assert fingerprint(again.state) == fingerprint(match.state)


def try_options(state: State) -> None:
    """Every option is another game, or at least every one of a dozen, and none touches this one."""
    before = fingerprint(state)
    options = legal(state)
    for option in options[:: len(options) // 12 + 1]:
        branch = state.clone()
        submit(branch, to_move(branch), option)
        assert fingerprint(branch) != before
        for _ in zip(range(3), decisions(branch, fast(state.ply)), strict=False):
            pass
    assert fingerprint(state) == before


def look_behind(state: State) -> None:
    for seat in everybody(state):
        other = reshuffled_behind(state, seat, fast(state.ply))
        assert view(other, seat).encode() == view(state, seat).encode()


def test_everything_a_module_can_do_happens_in_random_games() -> None:
    """Otherwise the laws above would hold for want of anything happening."""
    seen: set[str] = set()
    for seed in range(6):
        deal = Deal(2 + seed % 5, seed, modules=("caravan", "wells"), choices=seed)
        match = Match(deal.setup())
        rng = deal.chooser()
        while not is_over(match.state):
            action = choose(match.state, rng)
            text = action.text(match.state.table)
            seen.update(word.partition("-")[0] for word in text.split()[:1] + text.split()[2:])
            match.play(action)
            seen.update(event.name() for event in match.state.events)
    assert {"fish", "ambush", "feed", "spice", "pearl", "camel-fed", "water-drawn", "scored"} <= seen


def test_a_record_names_its_modules() -> None:
    match = Match(Setup(3, 0, modules=("caravan", "wells")))
    text = match.save()
    assert "\nmodules caravan wells #" in text
    assert load(text).state.table.modules[2].key() == "pearls-come-from-water"
    missing = alhambra.MODULES.pop("wells")
    try:
        with pytest.raises(RecordError, match="unknown module 'wells'"):
            load(text)
    finally:
        alhambra.MODULES["wells"] = missing


def test_a_refusal_by_a_module_changes_nothing() -> None:
    game = caravan().display("spice-4", "florin-1", "dirham-1", "denar-1").turn("A")
    before = fingerprint(game.state)
    for text in ("take spice-4 florin-1", "ambush florin-1", "feed", "buy garden-11 for pearl"):
        with pytest.raises(RuleError):
            game.play("A", text)
    assert fingerprint(game.state) == before


# hears, joins, vetoes: where a module listens


class Steward(Module):
    """Notes what it is asked and told; by default everything, else what it names."""

    def __init__(self, choosy: bool) -> None:
        super().__init__()
        self.choosy = choosy
        self.noted: set[str] = set()

    def key(self) -> str:
        return "steward"

    def hears(self) -> tuple[type[Event], ...]:
        return (TurnBegan,) if self.choosy else super().hears()

    def joins(self) -> tuple[type[Frame], ...]:
        return (PlaceTiles,) if self.choosy else super().joins()

    def vetoes(self) -> tuple[type[Action], ...]:
        return () if self.choosy else super().vetoes()

    def after(self, state: State, event: Event) -> list[Frame]:
        self.noted.add(event.name())
        return []

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        self.noted.add(frame.name())
        return []

    def forbids(self, state: State, seat: int, action: Action) -> str:
        self.noted.add("forbids")
        return ""


def noted(choosy: bool) -> set[str]:
    steward = Steward(choosy)
    play_randomly(new_game(Setup(3, 1), [steward]), fast(1))
    return steward.noted


def test_a_module_is_asked_everywhere_unless_it_says_where_it_listens() -> None:
    assert noted(choosy=False) >= {"turn-began", "tile-moved", "choose-action", "place-tiles", "window", "forbids"}
    assert noted(choosy=True) == {"turn-began", "place-tiles"}
