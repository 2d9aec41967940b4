"""Master builders pay as well as other cards, so they are kept."""

from __future__ import annotations

from alhambra.bots.sense import Judgement, Sense, keep


class MasterSense(Sense):
    """Spends nobody for a redesign."""

    def verbs(self) -> dict[str, Judgement]:
        return {"master": keep}
