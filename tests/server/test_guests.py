"""Guests: only our own signature counts."""

import pytest

from alhambra.server.guests import COOKIE, LONGEST_NAME, Guest, Guests, stranger, tidy_name

GUESTS = Guests(b"k" * 32)


@pytest.mark.parametrize("name", ["", "Dirk", "Mürša'ar; Path=/", "x" * 40, "女王"])
def test_a_cookie_brings_the_guest_back(name: str) -> None:
    guest = Guest(stranger().id, name)
    header = GUESTS.set_cookie(guest, secure=False).partition(";")[0]
    assert GUESTS.of_header(f"other=1; {header}; more=2") == guest


def test_two_strangers_are_never_the_same() -> None:
    assert len({stranger().id for _ in range(100)}) == 100


def test_a_changed_cookie_is_nobody() -> None:
    value = GUESTS.cookie(Guest("abcdefgh", "Dirk"))
    for at in range(len(value)):
        changed = value[:at] + ("A" if value[at] != "A" else "B") + value[at + 1 :]
        assert GUESTS.known(changed) is None, (at, changed)


def test_a_cookie_of_another_server_is_nobody() -> None:
    assert GUESTS.known(Guests(b"l" * 32).cookie(stranger())) is None


@pytest.mark.parametrize("value", ["", ".", "..", "a.b", "a.b.c.d", "é.x.y", "x" * 100_000, "a.%%.c"])
def test_nonsense_is_nobody(value: str) -> None:
    assert GUESTS.known(value) is None


@pytest.mark.parametrize("header", ["", COOKIE, f"{COOKIE}=", "=;=;=", f"{COOKIE}=a.b.c; \x00", "a" * 10_000])
def test_a_strange_header_is_nobody(header: str) -> None:
    assert GUESTS.of_header(header) is None


def test_no_script_and_no_other_site_gets_the_cookie() -> None:
    flags = GUESTS.set_cookie(stranger(), secure=True).split("; ")[1:]
    assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= set(flags)
    assert "Secure" not in GUESTS.set_cookie(stranger(), secure=False)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Dirk \n Henn ", "Dirk Henn"), ("a\u202eb\x00c", "a b c"), ("x" * 500, "x" * LONGEST_NAME), ("\t", "")],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    assert tidy_name(typed) == shown
