# Why a move is good, in a word: for hints, and for looking back at a game.

why-again = paid exactly: a further action
why-leads = gives you the most { $type-pl }
why-ties = draws level for the most { $type-pl }
why-denies = keeps one of the { $type-pl } from { $seat }
why-wall = wall longer by { $sides }
why-room = room to build: +{ $squares }
why-reach-exactly = { $tile } could then be paid exactly
why-reach = brings { $tile } within reach
why-coins = money: +{ $coins }
why-stone-first = your stone is first for { $type-pl }
why-outcome = does well when games are played on
