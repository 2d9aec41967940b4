"""The ten characters and what each lets its owner do (CHR-11 to CHR-20)."""

from __future__ import annotations

import pytest

from alhambra.core.events import Event, TileDrawn
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.pieces import EMPTY
from alhambra.core.state import State, with_piece
from alhambra.core.view import SPECTATOR, view
from alhambra.rulebooks.bureaux.module import Bureaux
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulebooks.diamonds.module import Diamonds
from alhambra.rulebooks.gates.module import CityGates
from alhambra.rulebooks.gates.part import gate_cards
from alhambra.testing.scenario import Scenario
from tests.rules.characters import OPEN, begin_turn_of_b, own, owners, people, table, turn_up
from tests.rules.scorings import palaces, results

both_sizes = pytest.mark.parametrize("seats", ["AB", "ABC"])


# Abdul Karim


@both_sizes
def test_CHR_11_abdul_karim_gets_one_tile_for_nothing(seats: str) -> None:
    game = own(table(seats).market("tower-13", "pavilion-2", "garden-9", "-"), "A", "abdul-karim")
    assert game.offered("A", "abdul-karim") == [
        "abdul-karim tower-13",
        "abdul-karim pavilion-2",
        "abdul-karim garden-9",
    ]
    game.play("A", "abdul-karim pavilion-2")
    assert game.offered("A", "stop")  # a further action, as after an exact payment
    assert not game.offered("A", "abdul-karim")
    game.play("A", "take denar-3")
    assert game.question() == "place-tiles"
    assert bool(game.offered("A", "give")) == (seats == "AB")  # it was bought (B-136)


def test_CHR_11_only_its_owner_and_only_from_the_market() -> None:
    game = own(table().market("tower-13"), "B", "abdul-karim")
    assert game.refused("A", "abdul-karim tower-13") == "CORE-2"
    game = own(game, "A", "abdul-karim")
    assert game.refused("A", "abdul-karim fountain") == "CORE-2"


def test_CHR_11_CAMP_23_camps_are_tiles_of_the_market() -> None:
    game = table("ABC", Camps())
    camp = next(name for name in game.state.table.tiles.names if name.startswith("camp"))
    own(game.market(camp), "A", "abdul-karim", "abdul-knihstig")
    assert game.play("A", f"abdul-karim {camp}").question() == "choose-action"


def test_CHR_11_not_for_an_auction() -> None:
    game = turn_up(own(table(), "B", "abdul-karim"), "yammerad")
    assert game.offered("B") == ["pass"]


def test_CHR_EX_12_a_tower_13_for_nothing() -> None:
    game = own(table().market("tower-13").hand("A", "ducat-9"), "A", "abdul-karim").play("A", "abdul-karim tower-13")
    assert game.held("A") == ["ducat-9"]
    assert game.offered("A", "stop")
    assert people(game.state).gone == ["abdul-karim"]
    assert owners(game) == {}


# Abdul Knihstig


@both_sizes
def test_CHR_12_abdul_knihstig_takes_a_card_after_a_dear_purchase(seats: str) -> None:
    game = table(seats).market("garden-10-n", "-", "-", "-").hand("A", "florin-9", "florin-5")
    own(game, "A", "abdul-knihstig").play("A", "buy garden-10-n for florin-9 florin-5")
    assert game.offered("A") == [
        "abdul-knihstig ducat-4",
        "abdul-knihstig denar-3",
        "abdul-knihstig dirham-2",
        "abdul-knihstig florin-1",
        "stop",
    ]
    game.play("A", "abdul-knihstig denar-3")
    assert game.held("A") == ["denar-3"]
    assert len(game.on_display()) == 3  # filled up when the turn is over
    assert game.play("A", "reserve garden-10-n").on_display() == ["ducat-4", "ducat-1", "dirham-2", "florin-1"]


def test_CHR_12_at_once_so_before_the_further_action() -> None:
    game = table().market("garden-10-n").hand("A", "florin-9", "florin-1")
    own(game, "A", "abdul-knihstig").play("A", "buy garden-10-n for florin-9 florin-1", "abdul-knihstig ducat-4")
    assert game.offered("A", "stop")
    assert game.question() == "choose-action"


