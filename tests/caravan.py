"""Two made-up modules and the ruling for their meeting: together they use every extension point.

The *caravan* brings spice, a fifth currency that pays alone; camels, cards that are offered to the next player when
they come up; an oasis, a tile that stays where it is built; and an omen for every seat, a type known to the owner
alone, which counts half a building and allows one ambush between two turns. The *wells* give water. Rule ids of
their own begin with CRV and WEL.
"""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import u8

from alhambra.core.actions import Action, expect, register
from alhambra.core.base_actions import STOP, RemoveTile, SwapTiles, TakeMoney
from alhambra.core.dealing import Deal
from alhambra.core.events import CardTurnedUp, Event, GameBegan, Paid, TurnEnding
from alhambra.core.frames import Frame
from alhambra.core.module import Module, Ruling
from alhambra.core.payment import MARKET_TILE, WILD, Loose, Terms
from alhambra.core.pieces import ANNOUNCED, CURRENCIES, NO_CURRENCY, NO_TYPE, TO_DISPLAY, TYPES
from alhambra.core.reckoning import SCORE_WHAT_IS_DUE
from alhambra.core.refill import REFILL_DISPLAY
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State, tell, without_piece
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.core.window import AskInWindow

SPICE: Final = len(CURRENCIES)
SPICE_VALUES: Final = (4, 5, 6)
CAMELS: Final = 3
PILE_OF_CAMELS: Final = 1  # the second
MOST_PEARLS: Final = 2
PEARL_VALUE: Final = 2
POINTS_FOR_A_CAMEL: Final = 2
WATER_FOR_A_POINT: Final = 4


@final
class Caravans(Part):
    """Omens (secret), who has ambushed, pearls and camels by seat, camels nobody wanted."""

    def __init__(
        self, omens: list[int], ambushed: list[bool], pearls: list[int], camels: list[int], gone: int, kind: int
    ) -> None:
        self.omens = omens
        self.ambushed = ambushed
        self.pearls = pearls
        self.camels = camels
        self.gone = gone
        self.kind = kind  # of a camel among the cards

    def clone(self) -> Caravans:
        return Caravans(self.omens[:], self.ambushed[:], self.pearls[:], self.camels[:], self.gone, self.kind)

    def facts(self) -> dict[str, object]:
        return {
            "omens": self.omens,
            "ambushed": self.ambushed,
            "pearls": self.pearls,
            "camels": self.camels,
            "gone": self.gone,
        }

    def reshuffled_behind(self, seat: int, rng: Rng) -> Caravans:
        other = self.clone()
        other.omens = [omen if at == seat else rng.below(len(TYPES)) for at, omen in enumerate(self.omens)]
        return other

    def cards(self) -> list[int]:
        return [self.kind] * (sum(self.camels) + self.gone)

    def tiles(self) -> list[int]:
        return []


@final
class OmenDrawn(Event):
    """CRV-1: a seat looks at its omen; the others see that it does."""

    def __init__(self, seat: int, omen: int | None) -> None:
        self.seat = seat
        self.omen = omen

    def name(self) -> str:
        return "omen-drawn"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "omen": "" if self.omen is None else TYPES[self.omen]}

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else OmenDrawn(self.seat, None)


@final
class Whispered(Event):
    """CRV-1: what only one seat hears."""

    def __init__(self, seat: int, words: str) -> None:
        self.seat = seat
        self.words = words

    def name(self) -> str:
        return "whispered"

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat, "words": self.words}

    def seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@final
class Happened(Event):
    """Something of a module that all may see."""

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat

    def name(self) -> str:
        return self.what

    def facts(self, table: Table) -> dict[str, object]:
        return {"seat": self.seat}


@final
class Fish(Action):
    """CRV-2: an action of its own: fish a pearl, a piece of money worth two in any currency."""

    def key(self) -> tuple[object, ...]:
        return ("fish",)

    def text(self, table: Table) -> str:
        return "fish"

    def play(self, state: State, seat: int) -> None:
        caravans(state).pearls[seat] += 1
        state.players[seat].recount()
        tell(state, Happened("pearl-fished", seat))


