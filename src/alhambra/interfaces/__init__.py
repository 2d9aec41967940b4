"""Doors for other programs: learning environments, game libraries, and bots in any language. They see views only."""
