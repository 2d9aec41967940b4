"""Players of the Alcazaba variant: both estimate alike what a field will win; one throws by feeling, one exactly."""

from __future__ import annotations

from math import comb, exp
from typing import Final, cast

from alhambra.bots.choosing import best_of
from alhambra.bots.greedy import Judge
from alhambra.bots.outlook import Outlook, Plans
from alhambra.core.actions import Action
from alhambra.core.pieces import EMPTY, TYPES
from alhambra.core.rng import Rng
from alhambra.core.view import View
from alhambra.games.alcazaba.part import KEY
from alhambra.games.alcazaba.rewards import Pick
from alhambra.games.cup.actions import ALL_DICE, NameStarter, PlaceMarker, Throw
from alhambra.games.cup.area import EMPTY_COLUMN, FIELDS, THROWS, field_at, field_named, target, with_marker
from alhambra.games.cup.hint import Advice, Turn, ways_on
from alhambra.games.cup.policy import COUNTS, NEVER, Policy
from alhambra.games.cup.printed import PRINTED

Facts = dict[str, object]

STARTING: Final = 1.5  # what it is worth to begin the next round
USUAL: Final = (0.0, 0.0, 0.03, 0.17, 0.33, 0.28, 0.14, 0.04, 0.01)  # how often somebody who tries gets so many alike
SAME_COUNT: Final = (0.1, 0.35, 0.8)  # of those with as many dice, how many are ahead of 1, 2 and 3 throws
SIXTH: Final = 1 / 6

# CHANCE[n][k]: of n dice k fall on one side.
CHANCE: Final = [
    [comb(dice, hits) * SIXTH**hits * (1 - SIXTH) ** (dice - hits) for hits in range(dice + 1)]
    for dice in range(PRINTED.dice + 1)
]


class AlcazabaGreedy:
    """Throws for the one type that promises most, and takes and builds as the greedy player does."""

    def __init__(self) -> None:
        self._plans: Plans | None = None

    def choose(self, view: View, rng: Rng) -> Action:
        options = view.options
        if len(options) == 1:
            return options[0]
        board = view.boards[view.seat]
        if self._plans is None or self._plans.board is not board:
            self._plans = Plans(board)
        judge = self.judge(view, outlook_of(view, self._plans))
        values = [judge.value(option) for option in options]
        ties = best_of(options, values)
        return ties[rng.below(len(ties))]

    def judge(self, view: View, outlook: Outlook) -> DiceJudge:
        return DiceJudge(view, outlook)


class AlcazabaExact(AlcazabaGreedy):
    """Throws by the policy that is best for its estimates."""

    def judge(self, view: View, outlook: Outlook) -> DiceJudge:
        return ExactJudge(view, outlook)


def outlook_of(view: View, plans: Plans) -> Outlook:
    """The position in the eyes of a seat: how far the game is, the rounds tell."""
    round_now = cast(int, view.modules[KEY]["round"])
    past = len([after for after in PRINTED.scorings if after < round_now])
    return Outlook(view, plans, past=past, future=(PRINTED.rounds - round_now) / PRINTED.rounds)


