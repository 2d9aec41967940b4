"""The cup: eight dice, the dice area and its markers, as the games that are played with dice share them."""