def test_CHR_12_not_for_a_cheaper_building() -> None:
    game = table().market("garden-9").hand("A", "florin-9", "florin-5")
    own(game, "A", "abdul-knihstig").play("A", "buy garden-9 for florin-9 florin-5")
    assert game.question() == "place-tiles"


def test_CHR_12_once_a_turn_but_declining_is_not_using() -> None:
    game = table().market("garden-10-n", "tower-11-n", "tower-13")
    game.hand("A", "florin-9", "florin-1", "dirham-9", "dirham-2", "denar-9", "denar-4")
    own(game, "A", "abdul-knihstig").play("A", "buy garden-10-n for florin-9 florin-1", "stop")
    game.play("A", "buy tower-11-n for dirham-9 dirham-2", "abdul-knihstig ducat-4")
    assert game.play("A", "buy tower-13 for denar-9 denar-4").question() == "choose-action"


def test_CHR_12_a_tile_got_by_abdul_karim_counts() -> None:
    game = own(table().market("tower-13"), "A", "abdul-karim", "abdul-knihstig").play("A", "abdul-karim tower-13")
    assert game.offered("A", "abdul-knihstig")


def test_CHR_12_EXC_15_no_bureau_but_diamonds() -> None:
    game = table("ABC", Bureaux(), Diamonds()).market("tower-13").display("bureau-florin-denar", "diamond-7", "ducat-4")
    own(game, "A", "abdul-karim", "abdul-knihstig").play("A", "abdul-karim tower-13")
    assert sorted(game.offered("A", "abdul-knihstig")) == ["abdul-knihstig diamond-7", "abdul-knihstig ducat-4"]


# Ammar El'Schauf


@both_sizes
def test_CHR_13_ammar_redesigns_once_more_at_the_end_of_the_turn(seats: str) -> None:
    game = table(seats).alhambra("A", "1,0 pavilion-8").reserve("A", "seraglio-9")
    own(game, "A", "ammar-el-schauf").play("A", "take florin-1")
    assert (game.question(), game.asked()) == ("redesign-once-more", "A")
    assert "remove pavilion-8" in game.offered("A")
    assert "swap pavilion-8 seraglio-9" in game.offered("A")
    assert "stop" in game.offered("A")
    assert not game.offered("A", "take")
    assert game.refused("A", "take dirham-2") == "CORE-2"
    assert game.refused("A", "remove fountain") == "B-71"
    game.play("A", "add seraglio-9 -1,0")
    assert game.tiles("A") == {"-1,0": "seraglio-9", "0,0": "fountain", "1,0": "pavilion-8"}
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_CHR_13_tiles_just_placed_take_part() -> None:
    game = table().market("pavilion-8").hand("A", "florin-9")
    own(game, "A", "ammar-el-schauf").play("A", "buy pavilion-8 for florin-9", "build pavilion-8 1,0")
    assert game.offered("A") == ["remove pavilion-8", "stop"]
    assert game.play("A", "remove pavilion-8").reserved("A") == ["pavilion-8"]


def test_CHR_13_not_asked_without_anything_to_redesign() -> None:
    game = own(table(), "A", "ammar-el-schauf").play("A", "take florin-1")
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_CHR_13_GATE_12_a_redesign_may_use_a_gate() -> None:
    game = table("ABC", CityGates()).alhambra("A", "1,0 pavilion-7").reserve("A", "seraglio-7")
    gate_cards(game.state).held[0] = 1
    own(game, "A", "ammar-el-schauf").play("A", "take florin-1")
    assert game.question() == "redesign-once-more"
    (through,) = [text for text in game.offered("A", "add-through") if " 2,0" in text]
    assert game.play("A", through).tiles("A")["2,0"] == "seraglio-7"


# Faruk Will'haben


@both_sizes
def test_CHR_14_faruk_takes_up_to_seven(seats: str) -> None:
    game = own(table(seats), "A", "faruk-willhaben")
    takes = game.offered("A", "take")
    assert len(takes) == len(set(takes))
    assert "take ducat-4 dirham-2 florin-1" in takes
    assert "take denar-3 ducat-4" not in takes  # cards are named from the highest kind down
    assert "take ducat-4 denar-3" in takes
    assert game.refused("A", "take ducat-4 denar-3 florin-1") == "B-50"
    game.play("A", "take ducat-4 dirham-2 florin-1")
    assert game.held("A") == ["florin-1", "dirham-2", "ducat-4"]
    assert game.refused("B", "take ducat-1 ducat-1 denar-3 ducat-1") == "B-50"


