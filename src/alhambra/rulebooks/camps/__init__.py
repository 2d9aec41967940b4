"""CAMP: tiles before the wall that score the buildings behind it."""
