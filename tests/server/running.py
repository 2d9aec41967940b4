"""A real server in a process of its own, and browsers that are programs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0
ENDING = 120.0  # seconds: bots that have just begun to start are waited for
COMMAND = [sys.executable, "-m", "alhambra.cli"]

Json = dict[str, Any]


class Running:
    """A server that answers at `address`; what it wrote down is told when it has ended."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self._log = log

    def whole_log(self) -> list[Json]:
        """Everything written down. It ends the server first: a line comes after the answer that it tells of."""
        if self.process.poll() is None:
            self.stop()
        return [json.loads(line) for line in self._log.read_text(encoding="utf-8").splitlines()]

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Tell it to end; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(ENDING)


@contextmanager
def serving(folder: Path, *options: str, command: str = "serve", port: str = "0") -> Iterator[Running]:
    """A server with its database and log in this folder."""
    log = folder / "server.log"
    choices = ["--database", str(folder / "tables.sqlite")] if command == "serve" else ["--no-browser"]
    environment = {**os.environ, "ALHAMBRA_DATA": str(folder), "LC_ALL": "C.UTF-8"}
    with log.open("a", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [*COMMAND, command, "--port", port, *choices, *options],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=environment,
        )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next((word for word in said.split() if word.startswith("http://")), "")
        assert address, f"no address in {said!r}; {log.read_text(encoding='utf-8')[-2000:]}"
        yield Running(process, address, log)
    finally:
        if process.poll() is None:
            process.terminate()
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        assert process.stdout is not None
        process.stdout.close()


class Browser:
    """Keeps a cookie, as browsers do."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Json:
        return self._told(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 201, **headers: str) -> Json:
        return self._told(self.http.post(path, json=body, headers=headers), status)

    @staticmethod
    def _told(answer: httpx.Response, status: int) -> Json:
        assert answer.status_code == status, (answer.status_code, answer.text[:500])
        told: Json = answer.json()
        return told

    def play_now(self) -> Json:
        """The table of a game against bots."""
        table: Json = self.post("/api/play-now")["table"]
        return table

    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])

    @asynccontextmanager
    async def line(self, table: str, query: str = "seat=0", **headers: str) -> AsyncIterator[Line]:
        """A socket to a table."""
        sent = {**({"cookie": self.cookie()} if self.cookie() else {}), **headers}
        address = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{table}/live?{query}"
        async with connect(address, additional_headers=sent, proxy=None, max_size=None) as socket:
            yield Line(socket)


class Line:
    """One socket, from the browser's side."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str) -> Json:
        """The next message of one of these kinds; whatever comes before it is not listened to."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told: Json = json.loads(await self.socket.recv())
                if not kinds or told["type"] in kinds:
                    return told

    async def closed(self) -> int | None:
        """The code the server closes with."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.socket.recv()
        except ConnectionClosed:
            return self.socket.close_code
