"""All modules that have words here, and what they say together."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from alhambra.cli.boards import Block
from alhambra.cli.glyphs import Glyphs
from alhambra.cli.names import Cast
from alhambra.cli.speech.bonus import BonusWords
from alhambra.cli.speech.bureaux import BureauWords
from alhambra.cli.speech.camps import CampWords
from alhambra.cli.speech.characters import CharacterWords
from alhambra.cli.speech.diamonds import DiamondWords
from alhambra.cli.speech.gates import GateWords
from alhambra.cli.speech.huts import HutWords
from alhambra.cli.speech.vizier import VizierWords
from alhambra.cli.speech.wording import Offer, Wording
from alhambra.core.actions import Action
from alhambra.core.board import Board
from alhambra.core.events import Event
from alhambra.core.table import Table
from alhambra.core.view import View

# By module key, in the order in which extra buildings are explained: bonus cards explain what the others leave over.
SPEAKERS: Final[dict[str, Wording]] = {
    "vizier": VizierWords(),
    "bureaux": BureauWords(),
    "diamonds": DiamondWords(),
    "huts": HutWords(),
    "gates": GateWords(),
    "camps": CampWords(),
    "characters": CharacterWords(),
    "bonus": BonusWords(),
}


def order(table: Table, action: Action) -> str:
    """What a module's action would do; its record text if nobody has words for it."""
    for speaker in SPEAKERS.values():
        words = speaker.order(table, action)
        if words:
            return words
    return action.text(table)


def offer(view: View, action: Action) -> Offer:
    """A module's action as a line of a menu."""
    for speaker in SPEAKERS.values():
        found = speaker.offer(view, action)
        if found is not None:
            return found
    return Offer("Also", action.text(view.table))


def question(view: View) -> str:
    """What a module asks; empty if none does."""
    return next(filter(None, [speaker.question(view) for speaker in SPEAKERS.values()]), "")


def refusal(view: View) -> str:
    """What it means to decline what a module asks; empty if none does."""
    return next(filter(None, [speaker.refusal(view) for speaker in SPEAKERS.values()]), "")


def sentence(table: Table, event: Event, cast: Cast) -> str:
    """What happened; the raw facts if nobody has words for it."""
    for speaker in SPEAKERS.values():
        words = speaker.sentence(table, event, cast)
        if words is not None:
            return words
    facts = ", ".join([f"{key} {value}" for key, value in event.facts(table).items()])
    return f"{event.name()}: {facts}."


def module_lines(view: View, cast: Cast, glyphs: Glyphs, width: int) -> Block:
    """What the modules have on the table, an empty line before it."""
    block: Block = []
    for key in view.modules:
        if key in SPEAKERS:
            block += SPEAKERS[key].lines(view, cast, glyphs, width)
    return [Text(), *block] if block else []


def extras(board: Board, kind: int, half: int) -> list[str]:
    """What so many half buildings more than tiles come from."""
    reasons: list[str] = []
    for speaker in SPEAKERS.values():
        counted, reason = speaker.extra(board, kind, half)
        if counted:
            reasons.append(reason)
            half -= counted
    return reasons


def award_reason(module: str, text: str) -> str:
    """What a module gave points for."""
    return SPEAKERS[module].reason(text) if module in SPEAKERS else text


def nutshells(view: View) -> list[str]:
    """The rules of the modules at this table, in short."""
    return [SPEAKERS[key].nutshell for key in view.modules if key in SPEAKERS]
