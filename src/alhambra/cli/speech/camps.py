"""CAMP in words. Camps are bought and built like other tiles."""

from __future__ import annotations

import re

from alhambra.cli.speech.wording import Wording


class CampWords(Wording):
    """Tiles before the wall."""

    nutshell = (
        "Camps: tiles for the outside. A bastion (heavy line) leans on a city wall, the other sides touch nothing "
        "but camps; in every scoring each bastion gives a point for each tile in the unbroken line behind the wall."
    )

    def reason(self, text: str) -> str:
        return re.sub(r"camp-(\d+)-([nesw]+)", lambda found: f"camp {found[1]} ({found[2].upper()})", text)
