"""The laws for modules: good modules keep them, and each way to break one is found and told."""

from __future__ import annotations

from typing import final

import pytest

from alhambra.core.actions import Action, register
from alhambra.core.base_actions import PASS, BuyTile, TakeMoney
from alhambra.core.dealing import Deal
from alhambra.core.events import Event, TileMoved, TurnBegan
from alhambra.core.frames import Frame
from alhambra.core.module import Module
from alhambra.core.payment import Loose
from alhambra.core.pieces import NO_TYPE
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.core.window import AskInWindow
from alhambra.games.alhambra import MODULES
from alhambra.rulebooks.camps.module import Camps
from alhambra.rulings.all import RULINGS
from alhambra.testing.conformance import BrokenLawError, Game, check_game, check_module, companies
from tests.caravan import Caravan, PearlsComeFromWater, Wells

OFTEN = 10
SOMETIMES = 60


@pytest.mark.parametrize("name", MODULES)
def test_every_module_keeps_the_laws(name: str) -> None:
    for seats in (2, 3):
        assert check_game(Game((MODULES[name],), seats, 1, tuple(RULINGS)), SOMETIMES) > 50


def test_a_module_of_ones_own_is_tried_in_all_company() -> None:
    decisions = check_module(Caravan, [Wells, Camps], seats=(2,), seed=3, rulings=[PearlsComeFromWater])
    assert decisions > 4 * 100


def test_companies_keep_the_order_of_the_list_and_leave_out_none() -> None:
    found = companies("caravan", [Wells, Caravan, Camps])
    assert found == [(Caravan,), (Wells, Caravan), (Caravan, Camps), (Wells, Caravan, Camps)]
    assert companies("camps", [Camps]) == [(Camps,)]


def test_the_base_game_keeps_the_laws() -> None:
    assert check_game(Game((), 2, 1), SOMETIMES) > 100


def broken(factory: type[Module]) -> str:
    """What is told about a module that breaks a law."""
    with pytest.raises(BrokenLawError) as failure:
        check_game(Game((factory,), 3, 1), OFTEN)
    text = str(failure.value)
    assert text.startswith(f"{factory().key()}, 3 seats, seed 1, decision ")
    return text


@final
class Numbers(Part):
    """A number by seat; careless in one way or another."""

    def __init__(self, of: list[int], shared: bool = False) -> None:
        self.of = of
        self.shared = shared

    def clone(self) -> Numbers:
        return Numbers(self.of if self.shared else self.of[:], self.shared)

    def facts(self) -> dict[str, object]:
        return {"of": self.of}

    def reshuffled_behind(self, seat: int, rng: Rng) -> Part:
        return Numbers([number if at == seat else int(rng.below(1000)) for at, number in enumerate(self.of)])


@final
class Count(Frame):
    """Adds one to the first number."""

    def name(self) -> str:
        return "count"

    def run(self, state: State) -> None:
        part = state.parts[0]
        assert isinstance(part, Numbers)
        part.of[0] += 1


class Leaks(Module):
    """Shows everybody what only one may know."""

    def key(self) -> str:
        return "leaks"

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Numbers([int(rng.below(1000)) for _ in range(table.seats)])

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = state.parts[self.at]
        assert isinstance(part, Numbers)
        return {"all": part.of}


class Shares(Module):
    """Its clones share what changes."""

    def key(self) -> str:
        return "shares"

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Numbers([0] * table.seats, shared=True)

    def after(self, state: State, event: Event) -> list[Frame]:
        return [Count()] if isinstance(event, TurnBegan) else []


class Loses(Module):
    """A tile that is in no place a little later."""

    def key(self) -> str:
        return "loses"

    def set_up(self, deal: Deal) -> None:
        self.tile = deal.tiles.add("pebble", NO_TYPE, 1, 0)
        deal.bag.insert(0, self.tile)

    def after(self, state: State, event: Event) -> list[Frame]:
        return [Forget(self.tile)] if isinstance(event, TurnBegan) else []


