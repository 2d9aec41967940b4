"""What goes wrong at the command line is told in one line, never by a traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:
    from alhambra.words.saying import Saying

WRONG_INPUT = 2
INTERRUPTED = 130  # as shells count a process that Ctrl-C ended
NOT_WRITTEN = 1


class Complaint(typer.TyperException):
    """Wrong input; the message is one sentence for the person who typed it."""

    exit_code = WRONG_INPUT


def complain(complaint: Saying | str) -> NoReturn:
    """End the command with one line on the error stream."""
    raise Complaint(complaint if isinstance(complaint, str) else worded(complaint)) from None


def worded(saying: Saying) -> str:
    """A saying about no table in particular, in the language that is spoken."""
    from alhambra.cli.tongue import language
    from alhambra.words.speak import Speaker

    return Speaker(language()).say(saying)


def one_line(error: typer.TyperException) -> str:
    """What went wrong as one line; for wrong options with a hint where the right ones are found."""
    message = "".join([sign if sign.isprintable() else " " for sign in error.format_message()]).strip()
    if isinstance(error, Complaint):
        return message
    context = getattr(error, "ctx", None)
    hint = f" (see {context.command_path} --help)" if context else ""
    return f"{message[:1].lower()}{message[1:].rstrip('.')}{hint}"
