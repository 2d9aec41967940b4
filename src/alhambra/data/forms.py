"""The forms of facts: what may stand in a column of a component table, and how to say so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

Problems = Iterator[str]

SIDES: Final = ("N", "E", "S", "W")
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST: Final = 60  # of a value that is repeated in a message


class Form(Protocol):
    """What a value must be."""

    def says(self) -> str:
        """What is expected, as a part of a sentence."""

    def problems(self, where: str, value: object) -> Problems:
        """What is wrong with a value that stands at this place."""


def wrong(where: str, value: object, form: Form) -> str:
    shown = repr(value)
    shown = shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}..."
    return f"{where}: {shown} instead of {form.says()}"


@dataclass(frozen=True)
class Whole:
    """A whole number within bounds."""

    least: int
    most: int

    def says(self) -> str:
        return f"a whole number from {self.least} to {self.most}" if self.least < self.most else str(self.least)

    def problems(self, where: str, value: object) -> Problems:
        if type(value) is not int or not self.least <= value <= self.most:  # True is no number
            yield wrong(where, value, self)


@dataclass(frozen=True)
class OneOf:
    """One of some words."""

    words: tuple[str, ...]

    def says(self) -> str:
        return f"one of {', '.join(self.words)}"

    def problems(self, where: str, value: object) -> Problems:
        if value not in self.words:
            yield wrong(where, value, self)


@dataclass(frozen=True)
class Name:
    """The name of a piece, as records write it."""

    def says(self) -> str:
        return "a name of small letters, digits and hyphens"

    def problems(self, where: str, value: object) -> Problems:
        if not isinstance(value, str) or not NAME.fullmatch(value):
            yield wrong(where, value, self)


@dataclass(frozen=True)
class Sides:
    """Sides of a tile, in their order."""

    least: int
    most: int

    def says(self) -> str:
        if not self.most:
            return "no side"
        number = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {number} sides out of {', '.join(SIDES)}, in this order"

    def problems(self, where: str, value: object) -> Problems:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most or value != in_order(value):
            yield wrong(where, value, self)


def in_order(sides: list[Any]) -> list[str]:
    """The sides that are among these, each once, in their order."""
    return [side for side in SIDES if side in sides]


@dataclass(frozen=True)
class Several:
    """A list of so many values of one form."""

    form: Form
    least: int
    most: int

    def says(self) -> str:
        number = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {number}, each {self.form.says()}"

    def problems(self, where: str, value: object) -> Problems:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            yield wrong(where, value, self)
            return
        for number, part in enumerate(value, start=1):
            yield from self.form.problems(f"{where} {number}", part)


@dataclass(frozen=True)
class Keyed:
    """An object with these columns; others may stand beside them, for people."""

    columns: Mapping[str, Form]
    ordered: bool = False  # must they stand in this order?

    def says(self) -> str:
        return f"an object with {', '.join(self.columns)}{' in this order' if self.ordered else ''}"

    def problems(self, where: str, value: object) -> Problems:
        if not isinstance(value, dict):
            yield wrong(where, value, self)
            return
        for key, form in self.columns.items():
            at = f"{where}: {key}" if where else key
            if key not in value:
                yield f"{at} is missing; expected: {form.says()}"
            else:
                yield from form.problems(at, value[key])
        if self.ordered and list(value) != list(self.columns):
            yield f"{where}: {', '.join(value)} instead of {self.says()}"


@dataclass(frozen=True)
class Rows:
    """A list of so many pieces, each with these columns; a piece is told by its id, else by its number."""

    number: int
    columns: Mapping[str, Form]

    def says(self) -> str:
        return f"a list of {self.number} objects with {', '.join(self.columns)}"

    def problems(self, where: str, value: object) -> Problems:
        if not isinstance(value, list):
            yield wrong(where, value, self)
            return
        if len(value) != self.number:
            yield f"{where}: {len(value)} entries instead of {self.number}"
        for number, row in enumerate(value, start=1):
            known = isinstance(row, dict) and isinstance(row.get("id"), str)
            yield from Keyed(self.columns).problems(row["id"] if known else f"{where} {number}", row)


@dataclass(frozen=True)
class Piles:
    """How many cards go into which of the five piles."""

    def says(self) -> str:
        return 'an object from piles "1" to "5" to numbers of cards'

    def problems(self, where: str, value: object) -> Problems:
        if not isinstance(value, dict) or not value or not set(value) <= set("12345"):
            yield wrong(where, value, self)
            return
        for pile, number in value.items():
            yield from Whole(0, 30).problems(f"{where}: pile {pile}", number)
