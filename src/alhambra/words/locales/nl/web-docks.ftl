# The docks of modules below the court: one line of state, names of pieces, whose pieces are where.

# Chips have room for about eight letters
dock-open = { $number } open
dock-points = { $points } p.
dock-scoring = { $scoring ->
    [1] A
    [2] B
   *[other] C
}
dock-side-letter = { $side-letter }
dock-more = { $number ->
    [one] nog { $number } module
   *[other] nog { $number } modules
}

dock-walls-open = { $number ->
    [one] { $number } kaart: muren bouwen
   *[other] { $number } kaarten: muren bouwen
}
dock-walls-none = er ligt geen kaart open
dock-wall-card = muurkaart: muren { $sides-place }
dock-walls-of = { $number ->
    [one] { $number } houten muurdeel
   *[other] { $number } houten muurdelen
}

dock-thief = dief voor { $currency-pl }
dock-thieves-state = { $mine } in je hand, { $played } ingezet
dock-thieves-hidden = { $cards ->
    [one] { $cards } verborgen dief
   *[other] { $cards } verborgen dieven
}

dock-coins = { $number } { $currency } aan munten
dock-change-state = { $mine } van jou, { $bag } in de buidel
dock-coins-of = { $number ->
    [one] { $number } munt
   *[other] { $number } munten
}

dock-citizen = bewoner: { $type }
dock-citizens-choose = { $number } van 3 gekozen, dan een zijde
dock-trader-state = { $mine } op je fiche, { $housed } ingetrokken
dock-citizens-of = { $housed ->
    [one] { $housed } ingetrokken
   *[other] { $housed } ingetrokken
}

dock-chest = schatkist: { $type }
dock-room = ruimte { $room }: { $chests }
dock-room-empty = ruimte { $room } is leeg
dock-chests-wait = te leggen: { $chests }
dock-chests-state = { $mine } op je gebouwen, { $bag } in de buidel
dock-chests-of = { $number ->
    [one] { $number } schatkist
   *[other] { $number } schatkisten
}
dock-chests-dirk = { $number ->
    [one] Dirk heeft { $number } schatkist
   *[other] Dirk heeft { $number } schatkisten
}

dock-masters-state = { $mine } in je hand, { $open } open

dock-attack = de volgende aanval komt { $from }
dock-attack-hidden = volgende aanval: jou niet bekend
dock-attack-seen = weet waar de volgende aanval vandaan komt
dock-invaders-state = { $scouts ->
    [0] niemand weet vanwaar
    [one] { $scouts } verkenner te krijgen
   *[other] { $scouts } verkenners te krijgen
}
dock-scout = verkenner: { $type }

dock-bazaars-state = { $open } open, { $mine } van jou
dock-bazaar = { $tile }, voor precies { $price }
dock-bazaar-no-price = { $tile }, nu zonder prijs
dock-bazaars-of = { $number ->
    [one] { $number } bazaar
   *[other] { $number } bazaars
}

# $types: from the cheapest to the dearest
dock-scorecard = { $scoring ->
    [1] waardering A
    [2] waardering B
   *[other] eindwaardering
}: { $types }
dock-scorecards-state = { $scoring ->
    [1] A
    [2] B
   *[other] einde
}: het meest voor { $type-pl }

dock-sultan-own = sultankaart voor { $type-pl }
dock-sultan-open = { $card } voor { $type-pl }
dock-sultan-claim = het getrokken kaartje nemen?
dock-sultan-state = { $open } open, { $mine } van jou
dock-sultan-of = { $number ->
    [one] { $number } sultankaart
   *[other] { $number } sultankaarten
}

dock-caravan = { $card }: { $amount } { $currency }
dock-caravan-buy = een kaart voor { $price }
dock-caravans-state = { $mine } van jou, { $free } over
dock-caravans-of = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}

dock-counter = cultuurtegel voor prijs { $price }: nu { $value }, hoogstens { $most }
dock-moors-develop = { $points } punten; cultuur ontwikkelen?
dock-moors-state = { $mine ->
    [one] { $mine } tegel, { $points } punten
   *[other] { $mine } tegels, { $points } punten
}
dock-counters-of = { $number ->
    [one] { $number } cultuurtegel, { $points } punten
   *[other] { $number } cultuurtegels, { $points } punten
}
dock-piles = nog te krijgen
dock-pile = prijs { $price }: { $left } over
