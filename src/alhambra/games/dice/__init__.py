"""The Dice Game: chips, building tracks with towers of stones, three scorings (DICE)."""
