# What happened: present tense. $seat-you is "yes" if the seat is the reader's own.

told-begins = { $seat-you ->
    [yes] Je begint.
   *[no] { $seat } begint.
}
told-dealt = { $seat-you ->
    [yes] Je krijgt { $cards } als startgeld, { $sum } in { n-cards }.
   *[no] { $seat } krijgt { $cards } als startgeld, { $sum } in { n-cards }.
}
n-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
told-took = { $seat-you ->
    [yes] Je neemt { $cards }.
   *[no] { $seat } neemt { $cards }.
}
told-bought-exactly = { $seat-you ->
    [yes] Je koopt { $tile } voor { $cards }, gepast.
   *[no] { $seat } koopt { $tile } voor { $cards }, gepast.
}
told-bought = { $seat-you ->
    [yes] Je koopt { $tile } voor { $cards }, { $over } te veel.
   *[no] { $seat } koopt { $tile } voor { $cards }, { $over } te veel.
}
told-got = { $seat-you ->
    [yes] Je krijgt { $tile } voor niets.
   *[no] { $seat } krijgt { $tile } voor niets.
}
told-paid = { $seat-you ->
    [yes] Je betaalt { $cards }.
   *[no] { $seat } betaalt { $cards }.
}
told-built = { $seat-you ->
    [yes] Je bouwt { $tile } op { $cell }.
   *[no] { $seat } bouwt { $tile } op { $cell }.
}
told-added = { $seat-you ->
    [yes] Je bouwt { $tile } uit de reserve op { $cell }.
   *[no] { $seat } bouwt { $tile } uit de reserve op { $cell }.
}
told-removed = { $seat-you ->
    [yes] Je brengt { $tile } van { $cell } naar de reserve.
   *[no] { $seat } brengt { $tile } van { $cell } naar de reserve.
}
told-reserved = { $seat-you ->
    [yes] Je legt { $tile } in de reserve.
   *[no] { $seat } legt { $tile } in de reserve.
}
told-swapped = { $seat-you ->
    [yes] Je wisselt { $old } op { $cell } met { $tile } uit de reserve.
   *[no] { $seat } wisselt { $old } op { $cell } met { $tile } uit de reserve.
}
told-given = { $seat-you ->
    [yes] Je schenkt { $tile } aan Dirk.
   *[no] { $seat } schenkt { $tile } aan Dirk.
}
told-stopped = { $seat-you ->
    [yes] Je wilt geen actie meer.
   *[no] { $seat } wil geen actie meer.
}
told-passed = { $seat-you ->
    [yes] Je kunt niets doen en past.
   *[no] { $seat } kan niets doen en past.
}
told-declined = { $seat-you ->
    [yes] Je ziet ervan af.
   *[no] { $seat } ziet ervan af.
}
told-new-tiles = Nieuw op de bouwwerf: { $tiles }.
told-new-money = Nieuw geld: { $cards }.
told-scoring-card = De kaart van de { $scoring-mid } wordt opengelegd.
told-shuffled = De stapel geldkaarten is op: de aflegstapel ({ n-cards }) wordt geschud tot een nieuwe.
told-dirk-drew = Dirk trekt { $tiles }.
told-dirk-drew-nothing = Dirk trekt niets.
told-left = { $seat-you ->
    [yes] Over op de bouwwerf: { $tile } is voor jou, met de meeste { $currency-pl } ({ $money }).
   *[no] Over op de bouwwerf: { $tile } is voor { $seat }, met de meeste { $currency-pl } ({ $money }).
}
told-left-nobody = Over op de bouwwerf: { $tile } blijft liggen, want niemand heeft alleen de meeste { $currency-pl } ({ $money }).
# Within a list: A 12
money-of = { $seat-mid } { $money }
told-won = { $seat-you ->
    [yes] Het spel is afgelopen: jij wint met { n-points }.
   *[no] Het spel is afgelopen: { $seat } wint met { n-points }.
}
told-shared-victory = Het spel is afgelopen: { $seats-mid } delen de overwinning met { n-points }.
n-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
told-scored = { $scoring }: { $points }.
# Within a list: A +12
points-of = { $seat-mid } +{ $points }
