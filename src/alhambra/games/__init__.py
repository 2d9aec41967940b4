"""The family: which games there are, and a game under way with its record."""
