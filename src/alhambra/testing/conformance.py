"""Does a module keep the laws of the table? Random games with it alone, with each other module, and with all.

check_module(Thieves, others=alhambra.MODULES.values(), rulings=RULINGS)

Whoever writes a module of his own gets the same laws as the modules of the game. They hold at every decision:

- the position is sound, and there is something to decide (`invariants.check`; a part that holds pieces says so by
  `HoldsPieces`)
- a module that has something to say about an event hears it (`Module.hears`)

and are tried at some decisions, as they take longer:

- every option can be played, and its text reads back as the same action
- a module that offers or forbids something here is asked for it (`Module.joins`, `offers_freely`, `vetoes`, `watches`)
- what the table remembers of loose money is what the modules would say now (`Module.brings`, `Player.recount`)
- a clone equals its original and goes its own way
- the record of the game leads to the same position, with the same options and events
- a view tells nothing that its seat cannot know: with everything hidden drawn anew it is the same, byte for byte

A law that is broken raises `BrokenLawError`, whose text names modules, seats, seed and decision, and the call that
plays this very game again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from alhambra.core.actions import Action, read_action
from alhambra.core.board import Board
from alhambra.core.engine import is_over, legal, new_game, submit, to_move
from alhambra.core.fingerprint import fingerprint
from alhambra.core.module import Module, Ruling
from alhambra.core.record import Record, read, replay_move, write
from alhambra.core.rng import Rng, fast
from alhambra.core.setup import BASE_GAME, FEWEST_SEATS, MOST_SEATS, SEAT_NAMES, Setup
from alhambra.core.state import State
from alhambra.core.table import awake, whole_game
from alhambra.core.view import SPECTATOR, view
from alhambra.testing.invariants import Pieces, check, pieces
from alhambra.testing.listening import overruled, too_free, unasked, unheard, untold
from alhambra.testing.resample import reshuffled_behind

ALL_SEATS = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))
TRIED_EVERY = 40  # decisions, on average, between two where all laws are tried
FAR_TOO_LONG = 20_000  # decisions; a random game takes some hundreds
AHEAD = 3  # decisions that a clone is played on

Factory = Callable[[], Module]
RulingFactory = Callable[[], Ruling]


class BrokenLawError(AssertionError):
    """A law that a game did not keep."""


@dataclass(frozen=True)
class Game:
    """A game to be played at random: everything that is needed to play it again."""

    modules: tuple[Factory, ...]
    seats: int
    seed: int
    rulings: tuple[RulingFactory, ...] = ()

    def keys(self) -> tuple[str, ...]:
        return tuple([factory().key() for factory in self.modules])

    def start(self) -> State:
        modules = [factory() for factory in self.modules]
        whole = whole_game(modules)
        keys = tuple([key for key in self.keys() if whole is None or key != whole.key()])
        setup = Setup(self.seats, self.seed, modules=keys, game=BASE_GAME if whole is None else whole.key())
        return new_game(setup, awake(modules, [ruling() for ruling in self.rulings]))

    def __str__(self) -> str:
        return f"{' + '.join(self.keys()) or 'base game'}, {self.seats} seats, seed {self.seed}"


def check_module(
    factory: Factory,
    others: Iterable[Factory] = (),
    seats: Sequence[int] = ALL_SEATS,
    games: int = 1,
    seed: int = 0,
    rulings: Iterable[RulingFactory] = (),
) -> int:
    """Play so many random games for each number of seats: with the module alone, with each other, with all.

    `others` may hold the module itself: its place there is its place at the table. Returns the number of decisions;
    raises BrokenLawError as soon as a law is.
    """
    key = factory().key()
    listed = list(others)
    if key not in [other().key() for other in listed]:
        listed.append(factory)
    meeting = tuple(rulings)
    decisions = 0
    for number, company in enumerate(companies(key, listed)):
        for seat_number in seats:
            for game in range(games):
                this = Game(company, seat_number, seed + number * games + game, meeting)
                decisions += check_game(this)
    return decisions


def companies(key: str, factories: Sequence[Factory]) -> list[tuple[Factory, ...]]:
    """The module alone, with each other, with all; each in the order of the list and none twice."""
    keys = [factory().key() for factory in factories]
    chosen = [{key}, *[{key, other} for other in keys if other != key], set(keys)]
    found: list[tuple[Factory, ...]] = []
    for names in chosen:
        company = tuple([factory for factory, name in zip(factories, keys, strict=True) if name in names])
        if company not in found:
            found.append(company)
    return found


def check_game(game: Game, tried_every: int = TRIED_EVERY) -> int:
    """Play one game with all its laws; the number of decisions. Raises BrokenLawError as soon as a law is."""
    return Laws(game).play(tried_every)


class Laws:
    """One game, and what is known of it so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.start()
        self.begun_with: Pieces = pieces(self.state)
        self.known: dict[int, Board] = {}
        self.moves: list[tuple[int, str]] = []
        self.rng: Rng = fast(game.seed)  # decides; whatever else is random comes from another, so that games stay equal
        self.some: Rng = fast(game.seed + 1)
        self.remembered: dict[int, str] = {}  # positions by the number of decisions made before
        self.trying = ""

    def play(self, tried_every: int) -> int:
        """Play to the end; 0 tries only what holds at every decision, and the record of the whole game."""
        try:
            while not is_over(self.state):
                self.is_sound()
                if tried_every and self.some.below(tried_every) == 0:
                    self.try_all()
                self.decide()
            self.is_sound()
            self.is_recorded()
        except BrokenLawError:
            raise
        except Exception as error:  # noqa: BLE001 (whatever a module does wrong is told with where it happened)
            self.fail(f"{self.trying}: {error if isinstance(error, AssertionError) else repr(error)}", error)
        return len(self.moves)

    def try_all(self) -> None:
        """All laws that are not tried at every decision."""
        self.everybody_speaks_where_he_listens()
        self.every_option_can_be_played()
        self.clone_goes_its_own_way()
        self.remembered[len(self.moves)] = told(self.state)
        self.views_tell_nothing_hidden()

    def decide(self) -> None:
        if len(self.moves) > FAR_TOO_LONG:
            self.fail("the game does not end")
        action = choose(self.state, self.rng)
        seat = to_move(self.state)
        text = action.text(self.state.table)
        self.trying = f"{SEAT_NAMES[seat]} plays {text!r}, which is offered"
        submit(self.state, seat, action)
        self.moves.append((seat, text))

    def is_sound(self) -> None:
        self.trying = "the position is not sound"
        check(self.state, self.begun_with, self.known)
        if missed := unheard(self.state):
            self.fail(missed)

    def everybody_speaks_where_he_listens(self) -> None:
        self.trying = "the modules are asked where they do not listen"
        for law in (unasked, too_free, overruled, untold):
            if missed := law(self.state):
                self.fail(missed)

    def every_option_can_be_played(self) -> None:
        table = self.state.table
        for option in legal(self.state):
            text = option.text(table)
            self.trying = f"{text!r} is offered and played on a clone"
            again = read_action(table, text)
            if again != option:
                self.fail(f"{text!r} reads back as another action: {again.key()} instead of {option.key()}")
            branch = self.state.clone()
            submit(branch, to_move(branch), again)
            check(branch, self.begun_with, dict(self.known))

    def clone_goes_its_own_way(self) -> None:
        self.trying = "a clone is played on"
        before = fingerprint(self.state)
        branch = self.state.clone()
        if fingerprint(branch) != before:
            self.fail(f"a clone differs from its original: {difference(before, fingerprint(branch))}")
        if fingerprint_of_options(branch) != fingerprint_of_options(self.state):
            self.fail("a clone offers other options than its original")
        for _ in range(AHEAD):
            if not is_over(branch):
                submit(branch, to_move(branch), choose(branch, self.some))
        if fingerprint(self.state) != before:
            after = fingerprint(self.state)
            self.fail(f"what a clone played has changed its original: {difference(before, after)}")

    def is_recorded(self) -> None:
        """The record, as text, leads to every position that was remembered, and to the end."""
        self.trying = "its record is played again"
        self.remembered[len(self.moves)] = told(self.state)
        record = read(write(Record(self.state.setup, (), self.moves, is_over(self.state))))
        again = self.game.start()
        for at in range(len(record.moves) + 1):
            if at in self.remembered and told(again) != self.remembered[at]:
                parting = difference(self.remembered[at], told(again))
                self.fail(f"its record leads to another position after {at} decisions: {parting}")
            if at < len(record.moves):
                replay_move(record, again, at)

    def views_tell_nothing_hidden(self) -> None:
        for seat in (*range(self.game.seats), SPECTATOR):
            name = "a spectator" if seat == SPECTATOR else SEAT_NAMES[seat]
            self.trying = f"what {name} cannot know is drawn anew"
            other = reshuffled_behind(self.state, seat, self.some)
            seen, seen_there = view(self.state, seat).encode(), view(other, seat).encode()
            if seen != seen_there:
                told = difference(seen.decode(), seen_there.decode())
                self.fail(f"the view of {name} tells something hidden: {told}")

    def fail(self, what: str, cause: Exception | None = None) -> NoReturn:
        """Tell what is wrong and how to see it again."""
        keys = self.game.keys()
        question = self.state.agenda[-1].name() if self.state.agenda else "the end"
        latest = f", after {self.moves[-1][1]!r} of {SEAT_NAMES[self.moves[-1][0]]}" if self.moves else ""
        again = f"check_game(Game(({', '.join(keys)},), {self.game.seats}, {self.game.seed}, RULINGS))"
        raise BrokenLawError(
            f"{self.game}, decision {len(self.moves)} ({question}{latest}): {what}\n  again: {again}, each module "
            f"by its factory"
        ) from cause


def choose(state: State, rng: Rng) -> Action:
    """Now any option, now any verb and then any option with it: so rare things happen often enough."""
    options = legal(state)
    if rng.below(2):
        verbs = sorted({str(option.key()[0]) for option in options})
        verb = verbs[rng.below(len(verbs))]
        options = [option for option in options if option.key()[0] == verb]
    return options[rng.below(len(options))]


def fingerprint_of_options(state: State) -> list[str]:
    """The options found anew, not those kept from before."""
    fresh = state.clone()
    fresh.offered = None
    for player in fresh.players:
        player.redesigns = None
    return [option.text(fresh.table) for option in legal(fresh)]


def told(state: State) -> str:
    """A position with its options and what the latest decision brought about."""
    events = [{"event": event.name(), **event.facts(state.table)} for event in state.events]
    return f"{fingerprint(state)} {fingerprint_of_options(state)} {events}"


def difference(one: str, other: str) -> str:
    """The first place where two texts part, with what stands around it."""
    at = 0
    while at < min(len(one), len(other)) and one[at] == other[at]:
        at += 1
    around = slice(max(0, at - 40), at + 40)
    return f"...{one[around]}... against ...{other[around]}..."
