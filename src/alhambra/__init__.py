"""Alhambra, the whole family of games: a table to play at and a library to study it with."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

__version__ = "0.1.0"


class _PlainFinder:
    """Finds the `.py` files of this package although compiled modules lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, _target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith(__name__ + "."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


# All or nothing, and before any other module of ours is imported: plain and compiled classes do not mix.
if os.environ.get("ALHAMBRA_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, _PlainFinder)
