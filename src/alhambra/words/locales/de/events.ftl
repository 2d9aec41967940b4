# What happened: present tense. $seat-you is "yes" if the seat is the reader's own.

told-begins = { $seat-you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
told-dealt = { $seat-you ->
    [yes] Du erhältst { $cards } als Startgeld, { $sum } in { n-cards }.
   *[no] { $seat } erhält { $cards } als Startgeld, { $sum } in { n-cards }.
}
n-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
told-took = { $seat-you ->
    [yes] Du nimmst { $cards }.
   *[no] { $seat } nimmt { $cards }.
}
told-bought-exactly = { $seat-you ->
    [yes] Du kaufst { $tile } für { $cards }, passend.
   *[no] { $seat } kauft { $tile } für { $cards }, passend.
}
told-bought = { $seat-you ->
    [yes] Du kaufst { $tile } für { $cards }, { $over } zu viel.
   *[no] { $seat } kauft { $tile } für { $cards }, { $over } zu viel.
}
told-got = { $seat-you ->
    [yes] Du erhältst { $tile } umsonst.
   *[no] { $seat } erhält { $tile } umsonst.
}
told-paid = { $seat-you ->
    [yes] Du zahlst { $cards }.
   *[no] { $seat } zahlt { $cards }.
}
told-built = { $seat-you ->
    [yes] Du baust { $tile } bei { $cell } an.
   *[no] { $seat } baut { $tile } bei { $cell } an.
}
told-added = { $seat-you ->
    [yes] Du baust { $tile } aus der Reserve bei { $cell } an.
   *[no] { $seat } baut { $tile } aus der Reserve bei { $cell } an.
}
told-removed = { $seat-you ->
    [yes] Du legst { $tile } von { $cell } in die Reserve.
   *[no] { $seat } legt { $tile } von { $cell } in die Reserve.
}
told-reserved = { $seat-you ->
    [yes] Du legst { $tile } in die Reserve.
   *[no] { $seat } legt { $tile } in die Reserve.
}
told-swapped = { $seat-you ->
    [yes] Du tauschst { $old } bei { $cell } gegen { $tile } aus der Reserve.
   *[no] { $seat } tauscht { $old } bei { $cell } gegen { $tile } aus der Reserve.
}
told-given = { $seat-you ->
    [yes] Du schenkst Dirk { $tile }.
   *[no] { $seat } schenkt Dirk { $tile }.
}
told-stopped = { $seat-you ->
    [yes] Du willst keine Aktion mehr.
   *[no] { $seat } will keine Aktion mehr.
}
told-passed = { $seat-you ->
    [yes] Du kannst nichts tun und passt.
   *[no] { $seat } kann nichts tun und passt.
}
told-declined = { $seat-you ->
    [yes] Du verzichtest.
   *[no] { $seat } verzichtet.
}
told-new-tiles = Neu im Bauhof: { $tiles }.
told-new-money = Neues Geld: { $cards }.
told-scoring-card = Die Karte der { $scoring-gen } wird aufgedeckt.
told-shuffled = Der Geldkartenstapel ist aufgebraucht: Der Ablagestapel ({ n-cards }) wird zu einem neuen gemischt.
told-dirk-drew = Dirk zieht { $tiles }.
told-dirk-drew-nothing = Dirk zieht nichts.
told-left = { $seat-you ->
    [yes] Übrig im Bauhof: { $tile } geht an dich, du hast die meisten { $currency-pl } ({ $money }).
   *[no] Übrig im Bauhof: { $tile } geht an { $seat }, dort sind die meisten { $currency-pl } ({ $money }).
}
told-left-nobody = Übrig im Bauhof: { $tile } bleibt liegen, niemand hat allein die meisten { $currency-pl } ({ $money }).
# Within a list: A 12
money-of = { $seat-mid } { $money }
told-won = { $seat-you ->
    [yes] Das Spiel ist beendet: Du gewinnst mit { n-points-dat }.
   *[no] Das Spiel ist beendet: { $seat } gewinnt mit { n-points-dat }.
}
told-shared-victory = { $seats-you ->
    [yes] Das Spiel ist beendet: { $seats } teilt euch den Sieg mit { n-points-dat }.
   *[no] Das Spiel ist beendet: { $seats } teilen sich den Sieg mit { n-points-dat }.
}
n-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
n-points-dat = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
told-scored = { $scoring }: { $points }.
# Within a list: A +12
points-of = { $seat-mid } +{ $points }
