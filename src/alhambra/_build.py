"""Which build is running: the compiled one or the plain one."""

from importlib import import_module
from importlib.machinery import ExtensionFileLoader


def build() -> str:
    """`compiled` or `plain`, by the way the engine was really loaded."""
    engine = import_module("alhambra.core.engine")
    spec = engine.__spec__
    return "compiled" if spec and isinstance(spec.loader, ExtensionFileLoader) else "plain"
