"""The modules in plain words: one file for each, found by its name."""
