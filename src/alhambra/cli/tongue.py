"""The language this process speaks: chosen by `--language`, else as the system is set."""

from __future__ import annotations

import os
from typing import Annotated

import typer

_chosen: list[str] = []  # at most one


def language() -> str:
    """The language to speak now."""
    from alhambra.words.catalogue import wished

    return _chosen[-1] if _chosen else wished(os.environ)


def choose(wish: str | None) -> None:
    """Speak this language from now on, or the system's own if there is no wish; complains about an unknown one."""
    from alhambra.cli.errors import complain
    from alhambra.words.catalogue import LANGUAGES
    from alhambra.words.saying import Saying

    _chosen.clear()
    if wish is not None and wish.lower() not in LANGUAGES:
        complain(Saying("wrong-language", {"language": wish, "languages": ", ".join(LANGUAGES)}))
    if wish is not None:
        _chosen.append(wish.lower())


# The option of every command that speaks to players; what was typed goes to `choose`.
LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        help="Speak English, Dutch, Estonian or German: en, nl, et, de.",
        metavar="CODE",
        show_default="as the system is set",
    ),
]
