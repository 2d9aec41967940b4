# The docks of modules below the court: one line of state, names of pieces, whose pieces are where.

# Chips have room for about eight letters
dock-open = { $number } offen
dock-points = { $points } P.
dock-scoring = { $scoring ->
    [1] A
    [2] B
   *[other] C
}
dock-side-letter = { $side-letter }
dock-more = { $number ->
    [one] { $number } weiteres Modul
   *[other] { $number } weitere Module
}

dock-walls-open = { $number ->
    [one] { $number } Karte: Mauern errichten
   *[other] { $number } Karten: Mauern errichten
}
dock-walls-none = keine Karte liegt offen
dock-wall-card = Mauerkarte: Mauern { $sides-place }
dock-walls-of = { $number ->
    [one] { $number } Holzstäbchen
   *[other] { $number } Holzstäbchen
}

dock-thief = Dieb für { $currency-pl }
dock-thieves-state = { $mine } auf deiner Hand, { $played } eingesetzt
dock-thieves-hidden = { $cards ->
    [one] { $cards } verdeckter Dieb
   *[other] { $cards } verdeckte Diebe
}

dock-coins = { $number } { $currency } in Münzen
dock-change-state = { $mine } bei dir, { $bag } im Beutel
dock-coins-of = { $number ->
    [one] { $number } Münze
   *[other] { $number } Münzen
}

dock-citizen = Bewohner: { $type }
dock-citizens-choose = { $number } von 3 gewählt, dann eine Seite
dock-trader-state = { $mine } auf deinem Plättchen, { $housed } eingezogen
dock-citizens-of = { $housed ->
    [one] { $housed } eingezogen
   *[other] { $housed } eingezogen
}

dock-chest = Schatztruhe: { $type }
dock-room = Raum { $room }: { $chests }
dock-room-empty = Raum { $room } ist leer
dock-chests-wait = zu legen: { $chests }
dock-chests-state = { $mine } auf deinen Gebäuden, { $bag } im Beutel
dock-chests-of = { $number ->
    [one] { $number } Schatztruhe
   *[other] { $number } Schatztruhen
}
dock-chests-dirk = { $number ->
    [one] Dirk hat { $number } Schatztruhe
   *[other] Dirk hat { $number } Schatztruhen
}

dock-masters-state = { $mine } auf deiner Hand, { $open } offen

dock-attack = der nächste Angriff kommt { $from }
dock-attack-hidden = nächster Angriff: dir nicht bekannt
dock-attack-seen = weiß, woher der nächste Angriff kommt
dock-invaders-state = { $scouts ->
    [0] niemand weiß, woher
    [one] { $scouts } Kundschafter zu haben
   *[other] { $scouts } Kundschafter zu haben
}
dock-scout = Kundschafter: { $type }

dock-bazaars-state = { $open } offen, { $mine } bei dir
dock-bazaar = { $tile }, für genau { $price }
dock-bazaar-no-price = { $tile }, zur Zeit ohne Preis
dock-bazaars-of = { $number ->
    [one] { $number } Bazar
   *[other] { $number } Bazare
}

# $types: from the cheapest to the dearest
dock-scorecard = { $scoring ->
    [1] Wertung A
    [2] Wertung B
   *[other] Schlusswertung
}: { $types }
dock-scorecards-state = { $scoring ->
    [1] A
    [2] B
   *[other] Schluss
}: am meisten für { $type-pl }

dock-sultan-own = Sultankarte für { $type-pl }
dock-sultan-open = { $card } für { $type-pl }
dock-sultan-claim = das gezogene Plättchen nehmen?
dock-sultan-state = { $open } offen, { $mine } bei dir
dock-sultan-of = { $number ->
    [one] { $number } Sultankarte
   *[other] { $number } Sultankarten
}

dock-caravan = { $card }: { $amount } { $currency }
dock-caravan-buy = eine Karte für { $price }
dock-caravans-state = { $mine } bei dir, { $free } übrig
dock-caravans-of = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}

dock-counter = Kulturplättchen für Preis { $price }: jetzt { $value }, höchstens { $most }
dock-moors-develop = { $points } Punkte; Kultur entwickeln?
dock-moors-state = { $mine ->
    [one] { $mine } Plättchen, { $points } Punkte
   *[other] { $mine } Plättchen, { $points } Punkte
}
dock-counters-of = { $number ->
    [one] { $number } Kulturplättchen, { $points } Punkte
   *[other] { $number } Kulturplättchen, { $points } Punkte
}
dock-piles = noch zu haben
dock-pile = Preis { $price }: { $left } übrig
