nutshell-diamonds = Diamonds: a fifth currency. Alone, never mixed with others, they pay for any tile of the market.
