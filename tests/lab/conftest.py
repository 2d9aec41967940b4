"""Whatever language the machine speaks, these tests read English, as those of the other commands do."""

from tests.cli.conftest import english

__all__ = ["english"]
