"""What the other tests here rely on: whatever was played before, a table is dealt by what was wished for."""

from __future__ import annotations

from tests.browser.conftest import NewPerson


def test_the_same_wish_is_dealt_the_same(person: NewPerson) -> None:
    liis = person()
    hands = []
    for title in ("once", "once", "otherwise"):
        liis.sit_at(liis.make_table("here", "greedy", title=title))
        liis.wait_for_turn()
        hands.append(liis.hand())
    assert hands[0] == hands[1] != hands[2]
