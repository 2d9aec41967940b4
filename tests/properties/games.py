"""Games to try the laws on: any deal, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from alhambra.core.actions import Action
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FAST, FAST_SEED_BITS, SEALED, SEALED_SEED_BITS, Rng, fast
from alhambra.core.setup import TOWER_CHOICES, TOWER_OFF, Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR
from alhambra.games import alhambra

SEATS = range(2, 7)


@dataclass(frozen=True)
class Deal:
    """A set-up, and the seed of whoever plays it. Its text is all that is needed to play the game again."""

    seats: int
    seed: int
    generator: str = FAST
    tower: str = TOWER_OFF
    choices: int = 0
    modules: tuple[str, ...] = ()

    def setup(self) -> Setup:
        return Setup(self.seats, self.seed, self.generator, self.modules, self.tower)

    def start(self) -> State:
        return alhambra.start(self.setup())

    def chooser(self) -> Rng:
        return fast(self.choices)


@st.composite
def deals(draw: st.DrawFn, seats: int, modules: tuple[str, ...] = ()) -> Deal:
    """Any deal for so many seats: both generators, the 12th tower in every way."""
    generator = draw(st.sampled_from((FAST, SEALED)))
    bits = FAST_SEED_BITS if generator == FAST else SEALED_SEED_BITS
    return Deal(
        seats,
        draw(st.integers(0, (1 << bits) - 1)),
        generator,
        draw(st.sampled_from(TOWER_CHOICES)),
        draw(st.integers(0, (1 << FAST_SEED_BITS) - 1)),
        modules,
    )


def choose(state: State, rng: Rng) -> Action:
    """Now any option, now any verb and then any option with it: so rare things happen often enough."""
    options = legal(state)
    if rng.below(2):
        verbs = sorted({str(option.key()[0]) for option in options})
        verb = verbs[rng.below(len(verbs))]
        options = [option for option in options if option.key()[0] == verb]
    return options[rng.below(len(options))]


def decisions(state: State, rng: Rng) -> Iterator[int]:
    """Play a game to its end, and stop before each decision and after the last; the number made so far."""
    made = 0
    while not is_over(state):
        yield made
        submit(state, to_move(state), choose(state, rng))
        made += 1
    yield made


def everybody(state: State) -> list[int]:
    """All who look at the table: the seats, and a spectator."""
    return [*range(len(state.players)), SPECTATOR]
