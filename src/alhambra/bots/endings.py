"""What a forecast comes to in victories and points, as the games tell that were played to their end.

What was foretold has little noise, but is no chance to win: it counts by how much. Ends tell victories, with a lot of
noise. So a line is drawn through the ends of all options together, and each option is told by where it lies on it.
"""

from __future__ import annotations

from typing import Final

from alhambra.mind.race import TRUST, Candidate

DOUBT: Final = 0.05  # squares of what was foretold, without any slope: few games do not tell one move from another
FEW: Final = 4.0  # victories tell little of so few games: what was foretold counts like as many


class Endings:
    """Those of all options of one decision."""

    def __init__(self, candidates: list[Candidate]) -> None:
        ends = [end for candidate in candidates for end in candidate.ends]
        games = len(ends)
        self._played: Final = games > 0
        self._foretold: Final = sum([end[0] for end in ends]) / max(1, games)
        self._won: Final = (sum([end[1] for end in ends]) + FEW * self._foretold) / (games + FEW)
        self._points: Final = sum([end[2] for end in ends]) / max(1, games)
        spread = DOUBT + sum([(end[0] - self._foretold) ** 2 for end in ends])
        self._steeper: Final = max(0.0, sum([(end[0] - self._foretold) * end[1] for end in ends]) / spread)
        self._climb: Final = sum([(end[0] - self._foretold) * end[2] for end in ends]) / spread

    def chance(self, candidate: Candidate) -> float:
        """To win, after this option. With dice it was reckoned, and no game was played to its end."""
        judged = candidate.judged(TRUST)
        chance = self._won + self._steeper * (judged - self._foretold) if self._played else judged
        return min(1.0, max(0.0, chance))

    def points(self, candidate: Candidate) -> float:
        """At the end of the game."""
        if not self._played:
            return candidate.points / max(1, candidate.tried)
        return max(0.0, self._points + self._climb * (candidate.judged(TRUST) - self._foretold))
