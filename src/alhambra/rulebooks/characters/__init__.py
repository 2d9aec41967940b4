"""CHR: ten people, auctioned, each with a power."""
