"""INV in words."""

from __future__ import annotations

from alhambra.core.events import Event
from alhambra.core.pieces import SIDE_NAMES
from alhambra.core.table import Table
from alhambra.rulebooks.invaders.frames import Attacked, AttackTurnedUp, ScoutReported, ScoutsCame
from alhambra.words.pieces import kind_arg
from alhambra.words.saying import All, Arg, Say, Saying, Seat
from alhambra.words.wording import Wording


class InvaderWords(Wording):
    """Attacks, and those who tell from where they come."""

    def tells(self, table: Table, event: Event) -> bool:
        return isinstance(event, ScoutReported | ScoutsCame | Attacked | AttackTurnedUp)

    def told(self, table: Table, event: Event) -> Saying | None:
        if isinstance(event, ScoutReported):
            return _report(event)
        if isinstance(event, ScoutsCame):
            return Saying("told-scouts", {"types": All(tuple([kind_arg(kind) for kind in event.kinds]))})
        if isinstance(event, Attacked):
            losses = [Say(_loss(event, seat)) for seat in range(len(event.lost))]
            return Saying("told-attack", {"from": from_side(SIDE_NAMES[event.direction]), "losses": All(tuple(losses))})
        if isinstance(event, AttackTurnedUp):
            return Saying("told-attack-open", {"from": from_side(SIDE_NAMES[event.direction])})
        return None


def from_side(name: str) -> Say:
    """From where an attack comes, by the name of a side."""
    return Say(Saying(f"from-{name.lower()}"))


def _report(event: ScoutReported) -> Saying:
    args: dict[str, Arg] = {"seat": Seat(event.seat), "type": kind_arg(event.kind)}
    if event.direction < 0:
        return Saying("told-scout-secret", args)
    return Saying("told-scout", {**args, "from": from_side(SIDE_NAMES[event.direction])})


def _loss(event: Attacked, seat: int) -> Saying:
    """What a seat lost, and through how many open sides."""
    args: dict[str, Arg] = {"seat": Seat(seat), "points": event.lost[seat], "sides": sum(event.open_sides[seat])}
    return Saying("lost-points", args)
