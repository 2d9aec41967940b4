"""The game with the verbs of OpenSpiel, in plain Python: no library is needed to search or to solve with it.

**Chance.** The engine draws by its own generator, from a seed that is part of the set-up. So nature speaks first and
only once: eight chance nodes spell the 64 bits of the seed, a byte each, all bytes equally likely. From there on the
game is deterministic, and what has not come to light is hidden information like any other: it is in no player's
observation or information state. This is exact, and histories alone bring a game back. But it also means that who
searches on a plain `clone()` looks into the future; a player who must not do that searches on
`resample_from_infostate(player, ...)`, which draws everything his seat cannot know anew, as information-set Monte
Carlo tree search does.

**Actions** are numbers as `numbering` gives them, in slots: sorted, and the same text nearly always has the same one.

**Information states** tell the seat's view and a digest of all views it had before, so who saw anything else has
another one. A view in which nothing changed is not counted: how often others declined in secret stays a secret.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final

from alhambra import data
from alhambra.core.actions import Action
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.rng import FAST, FAST_SEED_BITS, fast
from alhambra.core.setup import BASE_GAME, TOWER_OFF, Setup
from alhambra.core.state import State as Position
from alhambra.core.view import view
from alhambra.core.worlds import imagine
from alhambra.games import family
from alhambra.interfaces.numbering import SIZES, SLOTS, by_slot
from alhambra.interfaces.results import placement
from alhambra.interfaces.seen import NO_PAST, Seen
from alhambra.interfaces.vector import Encoder

CHANCE: Final = -1
TERMINAL: Final = -4
BYTES: Final = 256
SEED_BYTES: Final = FAST_SEED_BITS // 8
OUTCOMES: Final = [(byte, 1 / BYTES) for byte in range(BYTES)]
LONGEST: Final = 20_000  # decisions; then the game ends with the points so far


class Game:
    """One set-up, from which any number of games may begin."""

    def __init__(
        self,
        game: str = BASE_GAME,
        players: int = 4,
        modules: Sequence[str] = (),
        tower: str = TOWER_OFF,
        longest: int = LONGEST,
    ) -> None:
        self.setup: Final = family.arranged(Setup(players, 0, FAST, tuple(modules), tower, data.marks(), game))
        self.longest: Final = longest

    def new_initial_state(self) -> State:
        """A game before nature has spoken."""
        return State(self)

    def dealt(self, seed: int) -> State:
        """A game after nature has spelt this seed."""
        state = State(self)
        for byte in seed.to_bytes(SEED_BYTES, "big"):
            state.apply_action(byte)
        return state

    def num_players(self) -> int:
        return self.setup.seats

    def num_distinct_actions(self) -> int:
        return SIZES[SLOTS]

    def max_chance_outcomes(self) -> int:
        return BYTES

    def max_game_length(self) -> int:
        """Decisions of players; the bytes of the seed do not count."""
        return self.longest

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoder.layout.size]

    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` wrote; ValueError for a text that is none."""
        state = State(self)
        for word in text.split():
            state.apply_action(int(word))
        return state

    def begin(self, seed: int) -> Position:
        old = self.setup
        return family.start(Setup(old.seats, seed, FAST, old.modules, old.tower, old.components, old.game))

    def __reduce__(self) -> tuple[type[Game], tuple[str, int, tuple[str, ...], str, int]]:
        setup = self.setup
        return Game, (setup.game, setup.seats, setup.modules, setup.tower, self.longest)

    @cached_property
    def encoder(self) -> Encoder:
        return Encoder(self.begin(0).table)


