"""The `alhambra` command."""

from __future__ import annotations

import os
import sys
from io import StringIO
from typing import Annotated

import typer
from typer.main import get_command

from alhambra.cli import arena, bench, components, line_bot, play, replay, serve, simulate, stats, train, verify
from alhambra.cli.errors import INTERRUPTED, NOT_WRITTEN, WRONG_INPUT, one_line, worded

app = typer.Typer(add_completion=False, context_settings={"help_option_names": ["-h", "--help"]})
app.command()(play.play)
app.command()(serve.serve)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(simulate.simulate)
app.command()(arena.arena)
app.command()(stats.stats)
app.command()(train.train)
app.command()(bench.bench)
app.command()(line_bot.bot)


@app.callback(invoke_without_command=True)
def alhambra(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show version and build, and exit.")] = False,
) -> None:
    """Alhambra, the whole family of games: a table to play at, and a place to study it."""
    if version:
        from alhambra import __version__
        from alhambra._build import build

        typer.echo(f"alhambra {__version__} ({build()} build)")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command; whatever was wrong is told in one line."""
    sys.exit(run())


def run(arguments: list[str] | None = None) -> int:
    """The exit code of a command: 0, 2 for wrong input, 1 if the output could not be written."""
    open_closed_streams()
    try:
        code = get_command(app).main(arguments, prog_name="alhambra", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        print(f"alhambra: {one_line(error)}", file=sys.stderr)
        return WRONG_INPUT
    except OSError as error:
        # What is still buffered must not complain at exit either. A reader who has gone away is no error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            from alhambra.words.saying import Saying

            print(f"alhambra: {worded(Saying('cannot-write', {'why': str(error.strerror)}))}", file=sys.stderr)
        return NOT_WRITTEN
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    finally:
        components.put_back()
    return code if isinstance(code, int) else 0


def open_closed_streams() -> None:
    """A stream that was closed before the program began says nothing and swallows everything."""
    if sys.stdin is None:
        sys.stdin = StringIO()
    if sys.stdout is None:
        sys.stdout = StringIO()