def test_CHR_14_the_others_take_up_to_five() -> None:
    assert own(table(), "B", "faruk-willhaben").refused("A", "take ducat-4 denar-3") == "B-50"


def test_CHR_14_DIA_4_diamonds_count_for_the_sum() -> None:
    game = own(table("ABC", Diamonds()).display("diamond-3", "ducat-4", "ducat-5"), "A", "faruk-willhaben")
    assert "take diamond-3 ducat-4" in game.offered("A")
    assert game.refused("A", "take diamond-3 ducat-5") == "B-50"


def test_CHR_EX_8_one_two_and_four() -> None:
    game = own(table().display("florin-1", "dirham-2", "denar-4", "ducat-9"), "A", "faruk-willhaben")
    assert game.play("A", "take denar-4 dirham-2 florin-1").held("A") == ["florin-1", "dirham-2", "denar-4"]


# Fatima


def win_fatima(game: Scenario) -> Scenario:
    turn_up(game.hand("B", "denar-5"), "fatima").play("B", "bid 1")
    for seat in "CA" if len(game.state.players) == 3 else "A":
        game.play(seat, "pass")
    return game.play("B", "pay-bid 1 with denar-5")


@both_sizes
def test_CHR_15_fatima_is_kept_for_eight_points(seats: str) -> None:
    game = win_fatima(table(seats))
    assert game.offered("B") == ["fatima keep", "fatima exchange"]
    game.play("B", "fatima keep")
    assert owners(game) == {"fatima": "B"}
    turn_up(game.turn("A").display("florin-1", "dirham-2", "denar-3", "ducat-4"), "scoring-A")
    assert results(game)[0].awards == []  # at the end of the game only
    game.turn("A").market("-", "-", "-", "-").bag().display("florin-1").play("A", "take florin-1")
    (award,) = results(game)[0].awards
    assert (award.seat, award.points, award.module, award.reason) == (1, 8, "characters", "Fatima was kept")


def test_CHR_15_fatima_is_exchanged_for_the_top_one_laid_aside() -> None:
    game = table()
    kinds = people(game.state).kinds
    people(game.state).aside[:] = [kinds[name] for name in ("yammerad", "yusuf-e-passuff", "laila-wundabah")]
    revealed = win_fatima(game).state.revealed
    game.play("B", "fatima exchange")
    assert game.state.revealed > revealed
    assert owners(game) == {"laila-wundabah": "B"}
    assert people(game.state).gone == ["fatima"]
    assert len(people(game.state).aside) == 2
    assert game.offered("B", "laila-wundabah")  # usable at once


# Hakim Wahid


@both_sizes
def test_CHR_16_hakim_adds_half_a_building_chosen_anew(seats: str) -> None:
    game = own(palaces(table(seats).dirk(), "tower", 2, 2), "A", "hakim-wahid")
    turn_up(game, "scoring-A")
    assert game.question() == "ask-hakim"
    assert [text.split()[1] for text in game.offered("A", "hakim-wahid")] == [
        "pavilion",
        "seraglio",
        "arcades",
        "chambers",
        "garden",
        "tower",
    ]
    game.play("A", "hakim-wahid tower")
    assert results(game)[0].majorities[5].counts[:2] == (5, 4)
    assert people(game.state).favoured == 6  # nothing
    turn_up(game.turn("A").display("florin-1", "dirham-2", "denar-3", "ducat-4"), "scoring-B")
    game.play("A", "hakim-wahid garden")
    assert results(game)[0].majorities[5].counts[:2] == (4, 4)


def test_CHR_10_CHR_16_hakim_may_stay_aside() -> None:
    game = turn_up(own(palaces(table(), "tower", 3, 3), "A", "hakim-wahid"), "scoring-B")
    assert game.offered("A")[-1] == "stop"
    assert results(game.play("A", "stop"))[0].majorities[5].counts[:2] == (6, 6)


