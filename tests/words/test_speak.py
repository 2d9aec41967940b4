"""Sayings become sentences by the rules at the head of `saying.py`, and travel as plain data."""

from __future__ import annotations

import json

import pytest

from alhambra.words.catalogue import LANGUAGES
from alhambra.words.saying import All, Arg, Card, Cards, Cell, Currency, Kind, Rule, Say, Saying, Seat, Tile, arg_wire
from alhambra.words.speak import Speaker

ENGLISH = Speaker("en", ["Ada", "Ben", "Cleo"], you=1)


@pytest.mark.parametrize(
    ("arg", "wire"),
    [
        (5, 5),
        (2.5, 2.5),
        ("Ada", "Ada"),
        (Kind("garden"), {"type": "garden"}),
        (Currency("denar"), {"currency": "denar"}),
        (Tile("tower-9-es"), {"tile": "tower-9-es"}),
        (Card("denar-3"), {"card": "denar-3"}),
        (Cards(("denar-3", "denar-5")), {"cards": ["denar-3", "denar-5"]}),
        (Seat(2), {"seat": 2}),
        (Cell("1,-2"), {"cell": "1,-2"}),
        (Rule("B-71"), {"rule": "B-71"}),
        (Say(Saying("dirk")), {"say": {"id": "dirk", "args": {}}}),
        (All((Seat(0), Seat(1))), {"all": [{"seat": 0}, {"seat": 1}]}),
    ],
)
def test_arguments_travel_as_plain_data(arg: Arg, wire: object) -> None:
    assert arg_wire(arg) == wire
    saying = Saying("told-built", {"what": arg}).wire()
    assert json.loads(json.dumps(saying)) == {"id": "told-built", "args": {"what": wire}}


@pytest.mark.parametrize(
    ("arg", "words"),
    [
        (Kind("garden"), "garden"),
        (Currency("denar"), "denar"),
        (Tile("tower-9-ne"), "tower 9 (NE)"),
        (Tile("tower-12"), "tower 12"),
        (Tile("camp-8-ne"), "camp 8 (NE)"),
        (Tile("hut-garden-nw"), "garden hut (NW)"),
        (Tile("fountain"), "fountain"),
        (Tile("oasis-3"), "oasis-3"),
        (Card("denar-3"), "denar 3"),
        (Card("bureau-florin-denar"), "bureau florin/denar"),
        (Card("camel"), "camel"),
        (
            Cards(("denar-3", "bureau-florin-denar", "florin-2", "denar-5")),
            "denar 5 + 3, florin 2, bureau florin/denar",
        ),
        (Cards(("coin-denar", "denar-3", "coin-florin", "coin-denar")), "denar 3, 2 denar coins, florin coin"),
        (Seat(0), "Ada"),
        (Seat(1), "You"),
        (Seat(7), "8"),
        (Cell("1,-2"), "1,-2"),
        (All((Seat(0),)), "Ada"),
        (All((Seat(0), Seat(2), Seat(1))), "Ada, Cleo and You"),
        (Say(Saying("rank", {"place": 2})), "2nd"),
    ],
)
def test_pieces_have_names(arg: Arg, words: str) -> None:
    assert ENGLISH.say(Saying("list", {"parts": arg})) == words


def test_the_reader_is_spoken_to() -> None:
    args: dict[str, Arg] = {"tile": Tile("garden-8-sw"), "cell": Cell("0,1")}
    mine, theirs = [Saying("told-built", {"seat": Seat(seat), **args}) for seat in (1, 0)]
    assert ENGLISH.say(mine) == "You build garden 8 (SW) at 0,1."
    assert ENGLISH.say(theirs) == "Ada builds garden 8 (SW) at 0,1."
    assert Speaker("et", ["Ada", "Ben"], 1).say(mine) == "Sina ehitad aia 8 (SW) kohale 0,1."
    assert Speaker("et", ["Ada", "Ben"], 1).say(theirs) == "Ada ehitab aia 8 (SW) kohale 0,1."
    assert Speaker("nl", ["Ada", "Ben"], 1).say(mine) == "Je bouwt tuin 8 (ZW) op 0,1."
    assert Speaker("de", ["Ada", "Ben"], 1).say(mine) == "Du baust Garten 8 (SW) bei 0,1 an."


def test_several_with_the_reader_among_them() -> None:
    german = Speaker("de", ["Ada", "Ben", "Cleo"], you=1)
    both, others = [
        Saying("told-shared-victory", {"seats": All((Seat(0), Seat(seat))), "points": 90}) for seat in (1, 2)
    ]
    assert german.say(both) == "Das Spiel ist beendet: Ada und Du teilt euch den Sieg mit 90 Punkten."
    assert german.say(others) == "Das Spiel ist beendet: Ada und Cleo teilen sich den Sieg mit 90 Punkten."


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "1 card", "3 cards"),
        ("nl", "1 kaart", "3 kaarten"),
        ("et", "1 kaart", "3 kaarti"),
        ("de", "1 Karte", "3 Karten"),
    ],
)
def test_numbers_choose_their_words(language: str, one: str, three: str) -> None:
    speaker = Speaker(language)
    assert [speaker.say(Saying("n-cards", {"number": number})) for number in (1, 3)] == [one, three]


def test_a_label_has_a_short_form_and_other_messages_stay_as_they_are() -> None:
    label = Saying("take-money", {"cards": Cards(("denar-3",))})
    assert (ENGLISH.say(label), ENGLISH.say(label, "short")) == ("Take denar 3", "denar 3")
    assert ENGLISH.say(Saying("not-now"), "short") == "Not now"


def test_what_the_catalogue_lacks_is_noticed_and_does_no_harm() -> None:
    speaker = Speaker("nl")
    assert speaker.say(Saying("no-such-message")) == "no-such-message"
    assert "tile" in speaker.say(Saying("build-tile"))
    assert len(speaker.faults) >= 2


def test_a_text_without_end_is_cut() -> None:
    assert ENGLISH.say(Saying("raw-reason", {"text": "x" * 5000})).startswith("xxx")


@pytest.mark.parametrize("you", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_never_inflected(language: str, you: int) -> None:
    """Whatever somebody is called, the name stands in a sentence as it is."""
    speaker = Speaker(language, ["Ada", "Zoë Ülle"], you)
    for message in ("told-begins", "told-declined", "told-vizier-wakes", "question-waiting", "gates-held"):
        said = speaker.say(Saying(message, {"seat": Seat(1), "number": 2}))
        assert ("Zoë Ülle" in said) == (you != 1), said
