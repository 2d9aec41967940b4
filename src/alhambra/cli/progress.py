"""A bar that shows how far a long command is, on terminals only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alhambra.cli.errors import worded
from alhambra.words.saying import Saying


@contextmanager
def progress_bar(total: int, what: str = "simulation-playing") -> Iterator[Callable[[int], None]]:
    """What to call with the number of games that are done; the bar goes away in the end."""
    console = Console(stderr=True)
    title = TextColumn(worded(Saying(what)))
    columns = (title, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        yield lambda played: progress.update(task, completed=played)
