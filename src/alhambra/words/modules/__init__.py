"""The modules in words: here what each is called and what it is about, in its own file what it says in a game."""

from __future__ import annotations

from typing import Final

from alhambra.words.saying import Saying

# What is new with a module, as short tags: `tag-<word>`.
TAGS: Final[dict[str, tuple[str, ...]]] = {
    "vizier": ("interrupt", "action"),
    "bureaux": ("money", "cards"),
    "bonus": ("secret", "scoring"),
    "huts": ("tiles", "action"),
    "gates": ("cards", "tiles"),
    "diamonds": ("money", "cards"),
    "characters": ("auction", "cards"),
    "camps": ("tiles", "scoring"),
    "walls": ("cards", "scoring"),
    "thieves": ("interrupt", "secret"),
    "change": ("money",),
    "trader": ("tiles", "scoring"),
    "treasure": ("action", "scoring"),
    "masters": ("cards", "action"),
    "invaders": ("cards", "scoring"),
    "bazaars": ("tiles", "scoring"),
    "scorecards": ("cards", "scoring"),
    "sultan": ("interrupt", "cards"),
    "caravanserai": ("cards", "money"),
    "moors": ("action", "scoring"),
    "overview": ("cards",),
    # Whole games, which are named like modules.
    "dice": (),
    "alcazaba": (),
}


def name(key: str) -> Saying:
    """What a module is called."""
    return Saying(f"module-{key}") if key in TAGS else Saying("raw-module", {"text": key})


def line(key: str) -> Saying | None:
    """What it is about, in one line."""
    return Saying(f"module-{key}-line") if key in TAGS else None


def tags(key: str) -> tuple[Saying, ...]:
    """What is new with it."""
    return tuple([Saying(f"tag-{tag}") for tag in TAGS.get(key, ())])


def nutshell(key: str) -> Saying | None:
    """Its rules in a sentence or two, for modules that can be played."""
    return Saying(f"nutshell-{key}") if key in NUTSHELLS else None


NUTSHELLS: Final = (
    "vizier",
    "bureaux",
    "bonus",
    "huts",
    "gates",
    "diamonds",
    "characters",
    "camps",
    "walls",
    "thieves",
    "change",
    "trader",
    "treasure",
    "bazaars",
    "masters",
    "invaders",
    "sultan",
    "scorecards",
    "caravanserai",
    "moors",
    "dice",
    "alcazaba",
)