@final
class Forget(Frame):
    """Makes a tile vanish from the market."""

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def name(self) -> str:
        return "forget"

    def run(self, state: State) -> None:
        for player in state.players:
            player.reserve = bytes([tile for tile in player.reserve if tile != self.tile])


@final
class Dance(Action):
    """An action that nothing can be done with."""

    def key(self) -> tuple[object, ...]:
        return ("dance",)

    def text(self, table: Table) -> str:
        return "dance"

    def play(self, state: State, seat: int) -> None:
        raise KeyError("no music")


def _read_dance(table: Table, words: list[str]) -> Action:
    return Dance()


register("dance", _read_dance)


class Offers(Module):
    """Offers what cannot be played."""

    def key(self) -> str:
        return "offers"

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [Dance()] if isinstance(frame, ChooseAction) else []


class Chance(Module):
    """Asks a generator that no record knows."""

    games = 0

    def key(self) -> str:
        return "chance"

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        Chance.games += 1
        return Numbers([Chance.games] * table.seats)


class Forbids(Module):
    """Leaves nothing to do."""

    def key(self) -> str:
        return "forbids"

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return "NO-1" if state.agenda and state.agenda[-1].name() == "place-tiles" else ""


class Deaf(Module):
    """Counts turns, but does not hear that they begin."""

    def key(self) -> str:
        return "deaf"

    def hears(self) -> tuple[type[Event], ...]:
        return (TileMoved,)

    def after(self, state: State, event: Event) -> list[Frame]:
        return [Count()] if isinstance(event, TurnBegan) else []


class Away(Module):
    """Has something for the window, but is not there."""

    def key(self) -> str:
        return "away"

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [Dance()] if isinstance(frame, AskInWindow) and seat == 1 else []


class Generous(Module):
    """Says that its offers cost nothing."""

    def key(self) -> str:
        return "generous"

    def offers_freely(self) -> bool:
        return True

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        return [PASS] if isinstance(frame, ChooseAction) else []


class Fickle(Module):
    """Brings other money from decision to decision, and does not say so."""

    def key(self) -> str:
        return "fickle"

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        loose.change = state.ply


class Blind(Module):
    """Forbids taking money, but does not look at it."""

    def key(self) -> str:
        return "blind"

    def vetoes(self) -> tuple[type[Action], ...]:
        return (BuyTile,)

    def forbids(self, state: State, seat: int, action: Action) -> str:
        return "NO-2" if isinstance(action, TakeMoney) and len(action.cards) > 1 else ""


class Asleep(Blind):
    """The same, because it does not look at all."""

    def key(self) -> str:
        return "asleep"

    def watches(self, state: State, seat: int) -> bool:
        return False


@pytest.mark.parametrize(
    ("factory", "told"),
    [
        (Leaks, "tells something hidden"),
        (Shares, "what a clone played has changed its original"),
        (Offers, "KeyError('no music')"),
        (Chance, "its record leads to another position"),
        (Forbids, "nobody can do anything, but the table asks: place-tiles"),
        (Loses, "the tile pebble is there 0 times, but 1 times when the game began"),
        (Deaf, "deaf answers 'turn-began' and does not hear it (see Module.hears)"),
        (Away, "away has an offer for 'window' and does not join it (see Module.joins)"),
        (Generous, "generous offers 'pass', which is not free (see Module.offers_freely)"),
        (Fickle, "has other money than before (see Module.brings and Player.recount)"),
        (Blind, "(NO-2) and does not look at it (see Module.vetoes)"),
        (Asleep, "(NO-2) and does not look at it (see Module.watches)"),
    ],
)
def test_a_broken_law_is_told_with_the_game(factory: type[Module], told: str) -> None:
    text = broken(factory)
    assert told in text
    assert f"check_game(Game(({factory().key()},), 3, 1" in text
