"""The best way to play one turn, exactly: which dice to throw again, and when to stop (DICE-21 to DICE-28).

Which die shows what does not matter, only how many show each face: eight dice have 1287 such sets, and there are 1716
sets of fewer dice that can be kept. What it is worth to keep a set is the mean over the six faces that one more die
can show, so a whole throw is reckoned die by die, from full sets down to none; what is best to keep of a full set is
found in the same way, by taking away die by die. Three throws are three such sweeps.
"""

from __future__ import annotations

from typing import Final, final

from alhambra.core.pieces import TYPES
from alhambra.games.cup.area import THROWS
from alhambra.games.cup.printed import PRINTED

DICE: Final = PRINTED.dice
FACES: Final = len(TYPES)
COUNTS: Final = DICE + 2  # 0 to 9 dice of a type, the black one included
NEVER: Final = -1e9
STOP: Final = -1  # instead of a set to keep


@final
class Sets:
    """All sets of up to eight faces, the small ones first, and how they grow out of one another."""

    __slots__ = ("below", "counts", "first", "index", "rows", "up")

    def __init__(self) -> None:
        rows: list[bytes] = [b""]
        at = 0
        firsts = [0]
        for _ in range(DICE):
            end = len(rows)
            firsts.append(end)
            for small in range(at, end):
                row = rows[small]
                for face in range(row[-1] if row else 0, FACES):
                    rows.append(row + bytes((face,)))
            at = end
        self.rows: Final = rows  # ascending faces
        self.index: Final = {row: at for at, row in enumerate(rows)}
        self.first: Final = firsts[DICE]  # from here on they are full
        self.counts: Final = [row.count(face) for row in rows for face in range(FACES)]
        up = [0] * (self.first * FACES)
        below: list[list[int]] = [[] for _ in rows]
        for small in range(self.first):
            row = rows[small]
            for face in range(FACES):
                large = self.index[bytes(sorted(row + bytes((face,))))]
                up[small * FACES + face] = large
                below[large].append(small)
        self.up: Final = up  # six by set that is not full: with one more die
        self.below: Final = below  # with one die less


_SETS: Final[list[Sets]] = []


def all_sets() -> Sets:
    """The sets, listed when somebody first asks."""
    if not _SETS:
        _SETS.append(Sets())
    return _SETS[0]


@final
class Outcome:
    """A result a turn may end with, and how likely it is."""

    __slots__ = ("chance", "count", "kind", "throws")

    def __init__(self, kind: int, count: int, throws: int, chance: float) -> None:
        self.kind: Final = kind
        self.count: Final = count
        self.throws: Final = throws
        self.chance: Final = chance


