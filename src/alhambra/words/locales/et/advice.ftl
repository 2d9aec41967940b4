# Why a move is good, in a word: for hints, and for looking back at a game.

why-again = täpne summa: veel üks tegevus
why-leads = sul on siis kõige rohkem { $type-part-pl }
why-ties = viik: kõige rohkem { $type-part-pl }
why-denies = { $seat } kogub { $type-part-pl } ja jääb sellest ilma
why-wall = sein pikeneb: +{ $sides }
why-room = ruumi ehitada: +{ $squares }
why-reach-exactly = siis saab täpselt maksta: { $tile }
why-reach = jõuab käeulatusse: { $tile }
why-coins = raha: +{ $coins }
why-stone-first = sinu ehitisekivi on esimene: { $type }
why-outcome = edasi mängides läheb hästi
