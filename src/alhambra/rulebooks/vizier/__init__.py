"""VIZ: once in a while, buy out of turn."""
