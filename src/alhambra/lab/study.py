"""A finished arena with all that is needed to judge it and to repeat it; `docs/reports/README.md` tells the format."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from alhambra import __version__, data
from alhambra._build import build
from alhambra.core.setup import SEAT_NAMES
from alhambra.lab.arena import Arena, Bout, command
from alhambra.lab.outcome import Outcome, outcome

FORMAT: Final = "alhambra-arena 1"


@dataclass(frozen=True, slots=True)
class Run:
    """When and where it was played: all that may differ from run to run."""

    date: str
    seconds: float
    workers: int  # 0: as many as the cluster has
    cluster: bool
    planned: int  # deals; fewer were played if somebody stopped it

    def facts(self) -> dict[str, Any]:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        return {**asdict(self), "build": build(), **machine}


@dataclass(frozen=True, slots=True)
class Study:
    """All of it."""

    arena: Arena
    seed: int
    bouts: Sequence[Bout]
    outcome: Outcome
    run: Run

    def command(self) -> str:
        """What plays these deals again."""
        return command(self.arena, self.seed, self.outcome.deals)

    def seeds(self) -> tuple[int, int]:
        """The first and the last one."""
        return self.seed, self.seed + self.outcome.deals - 1

    def facts(self) -> dict[str, Any]:
        """Everything as plain data; all but `run` is the same for whoever repeats it, if `repeats` says so."""
        labels = self.arena.labels()
        setting = {name: value for name, value in asdict(self.arena).items() if name != "records"}
        return {
            "format": FORMAT,
            "alhambra": __version__,
            "command": self.command(),
            "repeats": self.arena.repeats(),
            "arena": {**setting, "components": list(data.marks()), "seeds": self.seeds()},
            "result": self.outcome.facts(),
            "games": [
                {
                    "seed": bout.seed,
                    "seat": SEAT_NAMES[bout.seat],
                    "deal": bout.deal,
                    "bots": [labels[entrant] for entrant in bout.entrants],
                    "scores": bout.scores,
                    "starter": SEAT_NAMES[bout.starter],
                    "moves": bout.moves,
                    "modules": bout.modules,
                    "forfeits": {SEAT_NAMES[seat]: why for seat, why in bout.forfeits},
                }
                for bout in self.bouts[: self.outcome.games]
            ],
            "run": {**self.run.facts(), "times": [asdict(pace) for pace in self.outcome.paces]},
        }

    def json(self) -> str:
        """The facts as text, every game on a line of its own."""
        facts = self.facts()
        games = ",\n".join([f"  {json.dumps(game)}" for game in facts["games"]])
        return json.dumps({**facts, "games": []}, indent=1).replace('"games": []', f'"games": [\n{games}\n ]') + "\n"


def study(arena: Arena, seed: int, bouts: Sequence[Bout], run: Run) -> Study:
    """The study of these games, which are one whole deal at the least."""
    return Study(arena, seed, bouts, outcome(arena, bouts), run)
