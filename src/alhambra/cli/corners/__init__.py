"""What the modules have on the table, drawn: one file for each that has something there."""
