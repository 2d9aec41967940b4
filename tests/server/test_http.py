"""What is asked over HTTP, of a real server: right answers, and clear ones to wrong questions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra.games import alhambra
from alhambra.games.match import load
from alhambra.words.catalogue import ENGLISH, bundle
from tests.server.running import PATIENCE, Browser, Json, Running, serving

BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("http"), "--bot-pause", "0") as running:
        yield running
        for line in running.whole_log():
            assert line["level"] != "error", line


@pytest.fixture
def person(server: Running) -> Iterator[Browser]:
    person = Browser(server)
    yield person
    person.close()


@pytest.fixture(scope="module")
def finished(server: Running) -> Json:
    """A game that two bots have played to its end."""
    person = Browser(server)
    table: Json = person.post("/api/tables", {"seats": BOTS, "listed": True})["table"]
    until = time.monotonic() + 3 * PATIENCE
    while not table["over"]:
        assert time.monotonic() < until, "the bots do not come to an end"
        time.sleep(0.2)
        table = person.get(f"/api/tables/{table['id']}")
    person.close()
    return table


def problem(told: Json) -> str:
    """The code of a refusal, which has words and tells nothing else."""
    assert set(told) <= {"code", "saying", "line"}
    assert bundle(ENGLISH).has_message(told["saying"]["id"]), told
    code: str = told["code"]
    return code


def test_the_family_is_everything_that_can_be_played(person: Browser) -> None:
    family = person.get("/api/family")
    assert [module["key"] for module in family["modules"]] == list(alhambra.MODULES)
    assert [bot["name"] for bot in family["bots"]] == ["master", "expert", "club", "casual", "novice"]
    assert not {"greedy", "random"} & set(family["levels"]["dice"])  # known, but nothing to choose
    for module in family["modules"]:
        assert bundle(ENGLISH).has_message(module["name"]["id"])
        assert bundle(ENGLISH).has_message(module["line"]["id"])


def test_play_now_is_a_table_with_two_bots(person: Browser) -> None:
    table = person.play_now()
    assert [seat["kind"] for seat in table["seats"]] == ["here", "bot", "bot"]
    assert table["seats"][0]["mine"]
    assert [table["id"]] == [one["id"] for one in person.get("/api/tables?of=mine")["tables"]]


def test_a_table_is_mine_only_with_my_cookie(person: Browser, server: Running) -> None:
    person.play_now()
    stranger = Browser(server)
    assert stranger.get("/api/tables?of=mine")["tables"] == []
    stranger.close()


def test_a_name_is_remembered(person: Browser) -> None:
    assert person.http.put("/api/guest", json={"name": "  Dirk\n"}).json() == {"name": "Dirk"}
    assert person.get("/api/family")["guest"] == "Dirk"
    assert person.play_now()["seats"][0]["name"] == "Dirk"


@pytest.mark.parametrize("path", ["", "/replay", "/record"])
@pytest.mark.parametrize("table", ["nobody-knows-it", "x" * 5000, "%00", "..%2f..%2fetc"])
def test_an_unknown_table_is_not_found(person: Browser, table: str, path: str) -> None:
    assert problem(person.get(f"/api/tables/{table}{path}", 404)) in ("unknown-table", "not-found")


def test_nobody_can_join_an_unknown_table(person: Browser) -> None:
    assert problem(person.post("/api/tables/nobody-knows-it/join", {"token": "x"}, 404)) == "unknown-table"


def test_an_unknown_path_is_not_found(person: Browser) -> None:
    assert problem(person.get("/api/frobnicate", 404)) == "not-found"


def test_a_wrong_method_is_not_allowed(person: Browser) -> None:
    assert problem(person.post("/api/family", status=405)) == "not-allowed"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"seats": 3}',
        b'{"seats": [{"kind": "king"}]}',
        b'{"seats": [], "frob": 1}',
        b"\xff",
        b"null",
    ],
)
def test_a_malformed_wish_is_refused(person: Browser, body: bytes) -> None:
    answer = person.http.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert problem(answer.json()) == "malformed"


@pytest.mark.parametrize(
    "wish",
    [
        {"seats": []},
        {"seats": BOTS[:1]},
        {"seats": BOTS * 4},
        {"seats": BOTS, "modules": ["frobs"]},
        {"seats": BOTS, "modules": ["huts", "huts"]},
        {"seats": BOTS, "game": "chess"},
        {"seats": [{"kind": "bot", "bot": "hal"}, BOTS[0]]},
        {"seats": BOTS, "clock": {"reserve": -5}},
    ],
    ids=str,
)
def test_an_impossible_table_is_refused(person: Browser, wish: Json) -> None:
    assert problem(person.post("/api/tables", wish, 422)) == "impossible"


def test_a_foreign_origin_is_refused(person: Browser) -> None:
    assert problem(person.post("/api/play-now", status=403, origin="https://evil.test")) == "foreign-origin"
    assert person.get("/api/tables?of=mine")["tables"] == []


def test_a_foreign_name_for_this_machine_is_refused(person: Browser) -> None:
    answer = person.http.get("/api/family", headers={"host": "evil.test"})
    assert (answer.status_code, problem(answer.json())) == (403, "foreign-origin")


@pytest.mark.parametrize(("path", "size"), [("/api/tables", 20_000), ("/api/records", 2_000_000)])
def test_too_much_is_refused(person: Browser, path: str, size: int) -> None:
    answer = person.http.post(path, content=b" " * size)
    assert (answer.status_code, problem(answer.json())) == (413, "too-large")


def test_a_game_under_way_has_no_record_yet(person: Browser) -> None:
    table = person.play_now()["id"]
    for path in ("record", "replay"):
        assert problem(person.get(f"/api/tables/{table}/{path}", 409)) == "not-over"


def test_a_finished_game_can_be_looked_back_at_by_all(person: Browser, finished: Json) -> None:
    replay = person.get(f"/api/tables/{finished['id']}/replay?seat=1")
    assert replay["seat"] == 1
    assert replay["scenes"][-1]["over"]
    assert len(replay["scenes"]) > 20
    assert not any(scene["options"] for scene in replay["scenes"])


def test_a_replay_needs_no_packing(person: Browser, finished: Json) -> None:
    path = f"/api/tables/{finished['id']}/replay"
    packed = person.http.get(path)
    plain = person.http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()


@pytest.mark.parametrize("seat", ["2", "-2", "x", "99999999999999999999"])
def test_a_replay_from_a_seat_that_is_not_there(person: Browser, finished: Json, seat: str) -> None:
    answer = person.http.get(f"/api/tables/{finished['id']}/replay?seat={seat}")
    assert 400 <= answer.status_code < 500
    problem(answer.json())


def test_a_record_goes_out_and_comes_in_again(person: Browser, finished: Json) -> None:
    answer = person.http.get(f"/api/tables/{finished['id']}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"].startswith("attachment")
    match = load(answer.text)
    assert match.record().over
    sent_in = person.http.post("/api/records", content=answer.content)
    assert sent_in.status_code == 201
    table = sent_in.json()["table"]
    assert table["over"]
    assert person.http.get(f"/api/tables/{table['id']}/record").text.splitlines()[-1] == answer.text.splitlines()[-1]


def test_a_broken_record_is_refused_with_its_line(person: Browser, finished: Json) -> None:
    lines = person.http.get(f"/api/tables/{finished['id']}/record").text.splitlines(keepends=True)
    lines[19] = lines[19].replace(" ", "  ")
    answer = person.http.post("/api/records", content="".join(lines).encode())
    assert (answer.status_code, problem(answer.json())) == (422, "broken-record")
    assert answer.json()["line"] == 20
    assert answer.json()["saying"]["args"] == {"line": 20}


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"alhambra\n\xff", b"no record\n", b"\0" * 1000])
def test_what_is_no_record_is_refused(person: Browser, content: bytes) -> None:
    answer = person.http.post("/api/records", content=content)
    assert (answer.status_code, problem(answer.json())) == (422, "broken-record")
    assert answer.json()["line"] > 0


def test_the_server_says_how_it_is(person: Browser) -> None:
    health = person.get("/health")
    assert health["program"] == "alhambra"
    assert health["ok"] is True
    assert (health["database"], health["bus"]) == ("sqlite", "up")
    assert health["bot_workers"] >= 1
    assert "set-cookie" not in person.http.get("/health").headers


def test_what_was_written_down_holds_no_secrets(tmp_path: Path) -> None:
    """On a server of its own, for only when one has ended, all of it is written."""
    with serving(tmp_path) as server:
        person = Browser(server)
        wish = {"seats": [{"kind": "here"}, {"kind": "link"}]}
        table = person.post("/api/tables", wish)["table"]
        person.get(f"/api/tables/{table['id']}?x=QUERY")
        secrets = [link.partition("=")[2] for link in table["links"].values()] + [person.cookie().partition("=")[2]]
        person.close()
        written = str(server.whole_log())
    assert len(secrets) == 3
    assert f"/api/tables/{table['id']}" in written
    for secret in [*secrets, "QUERY"]:
        assert secret not in written
