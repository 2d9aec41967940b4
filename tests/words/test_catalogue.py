"""One catalogue, four languages: nothing missing, nothing too much, the same data in every sentence."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import ast

from alhambra.words.catalogue import ENGLISH, LANGUAGES, sources, wished
from tests.words.messages import attributes, entries, messages, references, variables
from tests.words.usage import mentioned, said

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
# Forms that code asks for. Others are each language's own business: cases, or words within a sentence.
ASKED_FORMS = {"short", "ask", "key", "letter", "power"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read(language: str) -> None:
    assert [file for file, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    ids = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, number in ids.items() if number > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_in_every_language(language: str) -> None:
    assert sorted(messages(ENGLISH).keys() - messages(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_stand_in_the_same_files(language: str) -> None:
    places = [
        {(file, entry.id.name) for file, entry in entries(which) if isinstance(entry, ast.Message)}
        for which in (ENGLISH, language)
    ]
    shared = messages(ENGLISH).keys() & messages(language).keys()
    assert sorted(place for place in places[0] ^ places[1] if place[1] in shared) == []
    assert sources(language).keys() == sources(ENGLISH).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_what_one_language_has_alone_serves_its_own_sentences(language: str) -> None:
    used = {name for message in messages(language) for name in references(language, message)}
    assert sorted(messages(language).keys() - messages(ENGLISH).keys() - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    named = {name for message in messages(language) for name in references(language, message)}
    assert sorted(named - messages(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_about_the_same_things(language: str) -> None:
    shared = messages(ENGLISH).keys() & messages(language).keys()
    told = {name: (variables(ENGLISH, name), variables(language, name)) for name in sorted(shared)}
    assert {name: both for name, both in told.items() if both[0] != both[1]} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_forms_that_code_asks_for_are_everywhere(language: str) -> None:
    shared = messages(ENGLISH).keys() & messages(language).keys()
    for name in shared:
        asked = attributes(messages(ENGLISH)[name]) & ASKED_FORMS
        assert asked == attributes(messages(language)[name]) & ASKED_FORMS, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_third_player_has_the_forms_of_a_seat(language: str) -> None:
    assert attributes(messages(language)["dirk"]) == attributes(messages(language)["seat"])


def test_arguments_have_no_dash_in_their_names() -> None:
    """A dash parts an argument from its form, so that `$tile-gen` is a form of `$tile`."""
    forms = {form for language in LANGUAGES for message in messages(language).values() for form in attributes(message)}
    for language in LANGUAGES:
        for message in messages(language):
            for name in _variables(language, message):
                if "-" in name:
                    assert name.partition("-")[2] in forms | {"you", "count"}, (language, message, name)


def _variables(language: str, message: str) -> set[str]:
    from tests.words.messages import walk

    return {node.id.name for node in walk(messages(language)[message]) if isinstance(node, ast.VariableReference)}


def test_everything_that_is_said_is_in_the_catalogue() -> None:
    assert sorted(said() - messages(ENGLISH).keys()) == []


def test_no_message_is_never_said() -> None:
    used = {name for message in messages(ENGLISH) for name in references(ENGLISH, message)}
    anywhere = mentioned()
    assert sorted(name for name in messages(ENGLISH).keys() - used if not anywhere.fullmatch(name)) == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "et_EE", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "et"}, "et"),
    ],
)
def test_the_language_is_the_system_s_if_we_know_it(environment: dict[str, str], language: str) -> None:
    assert wished(environment) == language
