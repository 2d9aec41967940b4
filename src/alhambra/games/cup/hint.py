"""Advice for a person whose turn it is: what each sensible throw is worth, and with which chances it ends where."""

from __future__ import annotations

from typing import Final, final

from alhambra.core.pieces import TYPES
from alhambra.games.cup.area import THROWS, field_name, landing, target
from alhambra.games.cup.policy import COUNTS, NEVER, Outcome, Policy

ANY: Final = -1  # not for one type alone
NO_FACE: Final = -1


@final
class Chance:
    """A field where the marker may come to lie, and how likely that is."""

    __slots__ = ("chance", "field", "kind")

    def __init__(self, kind: int, field: str, chance: float) -> None:
        self.kind: Final = kind
        self.field: Final = field  # row/throws, or `off`
        self.chance: Final = chance

    def facts(self) -> dict[str, object]:
        return {"type": TYPES[self.kind], "field": self.field, "chance": round(self.chance, 6)}


@final
class Advice:
    """One way to go on: stop, or keep some dice and throw the others."""

    __slots__ = ("aim", "chances", "kept", "thrown", "value")

    def __init__(self, aim: int, kept: bytes, thrown: bytes, value: float, chances: list[Chance]) -> None:
        self.aim: Final = aim  # the type it is for, or ANY: whichever turns out best
        self.kept: Final = kept
        self.thrown: Final = thrown  # empty: stop here
        self.value: Final = value  # expected, in points, as the estimates have it
        self.chances: Final = chances  # the likeliest first

    def facts(self) -> dict[str, object]:
        return {
            "aim": TYPES[self.aim] if self.aim != ANY else "",
            "kept": [TYPES[face] for face in self.kept],
            "thrown": [TYPES[face] for face in self.thrown],
            "value": round(self.value, 4),
            "chances": [chance.facts() for chance in self.chances],
        }


@final
class Turn:
    """What matters of a turn for throwing on."""

    __slots__ = ("black", "columns", "faces", "throws")

    def __init__(self, faces: bytes, throws: int, columns: list[bytes], black: int = NO_FACE) -> None:
        self.faces: Final = faces  # ascending
        self.throws: Final = throws
        self.columns: Final = columns
        self.black: Final = black  # the face of the black die


def ways_on(turn: Turn, values: list[list[float]]) -> list[Advice]:
    """The best way to go on, then the best way for each type, the most valuable first; nothing before a throw.

    `values` are those of `Policy`. For a type alone the other types count for nothing, so that its chances are those
    of going for it to the end.
    """
    if not turn.throws:
        return []
    found = [_advice(turn, values, kind) for kind in range(len(TYPES)) if _can_aim(turn, kind)]
    found.sort(key=lambda advice: -advice.value)
    return [_advice(turn, values, ANY), *found]


def _can_aim(turn: Turn, kind: int) -> bool:
    """After the last throw only what shows can be placed."""
    return turn.throws < THROWS or kind in turn.faces or kind == turn.black


def _advice(turn: Turn, values: list[list[float]], aim: int) -> Advice:
    policy = Policy(values if aim == ANY else [_only(row, aim) for row in values], turn.black)
    kept = policy.keep(turn.faces, turn.throws)
    worth = policy.worth(turn.faces, turn.throws)
    if kept is None:
        kind = policy.kind(turn.faces, turn.throws)
        count = turn.faces.count(kind) + (1 if kind == turn.black else 0)
        ends = [Outcome(kind, count, turn.throws, 1.0)]
        return Advice(aim, turn.faces, b"", worth, _chances(turn, ends))
    left = list(turn.faces)
    for face in kept:
        left.remove(face)
    ends = policy.outcomes(kept, turn.throws + 1, turn.black)
    return Advice(aim, kept, bytes(left), worth, _chances(turn, ends))


def _only(row: list[float], aim: int) -> list[float]:
    """The values of one type; what it cannot be placed for is worth less than anything, but must be endured."""
    endured = 2 * min([0.0, *[value for value in row if value > NEVER]]) - 1.0
    return [value if at // COUNTS == aim or value == NEVER else endured for at, value in enumerate(row)]


def _chances(turn: Turn, ends: list[Outcome]) -> list[Chance]:
    """Results as fields where the marker comes to lie; different results may lead to the same."""
    found: dict[tuple[int, int], float] = {}
    for end in ends:
        at = landing(turn.columns[end.kind], target(end.count, end.throws))
        found[end.kind, at] = found.get((end.kind, at), 0.0) + end.chance
    ordered = sorted([(-chance, kind, at) for (kind, at), chance in found.items()])
    return [Chance(kind, field_name(at), -chance) for chance, kind, at in ordered]
