"""The gate: foreign sites stay outside, every answer is safe to show, haste is slowed down."""

from __future__ import annotations

import asyncio
import logging

import httpx
import pytest

from alhambra.server.asgi import Receive, Scope, Send, send_whole
from alhambra.server.gate import POLICY, Gate
from alhambra.server.guests import COOKIE, Guest, Guests
from alhambra.server.limits import Limits, Rate

HOME = "http://table.test"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that says who asks."""
    await send_whole(send, 200, scope["state"]["alhambra"]["guest"].id.encode(), [])


def gate(limits: Limits | None = None, origins: tuple[str, ...] = (), hosts: tuple[str, ...] = ()) -> Gate:
    made = Gate(echo, echo, limits or Limits(), origins, hosts)
    made.guests = Guests(b"k" * 32)
    return made


def ask(
    at: Gate, path: str = "/api/family", method: str = "GET", times: int = 1, home: str = HOME, **headers: str
) -> httpx.Response:
    """The last of several answers; cookies are kept between them. Headers by name, `_` for `-`."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}

    async def run() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(at), base_url=home) as client:
            for _ in range(times):
                answer = await client.request(method, path, headers=sent)
            return answer

    return asyncio.run(run())


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "http://table.test.evil.test", "http://table.test:81"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_foreign_origin_changes_nothing_here(origin: str, method: str) -> None:
    answer = ask(gate(), method=method, origin=origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert answer.json()["saying"]["id"] == "problem-foreign-origin"


def test_a_foreign_site_without_origin_is_told_by_its_fetch_header() -> None:
    assert ask(gate(), method="POST", sec_fetch_site="cross-site").status_code == 403
    assert ask(gate(), method="POST", sec_fetch_site="same-origin").status_code == 200


@pytest.mark.parametrize("origin", [HOME, "https://shown.test"])
def test_our_own_origins_are_welcome(origin: str) -> None:
    assert ask(gate(origins=("https://shown.test",)), method="POST", origin=origin).status_code == 200


def test_a_program_that_is_no_browser_is_welcome() -> None:
    assert ask(gate(), method="POST").status_code == 200


@pytest.mark.parametrize("home", ["http://evil.test:8742", "http://127.0.0.1.evil.test", "http://10.0.0.1"])
def test_a_server_for_this_machine_answers_to_its_own_names_only(home: str) -> None:
    at = gate(hosts=("localhost", "127.0.0.1", "::1"))
    assert ask(at, home=home).status_code == 403
    assert ask(at, home="http://127.0.0.1:8742").status_code == 200
    assert ask(at, home="http://[::1]:8742").status_code == 200


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "//x"])
def test_a_host_that_is_none_is_refused_and_breaks_nothing(host: str) -> None:
    assert ask(gate(hosts=("localhost",)), host=host).status_code == 403
    assert ask(gate(), method="POST", origin=f"http://{host}").status_code == 403


def test_a_stranger_becomes_a_guest_and_stays_one() -> None:
    at = gate()
    first = ask(at)
    assert first.headers["set-cookie"].startswith(f"{COOKIE}=")
    again = ask(at, cookie=first.headers["set-cookie"].partition(";")[0])
    assert again.text == first.text
    assert "set-cookie" not in again.headers


def test_a_foreign_cookie_is_a_stranger() -> None:
    theirs = Guests(b"x" * 32).set_cookie(Guest("victim"), secure=False).partition(";")[0]
    answer = ask(gate(), cookie=theirs)
    assert answer.text != "victim"
    assert "set-cookie" in answer.headers


def test_the_cookie_is_for_https_alone_where_there_is_https() -> None:
    assert "; Secure" in ask(gate(), home="https://table.test").headers["set-cookie"]


@pytest.mark.parametrize("path", ["/", "/api/family", "/health"])
def test_every_answer_carries_the_policy(path: str) -> None:
    headers = ask(gate(), path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"


def test_the_policy_lets_no_inline_and_no_foreign_script_run() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["script-src"] == "'self'"
    assert rules["default-src"] == "'none'"
    assert "http" not in POLICY


def test_answers_of_the_api_are_not_kept() -> None:
    assert ask(gate()).headers["cache-control"] == "no-store"


def test_a_guest_in_haste_is_slowed_down() -> None:
    at = gate(Limits(writes=Rate(3, 0)))
    assert ask(at, method="POST", times=3).status_code == 200
    cookie = ask(at).headers["set-cookie"].partition(";")[0]
    assert ask(at, method="POST", times=3, cookie=cookie).status_code == 200
    slowed = ask(at, method="POST", cookie=cookie)
    assert (slowed.status_code, slowed.json()["code"]) == (429, "too-fast")


def test_new_cookies_do_not_outwit_the_limit_of_an_address() -> None:
    at = gate(Limits(writes_of_address=Rate(3, 0)))
    for _ in range(3):
        assert ask(at, method="POST").status_code == 200
    assert ask(at, method="POST").status_code == 429


def test_no_token_and_no_cookie_is_written_down(caplog: pytest.LogCaptureFixture) -> None:
    at = gate()
    cookie = ask(at).headers["set-cookie"].partition(";")[0]
    with caplog.at_level(logging.DEBUG):
        guest = ask(at, "/api/tables/abc?seat=TOKEN", cookie=cookie).text
    written = "".join([str(vars(record)) for record in caplog.records if record.name.startswith("alhambra")])
    assert "/api/tables/abc" in written
    for secret in ("TOKEN", cookie.partition("=")[2], guest):
        assert secret not in written
