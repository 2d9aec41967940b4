# The docks of modules below the court: one line of state, names of pieces, whose pieces are where.

# Chips have room for about eight letters
dock-open = { $number } open
dock-points = { $points } pts
dock-scoring = { $scoring ->
    [1] A
    [2] B
   *[other] C
}
dock-side-letter = { $side-letter }
dock-more = { $number ->
    [one] { $number } more module
   *[other] { $number } more modules
}

dock-walls-open = { $number ->
    [one] { $number } card: erect walls
   *[other] { $number } cards: erect walls
}
dock-walls-none = no card lies open
dock-wall-card = wall card: walls { $sides-place }
dock-walls-of = { $number ->
    [one] { $number } wooden wall
   *[other] { $number } wooden walls
}

dock-thief = thief for { $currency-pl }
dock-thieves-state = { $mine } in your hand, { $played } played
dock-thieves-hidden = { $cards ->
    [one] { $cards } hidden thief
   *[other] { $cards } hidden thieves
}

dock-coins = { $number } { $currency } in coins
dock-change-state = { $mine } of yours, { $bag } in the bag
dock-coins-of = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}

dock-citizen = citizen: { $type }
dock-citizens-choose = { $number } of 3 chosen, then a side
dock-trader-state = { $mine } on your tile, { $housed } moved in
dock-citizens-of = { $housed ->
    [one] { $housed } moved in
   *[other] { $housed } moved in
}

dock-chest = chest: { $type }
dock-room = room { $room }: { $chests }
dock-room-empty = room { $room } is empty
dock-chests-wait = to be laid: { $chests }
dock-chests-state = { $mine } on your buildings, { $bag } in the bag
dock-chests-of = { $number ->
    [one] { $number } chest
   *[other] { $number } chests
}
dock-chests-dirk = { $number ->
    [one] Dirk has { $number } chest
   *[other] Dirk has { $number } chests
}

dock-masters-state = { $mine } in your hand, { $open } open

dock-attack = the next attack comes { $from }
dock-attack-hidden = next attack: not known to you
dock-attack-seen = knows where the next attack comes from
dock-invaders-state = { $scouts ->
    [0] nobody knows from where
    [one] { $scouts } scout to be had
   *[other] { $scouts } scouts to be had
}
dock-scout = scout: { $type }

dock-bazaars-state = { $open } open, { $mine } of yours
dock-bazaar = { $tile }, for exactly { $price }
dock-bazaar-no-price = { $tile }, without a price now
dock-bazaars-of = { $number ->
    [one] { $number } bazaar
   *[other] { $number } bazaars
}

# $types: from the cheapest to the dearest
dock-scorecard = { $scoring ->
    [1] scoring A
    [2] scoring B
   *[other] last scoring
}: { $types }
dock-scorecards-state = { $scoring ->
    [1] A
    [2] B
   *[other] the last
}: most for { $type-pl }

dock-sultan-own = sultan card for { $type-pl }
dock-sultan-open = { $card } for { $type-pl }
dock-sultan-claim = claim the tile that was drawn?
dock-sultan-state = { $open } open, { $mine } of yours
dock-sultan-of = { $number ->
    [one] { $number } sultan card
   *[other] { $number } sultan cards
}

dock-caravan = { $card }: { $amount } { $currency }
dock-caravan-buy = a card for { $price }
dock-caravans-state = { $mine } of yours, { $free } left
dock-caravans-of = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}

dock-counter = counter for price { $price }: { $value } now, up to { $most }
dock-moors-develop = { $points } points; develop culture?
dock-moors-state = { $mine ->
    [one] { $mine } counter, { $points } points
   *[other] { $mine } counters, { $points } points
}
dock-counters-of = { $number ->
    [one] { $number } culture counter, { $points } points
   *[other] { $number } culture counters, { $points } points
}
dock-piles = still to be had
dock-pile = price { $price }: { $left } left
