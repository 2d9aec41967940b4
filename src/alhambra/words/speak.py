"""Sayings in a language, by the rules that stand at the head of `saying.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fluent.runtime import FluentBundle

from alhambra.core.pieces import CURRENCIES, SIDE_NAMES
from alhambra.words.catalogue import ENGLISH, bundle
from alhambra.words.pieces import OTHER, START, TileFacts, family_tiles
from alhambra.words.saying import (
    All,
    Arg,
    Card,
    Cards,
    Cell,
    Currency,
    Kind,
    Rule,
    Say,
    Saying,
    Seat,
    Tile,
)

YES: Final = "yes"
NO: Final = "no"
BUREAU: Final = "bureau"
VALUE: Final = ""  # the form that has no name: the message itself
LONGEST_TEXT: Final = 2000  # signs of a text; Fluent refuses more than 2500, so that nobody makes it swell

# What Fluent fills a message with, and a piece in all its forms.
Filling = dict[str, int | float | str]
Forms = dict[str, str]


class Speaker:
    """One language, spoken to somebody who sits at `you` (or to a spectator) at a table with these people and tiles."""

    def __init__(
        self, language: str, names: Sequence[str] = (), you: int = -1, tiles: Mapping[str, TileFacts] | None = None
    ) -> None:
        self.language: Final = language
        self.names: Final = names
        self.you: Final = you
        self._tiles: Final = tiles  # those of the whole family if it is None
        self.faults: Final[list[str]] = []  # what the catalogue could not say: for tests
        self._known: Final[dict[Arg, Forms]] = {}  # pieces come again and again

    def say(self, saying: Saying, form: str = VALUE) -> str:
        """The saying in words; in one of its other forms if it has such a one."""
        forms = self._forms(saying.id, saying.args, (form, VALUE))
        return forms[form] if form in forms else forms[VALUE]

    def has(self, message: str) -> bool:
        """Is there a message with this id?"""
        return bundle(self.language).has_message(message) or bundle(ENGLISH).has_message(message)

    def _forms(self, message: str, args: Mapping[str, Arg], wanted: Sequence[str] | None = None) -> Forms:
        """A message, and its attributes: all of them, or those that are wanted."""
        words = self._bundle_with(message)
        if words is None:
            self.faults.append(f"no message {message}")
            return {VALUE: message}
        found = words.get_message(message)
        filling = self._filling(args)
        forms: Forms = {}
        for form, pattern in [(VALUE, found.value), *found.attributes.items()]:
            if pattern is not None and (wanted is None or form in wanted):
                text, errors = words.format_pattern(pattern, filling)
                self.faults.extend([f"{message}: {error}" for error in errors])
                forms[form] = str(text)
        return forms

    def _bundle_with(self, message: str) -> FluentBundle | None:
        """The language, or English for what it lacks."""
        for language in (self.language, ENGLISH):
            if bundle(language).has_message(message):
                return bundle(language)
        return None

    def _filling(self, args: Mapping[str, Arg]) -> Filling:
        filling: Filling = {}
        for name, arg in args.items():
            if isinstance(arg, int | float | str):
                filling[name] = arg[:LONGEST_TEXT] if isinstance(arg, str) else arg
                continue
            for form, text in self._piece(arg).items():
                filling[f"{name}-{form}" if form else name] = text
            if isinstance(arg, All):
                filling[f"{name}-count"] = len(arg.parts)
        return filling

    def _piece(self, arg: Arg) -> Forms:
        """An argument in all its forms."""
        if isinstance(arg, Say):
            return self._forms(arg.saying.id, arg.saying.args)
        if isinstance(arg, All):
            return self._all(arg.parts)
        if arg not in self._known:
            self._known[arg] = self._named(arg)
        return self._known[arg]

    def _named(self, arg: Arg) -> Forms:
        match arg:
            case Kind(name) | Currency(name):
                return self._forms(name, {})
            case Tile(name):
                return self._tile(name)
            case Card(name):
                return self._cards((name,))
            case Cards(names):
                return self._cards(names)
            case Seat(number):
                you = YES if number == self.you else NO
                return {**self._forms("seat", {"name": self._name(number), "you": you}), "you": you}
            case Cell(name) | Rule(name):
                return {VALUE: name}
        return {VALUE: str(arg)}

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def walls(self, tile: str) -> str:
        """The letters of a tile's walled sides."""
        facts = self._facts(tile)
        return self._letters(facts.walls) if facts else ""

    def _facts(self, tile: str) -> TileFacts | None:
        return (family_tiles() if self._tiles is None else self._tiles).get(tile)

    def _tile(self, name: str) -> Forms:
        facts = self._facts(name)
        if facts is None:
            return {VALUE: name}
        if facts.shape == START:
            return self._forms(f"tile-{START}", {})
        if facts.shape == OTHER and self.has(f"tile-{name}"):
            return self._forms(f"tile-{name}", {})
        walled = YES if facts.walls else NO
        args: dict[str, Arg] = {"price": facts.price, "walls": self._letters(facts.walls), "walled": walled}
        if facts.shape == OTHER:
            args["name"] = name
        if facts.type:
            args["type"] = Kind(facts.type)
        return self._forms(f"tile-{facts.shape}", args)

    def _letters(self, walls: str) -> str:
        return "".join([self.say(Saying(f"side-{side.lower()}"), "letter") for side in SIDE_NAMES if side in walls])

    def _cards(self, names: Sequence[str]) -> Forms:
        values: dict[str, list[int]] = {}
        others: list[str] = []
        for name in names:
            currency, _, value = name.rpartition("-")
            if currency and "-" not in currency and value.isdecimal():
                values.setdefault(currency, []).append(int(value))
            else:
                others.append(name)
        groups = [
            self._forms("card-money", {"currency": Currency(currency), "values": _sum_of(held)})
            for currency, held in values.items()
        ]
        groups += [self._stranger(name, others.count(name)) for name in dict.fromkeys(others)]
        return _joined(groups, ", ")

    def _stranger(self, name: str, number: int) -> Forms:
        """So many cards alike that are no plain money."""
        words = name.split("-")
        if words[0] == BUREAU and len(words) == 3:
            return self._forms("card-bureau", {"first": Currency(words[1]), "second": Currency(words[2])})
        message = f"card-{words[0]}"
        if len(words) > 1 and words[1] in CURRENCIES and self.has(message):
            return self._forms(message, {"currency": Currency(words[1]), "number": number})
        return {VALUE: ", ".join([name] * number)}

    def _all(self, parts: Sequence[Arg]) -> Forms:
        """`A, B and C`, in every form that all parts have."""
        forms = [self._piece(part) if not isinstance(part, int | float | str) else {VALUE: str(part)} for part in parts]
        joined = _joined(forms[:1], "")
        if len(forms) > 1:
            rest, last = _joined(forms[:-1], ", "), forms[-1]
            joined = {
                form: self.say(Saying("list-and", {"rest": text, "last": last[form]}))
                for form, text in rest.items()
                if form in last
            }
        you = YES if YES in [part.get("you") for part in forms] else NO
        return {**joined, "you": you}


def _sum_of(values: list[int]) -> str:
    """`5 + 3`, dearest first."""
    return " + ".join([str(value) for value in sorted(values, reverse=True)])


def _joined(groups: Sequence[Forms], between: str) -> Forms:
    """Several pieces as one, in every form that all of them have."""
    forms = [form for form in groups[0] if all(form in group for group in groups)] if groups else [VALUE]
    return {form: between.join([group[form] for group in groups]) for form in forms}
