"""EXC in words. Its cards lie in display and hand like money, and have no actions of their own."""

from __future__ import annotations

from alhambra.cli.speech.wording import Wording


class BureauWords(Wording):
    """Bureaux de change."""

    nutshell = (
        "Bureaux de change: such a card is taken alone, instead of money. In one payment it lets you mix its two "
        "currencies; then it is discarded."
    )
