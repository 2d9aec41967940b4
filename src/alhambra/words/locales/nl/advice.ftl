# Why a move is good, in a word: for hints, and for looking back at a game.

why-again = gepast betaald: nog een actie
why-leads = geeft je de meeste { $type-pl }
why-ties = evenveel { $type-pl } als de meeste
why-denies = houdt een van de { $type-pl } weg bij { $seat-obj }
why-wall = muur langer met { $sides }
why-room = ruimte om te bouwen: +{ $squares }
why-reach-exactly = { $tile } kan dan gepast betaald worden
why-reach = brengt { $tile } binnen bereik
why-coins = geld: +{ $coins }
why-stone-first = je gebouwensteen staat voorop: { $type }
why-outcome = doet het goed als er verder gespeeld wordt
