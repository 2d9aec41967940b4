"""Amounts on caravanserai cards in words: what is paid with them, and where markers go."""

from __future__ import annotations

from alhambra.words.offer import describe
from alhambra.words.speak import Speaker
from tests.rules.caravans import inn, stand


def test_an_amount_counts_in_what_is_paid_too_much() -> None:
    game = stand(inn(0), "A", "ducat-1", 3).market("-", "-", "-", "pavilion-7").hand("A", "ducat-5")
    view = game.view("A")
    (offer,) = [describe(view, option) for option in view.options if option.text(view.table).startswith("buy ")]
    assert offer.over == 1


def test_a_move_says_what_the_marker_will_show() -> None:
    game = stand(inn(0), "B", "ducat-1", 2).play("A", "take florin-1")
    view = game.view("B")
    speaker = Speaker("en", ("Ada", "Ben", "Cleo"), 1)
    said = [speaker.say(describe(view, option).label, "short") for option in view.options]
    assert said[:2] == ["ducat caravanserai: to 3 ducat", "ducat caravanserai: to 2 dirham"]
