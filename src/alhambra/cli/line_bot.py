"""`alhambra bot`: a bot of ours at somebody else's table, by the line protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from alhambra.cli.errors import complain
from alhambra.cli.tongue import LanguageOption, choose
from alhambra.words.saying import Saying


def bot(
    name: Annotated[str, typer.Argument(help="Which bot, for instance greedy.", show_default=False)],
    language: LanguageOption = None,
) -> None:
    """Sit down at another program's table: questions on standard input, answers on standard output, a line each."""
    from alhambra.bots.bot import known
    from alhambra.bots.lines.protocol import LineError
    from alhambra.bots.lines.speaker import speak
    from alhambra.games import family

    choose(language)
    bots = sorted({bot for game in family.names() for bot in known(game)})
    if name not in bots:
        complain(Saying("unknown-bot", {"bot": name, "bots": ", ".join(bots)}))
    try:
        speak(name, sys.stdin.buffer, sys.stdout.buffer)
    except LineError as error:
        complain(Saying("line-not-understood", {"why": str(error)}))
