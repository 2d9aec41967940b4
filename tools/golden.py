"""Golden transcripts and perft tables: what the engine did when we last looked closely.

`python tools/golden.py` writes all of `tests/golden` anew; `git diff` then shows what has changed. A golden changes
only together with a *Rules* line in the changelog. `tests/test_golden.py` compares.

A transcript is a whole game of random choices. For each decision it says who is asked what, how many options there
are and a digest of them (a few are listed), what was chosen and what followed; now and then what somebody sees.
Some transcripts tell only the first part of a game and give a digest of the rest, which was played all the same.
A perft table counts game trees: `modules seats seed after depth leaves`, the number of different sequences of
`depth` decisions, `after` so many random ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from alhambra.core.actions import Action
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.frames import NOBODY
from alhambra.core.rng import FAST, SEALED, Rng, fast
from alhambra.core.setup import SEAT_NAMES, TOWER_ADD, TOWER_OFF, TOWER_REPLACE, Setup
from alhambra.core.state import State
from alhambra.core.view import view
from alhambra.games import alhambra
from alhambra.games.playout import perft

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
PERFT = "perft.txt"
NONE = "-"
FEW = 6  # so many options are listed
LOOK_EVERY = 60  # decisions


@dataclass(frozen=True)
class Game:
    """A game to write down; its name is that of the file."""

    name: str
    seats: int
    seed: int
    generator: str = FAST
    tower: str = TOWER_OFF
    modules: tuple[str, ...] = ()
    most_lines: int = 0  # more of them become a digest; 0: all are told

    def start(self) -> State:
        return alhambra.start(Setup(self.seats, self.seed, self.generator, self.modules, self.tower))


EIGHT = ("vizier", "bureaux", "bonus", "huts", "gates", "diamonds", "characters", "camps")
TWELVE = (
    *("walls", "thieves", "change", "masters", "treasure", "trader"),
    *("invaders", "bazaars", "scorecards", "sultan", "caravanserai", "moors"),
)
TWENTY = EIGHT + TWELVE
PART_OF_A_GAME = 400  # lines
BEGINNING = 200

GAMES = (
    Game("base-2", 2, 2),
    Game("base-3", 3, 3),
    Game("base-4", 4, 4),
    Game("base-5", 5, 5),
    Game("base-6", 6, 6),
    Game("sealed-tower-added-2", 2, 1 << 200, SEALED, TOWER_ADD),
    Game("tower-replaced-3", 3, 33, FAST, TOWER_REPLACE),
    *[
        Game(f"{module}-{seats}", seats, 10 + at, modules=(module,), most_lines=PART_OF_A_GAME)
        for at, (module, seats) in enumerate(zip(EIGHT, (3, 4, 5, 6, 2, 3, 4, 5), strict=True))
    ],
    Game("eight-2", 2, 82, modules=EIGHT),
    Game("eight-4", 4, 84, modules=EIGHT),
    *[
        Game(f"{module}-{seats}", seats, 44 + at, modules=(module,), most_lines=BEGINNING)
        for at, (module, seats) in enumerate(zip(TWELVE, (4, 5, 6, 2, 3, 4, 5, 6, 2, 3, 4, 5), strict=True))
    ],
    *[Game(f"twenty-{seats}", seats, 200 + seats, modules=TWENTY, most_lines=PART_OF_A_GAME) for seats in (2, 4, 6)],
)


@dataclass(frozen=True)
class Tree:
    """A game tree to count: `depth` decisions after so many random ones."""

    seats: int
    seed: int
    after: int
    depth: int
    modules: tuple[str, ...] = ()

    def words(self) -> str:
        modules = ",".join(self.modules) or NONE
        return f"{modules} {self.seats} {self.seed} {self.after} {self.depth}"

    def root(self) -> State:
        """The position from which the tree grows."""
        state = alhambra.start(Setup(self.seats, self.seed, modules=self.modules))
        rng = fast(self.seed)
        for _ in range(self.after):
            submit(state, to_move(state), choose(state, rng))
        return state


TREES = (
    *[Tree(seats, 1, 0, depth) for seats in range(2, 7) for depth in (1, 2, 3, 4, 5)],
    *[Tree(seats, seats, after, depth) for seats in range(2, 7) for after in (30, 90) for depth in (1, 2)],
    Tree(3, 3, 150, 3),
    *[Tree(3, 7, after, 2, (module,)) for module in EIGHT for after in (0, 60, 120)],
    *[Tree(seats, seats, after, 2, EIGHT) for seats in range(2, 7) for after in (0, 60, 120)],
    Tree(4, 1, 0, 4, EIGHT),
    *[Tree(3, 7, after, 2, (module,)) for module in TWELVE for after in (60, 120)],
    *[Tree(seats, seats, after, 2, TWENTY) for seats in (2, 4, 6) for after in (60, 120)],
    Tree(3, 3, 90, 3, TWENTY),
)


def choose(state: State, rng: Rng) -> Action:
    """Any verb, and then any option with it: so rare things happen in every game."""
    options = legal(state)
    verbs = list(dict.fromkeys(option.text(state.table).split()[0] for option in options))
    verb = verbs[rng.below(len(verbs))]
    fitting = [option for option in options if option.text(state.table).split()[0] == verb]
    return fitting[rng.below(len(fitting))]


def transcript(game: Game) -> str:
    """A whole game, line by line."""
    lines = [*heading(game), *decisions(game)]
    if 0 < game.most_lines < len(lines):
        rest = lines[game.most_lines : -1]
        lines = [*lines[: game.most_lines], f"{len(rest)} further lines {digest(rest)}", lines[-1]]
    return "\n".join(lines) + "\n"


def digest(texts: list[str]) -> str:
    """A few signs that tell these texts, in this order, from others."""
    return blake2b("|".join(texts).encode(), digest_size=4).hexdigest()


def heading(game: Game) -> Iterator[str]:
    yield f"game {alhambra.NAME}"
    yield f"seats {game.seats}"
    yield f"generator {game.generator}"
    yield f"seed {game.seed:x}"
    yield f"modules {' '.join(game.modules) or NONE}"
    yield f"tower {game.tower}"


def decisions(game: Game) -> Iterator[str]:
    state = game.start()
    rng = fast(game.seed & 0xFFFFFFFF)
    yield f"    {happenings(state)}"
    while not is_over(state):
        if state.ply % LOOK_EVERY == LOOK_EVERY - 1:
            seat = state.ply // LOOK_EVERY % game.seats
            yield f"    {SEAT_NAMES[seat]} sees {view(state, seat).encode().decode()}"
        action = choose(state, rng)
        asked, question = SEAT_NAMES[to_move(state)], state.agenda[-1].name()
        yield f"{state.ply + 1} {asked} {question} {offer(state)}: {action.text(state.table)}"
        submit(state, to_move(state), action)
        yield f"    {happenings(state)}"
    yield " ".join(["scores", *[f"{SEAT_NAMES[seat]} {player.score}" for seat, player in enumerate(state.players)]])
    if game.seats == 2:
        yield f"dirk {state.dirk_score}"


def offer(state: State) -> str:
    """The options: a few of them in full, many as their number and a digest that also tells their order."""
    texts = [option.text(state.table) for option in legal(state)]
    if len(texts) <= FEW:
        return f"[{' | '.join(texts)}]"
    return f"{len(texts)} options {digest(texts)}"


def happenings(state: State) -> str:
    """What the latest decision brought about, in one line."""
    told = [f"{event.name()} {plain(event.facts(state.table))}" for event in state.events]
    return "; ".join(told) or "nothing"


def plain(fact: object, key: str = "") -> str:
    """A fact in a few signs: seats by name, the rest as it is."""
    if isinstance(fact, dict):
        return " ".join([f"{name}={plain(value, name)}" for name, value in fact.items()])
    if isinstance(fact, list):
        return "[" + " ".join([f"({plain(item)})" if isinstance(item, dict) else plain(item) for item in fact]) + "]"
    if key == "seat" and isinstance(fact, int):
        return SEAT_NAMES[fact] if fact != NOBODY else NONE
    return str(fact)


def perft_table() -> str:
    """All trees with their leaves."""
    lines = ["# modules seats seed after depth leaves"]
    lines += [f"{tree.words()} {perft(tree.root(), tree.depth)}" for tree in TREES]
    return "\n".join(lines) + "\n"


def divide(state: State, depth: int) -> dict[str, int]:
    """The leaves below each first decision: where two counts differ, go on from there."""
    below: dict[str, int] = {}
    for option in legal(state):
        branch = state.clone()
        submit(branch, to_move(branch), option)
        below[option.text(state.table)] = perft(branch, depth - 1)
    return below


def all_files() -> Iterator[tuple[str, str]]:
    """Every golden: name of the file and text."""
    for game in GAMES:
        yield f"{game.name}.txt", transcript(game)
    yield PERFT, perft_table()


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, text in all_files():
        (FOLDER / name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {text.count(chr(10))} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
