"""THF: thieves who take a card of the display between two turns."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.appraisal import Eye
from alhambra.core.frames import Frame
from alhambra.core.module import NO_ACTIONS, Module
from alhambra.core.pieces import CURRENCIES
from alhambra.core.rng import Rng
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.core.window import AskInWindow
from alhambra.rulebooks.thieves.actions import PlayThief
from alhambra.rulebooks.thieves.appraisal import appraised, thief_worth
from alhambra.rulebooks.thieves.part import KEY, Gang, Loot, first_deal

NOBODYS: Final = -1  # no thief takes such a card


@final
class Thieves(Module):
    """THF: secret cards, played in the window by everybody but the player whose turn comes next (THF-8)."""

    def key(self) -> str:
        return KEY

    def acts_in_window(self) -> bool:
        return True  # THF-4

    def joins(self) -> tuple[type[Frame], ...]:
        return (AskInWindow,)

    def vetoes(self) -> tuple[type[Action], ...]:
        return ()

    def watches(self, state: State, seat: int) -> bool:
        return False  # it forbids only what nobody offers

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        printed = data.load("thieves")
        shown = [cast(str, row["currency"]) for row in cast("list[dict[str, object]]", printed["cards"])]
        each = cast("dict[str, int]", printed["dealing"])[str(table.seats)]
        return first_deal([shown.count(name) for name in CURRENCIES], table.seats, each, rng)

    def offers(self, state: State, seat: int, frame: Frame) -> list[Action]:
        if not isinstance(frame, AskInWindow) or seat == frame.first:
            return NO_ACTIONS
        part = self.part(state)
        held = part.held[seat]
        loot = part.loot
        if loot is None or loot.display is not state.display:
            loot = _loot(state)
            part.loot = loot
        found = NO_ACTIONS
        for at, thief in enumerate(loot.thieves):
            if held[thief]:
                found = found + loot.plays[at : at + 1]
        return found

    def forbids(self, state: State, seat: int, action: Action) -> str:
        """What is not offered anyway, with the rule that says why."""
        if not isinstance(action, PlayThief):
            return ""
        frame = state.agenda[-1] if state.agenda else None
        if not isinstance(frame, AskInWindow):
            return "THF-4"
        if seat == frame.first:
            return "THF-8"
        if action.card not in state.display:
            return "THF-11"
        thief = _thief(state, action.card)
        if thief == NOBODYS:
            return "THF-14"
        return "" if self.part(state).held[seat][thief] else "THF-5"

    def appraises(self) -> tuple[type[Action], ...]:
        return (PlayThief,)

    def appraise(self, eye: Eye, action: Action) -> float:
        return appraised(eye, action)

    def holds(self, eye: Eye) -> float:
        return sum(self.part(eye.state).held[eye.seat]) * thief_worth(eye)

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        part = self.part(state)
        return {
            "mine": _names(part.held[seat]) if seat >= 0 else [],
            "hidden": [sum(row) for row in part.held],
            "played": _names(part.played),
        }

    def part(self, state: State) -> Gang:
        return cast(Gang, state.parts[self.at])


def _loot(state: State) -> Loot:
    """What thieves could take from the display as it is; of equal cards one."""
    thieves = vec[i64]()
    plays: list[Action] = []
    before = -1
    for card in state.display:
        thief = _thief(state, card)
        if card != before and thief != NOBODYS:
            thieves = append(thieves, i64(thief))
            plays.append(PlayThief(card))
        before = card
    return Loot(state.display, thieves, plays)


def _thief(state: State, card: int) -> int:
    """THF-14: the currency of the thief that takes a card, NOBODYS for what is no money of the four."""
    currency = state.table.cards.currencies[card]
    return currency if 0 <= currency < len(CURRENCIES) else NOBODYS


def _names(counts: list[int]) -> list[str]:
    return [CURRENCIES[currency] for currency, number in enumerate(counts) for _ in range(number)]