@pytest.mark.parametrize(("chosen", "shares"), [("tower", (13, 6)), ("garden", (9, 9))])
def test_CHR_EX_6_half_a_tower_breaks_the_tie(chosen: str, shares: tuple[int, int]) -> None:
    game = turn_up(own(palaces(table(), "tower", 3, 3), "A", "hakim-wahid"), "scoring-B")
    game.play("A", f"hakim-wahid {chosen}")
    assert results(game)[0].majorities[5].shares[:2] == shares


def test_CHR_EX_7_no_points_without_a_real_tile() -> None:
    game = turn_up(own(table(), "A", "hakim-wahid"), "scoring-A").play("A", "hakim-wahid tower")
    assert results(game)[0].majorities[5].counts == (0, 0, 0)


# Laila Wundabah


@both_sizes
def test_CHR_17_laila_exchanges_a_tile_of_the_market(seats: str) -> None:
    game = table(seats).market("tower-13", "tower-12", "garden-9", "pavilion-2").bag("arcades-4", "arcades-5")
    begin_turn_of_b(own(game, "B", "laila-wundabah"))
    assert game.offered("B") == [
        "laila-wundabah tower-13",
        "laila-wundabah tower-12",
        "laila-wundabah garden-9",
        "laila-wundabah pavilion-2",
        "stop",
    ]
    game.play("B", "laila-wundabah garden-9")
    assert game.on_market() == ["tower-13", "tower-12", "arcades-4", "pavilion-2"]
    bag = game.state.table.tiles
    assert {bag.names[tile] for tile in game.state.bag} == {"arcades-5", "garden-9"}
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_CHR_17_the_old_tile_is_mixed_into_the_bag() -> None:
    firsts = set()
    for seed in range(12):
        game = table().market("tower-13", "tower-12", "garden-9", "pavilion-2").bag("arcades-4", "arcades-5")
        begin_turn_of_b(own(game, "B", "laila-wundabah"))
        for _ in range(seed):
            game.state.rng.word()
        game.play("B", "laila-wundabah garden-9")
        firsts.add(game.state.table.tiles.names[game.state.bag[0]])
    assert firsts == {"arcades-5", "garden-9"}


def test_CHR_17_impossible_with_an_empty_bag() -> None:
    game = begin_turn_of_b(own(table().bag(), "B", "laila-wundabah"))
    assert game.question() == "choose-action"


def test_CHR_17_camps_may_be_exchanged_too() -> None:
    game = table("ABC", Camps())
    camp, other = [name for name in game.state.table.tiles.names if name.startswith("camp")][:2]
    game.market("tower-13", "tower-12", camp, "pavilion-2").bag(other)
    begin_turn_of_b(own(game, "B", "laila-wundabah")).play("B", f"laila-wundabah {camp}")
    assert game.on_market()[2] == other


class Claim(Frame):
    """The drawn tile goes to somebody else."""

    def name(self) -> str:
        return "claim"

    def run(self, state: State) -> None:
        state.dirk = with_piece(state.dirk, state.drawn)
        state.drawn = EMPTY


class Claimer(Module):
    """Claims every tower that is drawn, as a sultan card would."""

    def key(self) -> str:
        return "claimer"

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TileDrawn) and state.table.tiles.names[event.tile].startswith("tower"):
            return [Claim()]
        return []


def test_CHR_17_a_tile_that_is_claimed_is_drawn_again() -> None:
    game = table("ABC", Claimer()).market("tower-13", "tower-12", "garden-9", "pavilion-2")
    game.bag("tower-7", "tower-8", "arcades-4")
    begin_turn_of_b(own(game, "B", "laila-wundabah")).play("B", "laila-wundabah garden-9")
    assert game.on_market() == ["tower-13", "tower-12", "arcades-4", "pavilion-2"]
    assert game.state.bag_left() == 1
    game = table("ABC", Claimer()).market("tower-13", "tower-12", "garden-9", "pavilion-2").bag("tower-7")
    begin_turn_of_b(own(game, "B", "laila-wundabah")).play("B", "laila-wundabah garden-9")
    assert game.on_market() == ["tower-13", "tower-12", "garden-9", "pavilion-2"]  # nothing is left to draw


