nutshell-bureaux = Bureaux de change: such a card is taken alone, instead of money. In one payment it lets you mix its two currencies; then it is discarded.