class State:
    """A game under way, or one for which nature still spells the seed."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._history: list[int] = []
        self._position: Position | None = None
        self._numbers: dict[int, Action] | None = None
        self._seen: dict[int, Seen] = {}  # by player, for those whose information state somebody wants
        self._root: tuple[Position, int] | None = None  # of an imagined world: where it began, after how many actions

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        if self._position is None:
            return CHANCE
        return TERMINAL if self.is_terminal() else to_move(self._position)

    def is_chance_node(self) -> bool:
        return self._position is None

    def is_terminal(self) -> bool:
        position = self._position
        return position is not None and (is_over(position) or position.ply >= self._game.longest)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's next byte; ValueError if it has spoken already."""
        if self._position is not None:
            raise ValueError("this is no chance node")
        return OUTCOMES[:]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers that stand for something, ascending; none for a player who is not asked."""
        asked = self.current_player()
        if asked == CHANCE:
            return list(range(BYTES)) if player in (None, CHANCE) else []
        if asked == TERMINAL or player not in (None, asked):
            return []
        return sorted(self._options())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """1 for every number that stands for something."""
        mask = [0] * (BYTES if self.is_chance_node() else self._game.num_distinct_actions())
        for number in self.legal_actions(player):
            mask[number] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Play one on; ValueError for a number that stands for nothing."""
        if self._position is None:
            if not 0 <= action < BYTES:
                raise ValueError(f"nature's word is a number from 0 to {BYTES - 1}, not {action}")
            self._history.append(int(action))
            if len(self._history) == SEED_BYTES:
                self._position = self._game.begin(int.from_bytes(bytes(self._history), "big"))
            return
        option = None if self.is_terminal() else self._options().get(int(action))
        if option is None:
            raise ValueError(f"the number {action} stands for no option here")
        submit(self._position, to_move(self._position), option)
        self._history.append(int(action))
        self._numbers = None
        for player, seen in self._seen.items():
            self._seen[player] = seen.then(self._look(player))

    def apply_actions(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.apply_action(action)

    def child(self, action: int) -> State:
        """The state after one action; this one stays as it is."""
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        """The same game, to be gone on with by itself."""
        other = State(self._game)
        other._history = self._history[:]
        other._position = None if self._position is None else self._position.clone()
        other._numbers = self._numbers
        other._seen = self._seen.copy()
        other._root = self._root
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[str], State], tuple[str]]:
        return self._game.deserialize_state, (self.serialize(),)

    def history(self) -> list[int]:
        """All actions, nature's first. An imagined world has none that would lead to it."""
        return self._history[:]

    def move_number(self) -> int:
        return len(self._history)

    def is_initial_state(self) -> bool:
        return not self._history

    def returns(self) -> list[float]:
        """By player: what the places are worth (see `results.placement`); nothing before the end."""
        if self._position is None or not self.is_terminal():
            return [0.0] * self._game.num_players()
        return placement([player.score for player in self._position.players])

    def rewards(self) -> list[float]:
        """All is paid at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def action_to_string(self, player: int, action: int) -> str:
        """The option's text, as in records; ValueError for a number that stands for nothing."""
        if player == CHANCE or self._position is None:
            return f"seed {action:02x}"
        option = self._options().get(int(action))
        if option is None:
            raise ValueError(f"the number {action} stands for no option here")
        return option.text(self._position.table)

    def string_to_action(self, text: str) -> int:
        """The number of the option with this text; ValueError if there is none."""
        for action in self.legal_actions():
            if self.action_to_string(self.current_player(), action) == text:
                return action
        raise ValueError(f"no option here is {text!r}")

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now: his view as JSON. Before the deal there is nothing to see."""
        return "" if self._position is None else self._look(self._who(player)).decode()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now as numbers, in the layout of `layout`."""
        if self._position is None:
            return [0.0] * self._game.encoder.layout.size
        return self._game.encoder.vector(view(self._position, self._who(player)))

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has seen from the beginning: a digest of the past, and his view as JSON."""
        if self._position is None:
            return ""
        return self._seen_by(self._who(player)).text()

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> State:
        """A game that is as likely as this one for all a player has seen; all else is drawn anew by `random()`.

        It goes on from here like any other, but no history leads to it and it cannot be serialized.
        """
        if self._position is None:
            return self.clone()
        other = State(self._game)
        other._position = imagine(self._position, player, fast(int(random() * (1 << 53))))
        other._history = self._history[:]
        other._seen = {player: self._seen_by(player)}
        other._root = (other._position.clone(), len(self._history))
        return other

    def serialize(self) -> str:
        """The state as text; ValueError for an imagined one."""
        if self._root is not None:
            raise ValueError("no history leads to an imagined world")
        return " ".join([str(action) for action in self._history])

    def __str__(self) -> str:
        """For who runs the game: it tells the seed, from which everything follows."""
        moves = self._history[SEED_BYTES:]
        return f"{bytes(self._history[:SEED_BYTES]).hex()} {' '.join([str(move) for move in moves])}".rstrip()

    def _who(self, player: int | None) -> int:
        """The player who is meant: the one who is asked, if none is named."""
        if player is not None and 0 <= player < self._game.num_players():
            return player
        asked = self.current_player()
        if player is not None or asked < 0:
            raise ValueError(f"there is no player {player if player is not None else asked} to look")
        return asked

    def _options(self) -> dict[int, Action]:
        """The options of the decision that is due by their numbers."""
        assert self._position is not None
        known = self._numbers
        if known is None:
            options = legal(self._position)
            texts = [option.text(self._position.table) for option in options]
            numbers = by_slot(texts, self._game.num_distinct_actions())
            known = self._numbers = dict(zip(numbers, options, strict=False))
        return known

    def _look(self, player: int) -> bytes:
        assert self._position is not None
        return view(self._position, player).encode()

    def _seen_by(self, player: int) -> Seen:
        """What a player has seen; found out by playing the game again when it is first asked, then kept up."""
        known = self._seen.get(player)
        if known is None:
            position, at = self._beginning()
            known = Seen(NO_PAST, view(position, player).encode())
            past = State(self._game)
            past._position = position
            for action in self._history[at:]:
                past.apply_action(action)
                known = known.then(past._look(player))
            self._seen[player] = known
        return known

    def _beginning(self) -> tuple[Position, int]:
        """The first position there is, and after how many actions; in an imagined world others have no longer past."""
        if self._root is not None:
            return self._root[0].clone(), self._root[1]
        return self._game.begin(int.from_bytes(bytes(self._history[:SEED_BYTES]), "big")), SEED_BYTES
