"""What is said to players: one catalogue of words in every language, and what of it is said when."""
