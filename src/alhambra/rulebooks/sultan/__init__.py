"""SUL: cards that take a drawn tile for nothing."""
