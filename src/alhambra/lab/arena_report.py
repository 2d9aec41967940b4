"""The report of an arena: one HTML page with its plots, which needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from alhambra import __version__, data
from alhambra.core.setup import BASE_GAME
from alhambra.lab.intervals import Interval
from alhambra.lab.lots import RANDOM
from alhambra.lab.outcome import Forfeit, Performance, Standing
from alhambra.lab.page import facts, grid, note, page, section
from alhambra.lab.plots import Row, Value, bars, histogram, lines
from alhambra.lab.study import Study
from alhambra.words.modules import name
from alhambra.words.saying import Arg, Saying
from alhambra.words.speak import Speaker

Written = Callable[[float], str]
TWICE: Final = 2  # standard deviations around a rating
BIG: Final = 'style="font: 600 44px/1.2 var(--serif); margin: 0"'


def report(study: Study, language: str) -> str:
    """The whole page."""
    return _Report(study, language).page()


class _Report:
    def __init__(self, study: Study, language: str) -> None:
        self.study: Final = study
        self.outcome: Final = study.outcome
        self.language: Final = language
        self._speaker: Final = Speaker(language)
        self.candidate, *field = study.arena.labels()
        self.field: Final = ", ".join(field)

    def words(self, message: str, **args: Arg) -> str:
        return self._speaker.say(Saying(message, args))

    def page(self) -> str:
        title = self.words("arena-title", candidate=self.candidate, field=self.field)
        sections = [self.result(), self.places(), self.bots(), self.times(), self.settings()]
        return page(title, self.extent(), sections, self.language)

    def extent(self) -> str:
        players = self.study.arena.players
        told = self.words("arena-extent", deals=self.outcome.deals, games=self.outcome.games, players=players)
        return f"{self.game()}: {told}"

    def game(self) -> str:
        game = self.study.arena.game
        return "Alhambra" if game == BASE_GAME else self._speaker.say(name(game))

    def result(self) -> str:
        overall, fair = self.outcome.overall, self.outcome.fair
        wins = self.words("arena-wins", candidate=self.candidate, share=percent(overall.share.mean))
        about = [self.between(overall.share, percent), self.words("arena-fair", share=percent(fair))]
        return section(
            self.words("report-result"),
            f"<p {BIG}>{escape(wins)}</p>\n",
            note("; ".join([text for text in about if text])),
            note(self.lead(overall)),
            self.forfeits(),
            note(self.words("report-intervals")),
            self.course(),
            histogram(self.words("report-margins"), self.outcome.margins),
        )

    def forfeits(self) -> str:
        """Who lost games without playing them to their end, and why; mostly nobody."""
        told = [note(self._speaker.say(forfeit_told(one))) for one in self.outcome.forfeits]
        return "".join([*told, note(self.words("report-forfeits"))]) if told else ""

    def lead(self, standing: Standing) -> str:
        """How far ahead the candidate is on average, or behind."""
        margin = standing.margin
        points = f"{abs(margin.mean):.1f}"
        told = self.words("arena-ahead" if margin.mean >= 0 else "arena-behind", points=points)
        between = self.between(margin, lambda value: f"{value:+.1f}")
        return f"{told} ({between})" if between else told

    def between(self, interval: Interval, written: Written) -> str:
        """The bounds of an interval; nothing if there are none."""
        if interval.low is None or interval.high is None:
            return ""
        return self.words("arena-between", low=written(interval.low), high=written(interval.high))

    def course(self) -> str:
        numbers = [str(number) for number, _ in self.outcome.course]
        shares = tuple([in_percent(share) for _, share in self.outcome.course])
        fair = (Value(100 * self.outcome.fair),) * len(shares)
        rows = [Row(self.candidate, shares), Row(self.words("report-fair"), fair)]
        return lines(self.words("report-course"), numbers, rows)

    def places(self) -> str:
        return section(
            self.words("report-places"),
            bars(self.words("report-by-seat"), self.shares(self.outcome.seats)),
            self.standings(self.words("simulation-seat"), self.outcome.seats),
            bars(self.words("report-by-order"), self.shares(self.outcome.order)),
            self.standings(self.words("arena-order"), self.outcome.order),
        )

    def shares(self, standings: list[Standing]) -> list[Row]:
        fair = Row(self.words("report-fair"), (Value(100 * self.outcome.fair),))
        return [*[Row(standing.name, (in_percent(standing.share),)) for standing in standings], fair]

    def standings(self, heading: str, standings: list[Standing]) -> str:
        headings = [heading, *[self.words(f"arena-{column}") for column in ("games", "points", "lead")]]
        headings.insert(2, self.words("simulation-wins"))
        rows = [
            (one.name, str(one.games), f"{one.wins:.1f}", f"{one.points.mean:.1f}", f"{one.margin.mean:+.1f}")
            for one in standings
        ]
        return grid(headings, rows)

    def bots(self) -> str:
        entrants = self.outcome.entrants
        headings = [self.words("simulation-bot"), self.words("arena-seats"), self.words("simulation-share")]
        headings += [self.words(f"arena-{column}") for column in ("points", "beaten", "rating")]
        rows = [self.bot(entrant) for entrant in entrants]
        parts = [bars(self.words("report-victories"), [Row(one.name, (in_percent(one.share),)) for one in entrants])]
        rated = [(one.name, one.rating) for one in entrants if one.rating is not None]
        if rated:
            ratings = [
                Row(name, (Value(one.strength, one.strength - TWICE * one.doubt, one.strength + TWICE * one.doubt),))
                for name, one in rated
            ]
            parts.append(bars(self.words("report-ratings"), ratings))
        else:
            parts.append(note(self.words("arena-no-ratings")))
        return section(self.words("report-bots"), *parts, grid(headings, rows), note(self.words("report-columns")))

    def bot(self, one: Performance) -> tuple[str, ...]:
        rating = "" if one.rating is None else f"{one.rating.strength:.1f} ±{TWICE * one.rating.doubt:.1f}"
        beaten = "" if one.beaten is None else self.with_bounds(one.beaten)
        return one.name, str(one.results), self.with_bounds(one.share), f"{one.points.mean:.1f}", beaten, rating

    def with_bounds(self, share: Interval) -> str:
        between = self.between(share, percent)
        return f"{percent(share.mean)} ({between})" if between else percent(share.mean)

    def times(self) -> str:
        paces = self.outcome.paces
        headings = [self.words("simulation-bot")]
        for kind in ("decisions", "turns"):
            headings += [self.words(f"arena-{kind}"), self.words("simulation-mean")]
            headings += [self.words("arena-p99"), self.words("arena-longest")]
        rows = []
        for pace in paces:
            cells = [pace.name]
            for times in (pace.decisions, pace.turns):
                cells += [str(times.number), *[seconds(value) for value in (times.mean, times.p99, times.longest)]]
            rows.append([*cells, *(["", ""] if pace.limit is None else [f"{pace.limit:g}", str(pace.late)])])
        series = [self.words("report-mean"), self.words("arena-p99"), self.words("arena-longest")]
        plotted = [
            Row(pace.name, tuple([Value(value, text=seconds(value)) for value in turn]))
            for pace in paces
            for turn in [(pace.turns.mean, pace.turns.p99, pace.turns.longest)]
        ]
        return section(
            self.words("report-times"),
            bars(self.words("report-longest-turns"), plotted, series),
            grid([*headings, self.words("report-limits"), self.words("arena-late")], rows),
            note(self.words("report-clock")),
        )

    def settings(self) -> str:
        arena, run = self.study.arena, self.study.run.facts()
        first, last = map(str, self.study.seeds())
        modules = self.words("simulation-random-modules") if arena.modules == (RANDOM,) else ", ".join(arena.modules)
        cores = self.words("report-cores", cores=run["cores"], machine=run["machine"], python=run["python"])
        pairs = [
            ("command", self.study.command()),
            ("version", self.words("report-build", version=__version__, build=run["build"])),
            ("date", run["date"]),
            ("game", self.game()),
            ("modules", modules or self.words("report-none")),
            ("tower", arena.tower),
            ("seeds", self.words("report-from-to", first=first, last=last)),
            ("limits", self.limits()),
            ("time", self.words("report-duration", seconds=f"{run['seconds']:.0f}")),
            ("machine", cores),
            ("workers", self.words("report-cluster") if run["cluster"] else str(run["workers"])),
        ]
        if data.marks():
            pairs.append(("components", ", ".join(data.marks())))
        repeats = self.words("arena-repeats" if arena.repeats() else "arena-by-clock")
        told = facts([(self.words(f"report-{label}"), what) for label, what in pairs])
        return section(self.words("report-settings"), told, note(repeats), wide=True)

    def limits(self) -> str:
        """Of every bot that thinks by the clock, or was told for how long."""
        arena = self.study.arena
        told = []
        for entrant, label in zip(arena.entrants(), arena.labels(), strict=True):
            if entrant.playouts:
                told.append(self.words("report-limit-playouts", bot=label, number=entrant.playouts))
            elif limit := entrant.turn(arena.game):
                told.append(self.words("report-limit-seconds", bot=label, number=f"{limit:g}"))
        return ", ".join(told) or self.words("report-none")


def forfeit_told(one: Forfeit) -> Saying:
    """One line, for people."""
    return Saying(
        "arena-forfeits",
        {"bot": one.name, "games": one.games, "why": one.why, "seed": str(one.seed), "seat": one.seat},
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def seconds(value: float) -> str:
    return f"{value:.3f}"


def in_percent(share: Interval) -> Value:
    low, high = (None if bound is None else 100 * bound for bound in (share.low, share.high))
    return Value(100 * share.mean, low, high, percent(share.mean))
