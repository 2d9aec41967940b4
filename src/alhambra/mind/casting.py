"""The eye of somebody who throws dice: which to throw again, and when to stop, for what the results are worth.

With care a throw is worth what the exact policy of the turn says. In a hurry every type is looked at alone: what it
promises to throw all dice but those of the type, to the end of the turn, reckoned exactly for that one aim.
"""

from __future__ import annotations

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.core.actions import Action
from alhambra.core.appraisal import NEVER, Eye
from alhambra.core.pieces import ROW_OF, TYPES
from alhambra.core.state import State
from alhambra.games.cup.actions import PlaceMarker, Throw
from alhambra.games.cup.area import FIELDS, THROWS, landing, target
from alhambra.games.cup.part import Cup, cup
from alhambra.games.cup.policy import COUNTS, Policy
from alhambra.games.cup.printed import PRINTED
from alhambra.games.cup.turns import DiceQuestion

KINDS: Final = len(TYPES)
DICE: Final = PRINTED.dice
ROW: Final = KINDS * COUNTS  # results after the same number of throws
COLUMN: Final = FIELDS + 1  # fields of a column, and the place beside the board
NO_BLACK: Final = -1

# CHANCE[n * COUNTS + k]: of n dice k fall on one side.
CHANCE: Final = vec[float](
    [
        comb(dice, hits) * 5 ** (dice - hits) / 6**dice if hits <= dice else 0.0
        for dice in range(COUNTS)
        for hits in range(COUNTS)
    ]
)
# TARGET[(throws - 1) * COUNTS + count]: the field that a result belongs on, the last one for none.
TARGET: Final = vec[i64](
    [target(count, throws) if count else FIELDS for throws in range(1, THROWS + 1) for count in range(COUNTS)]
)

