"""`python -m alhambra.cli` is the `alhambra` command."""

from alhambra.cli import main

main()
