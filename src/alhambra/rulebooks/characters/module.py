"""CHR: ten people, auctioned, each with a power."""

from __future__ import annotations

from typing import Final, cast, final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.dealing import Deal
from alhambra.core.events import CardAnnounced, Event, Scored, ScoringBegan, TileBought, TurnBegan, TurnEnding
from alhambra.core.frames import NOBODY, Frame
from alhambra.core.module import NO_ACTIONS, NO_FRAMES, Module
from alhambra.core.pieces import ANNOUNCED, NO_CURRENCY, NO_TYPE, TYPES
from alhambra.core.reckoning import FINAL_SCORING
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.turn import END_TURN, ChooseAction
from alhambra.core.wall import wall_length
from alhambra.rulebooks.characters.appraisal import APPRAISED, appraised, owned
from alhambra.rulebooks.characters.auction import Auction, PayAuction, opened
from alhambra.rulebooks.characters.frames import FORGET_TYPE, AskHakim, AtTheEnd, BeforeTurn, TakeOneMore
from alhambra.rulebooks.characters.part import (
    ABDUL_KARIM,
    ABDUL_KNIHSTIG,
    AMMAR,
    FARUK,
    FATIMA,
    HAKIM,
    KEY,
    LAILA,
    MACHMA,
    YAMMERAD,
    YUSUF,
    People,
)
from alhambra.rulebooks.characters.powers import free_tiles, is_dear_building, larger_takes, open_money

FATIMAS_POINTS: Final = 8  # CHR-15
WALL_FOR_A_POINT: Final = 3  # CHR-20


@final
class Characters(Module):
    """CHR: ten people, auctioned, each with a power."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: Final[dict[str, int]] = {}  # the kind of card by name
        self.aside: Final[list[int]] = []  # between the deal and the first part

    def key(self) -> str:
        return KEY

    def hears(self) -> tuple[type[Event], ...]:
        return (CardAnnounced, TurnBegan, TileBought, TurnEnding, ScoringBegan, Scored)

    def joins(self) -> tuple[type[Frame], ...]:
        return (ChooseAction,)

    def set_up(self, deal: Deal) -> None:
        """CHR-2: some at random into each of some piles, the others aside, whatever the number of players."""
        table = data.load("characters")
        for row in cast("list[dict[str, str]]", table["cards"]):
            self.kinds[row["id"]] = deal.cards.add(row["id"], NO_CURRENCY, 0, ANNOUNCED)
        self.aside.extend(deal.spread(list(self.kinds.values()), cast("dict[str, int]", table["piles"])))

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        aside = self.aside[:]
        self.aside.clear()  # a module lies open to all
        return People(self.kinds, aside, {}, [], [], NO_TYPE)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        """CHR-23: both powers are for the actions of one's own turn."""
        part = self._people(state)
        if not part.owner or not isinstance(frame, ChooseAction):
            return NO_ACTIONS
        found = NO_ACTIONS
        if part.has(seat, FARUK):
            found = found + larger_takes(state)
        if part.has(seat, ABDUL_KARIM):
            found = found + free_tiles(state)
        return found

    def counts(self, state: State, seat: int, kind: int) -> int:
        """CHR-16: half a building."""
        part = self._people(state)
        return 1 if part.favoured == kind and part.has(seat, HAKIM) else 0

    def after(self, state: State, event: Event) -> list[Frame]:
        part = self._people(state)
        if isinstance(event, CardAnnounced):
            character = state.table.cards.names[event.card]
            return [opened(state, character)] if character in self.kinds else NO_FRAMES
        if not part.owner:
            return NO_FRAMES
        if isinstance(event, TurnBegan):
            return [BeforeTurn(event.seat, True)] if self._has_to_prepare(part, event.seat) else NO_FRAMES
        if isinstance(event, TileBought):
            return [TakeOneMore(event.seat)] if self._takes_one_more(state, event) else NO_FRAMES
        if isinstance(event, TurnEnding):
            return [AtTheEnd(event.seat)] if part.has(event.seat, AMMAR) else NO_FRAMES
        if HAKIM in part.owner:
            if isinstance(event, ScoringBegan):
                return [AskHakim(part.owner[HAKIM])]
            if isinstance(event, Scored):
                return [FORGET_TYPE]
        return NO_FRAMES

    def score(self, state: State, scoring: int) -> list[Award]:
        owner = self._people(state).owner
        found: list[Award] = []
        watched = owner.get(YUSUF, NOBODY)
        wall = wall_length(state.players[watched].board) if watched != NOBODY else 0
        if wall >= WALL_FOR_A_POINT:
            reason = f"Yusuf E'Passuff: a point for every {WALL_FOR_A_POINT} of a wall of {wall}"
            found.append(Award(watched, int(wall) // WALL_FOR_A_POINT, KEY, reason))
        if scoring == FINAL_SCORING and FATIMA in owner:
            found.append(Award(owner[FATIMA], FATIMAS_POINTS, KEY, "Fatima was kept"))
        return found

    def appraises(self) -> tuple[type[Action], ...]:
        return APPRAISED

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, action)

    def holds(self, eye: Eye) -> float:
        return owned(eye, self._people(eye.state))

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self._people(state)
        return {
            "owner": part.owner.copy(),
            "gone": part.gone[:],
            "aside": len(part.aside),
            "used": part.used[:],
            "favoured": TYPES[part.favoured] if part.favoured != NO_TYPE else "",
            "auction": _auction(state),
        }

    def _has_to_prepare(self, part: People, seat: int) -> bool:
        """CHR-21, CHR-22: has this seat a power to use before its turn, or used powers to make ready again?"""
        if part.used:
            return part.has_any(seat)
        return part.has(seat, LAILA) or part.has(seat, MACHMA) or part.has(seat, YAMMERAD)

    def _takes_one_more(self, state: State, event: TileBought) -> bool:
        """CHR-12; CHR-23: only in a turn, not by a purchase between two turns."""
        return (
            self._people(state).is_ready(event.seat, ABDUL_KNIHSTIG)
            and END_TURN[event.seat] in state.agenda
            and is_dear_building(state, event.tile)
            and bool(open_money(state))
        )

    def _people(self, state: State) -> People:
        return cast(People, state.parts[self.at])


def _auction(state: State) -> dict[str, object]:
    """What all have heard of the auction under way."""
    frame = state.agenda[-1] if state.agenda else None
    if isinstance(frame, Auction):
        return {"character": frame.character, "bid": frame.bid, "bidder": frame.bidder, "still": list(frame.still)}
    if isinstance(frame, PayAuction):
        return {"character": frame.character, "bid": frame.bid, "bidder": frame.seat, "still": [frame.seat]}
    return {}
