"""What a player can type, and the rules in a nutshell, laid out for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from alhambra.cli.names import Cast
from alhambra.core.view import View
from alhambra.data.confidence import doubts_of
from alhambra.words.modules import name, nutshell
from alhambra.words.saying import Saying

INDENT: Final = "  "
KEY: Final = "key"  # the form of a message that says what to type

PLAYING: Final = (
    *("key-number", "key-back", "key-again", "key-undo", "key-look", "key-scoring", "key-rules", "key-quit"),
)
PLAYING_NOTES: Final = ("help-typing", "help-drawing", "help-squares")
REPLAYING: Final = ("key-next", "key-before", "key-move", "key-run", "key-last-scoring", "key-end", "key-leave")
ACTIONS: Final = ("rules-take", "rules-buy", "rules-redesign")
RULES: Final = ("rules-placing", "rules-building", "rules-scoring", "rules-end", "rules-dirk")


def keys_help(cast: Cast, width: int) -> list[str]:
    """What can be typed in a game."""
    lines = table(cast, PLAYING, width)
    for note in PLAYING_NOTES:
        lines += ["", *paragraph(cast.words(note), width)]
    return lines


def replay_help(cast: Cast, width: int) -> list[str]:
    """What can be typed while a record is played back."""
    return table(cast, REPLAYING, width)


def rules_help(cast: Cast, view: View, width: int) -> list[str]:
    """The rules in a nutshell, those of the modules at the table too."""
    lines = [*paragraph(cast.words("rules-turn"), width), *table(cast, ACTIONS, width)]
    for rule in RULES:
        lines += paragraph(cast.words(rule), width)
    for saying in filter(None, [nutshell(key) for key in view.modules]):
        lines += paragraph(cast.say(saying), width)
    unsure = [cast.say(name(key)) for key in view.modules if doubts_of(key)]
    if unsure:
        lines += paragraph(cast.words("rules-unconfirmed", modules=", ".join(unsure), option="--components"), width)
    return lines


def table(cast: Cast, messages: Sequence[str], width: int) -> list[str]:
    """What to type on the left, what it does on the right."""
    keys = [cast.say(Saying(message), KEY) for message in messages]
    column = max(map(cell_len, keys)) + 3
    lines: list[str] = []
    for key, message in zip(keys, messages):
        told = wrap(cast.words(message), max(20, width - column - len(INDENT)))
        for at, line in enumerate(told):
            left = key if at == 0 else ""
            lines.append(f"{INDENT}{left}{' ' * (column - cell_len(left))}{line}")
    return lines


def paragraph(text: str, width: int) -> list[str]:
    return wrap(text, max(20, width), initial_indent=INDENT, subsequent_indent=INDENT)
