nutshell-sultan = Power of the Sultan: a sultan card costs 7 in its currency and stands for one type. When a tile of that type is drawn for the market, its owner may give the card away and take the tile for nothing.

# $number: how many of this currency
card-sultan = { $number ->
    [one] { $currency } sultan card
   *[other] { $number } { $currency } sultan cards
}
heading-sultan = Buy a sultan card
buy-sultan = Buy the { $card } for { $type } with { $cards }
    .short = { $card } ({ $type }) for { $cards }
buy-sultan-with-vizier = Buy the { $card } for { $type } with { $cards } and the vizier
    .short = { $card } ({ $type }) for { $cards }
heading-sultan-die = The building die
roll-sultan-die = Take the marker off and roll the die
    .short = Roll
mark-sultan = Mark { $type }
    .short = { $type }
heading-claim = Claim the tile with a sultan card
claim-tile = Claim { $tile } with a sultan card
    .short = { $tile }
question-roll-sultan-die = Will you roll for another type on your sultan card?
question-mark-sultan = Which type does your sultan card stand for?
question-claim = Do you claim the tile for your sultan card?
decline-roll-sultan-die = No, keep the type
decline-claim = No, let it go to the market
told-sultan-card = Beside the market lies a { $card }, marked { $type }.
told-sultan-bought = { $seat-you ->
    [yes] You get the { $card }, marked { $type }.
   *[no] { $seat } gets the { $card }, marked { $type }.
}
told-die-rolled = { $seat-you ->
    [yes] You roll { $type }.
   *[no] { $seat } rolls { $type }.
}
told-sultan-marked = { $seat-you ->
    [yes] You mark { $type } on the sultan card.
   *[no] { $seat } marks { $type } on the sultan card.
}
told-claimed = { $seat-you ->
    [yes] You claim { $tile } with a sultan card.
   *[no] { $seat } claims { $tile } with a sultan card.
}
