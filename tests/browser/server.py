"""The real server in a process of its own: `alhambra serve`, seeded (known deals, quick bots) or as it is."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import IO

SEEDED = Path(__file__).with_name("seeded.py")
READY = re.compile(r"https?://\S+")
BOT_SECONDS = 0.05  # nobody looks on
PATIENCE = 120.0  # seconds: on a busy machine the first start reads many files


class Server:
    """A running server; it can be killed and started again on the same tables and the same port."""

    def __init__(self, folder: Path, *, seeded: bool = True) -> None:
        self._folder = folder
        self._seeded = seeded
        self._port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        program = [str(SEEDED)] if self._seeded else ["-m", "alhambra.cli"]
        command = [sys.executable, *program, "serve", "--port", str(self._port), "--log", "warning"]
        command += ["--database", str(self._folder / "tables.db")]
        command += ["--bot-pause", str(BOT_SECONDS)] if self._seeded else []
        with (self._folder / "server.log").open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        self.address = self._first_address()
        self._port = int(self.address.rpartition(":")[2])

    def _first_address(self) -> str:
        """What it prints when it listens. Its other lines are read too, or it would wait for us in the end."""
        assert self._process is not None
        assert self._process.stdout is not None
        lines: Queue[str] = Queue()
        threading.Thread(target=_read, args=(self._process.stdout, lines), daemon=True).start()
        try:
            while line := lines.get(timeout=PATIENCE):
                if found := READY.search(line):
                    return found[0].rstrip("/")
        except Empty:
            pass
        log = (self._folder / "server.log").read_text(encoding="utf-8")
        raise RuntimeError(f"the server did not start:\n{log}")

    def stop(self) -> int:
        """End it politely; its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        try:
            return self._process.wait(PATIENCE)  # bots that have just begun to start are waited for
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)


def _read(out: IO[str], lines: Queue[str]) -> None:
    with out:
        for line in out:
            lines.put(line)
    lines.put("")  # it ended


@contextmanager
def running(folder: Path, *, seeded: bool = True) -> Iterator[Server]:
    server = Server(folder, seeded=seeded)
    server.start()
    try:
        yield server
    finally:
        if server._process is not None and server._process.poll() is None:
            server.stop()
