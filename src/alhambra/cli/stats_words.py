"""What the rows and headings of statistics are called."""

from __future__ import annotations

from alhambra.cli.errors import worded
from alhambra.cli.names import printable
from alhambra.core.pieces import TYPES
from alhambra.core.setup import BASE_GAME
from alhambra.games.family import GAMES
from alhambra.lab.stats import WITHOUT, Account, Group, Mean
from alhambra.lab.stats_game import BETWEEN, WALLS
from alhambra.words.modules import name
from alhambra.words.saying import Arg, Kind, Say, Saying

# The groups of an account, by what they have in common, and how each is headed.
PLAYERS = "players"
SEAT = "seat"
TURN = "turn"
NAME = "name"
MODULE = "module"


def words(message: str, **args: Arg) -> str:
    """A message by its id."""
    return worded(Saying(message, args))


def groups(account: Account) -> list[tuple[str, list[Group]]]:
    """The groups worth a table: one row alone says nothing that others do not, unless it is the only one there is."""
    found = [
        (PLAYERS, account.players),
        (SEAT, account.seats),
        (TURN, account.starter),
        (NAME, account.names),
        (MODULE, account.modules),
    ]
    return [(what, rows) for what, rows in found if len(rows) > 1 or (what == PLAYERS and rows)]


def title(account: Account) -> str:
    """The game, and how many of it there are."""
    game = Saying("stats-base-game") if account.game == BASE_GAME else name(account.game)
    return words("stats-of-game", game=Say(game), games=account.games)


def row_name(what: str, group: Group) -> str:
    """What a row is called in the table of its groups."""
    if what == PLAYERS:
        return words("stats-players", players=int(group.name))
    if what == SEAT:
        return words("stats-seat", seat=group.name)
    if what == TURN or group.name == WITHOUT:
        return words(f"stats-{group.name}")
    return worded(name(group.name)) if what == MODULE else printable(group.name)


def tells_victories(what: str) -> bool:
    """Where all seats of a game are in one row, its share of victories says nothing."""
    return what in (SEAT, TURN, NAME)


def source_name(source: str) -> str:
    """Where points come from."""
    if source in TYPES:
        return words("type-name", type=Kind(source))
    if source in (WALLS, BETWEEN):
        return words(f"stats-{source}")
    return words(f"stats-own-{source}") if source in GAMES else worded(name(source))


def module_sources(account: Account) -> list[str]:
    """The modules that gave points, in their order."""
    found = dict.fromkeys(source for side in account.sides for source in side.sources)
    return [source for source in found if source not in (*TYPES, WALLS, BETWEEN)]


def give_or_take(mean: Mean, factor: float = 1) -> str:
    """A mean with its margin: `12.3 ±0.4`."""
    margin = "" if mean.margin is None else f" ±{factor * mean.margin:.1f}"
    return f"{factor * mean.mean:.1f}{margin}"
