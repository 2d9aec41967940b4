"""Players of the Dice Game: both estimate alike what a result is worth; one throws by feeling, one exactly."""

from __future__ import annotations

from math import comb
from typing import Final

from alhambra.bots.choosing import best_of
from alhambra.core.actions import Action
from alhambra.core.rng import Rng
from alhambra.core.view import View
from alhambra.games.cup.actions import NameStarter, PlaceMarker, Throw
from alhambra.games.cup.policy import Policy
from alhambra.games.cup.printed import PRINTED
from alhambra.games.dice.actions import (
    AnnulThrow,
    ChooseReward,
    DisplaceMarker,
    KeepPoints,
    RedirectPoint,
    SetBlackDie,
)
from alhambra.games.dice.chips import ANNUL, BLACK_DIE, EXCHANGE
from alhambra.games.dice.prospects import Prospects
from alhambra.games.dice.seen import Seen

# CHANCE[n][k]: of n dice k show a given type.
CHANCE: Final = [
    [comb(dice, hits) * 5 ** (dice - hits) / 6**dice for hits in range(dice + 1)] for dice in range(PRINTED.dice + 1)
]


class DicePlayer:
    """Values every option of a decision in points and takes the best; what differs is how it throws."""

    def choose(self, view: View, rng: Rng) -> Action:
        options = view.options
        if len(options) == 1:
            return options[0]
        seen = Seen(view)
        prospects = Prospects(seen, view.table.points)
        values = [self.value(prospects, option) for option in options]
        ties = best_of(options, values)
        return ties[rng.below(len(ties))]

    def value(self, prospects: Prospects, option: Action) -> float:
        seen = prospects.seen
        if isinstance(option, ChooseReward):
            return prospects.rewards[seen.rewarding][1 if option.with_chip else 0]
        if isinstance(option, KeepPoints):
            return prospects.gain(seen.rewarding, 1) + prospects.chip_values[EXCHANGE]
        if isinstance(option, RedirectPoint):
            return prospects.gain(option.kind, 1)
        if isinstance(option, NameStarter):
            return float((seen.seat - option.starter) % seen.seats)  # who comes last knows most
        if isinstance(option, PlaceMarker):
            return prospects.placed(option.kind, count(seen, option.kind), seen.throws)
        if isinstance(option, DisplaceMarker):
            return prospects.displaced(option.kind, count(seen, option.kind), seen.throws)
        if isinstance(option, Throw):
            return self.throw(prospects, option)
        if isinstance(option, SetBlackDie):
            return self.black_die(prospects, option.kind)
        return self.annul(prospects) if isinstance(option, AnnulThrow) else 0.0

    def throw(self, prospects: Prospects, option: Throw) -> float:
        raise NotImplementedError

    def black_die(self, prospects: Prospects, kind: int) -> float:
        raise NotImplementedError

    def annul(self, prospects: Prospects) -> float:
        raise NotImplementedError


class DiceGreedy(DicePlayer):
    """Keeps the dice of one type and looks at one more throw of all others."""

    def throw(self, prospects: Prospects, option: Throw) -> float:
        seen = prospects.seen
        kept = without(seen.faces, option.dice)
        kinds = set(kept)
        if len(kinds) > 1 or (not kinds and len(option.dice) != PRINTED.dice):
            return -1.0
        kind = kept[0] if kept else seen.faces[0]
        if len(kept) != seen.faces.count(kind):
            return -1.0
        held = count(seen, kind)
        chances = CHANCE[len(option.dice)]
        total = 0.0
        for more, chance in enumerate(chances):
            if held + more:
                total += chance * prospects.placed(kind, held + more, seen.throws + 1)
        return total

    def black_die(self, prospects: Prospects, kind: int) -> float:
        """One more of what there is most of, if that makes a good result better."""
        seen = prospects.seen
        return prospects.placed(kind, seen.faces.count(kind) + 1, 1) - prospects.chip_values[BLACK_DIE]

    def annul(self, prospects: Prospects) -> float:
        """Never worth it to somebody who does not look further ahead."""
        return -1.0


class DiceExact(DicePlayer):
    """Throws by the policy that is best for its estimates, and spends a chip where that gains more than it costs."""

    def __init__(self) -> None:
        self._values: list[list[float]] = []
        self._policies: Final[dict[int, Policy]] = {}  # by the face of the black die, for these values

    def policy(self, prospects: Prospects, black: int) -> Policy:
        """The policy of this turn; kept as long as the results are worth the same."""
        values = prospects.values()
        if values is not self._values:
            if values != self._values:
                self._policies.clear()
            self._values = values
        known = self._policies.get(black)
        if known is None:
            known = self._policies[black] = Policy(values, black)
        return known

    def throw(self, prospects: Prospects, option: Throw) -> float:
        seen = prospects.seen
        return self.policy(prospects, seen.black).expected(without(seen.faces, option.dice), seen.throws + 1)

    def black_die(self, prospects: Prospects, kind: int) -> float:
        seen = prospects.seen
        return self.policy(prospects, kind).worth(seen.faces, 1) - prospects.chip_values[BLACK_DIE]

    def annul(self, prospects: Prospects) -> float:
        seen = prospects.seen
        before = seen.throws - 1
        cost = prospects.chip_values[ANNUL]
        if not before:
            return self.policy(prospects, -1).turn() - cost
        return self.policy(prospects, seen.black).worth(seen.earlier[-1], before) - cost


def without(faces: bytes, dice: bytes) -> bytes:
    """The dice that are kept."""
    kept = list(faces)
    for face in dice:
        kept.remove(face)
    return bytes(kept)


def count(seen: Seen, kind: int) -> int:
    """DICE-24: how many dice show a type."""
    return seen.faces.count(kind) + (1 if seen.black == kind else 0)
