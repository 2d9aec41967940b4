# What happened: present tense. $seat-you is "yes" if the seat is the reader's own.

told-begins = { $seat-you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
told-dealt = { $seat-you ->
    [yes] You get { $cards } as start money, { $sum } in { n-cards }.
   *[no] { $seat } gets { $cards } as start money, { $sum } in { n-cards }.
}
n-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
told-took = { $seat-you ->
    [yes] You take { $cards }.
   *[no] { $seat } takes { $cards }.
}
told-bought-exactly = { $seat-you ->
    [yes] You buy { $tile } for { $cards }, exactly.
   *[no] { $seat } buys { $tile } for { $cards }, exactly.
}
told-bought = { $seat-you ->
    [yes] You buy { $tile } for { $cards }, { $over } too much.
   *[no] { $seat } buys { $tile } for { $cards }, { $over } too much.
}
told-got = { $seat-you ->
    [yes] You get { $tile } for nothing.
   *[no] { $seat } gets { $tile } for nothing.
}
told-paid = { $seat-you ->
    [yes] You pay { $cards }.
   *[no] { $seat } pays { $cards }.
}
told-built = { $seat-you ->
    [yes] You build { $tile } at { $cell }.
   *[no] { $seat } builds { $tile } at { $cell }.
}
told-added = { $seat-you ->
    [yes] You build { $tile } from the reserve at { $cell }.
   *[no] { $seat } builds { $tile } from the reserve at { $cell }.
}
told-removed = { $seat-you ->
    [yes] You move { $tile } from { $cell } to the reserve.
   *[no] { $seat } moves { $tile } from { $cell } to the reserve.
}
told-reserved = { $seat-you ->
    [yes] You lay { $tile } into the reserve.
   *[no] { $seat } lays { $tile } into the reserve.
}
told-swapped = { $seat-you ->
    [yes] You exchange { $old } at { $cell } for { $tile } from the reserve.
   *[no] { $seat } exchanges { $old } at { $cell } for { $tile } from the reserve.
}
told-given = { $seat-you ->
    [yes] You give { $tile } to Dirk.
   *[no] { $seat } gives { $tile } to Dirk.
}
told-stopped = { $seat-you ->
    [yes] You want no further action.
   *[no] { $seat } wants no further action.
}
told-passed = { $seat-you ->
    [yes] You can do nothing and pass.
   *[no] { $seat } can do nothing and passes.
}
told-declined = { $seat-you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
told-new-tiles = New on the market: { $tiles }.
told-new-money = New money: { $cards }.
told-scoring-card = The card of the { $scoring-mid } comes up.
told-shuffled = The draw pile is used up: the discard ({ n-cards }) is shuffled to make a new one.
told-dirk-drew = Dirk draws { $tiles }.
told-dirk-drew-nothing = Dirk draws nothing.
told-left = Left on the market: { $tile } goes to { $seat-mid } for the most { $currency-pl } ({ $money }).
told-left-nobody = Left on the market: { $tile } stays there, as nobody alone has the most { $currency-pl } ({ $money }).
# Within a list: A 12
money-of = { $seat-mid } { $money }
told-won = { $seat-you ->
    [yes] The game is over: You win with { n-points }.
   *[no] The game is over: { $seat } wins with { n-points }.
}
told-shared-victory = The game is over: { $seats } share the victory with { n-points }.
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
told-scored = { $scoring }: { $points }.
# Within a list: A +12
points-of = { $seat-mid } +{ $points }
