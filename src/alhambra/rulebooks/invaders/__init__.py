"""INV: attacks after each scoring, and scouts who tell from where."""
