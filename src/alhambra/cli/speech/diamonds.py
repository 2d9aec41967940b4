"""DIA in words. Its cards lie in display and hand like money, and have no actions of their own."""

from __future__ import annotations

from alhambra.cli.speech.wording import Wording


class DiamondWords(Wording):
    """A fifth currency."""

    nutshell = "Diamonds: a fifth currency. Alone, never mixed with others, they pay for any tile of the market."
