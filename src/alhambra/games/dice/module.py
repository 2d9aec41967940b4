"""DICE: the Dice Game as a module at a bare table."""

from __future__ import annotations

from typing import final

from alhambra.core.module import Game
from alhambra.core.pieces import TYPES
from alhambra.core.rng import Rng
from alhambra.core.scoring import Award, Majority, Result
from alhambra.core.state import Part, State
from alhambra.core.table import Table
from alhambra.games.dice.chips import VALUES, worth
from alhambra.games.dice.part import KEY, dice_table, fresh_table
from alhambra.games.dice.rounds import BEGIN_ROUND
from alhambra.games.dice.tracks import places


@final
class DiceGame(Game):
    """Five rounds of throwing dice for chips and building points."""

    def key(self) -> str:
        return KEY

    def fresh_part(self, table: Table, rng: Rng) -> Part:
        return fresh_table(table.seats, rng)

    def begin(self, state: State) -> None:
        state.turn = dice_table(state).starter
        state.agenda.append(BEGIN_ROUND)

    def reckon(self, state: State, scoring: int) -> Result:
        """DICE-54 to DICE-56: the places on the building tracks, then the point chips."""
        here = dice_table(state)
        totals = [0] * len(here.chips)
        majorities: list[Majority] = []
        for kind in range(len(TYPES)):
            majority = contest(kind, state.table.points[scoring - 1][kind], here.heights[kind], here.standing[kind])
            majorities.append(majority)
            for owner, share in enumerate(majority.shares):
                totals[owner] += share
        awards = [
            Award(owner, worth(chips), KEY, told(chips)) for owner, chips in enumerate(here.chips) if worth(chips)
        ]
        for award in awards:
            totals[award.seat] += award.points
        return Result(scoring, majorities, [], awards, totals, len(state.players))

    def reveal(self, state: State, seat: int) -> dict[str, object]:
        return dice_table(state).open_facts()


def contest(kind: int, prizes: tuple[int, ...], heights: bytes, standing: bytes) -> Majority:
    """DICE-55: nobody ties, and nobody without a stone on the track has a place. Fields are counted like buildings."""
    ranks = places(standing, len(heights))
    shares = [prizes[rank - 1] if 0 < rank <= len(prizes) else 0 for rank in ranks]
    return Majority(kind, prizes, tuple([2 * height for height in heights]), ranks, tuple(shares))


def told(chips: bytes) -> str:
    """The reason in words of the rules."""
    return "chips: " + ", ".join([str(VALUES[chip]) for chip in chips if VALUES[chip]])