@final
class Ambush(Action):
    """CRV-3: between two turns, once: take a card of the display in the omen's currency."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def key(self) -> tuple[object, ...]:
        return ("ambush", self.card)

    def text(self, table: Table) -> str:
        return f"ambush {table.cards.names[self.card]}"

    def play(self, state: State, seat: int) -> None:
        state.agenda.append(SCORE_WHAT_IS_DUE)  # B-97
        state.agenda.append(REFILL_DISPLAY)
        caravans(state).ambushed[seat] = True
        state.display = without_piece(state.display, self.card)
        hand = state.players[seat].hand[:]
        hand[self.card] += u8(1)
        state.players[seat].hand = hand
        tell(state, Happened("ambushed", seat))


@final
class Feed(Action):
    """CRV-6: take the camel that has come up."""

    def key(self) -> tuple[object, ...]:
        return ("feed",)

    def text(self, table: Table) -> str:
        return "feed"

    def play(self, state: State, seat: int) -> None:
        caravans(state).camels[seat] += 1
        tell(state, Happened("camel-fed", seat))


def _read_fish(table: Table, words: list[str]) -> Action:
    expect(words, 0, "fish")
    return Fish()


def _read_ambush(table: Table, words: list[str]) -> Action:
    expect(words, 1, "ambush CARD")
    return Ambush(table.cards.find(words[0]))


def _read_feed(table: Table, words: list[str]) -> Action:
    expect(words, 0, "feed")
    return Feed()


register("fish", _read_fish)
register("ambush", _read_ambush)
register("feed", _read_feed)


@final
class DrawOmens(Frame):
    """CRV-1: before the first turn every seat looks at its omen."""

    def name(self) -> str:
        return "draw-omens"

    def run(self, state: State) -> None:
        for seat, omen in enumerate(caravans(state).omens):
            tell(state, OmenDrawn(seat, omen))
            tell(state, Whispered(seat, f"beware of the {TYPES[omen]}"))


@final
class OfferCamel(Frame):
    """CRV-6: the player whose turn is next may take a camel that came up."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def name(self) -> str:
        return "offer-camel"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def asks(self) -> int:
        return self.seat

    def options(self, state: State) -> list[Action]:
        return [Feed(), STOP]

    def resolve(self, state: State, action: Action) -> None:
        if action == STOP:
            caravans(state).gone += 1
        action.play(state, self.seat)


