"""The game in OpenSpiel: importing this module registers it as `python_alhambra`.

import pyspiel
import alhambra.interfaces.open_spiel

game = pyspiel.load_game("python_alhambra(players=3,modules=vizier+huts)")

All is done by `spiel`, where it is also said how chance is modelled; this is only the other library's way to ask.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from alhambra.core.setup import BASE_GAME, FEWEST_SEATS, MOST_SEATS, TOWER_OFF
from alhambra.interfaces import spiel

NAME: Final = "python_alhambra"
BETWEEN_MODULES: Final = "+"  # a comma separates the parameters of a game

DEFAULTS: Final[dict[str, str | int]] = {
    "game": BASE_GAME,
    "players": 4,
    "modules": "",
    "tower": TOWER_OFF,
    "longest": spiel.LONGEST,
}
TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Alhambra",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
    provides_factored_observation_string=False,
)


class AlhambraGame(pyspiel.Game):  # type: ignore[misc] # comes without types
    """One set-up of the game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        modules = [name for name in str(chosen["modules"]).split(BETWEEN_MODULES) if name]
        self.plain = spiel.Game(
            str(chosen["game"]), int(chosen["players"]), modules, str(chosen["tower"]), int(chosen["longest"])
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.plain.num_distinct_actions(),
            max_chance_outcomes=self.plain.max_chance_outcomes(),
            num_players=self.plain.num_players(),
            min_utility=self.plain.min_utility(),
            max_utility=self.plain.max_utility(),
            utility_sum=self.plain.utility_sum(),
            max_game_length=self.plain.max_game_length(),
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> AlhambraState:
        return AlhambraState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> AlhambraObserver:
        if params:
            raise ValueError(f"there are no parameters for observations, but {params} were given")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return AlhambraObserver(self.plain, recall)

    def max_chance_nodes_in_history(self) -> int:
        return spiel.SEED_BYTES


class AlhambraState(pyspiel.State):  # type: ignore[misc] # comes without types
    """A game under way."""

    def __init__(self, game: AlhambraGame) -> None:
        super().__init__(game)
        self.plain = game.plain.new_initial_state()

    def current_player(self) -> int:
        return self.plain.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.plain.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.plain.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.plain.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.plain.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.plain.is_terminal()

    def returns(self) -> list[float]:
        return self.plain.returns()

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> AlhambraState:
        """A game as likely as this one for all a player has seen (see `spiel`)."""
        other = self.clone()
        other.plain = self.plain.resample_from_infostate(player, random)
        return other  # type: ignore[no-any-return] # comes without types

    def __str__(self) -> str:
        return str(self.plain)


class AlhambraObserver:
    """What a player sees; with perfect recall, as text, all he has seen."""

    def __init__(self, game: spiel.Game, recall: bool) -> None:
        self.recall: Final = recall
        size = 0 if recall else game.observation_tensor_shape()[0]
        self.tensor = np.zeros(size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: AlhambraState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = state.plain.observation_tensor(player)

    def string_from(self, state: AlhambraState, player: int) -> str:
        if self.recall:
            return state.plain.information_state_string(player)
        return state.plain.observation_string(player)


pyspiel.register_game(TYPE, AlhambraGame)
