"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person


def seated(person: NewPerson) -> tuple[Person, Person]:
    """A host, and a friend who followed the link that stands on the host's page."""
    liis, jan = person(), person()
    liis.visit(f"/t/{liis.make_table('here', 'link')['id']}")
    jan.page.goto(liis.page.get_by_label("Link to seat 2", exact=True).input_value())
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.get_by_role("button", name="Sit down").click()
    jan.expect_table()
    liis.expect_table()
    return liis, jan


def test_what_one_does_the_other_sees(person: NewPerson) -> None:
    liis, jan = seated(person)
    for _ in range(12):
        liis.until(lambda: liis.is_asked() or jan.is_asked(), "one of the two is asked")
        (liis if liis.is_asked() else jan).move()
    liis.until(lambda: liis.open_pieces() == jan.open_pieces(), "both see the same table")
    assert len(liis.open_pieces()) >= 4


def test_nobody_is_sent_the_hand_of_another(person: NewPerson) -> None:
    """Neither the page nor the line to it ever holds a hand that is not the viewer's own."""
    liis, jan = person(), person()
    frames: list[str] = []
    jan.page.on("websocket", lambda line: line.on("framereceived", lambda text: frames.append(str(text))))
    table = liis.make_table("here", "link", "greedy")
    jan.visit(str(table["links"]["1"]))
    jan.page.get_by_label("Your name").fill("Jan")
    jan.page.get_by_role("button", name="Sit down").click()
    jan.expect_table()
    jan.until(lambda: bool(jan.hand()), "the cards are dealt")
    hands = {tuple(sorted(json.loads(hand))) for frame in frames for hand in re.findall(r'"hand":(\[.*?\])', frame)}
    assert hands <= {(), tuple(jan.hand())}
    assert tuple(jan.hand()) in hands


def test_a_spectator_sees_the_table_and_no_hand(person: NewPerson) -> None:
    liis, grete = person(), person()
    frames: list[str] = []
    grete.page.on("websocket", lambda line: line.on("framereceived", lambda text: frames.append(str(text))))
    table = liis.make_table("here", "greedy", "greedy")
    liis.sit_at(table)
    grete.visit(str(table["links"]["watch"]))
    grete.expect_table()
    assert grete.hand() == []
    assert not grete.is_asked()
    liis.wait_for_turn()
    before = grete.open_pieces()
    liis.move()
    grete.until(lambda: grete.open_pieces() != before, "the spectator sees the move")
    assert frames
    assert {hand for frame in frames for hand in re.findall(r'"hand":(\[.*?\])', frame)} <= {"[]"}


def test_talk_at_the_table(person: NewPerson) -> None:
    liis, jan = seated(person)
    liis.page.get_by_role("button", name=re.compile("chat|talk", re.IGNORECASE)).first.click()
    liis.page.get_by_role("textbox").last.fill("Good luck!")
    liis.page.keyboard.press("Enter")
    jan.page.get_by_role("button", name=re.compile("chat|talk", re.IGNORECASE)).first.click()
    expect(jan.page.get_by_text("Good luck!")).to_be_visible()


def test_who_is_muted_is_not_heard_until_he_is_again(person: NewPerson) -> None:
    liis, jan = seated(person)
    for someone in (liis, jan):
        someone.page.get_by_role("button", name=re.compile("talk", re.IGNORECASE)).first.click()
    liis.page.get_by_role("textbox").last.fill("Good luck!")
    liis.page.keyboard.press("Enter")
    said = jan.page.get_by_text("Good luck!")
    expect(said).to_be_visible()
    jan.page.get_by_role("button", name="Mute Liis").click()
    expect(said).to_have_count(0)
    expect(jan.page.get_by_text("1 line hidden")).to_be_visible()
    jan.page.reload()
    jan.page.get_by_role("button", name=re.compile("talk", re.IGNORECASE)).first.click()
    jan.page.get_by_role("button", name="Hear Liis again").click()
    expect(said).to_be_visible()


def test_escape_closes_the_talk_while_something_is_written(person: NewPerson) -> None:
    liis = person()
    liis.sit_at(liis.make_table("here", "greedy"))
    liis.page.get_by_role("button", name=re.compile("talk", re.IGNORECASE)).first.click()
    liis.page.get_by_role("textbox").last.fill("Well, ")
    liis.page.keyboard.press("Escape")
    expect(liis.page.get_by_role("log")).to_have_count(0)


def test_an_absent_player_is_stood_in_for_and_comes_back(person: NewPerson) -> None:
    liis, jan = seated(person)
    path = jan.page.url
    for _ in range(10):
        liis.until(lambda: liis.is_asked() or jan.is_asked(), "one of the two is asked")
        if jan.is_asked():
            break
        liis.move()
    jan.page.goto("about:blank")
    liis.page.get_by_role("button", name=re.compile("^Jan, away")).click()
    liis.page.get_by_role("button", name="Let a bot play on").click()
    liis.wait_for_turn()
    liis.page.keyboard.press("Escape")
    jan.page.goto(path)
    jan.expect_table()
    expect(jan.prompt).to_contain_text("A bot plays for you")
    jan.page.get_by_role("button", name="I am back").click()
    for _ in range(10):
        liis.until(lambda: liis.is_asked() or jan.is_asked(), "one of the two is asked")
        if jan.is_asked():
            break
        liis.move()
    jan.move()


def test_one_player_in_two_tabs(person: NewPerson) -> None:
    liis = person()
    table = liis.make_table("here", "greedy")
    liis.sit_at(table)
    other = Person(liis.page.context.new_page(), liis.address)
    other.sit_at(table)
    liis.wait_for_turn()
    other.wait_for_turn()
    before = other.state()
    liis.move()
    other.until(lambda: other.state() != before, "the other tab follows")
