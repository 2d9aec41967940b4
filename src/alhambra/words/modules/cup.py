"""Dice, markers and the start chip in words, for every game that is played with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.games.cup.actions import NameStarter, PlaceMarker, Throw
from alhambra.games.cup.area import FIELDS, OFF, THROWS, field_name, target
from alhambra.games.cup.events import (
    MarkerPlaced,
    MarkersReturned,
    RoundBegan,
    StartChipLaid,
    StarterNamed,
    Thrown,
)
from alhambra.words.pieces import kind_arg
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording

TURNS: Final = ("dice-turn", "throw-or-place")  # what the games call the question of a turn
NAMING: Final = "name-starter"
DICE: Final = "dice"
AREA: Final = "dice-area"
EVENTS: Final = (MarkerPlaced, MarkersReturned, RoundBegan, StartChipLaid, StarterNamed, Thrown)


class CupWords(Wording):
    """Throws, markers, and who starts."""

    def offer(self, view: View, action: Action) -> Offer | None:
        if isinstance(action, Throw):
            return _throw(view, action)
        if isinstance(action, PlaceMarker):
            return placing(view, action.kind)
        if isinstance(action, NameStarter):
            label = Saying("name-starter", {"seat": Seat(action.starter)})
            return Offer("name-starter", Saying("heading-starter"), label)
        return None

    def question(self, view: View) -> Saying | None:
        if view.question == NAMING:
            return Saying("question-starter")
        if view.question not in TURNS:
            return None
        throws = cast(int, table_facts(view)["throws"])
        if not throws:
            return Saying("question-first-throw")
        return Saying("question-throw", {"throws": throws}) if throws < THROWS else Saying("question-place-marker")

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, EVENTS)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, RoundBegan):
            return Saying("told-round", {"number": event.number, "seat": Seat(event.starter)})
        if isinstance(event, StartChipLaid):
            return Saying("told-start-chip", {"type": kind_arg(event.kind)})
        if isinstance(event, Thrown):
            args: dict[str, Arg] = {"seat": Seat(event.seat), "throw": event.throw, "dice": dice(event.thrown)}
            if event.kept:
                return Saying("told-thrown-again", {**args, "kept": dice(event.kept)})
            return Saying("told-thrown", args)
        if isinstance(event, MarkerPlaced):
            args = {"owner": owner(table, event.owner), "type": kind_arg(event.kind)}
            if event.field == OFF:
                return Saying("told-marker-off", args)
            return Saying("told-marker", {**args, "field": field_name(event.field)})
        if isinstance(event, StarterNamed):
            args = {"owner": owner(table, event.owner), "starter": Seat(event.starter)}
            return Saying("told-starter-named", args)
        return None  # markers that go home are told by the round that follows


def table_facts(view: View) -> dict[str, object]:
    """What the game has revealed of its table."""
    game = view.table.game
    return view.modules[game.key()] if game is not None else {}


def owner(table: Table, number: int) -> Arg:
    """A seat or Dirk; in an All, so that sentences may ask whether it is the reader."""
    return All((Seat(number) if number < table.seats else Say(Saying("dirk")),))


def dice(faces: Sequence[int]) -> All:
    """Dice by what they show, as in `3 towers`."""
    counts = {kind: list(faces).count(kind) for kind in range(len(TYPES))}
    told = [_alike(kind, number) for kind, number in counts.items() if number]
    return All(tuple(told))


def _alike(kind: int, number: int) -> Say:
    return Say(Saying("dice-of", {"type": kind_arg(kind), "number": number}))


def _throw(view: View, action: Throw) -> Offer:
    heading = Saying("heading-throw")
    if not action.dice:
        return Offer("throw", heading, Saying("throw-all"), source=DICE)
    names = tuple([TYPES[face] for face in action.dice])
    label = Saying("throw-dice", {"dice": dice(action.dice)})
    kept = [TYPES.index(face) for face in cast("list[str]", table_facts(view)["dice"])]
    for face in action.dice:
        kept.remove(face)
    note = Saying("note-kept", {"dice": dice(kept)}) if kept else None
    # Nearly everybody throws all dice but those of one type; the many other ways open only when they are asked for.
    usual = len(set(kept)) <= 1 and not set(kept) & set(action.dice)
    folder = None if usual else Saying("folder-throw")
    return Offer("throw", heading, label, note, source=DICE, dice=names, folder=folder)


def placing(view: View, kind: int) -> Offer:
    """Where a marker for a type belongs, and where it would lie."""
    aimed, found = aim(view, kind)
    args: dict[str, Arg] = {"type": kind_arg(kind), "field": field_name(found), "count": _count(view, kind)}
    note = None
    if found == OFF:
        label, note = Saying("place-off", args), Saying("note-off")
    else:
        label = Saying("place-marker", args)
        if found != aimed:
            note = Saying("note-taken", {"field": field_name(aimed)})
    heading = Saying("heading-place")
    return Offer("place", heading, label, note, source=AREA, column=TYPES[kind], spot=field_name(found))


def aim(view: View, kind: int) -> tuple[int, int]:
    """DICE-27, DICE-29: the target field of a type, and the field where a marker would come to lie."""
    facts = table_facts(view)
    taken = [str(marker["field"]) for marker in cast("list[list[dict[str, object]]]", facts["columns"])[kind]]
    aimed = target(_count(view, kind), cast(int, facts["throws"]))
    found = aimed
    while found < FIELDS and field_name(found) in taken:
        found += 1
    return aimed, found


def _count(view: View, kind: int) -> int:
    """DICE-24: dice that show a type, the black one included."""
    facts = table_facts(view)
    return [*cast("list[str]", facts["dice"]), facts.get("black", "")].count(TYPES[kind])
