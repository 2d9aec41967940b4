"""What an arena came to, as tables of the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid

from alhambra.cli.components import replaced
from alhambra.cli.errors import worded
from alhambra.core.setup import BASE_GAME, TOWER_OFF
from alhambra.lab.arena_report import forfeit_told
from alhambra.lab.intervals import Interval
from alhambra.lab.lots import RANDOM
from alhambra.lab.outcome import Pace, Performance, Standing, Times
from alhambra.lab.study import Study
from alhambra.words.modules import name
from alhambra.words.saying import Arg, Saying


def show(study: Study) -> None:
    """All of it."""
    console = Console(highlight=False, markup=False, emoji=False)
    outcome = study.outcome
    for line in (title(study), setting(study), result(study)):
        console.print(line) if line else None
    console.print()
    console.print(bots(outcome.entrants))
    if outcome.entrants[0].rating is None:
        console.print(words("arena-no-ratings"))
    for one in outcome.forfeits:
        console.print(worded(forfeit_told(one)))
    if outcome.forfeits:
        console.print(words("report-forfeits"))
    for heading, standings in (("simulation-seat", outcome.seats), ("arena-order", outcome.order)):
        console.print()
        console.print(places(words(heading), standings))
    console.print()
    console.print(paces(outcome.paces))
    console.print()
    console.print(words("arena-repeats" if study.arena.repeats() else "arena-by-clock"))


def words(message: str, **args: Arg) -> str:
    return worded(Saying(message, args))


def title(study: Study) -> str:
    candidate, *field = study.arena.labels()
    outcome, players = study.outcome, study.arena.players
    extent = words("arena-extent", deals=outcome.deals, games=outcome.games, players=players)
    return f"{words('arena-title', candidate=candidate, field=', '.join(field))}: {extent}"


def setting(study: Study) -> str:
    """What is not as usual: the game, modules, the tower, the tables."""
    arena = study.arena
    told = [worded(name(arena.game))] if arena.game != BASE_GAME else []
    if arena.modules == (RANDOM,):
        told.append(words("simulation-random-modules"))
    elif arena.modules:
        told.append(words("simulation-modules", modules=", ".join(arena.modules)))
    if arena.tower != TOWER_OFF:
        told.append(words("simulation-tower", tower=arena.tower))
    return ", ".join([*told, *filter(None, [replaced()])])


def result(study: Study) -> str:
    """The answer in two lines."""
    overall, fair = study.outcome.overall, study.outcome.fair
    wins = words("arena-wins", candidate=study.arena.labels()[0], share=f"{100 * overall.share.mean:.1f}")
    margin = overall.margin
    lead = words("arena-ahead" if margin.mean >= 0 else "arena-behind", points=f"{abs(margin.mean):.1f}")
    level = words("arena-fair", share=f"{100 * fair:.1f}")
    return f"{wins}{bounds(overall.share, 100)}; {level}\n{lead}{bounds(margin, 1)}"


def bounds(interval: Interval, factor: int) -> str:
    """Behind a mean: its interval, if there is one."""
    if interval.low is None or interval.high is None:
        return ""
    low, high = (f"{factor * bound:.1f}" for bound in (interval.low, interval.high))
    return f" ({words('arena-between', low=low, high=high)})"


def percent(share: Interval) -> str:
    """A share with its bounds, as short as a column asks for."""
    if share.low is None or share.high is None:
        return f"{100 * share.mean:.1f}"
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def grid(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """Rows under their headings, the first column a name."""
    table = Grid(box=None, padding=(0, 0, 0, 2), pad_edge=False, header_style="bold")
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def bots(entrants: list[Performance]) -> Grid:
    headings = [words("simulation-bot"), words("arena-seats"), words("simulation-share"), words("arena-points")]
    rows = [
        (
            one.name,
            str(one.results),
            percent(one.share),
            f"{one.points.mean:.1f}",
            "" if one.beaten is None else percent(one.beaten),
            "" if one.rating is None else f"{one.rating.strength:.1f} ±{2 * one.rating.doubt:.1f}",
        )
        for one in entrants
    ]
    return grid([*headings, words("arena-beaten"), words("arena-rating")], rows)


def places(heading: str, standings: list[Standing]) -> Grid:
    headings = [heading, words("arena-games"), words("simulation-share"), words("arena-points"), words("arena-lead")]
    rows = [
        (one.name, str(one.games), percent(one.share), f"{one.points.mean:.1f}", f"{one.margin.mean:+.1f}")
        for one in standings
    ]
    return grid(headings, rows)


def paces(found: list[Pace]) -> Grid:
    """Means, 99 of 100, and the longest, for decisions and for turns."""
    most = [words("arena-p99"), words("arena-longest")]
    headings = [words("arena-seconds"), words("arena-per-decision"), *most, words("arena-per-turn"), *most]
    rows = [
        (one.name, *seconds(one.decisions), *seconds(one.turns), "" if one.late is None else str(one.late))
        for one in found
    ]
    return grid([*headings, words("arena-late")], rows)


def seconds(times: Times) -> list[str]:
    return [f"{value:.3f}" for value in (times.mean, times.p99, times.longest)]