class DiceJudge:
    """Puts a value on each option of one decision."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        self.view: Final = view
        self.outlook: Final = outlook
        self.palace: Final = Judge(outlook)
        shown = view.modules[KEY]
        self.throws: Final = cast(int, shown["throws"])
        dice = cast("list[str]", shown["dice"])
        self.counts: Final = [dice.count(name) for name in TYPES]
        self.fields: Final = [field_values(view, outlook, kind) for kind in range(len(TYPES))] if dice else []

    def value(self, option: Action) -> float:
        """Points, compared with doing nothing."""
        if isinstance(option, PlaceMarker):
            return self.fields[option.kind][field_at(self.counts[option.kind], self.throws)]
        if isinstance(option, Throw):
            return self.thrown(option.dice)
        if isinstance(option, Pick):
            return STARTING if option.tile == EMPTY else self.outlook.worth(option.tile)
        if isinstance(option, NameStarter):
            return float(option.starter == self.view.seat)
        return self.palace.value(option)

    def thrown(self, dice: bytes) -> float:
        """What it promises to throw these dice, if it means to go for one type: all others are thrown again."""
        if dice == ALL_DICE:
            return 0.0
        promised = [
            self.promise(kind, self.counts[kind], self.throws, must=True)
            for kind in range(len(TYPES))
            if len(dice) == PRINTED.dice - self.counts[kind] and kind not in dice
        ]
        return max(promised, default=-1.0)

    def promise(self, kind: int, count: int, throws: int, must: bool = False) -> float:
        """What so many dice of a type promise after so many throws, all other dice being thrown again or none."""
        stays = self.fields[kind][field_at(count, throws)] if count else 0.0
        if throws >= THROWS:
            return stays
        rest = PRINTED.dice - count
        again = sum([chance * self.promise(kind, count + hits, throws + 1) for hits, chance in enumerate(CHANCE[rest])])
        return again if must else max(stays, again)


class ExactJudge(DiceJudge):
    """The same, but throws are reckoned to the end of the turn."""

    def __init__(self, view: View, outlook: Outlook) -> None:
        super().__init__(view, outlook)
        self._policy: Policy | None = None

    def thrown(self, dice: bytes) -> float:
        if dice == ALL_DICE and not self.throws:
            return 0.0
        if self._policy is None:
            self._policy = Policy(turn_values(self.fields))
        kept = [number - dice.count(kind) for kind, number in enumerate(self.counts)]
        return self._policy.expected(faces_of(kept), self.throws + 1)


def hint(view: View) -> list[Advice]:
    """Ways to go on, the best first; nothing outside a turn."""
    if view.question != "dice-turn" or view.seat != view.asked:
        return []
    judge = DiceJudge(view, outlook_of(view, Plans(view.boards[view.seat])))
    if not judge.throws:
        return []
    columns = [_column(markers) for markers in cast("list[list[Facts]]", view.modules[KEY]["columns"])]
    return ways_on(Turn(faces_of(judge.counts), judge.throws, columns), turn_values(judge.fields))


def turn_values(fields: list[list[float]]) -> list[list[float]]:
    """What results are worth, in the form of `Policy`: by throws, then by type and number of dice."""
    found: list[list[float]] = []
    for throws in range(1, THROWS + 1):
        row: list[float] = []
        for values in fields:
            row += [NEVER if not count else values[target(count, throws)] for count in range(COUNTS)]
        found.append(row)
    return found


def faces_of(counts: list[int]) -> bytes:
    """Dice by their numbers, ascending."""
    return bytes([kind for kind, number in enumerate(counts) for _ in range(number)])


def _column(markers: list[Facts]) -> bytes:
    column = EMPTY_COLUMN
    for marker in markers:
        column = with_marker(column, field_named(cast(str, marker["field"])), cast(int, marker["owner"]))
    return column


def field_values(view: View, outlook: Outlook, kind: int) -> list[float]:
    """By field of a column: what a marker of ours that is placed there now will win, as far as can be told."""
    shown = view.modules[KEY]
    markers = cast("list[list[dict[str, object]]]", shown["columns"])[kind]
    taken = {field_named(cast(str, marker["field"])) for marker in markers}
    items = sorted([outlook.worth(view.table.tiles.find(name)) for name in lying(view)[kind]], reverse=True)
    if shown["chip"] == TYPES[kind]:
        items = sorted([*items, STARTING], reverse=True)
    on_offer = sum([len(column) for column in lying(view)]) + 1
    hands = cast("list[int]", shown["markers"])
    coming = sum([hand for seat, hand in enumerate(hands) if seat != view.seat]) * len(items) / on_offer
    values = [0.0] * (FIELDS + 1)
    for at in range(FIELDS - 1, -1, -1):
        if at in taken:
            values[at] = values[at + 1]  # DICE-29
        else:
            values[at] = _share(items, len([other for other in taken if other < at]), coming * overtaken(at))
    return values


def lying(view: View) -> list[list[str]]:
    """The tiles on offer by column."""
    return cast("list[list[str]]", view.modules[KEY]["lying"])


def overtaken(at: int) -> float:
    """How likely it is that somebody who tries for a column gets ahead of a field."""
    row = PRINTED.rows - at // THROWS
    return sum(USUAL[row + 1 :]) + USUAL[row] * SAME_COUNT[at % THROWS]


def _share(items: list[float], ahead: int, coming: float) -> float:
    """The item that is left, best first, behind those ahead now and those who are expected to come (Poisson)."""
    value = 0.0
    chance = exp(-coming)
    for more in range(len(items) - ahead):
        value += chance * items[ahead + more]
        chance *= coming / (more + 1)
    return value
