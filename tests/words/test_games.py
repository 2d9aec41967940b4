"""Whole games in every language: each option, question, event and point has words, and no raw id is among them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from alhambra.core.actions import READERS
from alhambra.core.engine import is_over, legal, submit, to_move
from alhambra.core.events import Scored
from alhambra.core.pieces import CURRENCIES, TYPES
from alhambra.core.rng import fast
from alhambra.core.setup import Setup
from alhambra.core.view import SPECTATOR, View, view
from alhambra.games import alhambra
from alhambra.games.alhambra import MODULES
from alhambra.words import scored
from alhambra.words.catalogue import ENGLISH, LANGUAGES
from alhambra.words.modules import line, name, nutshell, tags
from alhambra.words.offer import describe, question
from alhambra.words.pieces import tile_facts
from alhambra.words.refusal import RULES, refusal
from alhambra.words.saying import Saying
from alhambra.words.speak import Speaker
from alhambra.words.told import declined, tell
from tests.words.messages import messages
from tests.words.usage import ID

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")
GAMES = [(2, 1), (4, 5)]  # seats and seed
# How records and facts write what people have words for: pieces with dashes, verbs of modules.
RAW = re.compile(
    rf"\b({'|'.join(TYPES)}|{'|'.join(CURRENCIES)}|hut|camp|bureau|diamond|scoring|character)-\w"
    rf"|\b({'|'.join(verb for verb in READERS if '-' in verb)})\b|[{{}}$]|None|\bseat \d"
)


@cache
def sayings(seats: int, seed: int) -> tuple[tuple[int, Saying], ...]:
    """All that is said to anybody in a random game of all modules, with the reader's seat."""
    found: dict[str, tuple[int, Saying]] = {}
    for seen, said in _said(seats, seed):
        for saying in said:
            found.setdefault(f"{seen.seat} {saying.wire()}", (seen.seat, saying))
    return tuple(found.values())


def _said(seats: int, seed: int) -> Iterator[tuple[View, list[Saying]]]:
    state = alhambra.start(Setup(seats, seed, modules=tuple(MODULES)))
    chance = fast(seed)
    while not is_over(state):
        for seat in (to_move(state), SPECTATOR):
            seen = view(state, seat)
            said = [*tell(seen, seen.events), question(seen), *_reasons(seen)]
            for option in seen.options if state.ply % 3 == 0 else []:
                offer = describe(seen, option)
                said += [offer.heading, offer.label, *filter(None, [offer.note, offer.folder])]
                said += filter(None, [declined(seat, option, seen.question)])
            yield seen, said
        options = legal(state)
        submit(state, to_move(state), options[chance.below(len(options))])
    last = view(state, 0)
    yield last, [*tell(last, last.events), question(last), *_reasons(last)]


def _reasons(seen: View) -> list[Saying]:
    results = [event.result for event in seen.events if isinstance(event, Scored)]
    return [saying for result in results for saying in [*scored.reasons(result), *scored.walls(seen.table, result)]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_game_is_told_in_every_language(language: str, seats: int, seed: int) -> None:
    table = alhambra.start(Setup(seats, seed, modules=tuple(MODULES))).table
    speakers = {seat: Speaker(language, NAMES, seat, tile_facts(table.tiles)) for seat in range(SPECTATOR, seats)}
    for seat, saying in sayings(seats, seed):
        for form in ("", "short", "ask"):
            words = speakers[seat].say(saying, form)
            assert words.strip(), saying
            assert not RAW.search(words), words
    assert [fault for speaker in speakers.values() for fault in speaker.faults] == []


def test_nobody_has_to_read_records() -> None:
    """Every action and event of the modules there are has words of its own."""
    ids = {saying.id for seats, seed in GAMES for _, saying in sayings(seats, seed)}
    assert not {name for name in ids if name.startswith("raw-")}
    assert len(ids) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_is_introduced(language: str) -> None:
    speaker = Speaker(language)
    for key in MODULES:
        told = [name(key), line(key), nutshell(key), *tags(key)]
        assert all(told), key
        for saying in filter(None, told):
            assert speaker.say(saying)
    assert speaker.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_broken_rule_has_words(language: str) -> None:
    speaker = Speaker(language)
    for rule in [*RULES, "XYZ-1"]:
        assert f"({rule})" in speaker.say(refusal(rule))
    assert speaker.faults == []


def test_an_id_is_what_a_message_is_called() -> None:
    assert all(re.fullmatch(ID, message) for message in messages(ENGLISH))