# Machma Klain


@both_sizes
def test_CHR_18_machma_exchanges_a_card_for_one_worth_no_more(seats: str) -> None:
    game = own(table(seats).hand("B", "florin-3"), "B", "machma-klain")
    begin_turn_of_b(game)
    assert game.offered("B") == [
        "machma-klain florin-3 for ducat-1",
        "machma-klain florin-3 for denar-3",
        "machma-klain florin-3 for dirham-2",
        "stop",
    ]
    game.play("B", "machma-klain florin-3 for denar-3")
    assert game.held("B") == ["denar-3"]
    assert game.state.discard[game.state.table.cards.find("florin-3")] == 1
    assert len(game.on_display()) == 3
    game.play("B", "take dirham-2")
    assert len(game.on_display()) == 4  # filled up after the turn


def test_CHR_18_not_telling_what_is_held() -> None:
    """He who could exchange nothing is asked like one who could."""
    game = begin_turn_of_b(
        own(table().display("florin-1", "ducat-9").pile("ducat-9").hand("B", "florin-3"), "B", "machma-klain")
    )
    assert game.offered("B") == ["stop"]
    game = begin_turn_of_b(own(table(), "B", "machma-klain"))
    assert game.question() == "choose-action"  # without a card there is nothing to tell


def test_CHR_18_DIA_11_EXC_15_diamonds_but_no_bureaux() -> None:
    game = table("ABC", Bureaux(), Diamonds()).display("florin-1", "diamond-3", "bureau-florin-denar", "ducat-9")
    own(game.hand("B", "diamond-4", "bureau-dirham-ducat"), "B", "machma-klain")
    begin_turn_of_b(game)
    assert sorted(game.offered("B", "machma-klain")) == [
        "machma-klain diamond-4 for diamond-3",
        "machma-klain diamond-4 for ducat-1",
    ]


def test_CHR_EX_11_a_denar_six_but_not_an_eight() -> None:
    game = table().display("florin-1", "denar-6", "denar-8").pile("denar-9", "denar-9").hand("B", "ducat-6")
    begin_turn_of_b(own(game, "B", "machma-klain"))
    assert game.offered("B", "machma-klain") == ["machma-klain ducat-6 for denar-6"]


# Yammerad


@both_sizes
def test_CHR_19_yammerad_draws_with_fewer_than_three_money_cards(seats: str) -> None:
    game = own(table(seats).hand("B", "ducat-9", "ducat-8"), "B", "yammerad").pile("ducat-1", "denar-7")
    begin_turn_of_b(game)
    assert game.offered("B") == ["yammerad", "stop"]
    game.play("B", "yammerad")
    assert game.held("B") == ["denar-7", "ducat-8", "ducat-9"]
    assert (game.question(), game.asked()) == ("choose-action", "B")


def test_CHR_19_not_with_three() -> None:
    game = own(table().hand("B", "ducat-9", "ducat-8", "ducat-7"), "B", "yammerad")
    assert begin_turn_of_b(game).question() == "choose-action"


def test_CHR_19_EXC_15_not_telling_what_is_held() -> None:
    """Of three cards some may be bureaux: he who holds none is asked like one who could draw."""
    for third, offered in (("ducat-7", ["stop"]), ("bureau-florin-denar", ["yammerad", "stop"])):
        game = table("ABC", Bureaux()).hand("B", "ducat-9", "ducat-8", third).pile("ducat-1", "bureau-dirham-ducat")
        begin_turn_of_b(own(game, "B", "yammerad"))
        assert (game.question(), game.offered("B")) == ("choose-power", offered)
    game = table("ABC", Bureaux()).hand("B", "ducat-9", "ducat-8", "ducat-7").display("bureau-florin-denar", *OPEN[:3])
    assert begin_turn_of_b(own(game, "B", "yammerad")).question() == "choose-action"  # all bureaux lie open


