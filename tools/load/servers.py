"""The two servers under load, each a process of its own on the same core."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TICKS = os.sysconf("SC_CLK_TCK")


class Running:
    """A server that answers at an address."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def memory(self) -> float:
        """What it holds in memory now, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1000 if found else float("nan")

    def cpu(self) -> float:
        """The seconds it has worked."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def table_server(database: str, cores: set[int]) -> Iterator[Running]:
    """Ours, without limits on how much anybody may ask for."""
    with _running([sys.executable, "-m", "tools.load.serve_tables", database], cores) as running:
        yield running


@contextmanager
def echo_server(cores: set[int]) -> Iterator[Running]:
    """The same web server with nothing behind it."""
    with _running([sys.executable, "-m", "tools.load.serve_echo"], cores) as running:
        yield running


@contextmanager
def _running(command: list[str], cores: set[int]) -> Iterator[Running]:
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise SystemExit(f"{' '.join(command)} did not start")
        yield Running(process, address)
    finally:
        process.terminate()
        process.wait(30)
