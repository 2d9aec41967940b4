"""The ends a decision may lead to, and what playouts from there say of it.

Where dice are thrown an end is a marker on a field: the luck of the own dice is in no playout, it is weighed by its
chances. Elsewhere an end is simply an option.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from alhambra.core.actions import Action
from alhambra.core.engine import submit
from alhambra.core.state import State
from alhambra.games.cup.actions import PLACINGS
from alhambra.games.cup.part import cup
from alhambra.games.cup.printed import PRINTED
from alhambra.mind.casting import COLUMN, KINDS

NOT_THROWN: Final = -1  # the type of a leaf that is an option as it is
TRUST: Final = 60.0  # playouts that the estimates count for
TRUST_TYPE: Final = 60.0  # and for a whole type


@final
class Leaf:
    """One end, with what became of it."""

    __slots__ = ("at", "count", "field", "kind", "option", "points", "prior", "throws", "tried", "value", "weight")

    def __init__(self, option: Action, at: int, prior: float) -> None:
        self.option: Final = option
        self.at: Final = at  # the number of the option; for a result that may still be thrown any number of its own
        self.prior: Final = prior  # what the estimates say, in points
        self.kind = NOT_THROWN
        self.field = 0
        self.count = 0
        self.throws = 0
        self.weight = 0.0  # how much depends on it
        self.tried = 0
        self.value = 0.0
        self.points = 0.0

    def lead(self, branch: State, seat: int, black: int) -> None:
        """Let the game go on from this end."""
        if self.kind != NOT_THROWN:  # the dice show what they would show then
            white = self.count - (1 if black == self.kind else 0)
            here = cup(branch)
            other = (self.kind + 1) % KINDS
            here.faces = bytes(sorted([self.kind] * white + [other] * (PRINTED.dice - white)))
            here.throws = self.throws
            branch.offered = None
        submit(branch, seat, self.option)


def result(kind: int, count: int, throws: int, field: int, prior: float) -> Leaf:
    """A marker for so many dice of a type after so many throws, which lies on this field in the end."""
    leaf = Leaf(PLACINGS[kind], kind * COLUMN + field, prior)
    leaf.kind = kind
    leaf.field = field
    leaf.count = count
    leaf.throws = throws
    return leaf


@final
class Judgement:
    """What the playouts of all leaves say together: chances, and estimates in points that agree with them."""

    __slots__ = ("base", "hope", "leaves", "points", "slope", "tried", "types")

    def __init__(self, leaves: list[Leaf], slope: float) -> None:
        self.leaves: Final = leaves
        self.slope: Final = slope  # what a point more adds to the chance
        tried = 0
        value = 0.0
        points = 0.0
        hope = 0.0
        for leaf in leaves:
            tried += leaf.tried
            value += leaf.value
            points += leaf.points
            hope += leaf.prior * leaf.tried
        self.tried: Final = tried
        self.base: Final = value / max(1, tried)
        self.hope: Final = hope / max(1, tried)
        self.points: Final = points / max(1, tried)
        self.types: Final = [self._surprise(kind) for kind in range(KINDS)]

    def chance(self, worth: float) -> float:
        """The chance to win that goes with an estimate."""
        return self.base + self.slope * (worth - self.hope)

    def final_points(self, worth: float) -> float:
        """The points to end with that go with an estimate."""
        return self.points + worth - self.hope

    def judged(self, leaf: Leaf) -> float:
        """What a leaf is worth in points: the estimate counts like so many playouts."""
        before = self.chance(leaf.prior)
        if leaf.kind != NOT_THROWN:
            before += self.types[leaf.kind]
        chance = (leaf.value + TRUST * before) / (leaf.tried + TRUST)
        return self.hope + (chance - self.base) / self.slope

    def leaning(self) -> vec[float]:
        """By type and field, how many points the estimates should be higher."""
        found = vec[float]([0.0] * (KINDS * COLUMN))
        for kind in range(KINDS):
            for field in range(COLUMN):
                found[kind * COLUMN + field] = self.types[kind] / self.slope
        for leaf in self.leaves:
            if leaf.kind != NOT_THROWN and leaf.tried:
                found[leaf.kind * COLUMN + leaf.field] = self.judged(leaf) - leaf.prior
        return found

    def _surprise(self, kind: int) -> float:
        """How much better a type does than the estimates say."""
        more = 0.0
        tried = 0
        for leaf in self.leaves:
            if leaf.kind == kind:
                more += leaf.value - leaf.tried * self.chance(leaf.prior)
                tried += leaf.tried
        return more / (tried + TRUST_TYPE)
