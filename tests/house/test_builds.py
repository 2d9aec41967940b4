"""Compiled or plain, the package is one build throughout: all or nothing."""

import os
import subprocess
import sys
from importlib.metadata import version

import alhambra
from alhambra._build import build

ROOMS = ("core", "rulebooks", "rulings", "games")  # compiled as one unit

LIST_MODULES = """
import importlib, pkgutil, alhambra
for module in pkgutil.walk_packages(alhambra.__path__, "alhambra."):
    if not module.ispkg and module.name.split(".")[1] in {rooms}:
        print(importlib.import_module(module.name).__spec__.origin)
"""


def suffixes(pure: str) -> set[str]:
    """How the modules of the compiled rooms are loaded in a process of their own."""
    command = [sys.executable, "-c", LIST_MODULES.format(rooms=ROOMS)]
    environment = {**os.environ, "ALHAMBRA_PURE": pure}
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return {line.rpartition(".")[2] for line in printed.splitlines()}


def test_plain_on_demand() -> None:
    assert suffixes(pure="1") == {"py"}


def test_never_a_mix() -> None:
    assert suffixes(pure="0") in ({"py"}, {"so"}, {"pyd"})


def test_build_tells_how_the_engine_was_loaded() -> None:
    if os.environ.get("ALHAMBRA_PURE") == "1":
        assert build() == "plain"
    else:
        assert build() == ("plain" if suffixes(pure="0") == {"py"} else "compiled")


def test_version_is_that_of_the_installed_package() -> None:
    assert alhambra.__version__ == version("alhambra")
