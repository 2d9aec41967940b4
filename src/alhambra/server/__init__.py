"""Tables for many: the lobby, one truth per game, and what goes over the wire."""
