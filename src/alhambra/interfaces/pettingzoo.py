"""The game as a PettingZoo environment (AEC: agents act one after the other), with action masks.

from alhambra.interfaces.pettingzoo import env

An observation is made of `view(state, seat)` and of nothing else, whoever asks for it and whenever: `observe(agent)`
tells each agent what its own seat sees. That an agent is selected may itself be a secret of the table (the window
between two turns, VIZ-7 and THF-7); it is known to who runs the environment, and in no other agent's observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final, TypedDict, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FAST, FAST_SEED_BITS
from alhambra.core.setup import BASE_GAME, SEAT_NAMES, TOWER_OFF, Setup
from alhambra.core.state import State
from alhambra.core.view import SPECTATOR, View, view
from alhambra.games import family
from alhambra.interfaces.layout import Layout
from alhambra.interfaces.numbering import SIZES, SLOTS, numbering
from alhambra.interfaces.results import payoff
from alhambra.interfaces.vector import BOUND, Encoder

LONGEST: Final = 20_000  # decisions; a random game with all modules takes about 2,000
ILLEGAL: Final = -1.0  # the reward of who chooses a number that stands for nothing


class Observation(TypedDict):
    """What an agent gets to see."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class Settings(TypedDict, total=False):
    """What an environment may be told, see `raw_env`."""

    game: str
    players: int
    modules: Sequence[str]
    tower: str
    actions: str
    size: int
    rewards: str
    facts: bool
    longest: int
    render_mode: str | None


def env(**settings: Unpack[Settings]) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual guards; the settings are those of `raw_env`.

    A number that the mask does not allow ends the game: who chose it gets -1, all others 0.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


# The name is the one that PettingZoo's users look for; its own classes come without types.
class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc] # noqa: N801
    """Any game of the family, with any modules, for 2 to 6 agents `player_0` (seat A) to `player_5`.

    - `actions`: how options get numbers, `slots` or `list` (see `numbering`); `size` is how many numbers there are.
    - `rewards`: `placement` or `victory`, all at the end (see `results`).
    - `facts`: shall the infos hold the view as plain data too? It takes time.
    - `longest`: after so many decisions the game is truncated, and paid by the points so far.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as the base class has it)
        "name": "alhambra_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = BASE_GAME,
        players: int = 4,
        modules: Sequence[str] = (),
        tower: str = TOWER_OFF,
        actions: str = SLOTS,
        size: int = 0,
        rewards: str = "placement",
        facts: bool = True,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, players, tuple(modules), tower, actions, size, rewards, facts, longest, render_mode
        )
        AECEnv.__init__(self)
        self._numbering: Final = numbering(actions)
        self._size: Final = size or SIZES[actions]
        self._payoff: Final = payoff(rewards)
        self._facts: Final = facts
        self._longest: Final = longest
        self.render_mode = render_mode
        self.setup = family.arranged(Setup(players, 0, FAST, tuple(modules), tower, data.marks(), game))
        self._encoder: Final = Encoder(family.start(self.setup).table)
        self._blank: Final = np.array(self._encoder.blank, np.float32)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        shape = (self.layout.size,)
        self.action_spaces = {agent: Discrete(self._size) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-BOUND, BOUND, shape, np.float32),
                    "action_mask": Box(0, 1, (self._size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random()

    @property
    def layout(self) -> Layout:
        """Where everything stands in an observation."""
        return self._encoder.layout

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed it is the game of `Setup(..., seed)`; without one, the next of the latest seed's series."""
        if seed is None:
            seed = int(self._random.integers(1 << FAST_SEED_BITS, dtype=np.uint64, endpoint=False))
        else:
            self._random, _ = seeding.np_random(seed)
        old = self.setup
        self.setup = Setup(old.seats, seed, FAST, old.modules, old.tower, old.components, old.game)
        self._state: State = family.start(self.setup)
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        """Play the option of this number for the agent that is selected; None for one whose game is over."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self._options.get(int(action))
        if option is None:
            raise ValueError(f"the number {action} stands for no option of {agent}; see the action mask")
        submit(self._state, self._seat_of[agent], option)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = is_over(self._state)
        if over or self._decisions >= self._longest:
            ended = self.terminations if over else self.truncations
            won = self._payoff([player.score for player in self._state.players])
            for seat, other in enumerate(self.agents):
                ended[other] = True
                self.rewards[other] = won[seat]
        self._accumulate_rewards()
        self._ask()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What this agent's seat sees now; its mask allows nothing while others decide."""
        seen = self._observed.get(agent)
        if seen is None:
            sparse = self._encoder.sparse(self._view(self._seat_of[agent]))
            vector = self._blank.copy()
            vector[list(sparse.keys())] = list(sparse.values())
            mask = np.zeros(self._size, np.int8)
            if agent == self.agent_selection:
                mask[list(self._options)] = 1
            seen = self._observed[agent] = {"observation": vector, "action_mask": mask}
        # The arrays are the caller's from now on: what is kept must not change with them.
        return {"observation": seen["observation"].copy(), "action_mask": seen["action_mask"].copy()}

    def render(self) -> str | None:
        """What everybody sees, in words: returned in the mode `ansi`, printed in the mode `human`."""
        if self.render_mode is None:
            return None
        facts = self._view(SPECTATOR).facts()
        lines = [f"decision {self._decisions}, asked: {facts['asked'] or 'nobody, or a secret'} ({facts['question']})"]
        lines += [f"{key}: {facts[key]}" for key in ("market", "display", "scores", "hands", "alhambras", "reserves")]
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        """The same game once more, to be gone on with by itself, chance included: for search.

        The copy knows the same future cards. Who searches for an agent at a table thinks in worlds instead, see
        `alhambra.core.worlds`.
        """
        other = raw_env.__new__(raw_env)
        other.__dict__.update(self.__dict__)  # most of it never changes
        other._random = deepcopy(self._random, memo)
        if hasattr(self, "_state"):
            other._state = self._state.clone()
            for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
                setattr(other, name, deepcopy(getattr(self, name), memo))
            other._options, other._views, other._observed = self._options.copy(), {}, {}
        return other

    def _ask(self) -> None:
        """Select who decides, and give numbers to the options."""
        self._views: dict[int, View] = {}
        self._observed: dict[str, Observation] = {}
        self._options: dict[int, Action] = {}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if any(self.terminations.values()) or any(self.truncations.values()):
            self._deads_step_first()
            return
        seat = to_move(self._state)
        self.agent_selection = self.possible_agents[seat]
        table = self._state.table
        offered = legal(self._state)
        texts = [option.text(table) for option in offered]
        numbers = self._numbering(texts, self._size)
        self._options = dict(zip(numbers, offered, strict=False))
        info = self.infos[self.agent_selection]
        info["seat"] = SEAT_NAMES[seat]
        info["options"] = dict(zip(numbers, texts, strict=False))
        if len(texts) > len(numbers):
            info["left_out"] = len(texts) - len(numbers)
        if self._facts:
            info["facts"] = self._view(seat).facts()

    def _view(self, seat: int) -> View:
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = view(self._state, seat)
        return known
