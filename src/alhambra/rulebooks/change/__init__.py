"""CHG: coins for what was overpaid."""
