"""SUL: cards that take a drawn tile for nothing."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.events import CardAnnounced, Event, TileDrawn
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.payment import affords, ways
from alhambra.core.pieces import ANNOUNCED, CURRENCIES, NO_CURRENCY, TYPES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import ChooseAction
from alhambra.rulebooks.sultan.actions import PREFIX, BuySultan, ClaimTile, MarkSultan, RollDie, against
from alhambra.rulebooks.sultan.appraisal import appraised, owned
from alhambra.rulebooks.sultan.events import SultanBought
from alhambra.rulebooks.sultan.frames import AskToRoll, FindClaimant, LayOutSultan, first_claimant
from alhambra.rulebooks.sultan.part import KEY, SultanCards


@final
class PowerOfTheSultan(Module):
    """SUL: bought for 7, a card takes a tile of its type as it comes out of the bag."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Final[list[int]] = []  # of the sultan cards among the cards
        printed = data.load("sultan_cards")
        self.faces: Final = [TYPES.index(name) for name in cast("list[str]", printed["die_faces"])]
        across = cast("dict[str, str]", printed["die_opposite"])
        self.opposite: Final = [TYPES.index(across[name]) for name in TYPES]  # SUL-2

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (CardAnnounced, SultanBought, TileDrawn)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def set_up(self, deal: Deal) -> None:
        """SUL-1, SUL-3: cards of one currency are alike; so many at random into each of some piles."""
        table = data.load("sultan_cards")
        shown = [row["currency"] for row in cast("list[dict[str, str]]", table["cards"])]
        cards: list[int] = []
        for name in CURRENCIES:
            kind = deal.cards.add(f"{PREFIX}{name}", NO_CURRENCY, 0, ANNOUNCED)
            self.kinds.append(kind)
            cards += [kind] * shown.count(name)
        deal.spread(cards, cast("dict[str, int]", table["piles"]))

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        price = cast(int, data.load("sultan_cards")["price"])
        return SultanCards(price, self.kinds, [], [[] for _ in range(table.seats)], [])

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        part = self.part(state)
        if not part.lying or not isinstance(frame, ChooseAction):
            return NO_ACTIONS
        found: list[Action] = []
        for card, kind in part.choices():
            till = part.till(state, card)
            if affords(state, seat, till):
                for way in ways(state, seat, till):
                    found.append(BuySultan(card, kind, way))
        return found

    def forbids(self, state: State, seat: int, action: Action) -> str:
        if isinstance(action, BuySultan):
            return against(state, seat, action.card, action.kind, action.payment)
        return ""

    def after(self, state: State, event: Event) -> list[Frame]:
        if isinstance(event, CardAnnounced) and event.card in self.kinds:
            return [LayOutSultan(event.card, self.faces)]
        if isinstance(event, SultanBought):
            return [AskToRoll(event.seat, event.kind, self.faces, self.opposite)]
        if isinstance(event, TileDrawn):
            kind = int(state.table.tiles.kinds[event.tile])  # SUL-10: what has no type is on no card
            if any(kind in types for types in self.part(state).owned):
                return [FindClaimant(first_claimant(state), 0)]
        return NO_FRAMES

    def appraises(self) -> tuple[type[Action], ...]:
        return (
            BuySultan,
            RollDie,
            MarkSultan,
            ClaimTile,
        )

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, self.part(eye.state), action)

    def holds(self, eye: Eye) -> float:
        return owned(eye, self.part(eye.state))

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        names = state.table.cards.names
        return {
            "open": [{"card": names[card], "type": TYPES[kind]} for card, kind in part.lying],
            "owned": [[TYPES[kind] for kind in types] for types in part.owned],
            "price": part.price,
        }

    def part(self, state: State) -> SultanCards:
        return cast(SultanCards, state.parts[self.at])
