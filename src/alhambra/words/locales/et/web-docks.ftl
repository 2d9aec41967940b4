# The docks of modules below the court: one line of state, names of pieces, whose pieces are where.

# Chips have room for about eight letters
dock-open = avatud { $number }
dock-points = { $points } p
dock-scoring = { $scoring ->
    [1] A
    [2] B
   *[other] C
}
dock-side-letter = { $side-letter }
dock-more = { $number ->
    [one] veel { $number } moodul
   *[other] veel { $number } moodulit
}

dock-walls-open = { $number ->
    [one] { $number } kaart: püstita seinu
   *[other] { $number } kaarti: püstita seinu
}
dock-walls-none = ühtki kaarti pole avatud
dock-wall-card = seinakaart: seinad { $sides-place }
dock-walls-of = { $number ->
    [one] { $number } puitsein
   *[other] { $number } puitseina
}

dock-thief = varas: { $currency }
dock-thieves-state = sinu käes { $mine }, kasutatud { $played }
dock-thieves-hidden = { $cards ->
    [one] { $cards } varjatud varas
   *[other] { $cards } varjatud varast
}

dock-coins = { $number } { $currency } müntides
dock-change-state = sinul { $mine }, kotis { $bag }
dock-coins-of = { $number ->
    [one] { $number } münt
   *[other] { $number } münti
}

dock-citizen = elanik: { $type }
dock-citizens-choose = valitud { $number }/3, siis serv
dock-trader-state = žetoonil { $mine }, sisse kolinud { $housed }
dock-citizens-of = { $housed ->
    [one] sisse kolinud { $housed }
   *[other] sisse kolinud { $housed }
}

dock-chest = aardekirst: { $type }
dock-room = ruum { $room }: { $chests }
dock-room-empty = ruum { $room } on tühi
dock-chests-wait = paigutada: { $chests }
dock-chests-state = sinu ehitistel { $mine }, kotis { $bag }
dock-chests-of = { $number ->
    [one] { $number } aardekirst
   *[other] { $number } aardekirstu
}
dock-chests-dirk = { $number ->
    [one] Margusel on { $number } aardekirst
   *[other] Margusel on { $number } aardekirstu
}

dock-masters-state = sinu käes { $mine }, avatud { $open }

dock-attack = järgmine rünnak tuleb { $from }
dock-attack-hidden = järgmine rünnak: sulle teadmata
dock-attack-seen = teab, kust tuleb järgmine rünnak
dock-invaders-state = { $scouts ->
    [0] keegi ei tea, kust
    [one] saadaval { $scouts } luuraja
   *[other] saadaval { $scouts } luurajat
}
dock-scout = luuraja: { $type }

dock-bazaars-state = avatud { $open }, sinul { $mine }
dock-bazaar = { $tile }, täpselt { $price } eest
dock-bazaar-no-price = { $tile }, praegu hinnata
dock-bazaars-of = { $number ->
    [one] { $number } basaar
   *[other] { $number } basaari
}

# $types: from the cheapest to the dearest
dock-scorecard = { $scoring ->
    [1] punktiarvestus A
    [2] punktiarvestus B
   *[other] viimane punktiarvestus
}: { $types }
dock-scorecards-state = { $scoring ->
    [1] A
    [2] B
   *[other] viimane
}: kõige rohkem annavad { $type-pl }

dock-sultan-own = sultanikaart: { $type }
dock-sultan-open = { $card }: { $type }
dock-sultan-claim = kas võtad võetud kaardi endale?
dock-sultan-state = avatud { $open }, sinul { $mine }
dock-sultan-of = { $number ->
    [one] { $number } sultanikaart
   *[other] { $number } sultanikaarti
}

dock-caravan = { $card }: { $amount } { $currency }
dock-caravan-buy = kaart hinnaga { $price }
dock-caravans-state = sinul { $mine }, alles { $free }
dock-caravans-of = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarti
}

dock-counter = kultuurižetoon hinnale { $price }: praegu { $value }, kuni { $most }
dock-moors-develop = { $points } punkti; kas arendad kultuuri?
dock-moors-state = { $mine ->
    [one] { $mine } žetoon, { $points } punkti
   *[other] { $mine } žetooni, { $points } punkti
}
dock-counters-of = { $number ->
    [one] { $number } kultuurižetoon, { $points } punkti
   *[other] { $number } kultuurižetooni, { $points } punkti
}
dock-piles = veel saadaval
dock-pile = hind { $price }: alles { $left }