@final
class Policy:
    """What every position of a turn is worth if the rest is played best, for given values of the results.

    `values[throws - 1][kind * COUNTS + count]` is what it is worth to place a marker for so many dice of a type after
    so many throws, NEVER if that cannot be. `black` is the face of the black die, which counts along.
    """

    __slots__ = ("_best", "_choice", "_kept", "_kind", "_worth")

    def __init__(self, values: list[list[float]], black: int = -1) -> None:
        sets = all_sets()
        self._worth: Final[list[list[float]]] = [[] for _ in range(THROWS)]  # by throws made and full set
        self._choice: Final[list[list[int]]] = [[] for _ in range(THROWS)]  # the set to keep, or STOP
        self._kind: Final[list[list[int]]] = [[] for _ in range(THROWS)]  # the type to name when stopping
        self._kept: Final[list[list[float]]] = [[] for _ in range(THROWS)]  # before that throw: by set that is kept
        for throws in range(THROWS, 0, -1):
            worth, kinds = _placed(sets, values[throws - 1], black)
            choice = [STOP] * len(worth)
            if throws < THROWS:
                _throw_on(sets, self._kept[throws], worth, choice)
            self._worth[throws - 1] = worth
            self._kind[throws - 1] = kinds
            self._choice[throws - 1] = choice
            self._kept[throws - 1] = _expected(sets, worth)
        self._best: Final = self._kept[0][0]

    def turn(self) -> float:
        """What a turn is worth before its first throw."""
        return self._best

    def worth(self, faces: bytes, throws: int) -> float:
        """What the dice are worth after so many throws."""
        sets = all_sets()
        return self._worth[throws - 1][sets.index[faces] - sets.first]

    def keep(self, faces: bytes, throws: int) -> bytes | None:
        """The dice to keep for another throw; None if it is better to stop."""
        sets = all_sets()
        at = self._choice[throws - 1][sets.index[faces] - sets.first]
        return None if at == STOP else sets.rows[at]

    def kind(self, faces: bytes, throws: int) -> int:
        """The type to name if one stops here."""
        sets = all_sets()
        return self._kind[throws - 1][sets.index[faces] - sets.first]

    def expected(self, kept: bytes, throws: int) -> float:
        """What it is worth to keep these dice and throw the others as throw number `throws`."""
        return self._kept[throws - 1][all_sets().index[kept]]

    def outcomes(self, kept: bytes, throws: int, black: int = -1) -> list[Outcome]:
        """How a turn ends that goes on with this throw and is then played best, the likeliest result first."""
        sets = all_sets()
        found: dict[int, float] = {}
        before = [0.0] * len(sets.rows)
        before[sets.index[kept]] = 1.0
        for throw in range(throws, THROWS + 1):
            _spread(sets, before)
            after = [0.0] * len(sets.rows)
            choice = self._choice[throw - 1]
            for at in range(sets.first, len(sets.rows)):
                chance = before[at]
                if not chance:
                    continue
                kept_at = choice[at - sets.first]
                if kept_at != STOP:
                    after[kept_at] += chance
                else:
                    kind = self._kind[throw - 1][at - sets.first]
                    count = sets.counts[at * FACES + kind] + (1 if kind == black else 0)
                    key = (throw * FACES + kind) * COUNTS + count
                    found[key] = found.get(key, 0.0) + chance
            before = after
        ordered = sorted([(-chance, key) for key, chance in found.items()])
        return [
            Outcome(key // COUNTS % FACES, key % COUNTS, key // COUNTS // FACES, -chance) for chance, key in ordered
        ]


def _placed(sets: Sets, values: list[float], black: int) -> tuple[list[float], list[int]]:
    """What it is worth to stop, by full set, and for which type."""
    worth: list[float] = []
    kinds: list[int] = []
    counts = sets.counts
    for at in range(sets.first * FACES, len(counts), FACES):
        best = NEVER
        best_kind = 0
        for kind in range(FACES):
            count = counts[at + kind]
            if kind == black:
                count += 1
            if count:
                value = values[kind * COUNTS + count]
                if value > best:
                    best = value
                    best_kind = kind
        worth.append(best)
        kinds.append(best_kind)
    return worth, kinds


def _expected(sets: Sets, worth: list[float]) -> list[float]:
    """What a throw is worth, by set that is kept: the mean over the faces of one more die, from full sets down."""
    first = sets.first
    kept = [0.0] * first + worth
    up = sets.up
    for small in range(first - 1, -1, -1):
        at = small * FACES
        total = kept[up[at]] + kept[up[at + 1]] + kept[up[at + 2]]
        total += kept[up[at + 3]] + kept[up[at + 4]] + kept[up[at + 5]]
        kept[small] = total / FACES
    return kept


def _throw_on(sets: Sets, kept: list[float], worth: list[float], choice: list[int]) -> None:
    """Where it is better to throw once more, note what is best to keep and what that is worth (DICE-23)."""
    first = sets.first
    best = kept[:first]  # of a set and all within it
    whom = list(range(first))
    below = sets.below
    for at in range(1, first):
        for small in below[at]:
            if best[small] > best[at]:
                best[at] = best[small]
                whom[at] = whom[small]
    for at in range(first, len(sets.rows)):
        full = at - first
        for small in below[at]:
            if best[small] > worth[full]:
                worth[full] = best[small]
                choice[full] = whom[small]


def _spread(sets: Sets, chances: list[float]) -> None:
    """Let dice fall until all sets are full."""
    up = sets.up
    for small in range(sets.first):
        chance = chances[small] / FACES
        if chance:
            at = small * FACES
            for face in range(FACES):
                chances[up[at + face]] += chance
            chances[small] = 0.0
