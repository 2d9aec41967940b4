# Why a move is good, in a word: for hints, and for looking back at a game.

why-again = passend bezahlt: noch eine Aktion
why-leads = bringt dir die meisten { $type-pl }
why-ties = gleich viele { $type-pl } wie die meisten
why-denies = { $seat } hat die meisten { $type-pl } und bekommt das nicht
why-wall = Mauer länger um { $sides }
why-room = Platz zum Bauen: +{ $squares }
why-reach-exactly = danach passend zu bezahlen: { $tile }
why-reach = in Reichweite kommt: { $tile }
why-coins = Geld: +{ $coins }
why-stone-first = dein Gebäudestein steht vorn: { $type }
why-outcome = bewährt sich, wenn weitergespielt wird
