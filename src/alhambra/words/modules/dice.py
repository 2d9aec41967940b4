"""DICE in words: chips, rewards, building stones. What dice and markers say is told by `cup`."""

from __future__ import annotations

from typing import Final, cast

from alhambra.core.actions import Action
from alhambra.core.events import Event
from alhambra.core.pieces import TYPES
from alhambra.core.table import Table
from alhambra.core.view import View
from alhambra.games.cup.area import field_name
from alhambra.games.dice.actions import (
    AnnulThrow,
    ChooseReward,
    DisplaceMarker,
    KeepPoints,
    RedirectPoint,
    SetBlackDie,
)
from alhambra.games.dice.chips import NAMES, NO_CHIP, VALUES
from alhambra.games.dice.events import (
    BlackDieSet,
    ChipsLaid,
    ChipsLapsed,
    ChipTaken,
    DirkThrown,
    MarkersPushed,
    PointRedirected,
    RewardGiven,
    StoneMoved,
    ThrowAnnulled,
)
from alhambra.words.modules.cup import AREA, aim, owner, table_facts
from alhambra.words.pieces import kind_arg
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.wording import Offer, Wording

REWARDING: Final = "take-reward"
REDIRECTING: Final = "redirect-point"
CHIPS: Final = "chips"
BONUS: Final = "bonus"
TRACK: Final = "building-track"
START: Final = "start"
EVENTS: Final = (
    BlackDieSet,
    ChipsLaid,
    ChipsLapsed,
    ChipTaken,
    DirkThrown,
    MarkersPushed,
    PointRedirected,
    RewardGiven,
    StoneMoved,
    ThrowAnnulled,
)


class DiceWords(Wording):
    """Chips and what they are good for, rewards, stones."""

    def offer(self, view: View, action: Action) -> Offer | None:
        chips = Saying("heading-chips")
        if isinstance(action, AnnulThrow):
            return Offer("annul", chips, Saying("annul-throw"), source=CHIPS, chip="annul")
        if isinstance(action, SetBlackDie):
            label = Saying("set-black-die", {"type": kind_arg(action.kind)})
            return Offer("black-die", chips, label, source=CHIPS, chip="black-die", column=TYPES[action.kind])
        if isinstance(action, DisplaceMarker):
            field = field_name(aim(view, action.kind)[0])
            label = Saying("displace-marker", {"type": kind_arg(action.kind), "field": field})
            column = TYPES[action.kind]
            return Offer("displace", chips, label, source=AREA, chip="displace", column=column, spot=field)
        if isinstance(action, ChooseReward):
            return _reward(view, action)
        if isinstance(action, RedirectPoint):
            label = Saying("redirect-point", {"type": kind_arg(action.kind)})
            heading = Saying("heading-redirect")
            return Offer("redirect", heading, label, source=TRACK, chip="exchange", column=TYPES[action.kind])
        if isinstance(action, KeepPoints):
            return Offer("keep", Saying("heading-redirect"), Saying("keep-points"))
        return None

    def question(self, view: View) -> Saying | None:
        if view.question == REWARDING:
            return Saying("question-reward", {"type": kind_arg(_column(view))})
        return Saying("question-redirect") if view.question == REDIRECTING else None

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, EVENTS)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, ChipsLaid):
            return Saying("told-chips-laid", {"chips": _laid(event.chips)})
        if isinstance(event, DirkThrown):
            return Saying("told-dirk-thrown", {"type": kind_arg(event.kind)})
        if isinstance(event, BlackDieSet):
            return Saying("told-black-die", {"seat": Seat(event.seat), "type": kind_arg(event.kind)})
        if isinstance(event, ThrowAnnulled):
            return Saying("told-annulled", {"seat": Seat(event.seat)})
        if isinstance(event, MarkersPushed):
            args: dict[str, Arg] = {"seat": Seat(event.seat), "field": field_name(event.field)}
            return Saying("told-pushed", {**args, "type": kind_arg(event.kind), "number": len(event.pushed)})
        return _rewarded(table, event)

    def award(self, reason: str) -> Saying | None:
        return Saying("award-chips", {"chips": reason.partition(": ")[2]})


def _reward(view: View, action: ChooseReward) -> Offer:
    kind = _column(view)
    heading = Saying("heading-reward")
    if not action.with_chip:
        label = Saying("reward-points", {"type": kind_arg(kind)})
        return Offer("reward", heading, label, source=TRACK, column=TYPES[kind])
    facts = table_facts(view)
    name = START if facts["chip"] == TYPES[kind] else cast("list[str]", facts["bonus"])[kind]
    label = Saying("reward-chip", {"type": kind_arg(kind), "chip": Say(named(name))})
    return Offer("reward", heading, label, source=BONUS, chip=name, column=TYPES[kind])


def _column(view: View) -> int:
    """The column whose rewards are given now."""
    return TYPES.index(cast(str, table_facts(view)["rewarding"]))


def named(chip: str) -> Saying:
    """What a chip is called."""
    if chip.startswith("vp-"):
        return Saying("chip-vp", {"points": VALUES[NAMES.index(chip)]})
    return Saying(f"chip-{chip}")


def _chips(chips: bytes) -> All:
    return All(tuple([Say(named(NAMES[chip])) for chip in chips]))


def _laid(chips: bytes) -> All:
    """Chips with the columns they lie on."""
    told: list[Arg] = []
    for kind, chip in enumerate(chips):
        if chip != NO_CHIP:
            told.append(Say(Saying("chip-at", {"chip": Say(named(NAMES[chip])), "type": kind_arg(kind)})))
    return All(tuple(told))


def _rewarded(table: Table, event: Event) -> Saying | None:
    if isinstance(event, RewardGiven):
        args: dict[str, Arg] = {"owner": owner(table, event.owner), "type": kind_arg(event.kind)}
        return Saying("told-reward-chip" if event.with_chip else "told-reward-points", args)
    if isinstance(event, PointRedirected):
        args = {"seat": Seat(event.seat), "type": kind_arg(event.kind), "target": kind_arg(event.target)}
        return Saying("told-redirected", args)
    if isinstance(event, StoneMoved):
        args = {"owner": owner(table, event.owner), "type": kind_arg(event.kind), "field": event.after}
        return Saying("told-stone-lost", {**args, "lost": event.lost}) if event.lost else Saying("told-stone", args)
    if isinstance(event, ChipTaken):
        args = {"owner": owner(table, event.owner), "chip": Say(named(NAMES[event.chip]))}
        return Saying("told-chip-taken" if event.kept else "told-chip-useless", args)
    if isinstance(event, ChipsLapsed):
        return Saying("told-chips-lapsed", {"chips": _chips(event.chips)})
    return None