@final
class SpendPearls(Frame):
    """CRV-2: pearls that were paid are gone."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number

    def name(self) -> str:
        return "spend-pearls"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat, self.number)

    def run(self, state: State) -> None:
        caravans(state).pearls[self.seat] -= self.number
        state.players[self.seat].recount()


class Caravan(Module):
    """CRV: spice, pearls, camels, an oasis and omens."""

    def __init__(self) -> None:
        super().__init__()
        self.camel = self.pearl = self.oasis = -1

    def key(self) -> str:
        return "caravan"

    def part(self, state: State) -> Caravans:
        return cast(Caravans, state.parts[self.at])

    def set_up(self, deal: Deal) -> None:
        self.camel = deal.cards.add("camel", NO_CURRENCY, 0, ANNOUNCED)
        self.pearl = deal.cards.add("pearl", NO_CURRENCY, PEARL_VALUE, TO_DISPLAY)
        deal.inserts[PILE_OF_CAMELS].extend([self.camel] * CAMELS)
        for value in SPICE_VALUES:
            deal.money.extend([deal.cards.add(f"spice-{value}", SPICE, value, TO_DISPLAY)] * 2)
        self.oasis = deal.tiles.add("oasis", NO_TYPE, 5, 0)
        deal.bag.append(self.oasis)

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        seats = range(table.seats)
        omens = [rng.below(len(TYPES)) for _ in seats]
        return Caravans(omens, [False for _ in seats], [0 for _ in seats], [0 for _ in seats], 0, self.camel)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        part = self.part(state)
        if isinstance(frame, ChooseAction) and part.pearls[seat] < MOST_PEARLS:
            return [Fish()]
        if isinstance(frame, AskInWindow) and not part.ambushed[seat]:
            currency = part.omens[seat] % len(CURRENCIES)
            return [Ambush(card) for card in open_cards(state) if state.table.cards.currencies[card] == currency]
        return []

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if isinstance(action, TakeMoney) and len(action.cards) > 1:
            return "CRV-4" if any(state.table.cards.currencies[card] == SPICE for card in action.cards) else ""
        moved = action.tile if isinstance(action, RemoveTile) else action.old if isinstance(action, SwapTiles) else -1
        return "CRV-5" if moved == self.oasis else ""

    def accepts(self, terms: Terms) -> None:
        if terms.what == MARKET_TILE:
            terms.accept([SPICE])

    def brings(self, state: State, seat: int, loose: Loose) -> None:
        for _ in range(self.part(state).pearls[seat]):
            loose.bring(WILD, PEARL_VALUE, self.pearl)

    def counts(self, state: State, seat: int, kind: int) -> int:
        return 1 if self.part(state).omens[seat] == kind else 0

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, GameBegan):
            return [DrawOmens()]
        if isinstance(event, CardTurnedUp) and event.card == self.camel:
            return [OfferCamel((state.turn + 1) % len(state.players))]
        if isinstance(event, Paid) and self.pearl in event.cards:
            return [SpendPearls(event.seat, event.cards.count(self.pearl))]
        return []

    def score(self, state: State, scoring: int) -> list[Award]:
        camels = enumerate(self.part(state).camels)
        return [
            Award(seat, POINTS_FOR_A_CAMEL * number, self.key(), f"{number} camels")
            for seat, number in camels
            if number
        ]

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        return {
            "omen": TYPES[part.omens[seat]] if seat >= 0 else "",
            "ambushed": part.ambushed[:],
            "pearls": part.pearls[:],
            "camels": part.camels[:],
        }


def caravans(state: State) -> Caravans:
    """The caravan's corner of a state."""
    return next(module.part(state) for module in state.table.modules if isinstance(module, Caravan))


def open_cards(state: State) -> list[int]:
    """The display, equal cards once."""
    return sorted(set(state.display), reverse=True)


@final
class Waters(Part):
    """Water by seat."""

    def __init__(self, of: list[int]) -> None:
        self.of = of

    def clone(self) -> Waters:
        return Waters(self.of[:])

    def facts(self) -> dict[str, object]:
        return {"water": self.of}


@final
class DrawWater(Frame):
    """WEL-1: a seat gets water."""

    def __init__(self, at: int, seat: int) -> None:
        self.at: Final = at
        self.seat: Final = seat

    def name(self) -> str:
        return "draw-water"

    def key(self) -> tuple[object, ...]:
        return (self.name(), self.seat)

    def run(self, state: State) -> None:
        cast(Waters, state.parts[self.at]).of[self.seat] += 1
        tell(state, Happened("water-drawn", self.seat))


class Wells(Module):
    """WEL: water at the end of a turn, and for the player on turn when a card is announced."""

    def key(self) -> str:
        return "wells"

    def part(self, state: State) -> Waters:
        return cast(Waters, state.parts[self.at])

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return Waters([0] * table.seats)

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, TurnEnding):
            return [DrawWater(self.at, event.seat)]
        if isinstance(event, CardTurnedUp) and state.table.cards.roles[event.card] == ANNOUNCED:
            return [DrawWater(self.at, state.turn)]
        return []

    def score(self, state: State, scoring: int) -> list[Award]:
        return [
            Award(seat, water // WATER_FOR_A_POINT, self.key(), f"{water} water")
            for seat, water in enumerate(self.part(state).of)
            if water >= WATER_FOR_A_POINT
        ]

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        return {"water": self.part(state).of[:]}


class PearlsComeFromWater(Ruling):
    """CRV-WEL: where there are wells, nobody fishes before he has drawn water."""

    def key(self) -> str:
        return "pearls-come-from-water"

    def needs(self) -> tuple[str, ...]:
        return ("caravan", "wells")

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if not isinstance(action, Fish):
            return ""
        wells = next(module for module in state.table.modules if isinstance(module, Wells))
        return "" if wells.part(state).of[seat] else "WEL-2"
