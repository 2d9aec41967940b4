"""Where two or more rulebooks meet: one file per meeting."""
