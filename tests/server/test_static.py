"""The files of the browser app."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import httpx
import pytest

from alhambra.server.static import FOR_EVER, PAGE, Static

SCRIPT = "const walls = 1;\n" * 200


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A small app as the build leaves it, with a secret beside it."""
    (tmp_path / "secret.txt").write_text("secret")
    web = tmp_path / "web"
    for name, text in {PAGE: "<!doctype html>table", "assets/app-1a2b.js": SCRIPT, "art/tile.svg": "<svg/>"}.items():
        (web / name).parent.mkdir(parents=True, exist_ok=True)
        (web / name).write_text(text)
    return web


def get(web: Path, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(Static(web)), base_url="http://t") as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/t/abc", "/replay/abc", "/rules/base", "/new"])
def test_every_path_of_the_app_is_the_page(web: Path, path: str) -> None:
    answer = get(web, path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>table")
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever(web: Path) -> None:
    assert get(web, "/assets/app-1a2b.js").headers["cache-control"] == FOR_EVER
    assert get(web, "/art/tile.svg?v=1").headers["cache-control"] == FOR_EVER
    assert get(web, "/art/tile.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/gone.js", "/art/gone", "/favicon.ico"])
def test_a_missing_file_is_not_the_page(web: Path, path: str) -> None:
    assert get(web, path).status_code == 404


@pytest.mark.parametrize(
    "path", ["../secret.txt", "assets/../../secret.txt", "/etc/passwd", "..\\secret.txt", "a\0b", "C:x", ".git/x", ""]
)
def test_nothing_outside_the_folder_can_be_asked_for(web: Path, path: str) -> None:
    assert Static(web).file(path) is None


def test_text_is_packed_for_browsers_that_can_unpack(web: Path) -> None:
    packed = get(web, "/assets/app-1a2b.js", **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert packed.text == SCRIPT  # the client unpacks
    assert "content-encoding" not in get(web, "/assets/app-1a2b.js", **{"accept-encoding": "identity"}).headers


def test_what_the_browser_has_is_not_sent_again(web: Path) -> None:
    tag = get(web, "/").headers["etag"]
    again = get(web, "/", **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_that_was_built_anew_is_read_anew(web: Path) -> None:
    files = Static(web)
    before = files.file(PAGE)
    (web / PAGE).write_text("new")
    os.utime(web / PAGE, ns=(1, 1))
    after = files.file(PAGE)
    assert before is not None
    assert after is not None
    assert after.content == b"new"


def test_head_tells_all_but_the_content(web: Path) -> None:
    answer = get(web, "/", "HEAD")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == "20"


def test_nothing_can_be_posted_to_a_file(web: Path) -> None:
    assert get(web, "/", "POST").status_code == 405


def test_without_the_app_the_page_says_so(tmp_path: Path) -> None:
    answer = get(tmp_path, "/")
    assert answer.status_code == 503
    assert "alhambra play --terminal" in answer.text