def test_CHR_19_the_others_do_not_see_the_card() -> None:
    game = own(table(), "B", "yammerad").pile("ducat-1", "denar-7")
    begin_turn_of_b(game).play("B", "yammerad")
    seen = [event.facts(game.state.table) for event in game.view("B").events if event.name() == "top-card-drawn"]
    assert seen == [{"seat": 1, "card": "denar-7"}]
    for seat in (0, 2, SPECTATOR):
        told = [event for event in view(game.state, seat).events if event.name() == "top-card-drawn"]
        assert [event.facts(game.state.table) for event in told] == [{"seat": 1, "card": ""}]
        assert b"denar-7" not in view(game.state, seat).encode()


def test_CHR_19_EXC_15_a_bureau_is_kept_and_does_not_count() -> None:
    game = table("ABC", Bureaux()).hand("B", "ducat-9", "ducat-8", "bureau-florin-denar")
    own(game, "B", "yammerad").pile("ducat-1", "bureau-dirham-ducat")
    begin_turn_of_b(game).play("B", "yammerad")
    assert "bureau-dirham-ducat" in game.held("B")


def test_CHR_19_GATE_20_a_gate_card_is_laid_out_and_the_next_card_drawn() -> None:
    game = table("ABC", CityGates())
    gate = next(name for name in game.state.table.cards.names if "gate" in name)
    own(game, "B", "yammerad").pile("ducat-1", gate, "denar-7")
    assert begin_turn_of_b(game).play("B", "yammerad").held("B") == ["denar-7"]
    assert "open" in str(game.view("A").modules["gates"])


def test_CHR_19_the_discard_is_shuffled_if_need_be() -> None:
    game = own(table(), "B", "yammerad").pile("ducat-1").discard("denar-7")
    assert begin_turn_of_b(game).play("B", "yammerad").held("B") == ["denar-7"]
    game = own(table(), "B", "yammerad").pile("ducat-1").discard()
    assert begin_turn_of_b(game).question() == "choose-action"  # nothing to draw
    game = own(table(), "B", "yammerad").pile("ducat-1", "scoring-A").discard()
    assert begin_turn_of_b(game).play("B", "yammerad").held("B") == []


def test_CHR_EX_9_two_money_cards_and_three_bureaux() -> None:
    game = table("ABC", Bureaux())
    game.hand("B", "ducat-9", "ducat-8", "bureau-florin-denar", "bureau-florin-dirham", "bureau-florin-ducat")
    assert begin_turn_of_b(own(game, "B", "yammerad")).offered("B", "yammerad")


def test_CHR_EX_10_yammerad_turns_up_a_scoring_card() -> None:
    game = own(table(), "B", "yammerad").pile("ducat-1", "scoring-A", "denar-7")
    begin_turn_of_b(game).play("B", "yammerad")
    assert len(results(game)) == 1
    names = [event.name() for event in game.events()]
    assert names.index("scored") < names.index("top-card-drawn")
    assert game.held("B") == ["denar-7"]
    assert (game.question(), game.asked()) == ("choose-action", "B")


# Yusuf E'Passuff

WALL_OF_11 = (
    "1,0 pavilion-6",
    "2,0 arcades-8-n",
    "3,0 garden-10-n",
    "4,0 tower-11-n",
    "5,0 seraglio-4",
    "5,1 pavilion-7",
    "5,2 arcades-8-e",
    "5,3 garden-9",
    "5,4 pavilion-4",
)


@both_sizes
def test_CHR_20_yusuf_gives_a_point_for_every_full_three_of_the_wall(seats: str) -> None:
    for tiles, points in ((0, []), (2, []), (3, [1]), (4, [1]), (5, [2])):
        game = own(table(seats).alhambra("B", *WALL_OF_11[:tiles]), "B", "yusuf-e-passuff")
        (result,) = results(turn_up(game, "scoring-A"))
        assert [award.points for award in result.awards] == points
        assert [award.seat for award in result.awards] == [1] * len(points)


def test_CHR_EX_5_a_wall_of_eleven() -> None:
    game = own(table().alhambra("A", *WALL_OF_11), "A", "yusuf-e-passuff")
    (result,) = results(turn_up(game, "scoring-A"))
    assert result.walls[0].points == 11
    (award,) = result.awards
    assert award.points == 3
    assert award.reason == "Yusuf E'Passuff: a point for every 3 of a wall of 11"
    assert result.totals[0] - sum([majority.shares[0] for majority in result.majorities]) == 14
