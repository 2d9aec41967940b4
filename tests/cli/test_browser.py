"""`alhambra play` with the browser: find a server, start one, or say why not."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from alhambra.cli import browser, run
from alhambra.cli.serving import database_url, ours
from alhambra.server.serve import address, bound
from alhambra.server.static import Static
from tests.server.running import serving

if TYPE_CHECKING:
    from alhambra.server.settings import Settings


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The pages that were opened; the user's data folder is empty."""
    pages: list[str] = []
    monkeypatch.setattr(webbrowser, "open", lambda page: pages.append(page))
    monkeypatch.setenv("ALHAMBRA_DATA", str(tmp_path))
    monkeypatch.setattr(Static, "built", True)
    return pages


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The servers that were run, which end at once."""
    servers: list[Settings] = []

    def run_server(settings: Settings, listener: socket.socket, ready: object) -> None:
        servers.append(settings)
        assert callable(ready)
        ready(address(listener))
        listener.close()

    monkeypatch.setattr(browser, "run_server", run_server)
    return servers


def test_play_serves_this_machine_alone_and_opens_the_page(
    opened: list[str], served: list[Settings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--port", "0"]) == 0
    (settings,) = served
    assert settings.hosts == ("localhost", "127.0.0.1", "::1")
    assert settings.database == f"sqlite:///{tmp_path / 'tables.sqlite'}"
    (page,) = opened
    assert page.startswith("http://127.0.0.1:")
    assert page in capsys.readouterr().out


def test_no_browser_only_prints_the_address(
    opened: list[str], served: list[Settings], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--port", "0", "--no-browser"]) == 0
    assert opened == []
    assert "http://127.0.0.1:" in capsys.readouterr().out


def test_a_port_in_use_by_somebody_else_is_not_ours(
    opened: list[str], served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asked for that port: another one will do."""
    with bound("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(browser, "DEFAULT_PORT", port)
        monkeypatch.setattr(browser, "ours", lambda where: False)
        assert run(["play"]) == 0
        assert opened
        assert not opened[0].endswith(f":{port}")


def test_a_port_that_was_asked_for_must_be_free(
    opened: list[str], served: list[Settings], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "ours", lambda where: False)
    with bound("127.0.0.1", 0) as taken:
        assert run(["play", "--port", str(taken.getsockname()[1])]) == 2
    assert "cannot listen" in capsys.readouterr().err


def test_a_server_that_runs_already_is_used(
    opened: list[str], served: list[Settings], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as running:
        port = running.address.rpartition(":")[2]
        assert run(["play", "--port", port]) == 0
        assert opened == [running.address]
        assert served == []
        assert running.address in capsys.readouterr().out


def test_what_answers_otherwise_is_no_server_of_ours() -> None:
    with bound("127.0.0.1", 0) as silent:
        assert not ours(address(silent))


def test_without_the_browser_app_play_offers_the_terminal(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Static, "built", False)
    assert run(["play", "--port", "0"]) == 2
    assert "play --terminal" in capsys.readouterr().err


@pytest.mark.parametrize("option", [["--terminal"], ["--players", "3"]])
def test_the_terminal_has_no_port(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", *option, "--port", "1"]) == 2
    assert "--port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("chosen", "url"),
    [
        ("postgresql://h/d", "postgresql://h/d"),
        ("/x/y.db", "sqlite:////x/y.db"),
        (None, "sqlite:////data/tables.sqlite"),
    ],
)
def test_a_database_is_a_file_or_an_address(
    chosen: str | None, url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ALHAMBRA_DATA", str(tmp_path / "data"))
    told = database_url(chosen.replace("/x/", f"{tmp_path}/x/") if chosen and "://" not in chosen else chosen)
    assert told.replace(str(tmp_path), "") == url


def test_serve_says_why_it_cannot_listen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with bound("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--database", str(tmp_path / "x.sqlite")]) == 2
    assert f"port {port}" in capsys.readouterr().err


@pytest.mark.parametrize("database", ["mysql://h/d", "postgresql://127.0.0.1:1/nowhere"])
def test_serve_without_its_database_ends_with_one_line(database: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "alhambra.cli", "serve", "--port", "0", "--database", database]
    environment = {**os.environ, "ALHAMBRA_DATA": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("alhambra: ")


def test_help_is_quick() -> None:
    """Nothing of the server is loaded to tell what the command can do."""
    heavy = ("sqlalchemy", "litestar", "uvicorn", "alembic", "websockets", "fluent", "msgspec")
    code = f"import sys, alhambra.cli; alhambra.cli.run(['--help']); print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
