"""The tables of `alhambra bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alhambra.cli.bench import BASE, COMPILED, PLAIN
from alhambra.cli.timing import Speed, together

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table as Grid

    from alhambra.cli.measure import Found, Measured
    from alhambra.cli.measure_calls import Details


def show(console: Console, found: dict[str, Found], company: str = BASE) -> None:
    """Speed, and the cost of a copy of the state."""
    builds = list(found)
    games = found[PLAIN]["measured"][0]["games"]
    console.print(f"{games} random {company} games on one core, CPU time with deals, each in its quickest round")
    if COMPILED not in found:
        console.print("The installed build is plain: there is no compiled one to compare it with.")
    console.print()
    speed = heading(
        ["players", "decisions\nper game", "options", *each(builds, "decisions/s"), *each(builds, "games/s", "")]
    )
    state = heading(["players", *each(builds, "clone us"), *each(builds, "clone bytes", "")])
    for players in numbers(found[PLAIN]):
        results = [first(found[build], players) for build in builds]
        details = [looked_into(result) for result in results]
        one = results[0]
        speed.add_row(
            str(players),
            f"{one['decisions'] / one['games']:.0f}",
            f"{details[0]['options']:.1f}",
            *cells([speed_of(result).pace() for result in results], 0),
            *[f"{result['games'] / result['seconds']:.1f}" for result in results],
        )
        clones = [some["clone_microseconds"] for some in details]
        sizes = [f"{some['clone_bytes']:.0f}" for some in details]
        state.add_row(str(players), *cells(clones, 2, faster=False), *sizes)
    console.print(speed)
    console.print()
    console.print(state)
    console.print("clone bytes: allotted for one more clone; boards, hands and piles are shared")


def numbers(found: Found) -> list[int]:
    """The numbers of players that were measured."""
    return list(dict.fromkeys([one["players"] for one in found["measured"]]))


def first(found: Found, players: int) -> Measured:
    """The first company with so many players, which the others are compared with."""
    return next(one for one in found["measured"] if one["players"] == players)


def looked_into(measured: Measured) -> Details:
    """The details of a first company."""
    details = measured["details"]
    assert details is not None
    return details


def speed_of(measured: Measured) -> Speed:
    return Speed(measured["decisions"], measured["seconds"], measured["rounds"])


def show_modules(console: Console, found: dict[str, Found]) -> None:
    """What modules cost: idle ones leave the games as they are, so the ratio is the price of asking them."""
    console.print()
    for modules in dict.fromkeys([tuple(one["modules"]) for one in found[PLAIN]["measured"] if one["modules"]]):
        console.print(f"{len(modules)} modules: {', '.join(modules)}")
    console.print("idle: for each module a stand-in that listens where it does and has nothing to do")
    console.print("working: the modules; their games are longer and ask more questions")
    console.print("ratio: to the base game, which takes turns with them; by round: of single rounds")
    for build, result in found.items():
        console.print()
        table = heading([f"{build}\nplayers", "modules", "decisions\nper game", "decisions/s", "ratio", "by round"])
        table.columns[1].justify = "left"
        of_all: dict[tuple[str, ...], list[Speed]] = {}  # by name and modules
        for one in result["measured"]:
            base, speed, name = first(result, one["players"]), speed_of(one), company_name(one)
            of_all.setdefault((name, *one["modules"]), []).append(speed)
            row = [str(one["players"]) if one is base else "", name]
            row += [f"{one['decisions'] / one['games']:.0f}", f"{speed.pace():.0f}"]
            table.add_row(*row, *([] if one is base else compared(speed, speed_of(base))))
        base_of_all, *others = [(key[0], together(speeds)) for key, speeds in of_all.items()]
        if len(numbers(result)) > 1:
            for name, speed in others:
                table.add_row("all", name, "", f"{speed.pace():.0f}", *compared(speed, base_of_all[1]))
        console.print(table)


def company_name(measured: Measured) -> str:
    number = len(measured["modules"])
    return f"{number} {measured['company']}" if number else measured["company"]


def compared(speed: Speed, base: Speed) -> list[str]:
    """The ratio, and those of single rounds."""
    ratio = speed.to(base)
    return [f"{ratio.value:.2f}", f"{ratio.lowest:.2f} to {ratio.highest:.2f}"]


def show_mind(console: Console, found: dict[str, Found]) -> None:
    """How fast the bots think."""
    builds = list(found)
    kinds = ("playouts/s", "forecast us")
    table = heading(["players", *[name for kind in kinds for name in each(builds, kind, "")]])
    for rows in zip(*[found[build]["thoughts"] for build in builds], strict=True):
        table.add_row(
            str(rows[0]["players"]),
            *[f"{row['playouts'] / row['playout_seconds']:.0f}" for row in rows],
            *[f"{row['forecast_seconds'] / row['positions'] * 1e6:.2f}" if row["positions"] else "-" for row in rows],
        )
    console.print()
    console.print("The mind of the bots: whole games played out, and forecasts at the beginning of turns")
    console.print()
    console.print(table)
    console.print("Whole games as club plays them, and as searching bots imagine them.")


def show_sections(console: Console, found: dict[str, Found], players: int) -> None:
    """Where the time goes, by public calls of the engine."""
    builds = list(found)
    details = {build: looked_into(first(found[build], players)) for build in builds}
    games = first(found[PLAIN], players)["games"]
    one = details[builds[0]]
    console.print()
    console.print(f"Where the time goes with {players} players, every call timed alone, clock taken off")
    console.print()
    table = heading(["call", "calls\nper game", *each(builds, "us/call"), *each(builds, "%", "")])
    table.columns[0].justify = "left"
    total = {build: sum([part["microseconds"] for part in details[build]["sections"].values()]) for build in builds}
    for name, section in one["sections"].items():
        spent = [details[build]["sections"][name] for build in builds]
        table.add_row(
            name,
            f"{section['calls'] / games:.1f}",
            *cells([part["microseconds"] / part["calls"] for part in spent], 2, faster=False),
            *[f"{100 * part['microseconds'] / total[build]:.1f}" for part, build in zip(spent, builds, strict=True)],
        )
    console.print(table)
    if any(one["listed"].values()):
        listed = ", ".join([f"{number:.1f} {kind}" for kind, number in one["listed"].items()])
        console.print(f"choose-action lists on average {listed}")
    console.print("refill: what the table does between two turns")


def heading(names: list[str]) -> Grid:
    """A table without rows yet."""
    from rich.table import Table as Grid

    table = Grid(box=None, padding=(0, 0, 0, 2), pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def each(builds: list[str], what: str, ratio: str = "ratio") -> list[str]:
    """Headings for a value of each build, and for their ratio if there are two and it is shown."""
    return [f"{build}\n{what}" for build in builds] + [ratio] * (bool(ratio) and len(builds) > 1)


def cells(values: list[float], digits: int, faster: bool = True) -> list[str]:
    """A value of each build, and how much better the first is if there are two."""
    shown = [f"{value:.{digits}f}" for value in values]
    if len(values) > 1:
        better = values[0] / values[1] if faster else values[1] / max(values[0], 1e-9)
        shown.append(f"{better:.1f}x")
    return shown
