"""CAR: cards that earn money from turn to turn."""
