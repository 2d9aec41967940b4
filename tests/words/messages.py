"""The catalogue taken apart: which messages, variables and references there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast

from alhambra.words.catalogue import sources


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Everything that stands in the files of a language, with the file."""
    parser = FluentParser()
    return tuple([(file, entry) for file, text in sources(language).items() for entry in parser.parse(text).body])


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by id."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


def attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def variables(language: str, message: str) -> set[str]:
    """The arguments a message is about, through all messages it refers to; `$tile-gen` is about `tile`."""
    found: set[str] = set()
    for name in closure(language, message):
        for node in walk(messages(language)[name]):
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name.partition("-")[0])
    return found


def references(language: str, message: str) -> set[str]:
    """The messages that a message names."""
    return {node.id.name for node in walk(messages(language)[message]) if isinstance(node, ast.MessageReference)}


def closure(language: str, message: str) -> set[str]:
    """A message with all that it refers to."""
    found: set[str] = set()
    open_ends = [message]
    while open_ends:
        name = open_ends.pop()
        if name not in found:
            found.add(name)
            open_ends += references(language, name)
    return found


def walk(node: object) -> Iterator[ast.BaseNode]:
    """All parts of a message."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from walk(part)
    elif isinstance(node, list):
        for part in node:
            yield from walk(part)