# How good the result of somebody who tries is: how many are at least so good, by dice of the type.
AT_LEAST: Final = vec[float]([1.0, 1.0, 1.0, 0.96, 0.76, 0.43, 0.17, 0.045, 0.006, 0.0])
BY_THROWS: Final = vec[float]([0.2, 0.5, 0.9])  # of those with as many dice, how many are ahead of 1, 2, 3 throws
# By field: of the results of those who try, how many get ahead of it.
AHEAD: Final = vec[float](
    [
        AT_LEAST[PRINTED.rows - at // THROWS + 1]
        + (AT_LEAST[PRINTED.rows - at // THROWS] - AT_LEAST[PRINTED.rows - at // THROWS + 1]) * BY_THROWS[at % THROWS]
        for at in range(FIELDS)
    ]
)


class Caster(Eye):
    """What both games with dice share. Each says by `reckon` what its fields are worth."""

    def __init__(self, state: State, exact: bool) -> None:
        super().__init__(state)
        self.exact: Final = exact
        self.fields = vec[float]([0.0] * (KINDS * COLUMN))  # by type and field: a marker that is placed there now
        self.results = vec[float]([NEVER] * (THROWS * ROW))  # by throws, type and count: what a turn may end with
        self.leaning = vec[float]([0.0] * (KINDS * COLUMN))  # by type and field: what playouts add to the estimates
        self.black: i64 = NO_BLACK  # what the black die shows
        self.throws: i64 = 0
        self._promised = vec[float]([0.0] * (THROWS * ROW))
        self._counts = vec[i64]([0] * KINDS)
        self._policy: Policy | None = None

    # Decisions

    def best(self, state: State, seat: int, options: list[Action]) -> Action:
        """The option that is worth most; the first of several. In a hurry a turn is not weighed throw by throw."""
        if len(options) == 1:
            return options[0]
        if not self.exact and isinstance(state.agenda[-1], DiceQuestion):
            self.look(state, seat)
            return self.choose(options)
        values = self.values(state, seat, options)
        return options[values.index(max(values))]

    def values(self, state: State, seat: int, options: list[Action]) -> list[float]:
        """What each option is worth in points."""
        self.look(state, seat)
        here = cup(state)
        found: list[float] = []
        for option in options:
            if isinstance(option, Throw):
                found.append(self.thrown(here, option) if here.throws else 0.0)
            elif isinstance(option, PlaceMarker):
                found.append(self.placed(option.kind))
            else:
                found.append(self.worth_of(option))
        return found

    def look(self, state: State, seat: int) -> None:
        """Turn to a position and a seat."""
        raise NotImplementedError

    def reckon(self, here: Cup) -> None:
        """Fill in `fields` for the position of the turn."""
        raise NotImplementedError

    def worth_of(self, option: Action) -> float:
        """What an option is worth that is neither a throw nor a placing, beside the results of the turn."""
        raise NotImplementedError

    def prospects(self, state: State, seat: int) -> float:
        """With how many points a seat will end, seen from the beginning of a round."""
        raise NotImplementedError

    def lean(self, leaning: vec[float]) -> None:
        """From now on think so much better of the fields."""
        self.leaning = leaning
        self.forget()

    def forget(self) -> None:
        """Reckon anew, even if the position seems to be the same."""
        raise NotImplementedError

    # Results

    def land(self, here: Cup) -> None:
        """Work out what every result is worth from what the fields are worth (DICE-27 to DICE-30)."""
        results = self.results
        kind: i64 = 0
        for kind in range(KINDS):
            column = here.columns[kind]
            at: i64 = 0
            for at in range(THROWS * COUNTS):
                field = TARGET[at]
                index = at // COUNTS * ROW + kind * COUNTS + at % COUNTS
                results[index] = NEVER if field == FIELDS else self.fields[kind * COLUMN + landing(column, field)]

    def see_dice(self, here: Cup, black: i64) -> None:
        """Count the dice that lie there."""
        self.black = black
        self.throws = here.throws
        self._policy = None
        kind: i64 = 0
        for kind in range(KINDS):
            self._counts[kind] = here.faces.count(ROW_OF[kind])

    def placed(self, kind: i64) -> float:
        """What it is worth to stop for a type."""
        count = self._counts[kind] + (1 if kind == self.black else 0)
        return self.results[(self.throws - 1) * ROW + kind * COUNTS + count]

    # Throws, exactly

    def policy(self) -> Policy:
        """How to throw on best."""
        known = self._policy
        if known is None:
            known = self.policy_with(self.black)
            self._policy = known
        return known

    def policy_with(self, black: int) -> Policy:
        """How to throw best if the black die shows this."""
        return Policy(rows_of(self.results), black)

    def thrown(self, here: Cup, option: Throw) -> float:
        """What it is worth to throw these dice again."""
        return self.policy().expected(without(here.faces, option.dice), here.throws + 1)

    # Throws, in a hurry

    def promise(self, black: i64) -> None:
        """What a count of a type promises after so many throws, if only this type is thrown for."""
        promised = self._promised
        results = self.results
        last: i64 = (THROWS - 1) * ROW
        at: i64 = 0
        for at in range(ROW):
            promised[last + at] = results[last + at]
        throws: i64 = THROWS - 2
        while throws >= 0 and throws >= self.throws - 1:
            kind: i64 = 0
            for kind in range(KINDS):
                extra: i64 = 1 if kind == black else 0
                base = throws * ROW + kind * COUNTS
                count: i64 = extra
                while count <= DICE + extra:
                    stays = results[base + count]
                    again = self._again(throws + 1, kind, count, DICE + extra - count)
                    promised[base + count] = max(stays, again)
                    count += 1
            throws -= 1

    def _again(self, throws: i64, kind: i64, count: i64, dice: i64) -> float:
        """What it promises to throw so many dice for a type, as the throw after so many."""
        base = throws * ROW + kind * COUNTS + count
        total = 0.0
        hits: i64 = 0
        while hits <= dice:
            value = self._promised[base + hits]
            if value > NEVER:
                total += CHANCE[dice * COUNTS + hits] * value
            hits += 1
        return total

    def aim(self) -> i64:
        """The type that it is best to go on throwing for."""
        best: i64 = 0
        most = NEVER
        kind: i64 = 0
        for kind in range(KINDS):
            value = self.going_for(kind)
            if value > most:
                most = value
                best = kind
        return best

    def going_for(self, kind: i64) -> float:
        """What it promises to throw all dice again but those of a type."""
        if self.throws >= THROWS:
            return NEVER
        count = self._counts[kind]
        if count == DICE:
            return NEVER
        extra: i64 = 1 if kind == self.black else 0
        return self._again(self.throws, kind, count + extra, DICE - count)

    def stop(self) -> i64:
        """The type that it is best to stop for."""
        best: i64 = 0
        most = NEVER
        kind: i64 = 0
        for kind in range(KINDS):
            value = self.placed(kind)
            if value > most:
                most = value
                best = kind
        return best

    def all_but(self, options: list[Action], kind: i64) -> Action:
        """The option that throws all dice but those of a type. Throws are listed by how many of each type they take."""
        index: i64 = 0
        other: i64 = 0
        for other in range(KINDS):
            count = self._counts[other]
            index = index * (count + 1) + (0 if other == kind else count)
        option = options[index - 1]
        if not isinstance(option, Throw) or len(option.dice) != DICE - self._counts[kind]:
            raise LookupError("throws are not listed in their order")
        return option

    def choose(self, options: list[Action]) -> Action:
        """In a hurry: a throw for the best aim, a placing, or another option, whatever is worth most."""
        self.promise(self.black)
        stop = self.stop()
        most = self.placed(stop)
        chosen: Action | None = None
        if self.throws < THROWS:
            aim = self.aim()
            going = self.going_for(aim)
            if going > most:
                most = going
                chosen = self.all_but(options, aim)
        at: i64 = len(options) - 1
        while at >= 0:  # throws come first and are many
            option = options[at]
            if isinstance(option, Throw):
                break
            if isinstance(option, PlaceMarker):
                if chosen is None and option.kind == stop:
                    chosen = option
            else:
                value = self.worth_of(option)
                if value > most:
                    most = value
                    chosen = option
            at -= 1
        return chosen if chosen is not None else options[0]


def without(faces: bytes, dice: bytes) -> bytes:
    """The dice that are kept."""
    kept = list(faces)
    for face in dice:
        kept.remove(face)
    return bytes(kept)


def rows_of(results: vec[float]) -> list[list[float]]:
    """Results in the form of `Policy`."""
    return [[results[throws * ROW + at] for at in range(ROW)] for throws in range(THROWS)]
