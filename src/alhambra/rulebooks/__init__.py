"""One package per module of the expansions, and the one list of their order."""
