"""Why an action is refused, by the id of the rule that is broken."""

from __future__ import annotations

from typing import Final

from alhambra.words.saying import Rule, Saying

# The rules a refusal can name, each with a message `refusal-<rule>`.
RULES: Final = frozenset(
    [
        *["CORE-1", "CORE-2"],
        *["B-43", "B-45", "B-50", "B-60", "B-70", "B-71", "B-72", "B-73", "B-81", "B-82", "B-83", "B-84"],
        *["B-90", "B-136"],
        *["VIZ-3", "VIZ-4", "VIZ-12", "VIZ-13"],
        "BON-4",
        *["HUT-5", "HUT-8", "HUT-18"],
        *["GATE-6", "GATE-9", "GATE-10", "GATE-13", "GATE-19"],
        *["CHR-5", "CHR-6", "CHR-7", "CHR-11"],
        *["CAMP-7", "CAMP-13"],
        *["WALL-6", "WALL-8", "WALL-9", "WALL-10", "WALL-11"],
        *["THF-4", "THF-5", "THF-8", "THF-11", "THF-14"],
        "MAS-5",
        *["SUL-4", "SUL-5"],
        *["CAR-3", "CAR-4", "CAR-5"],
        "ART-10",
        *["TRE-3", "TRE-4"],
        *["BAZ-3", "BAZ-5", "BAZ-6", "BAZ-8"],
        *["DICE-21", "DICE-22", "DICE-23", "DICE-25", "DICE-47", "DICE-48", "DICE-49", "DICE-50"],
        *["ALC-18", "ALC-19", "ALC-23"],
    ]
)


def refusal(rule: str) -> Saying:
    """What a broken rule says; for one nobody has words for, only its id."""
    if rule in RULES:
        return Saying(f"refusal-{rule}", {"rule": Rule(rule)})
    return Saying("refusal-other", {"rule": Rule(rule)})
