"""A sentence before it is put into a language: the id of a message, and data to fill it with.

The server sends sayings, the browser and the terminal word them. Both do it like this, so that one catalogue
serves both (`speak.py` here, `speak.ts` in the browser). A saying is the message `id`, formatted with these
variables; `X` is the name of an argument:

| argument | on the wire | `$X` is |
| --- | --- | --- |
| number | 5 | the number itself: Fluent chooses plurals and digits |
| text | "Ada" | the text as it is; only what people themselves have written |
| Kind | {"type": "garden"} | the message `garden` |
| Currency | {"currency": "denar"} | the message `denar` |
| Tile | {"tile": "tower-9-es"} | the message `tile-<shape>` with `$type` (a Kind), `$price`, `$walls`, `$walled` |
| Card | {"card": "denar-3"} | `card-money` with `$currency` (a Currency) and `$values` ("3"); |
| | | `bureau-a-b` is `card-bureau` with the Currencies `$first` and `$second`; |
| | | `K-a` and `K-a-1` with a currency a are `card-K`, if there is such a message, with `$currency` and `$number`, |
| | | how many alike there are; any other card its name |
| Cards | {"cards": ["denar-3", "denar-5"]} | one `card-money` for each currency, `$values` being "5 + 3", |
| | | dearest first, then all other cards; joined by ", " |
| Seat | {"seat": 2} | the message `seat` with `$name` and `$you` ("yes" or "no") |
| Cell | {"cell": "1,-2"} | the text as it is |
| Rule | {"rule": "B-71"} | the text as it is |
| Say | {"say": {"id": .., "args": ..}} | that saying, worded |
| All | {"all": [..]} | its parts; the last two joined by the message `list-and` (`$rest`, `$last`), others by ", " |

A tile's shape, type, price and walls stand in the table of its pieces (`pieces.tile_facts`): shapes are building,
camp, hut, fountain and other: one of those is the message `tile-<its name>`, or if there is none `tile-other` with
its name as `$name`. `$walls` is the joined `.letter` of the messages `side-n`,
`side-e`, `side-s`, `side-w`; `$walled` is "yes", or "no" if there are none.

Besides `$X` there are

- `$X-F` for every attribute F of the message that words the argument: its other forms, such as cases. Which there
  are is each language's own business. An All has the forms that all its parts have.
- `$X-you`: "yes" if the Seat is the reader's own, else "no"; for an All "yes" if it holds such a Seat.
- `$X-count`: of an All, the number of its parts.

The attribute `short` of a label is for places where its heading stands right above it.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Kind:
    """A building type."""

    name: str


@dataclass(frozen=True, slots=True)
class Currency:
    """A currency, those of modules included."""

    name: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile by its name in records."""

    name: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its name in records."""

    name: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Several cards that are told in one breath."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody at the table."""

    number: int


@dataclass(frozen=True, slots=True)
class Cell:
    """A square of an Alhambra, as `x,y`."""

    name: str


@dataclass(frozen=True, slots=True)
class Rule:
    """The id of a rule."""

    name: str


@dataclass(frozen=True, slots=True)
class Say:
    """A saying within a saying."""

    saying: Saying


@dataclass(frozen=True, slots=True)
class All:
    """Several things: A, B and C."""

    parts: tuple[Arg, ...]


Arg = int | float | str | Kind | Currency | Tile | Card | Cards | Seat | Cell | Rule | Say | All


@dataclass(frozen=True, slots=True)
class Saying:
    """What is to be said: a message of the catalogue and what it is about."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)

    def wire(self) -> dict[str, object]:
        """As plain data, for clients."""
        return {"id": self.id, "args": {name: arg_wire(arg) for name, arg in self.args.items()}}


def arg_wire(arg: Arg) -> object:
    """An argument as plain data: numbers and texts as they are, all else with one key that says what it is."""
    match arg:
        case int() | float() | str():
            return arg
        case Kind(name):
            return {"type": name}
        case Currency(name):
            return {"currency": name}
        case Tile(name):
            return {"tile": name}
        case Card(name):
            return {"card": name}
        case Cards(names):
            return {"cards": list(names)}
        case Seat(number):
            return {"seat": number}
        case Cell(name):
            return {"cell": name}
        case Rule(name):
            return {"rule": name}
        case Say(saying):
            return {"say": saying.wire()}
        case All(parts):
            return {"all": [arg_wire(part) for part in parts]}
