"""WALL: wooden walls on the own tiles."""
