nutshell-sultan = Die Macht des Sultans: Eine Sultankarte kostet 7 in ihrer Währung und steht für eine Art. Wird ein Plättchen dieser Art für den Bauhof gezogen, darf ihr Besitzer die Karte abgeben und das Plättchen umsonst nehmen.

# $number: how many of this currency
card-sultan = { $number ->
    [one] Sultankarte { $currency }
   *[other] { $number } Sultankarten { $currency }
}
heading-sultan = Sultankarte kaufen
buy-sultan = { $card } ({ $type }) für { $cards } kaufen
    .short = { $card } ({ $type }) für { $cards }
buy-sultan-with-vizier = { $card } ({ $type }) für { $cards } mit dem Wesir kaufen
    .short = { $card } ({ $type }) für { $cards }
heading-sultan-die = Der Gebäudewürfel
roll-sultan-die = Markierungsstein abnehmen und würfeln
    .short = Würfeln
mark-sultan = { $type } markieren
    .short = { $type }
heading-claim = Plättchen mit einer Sultankarte nehmen
claim-tile = { $tile } mit einer Sultankarte nehmen
    .short = { $tile }
question-roll-sultan-die = Würfelst du um eine andere Art für deine Sultankarte?
question-mark-sultan = Für welche Art steht deine Sultankarte?
question-claim = Nimmst du das Plättchen mit deiner Sultankarte?
decline-roll-sultan-die = Nein, die Art behalten
decline-claim = Nein, es kommt in den Bauhof
told-sultan-card = Neben dem Bauhof liegt jetzt: { $card } ({ $type }).
told-sultan-bought = { $seat-you ->
    [yes] Du erhältst { $card } ({ $type }).
   *[no] { $seat } erhält { $card } ({ $type }).
}
told-die-rolled = { $seat-you ->
    [yes] Du würfelst { $type }.
   *[no] { $seat } würfelt { $type }.
}
told-sultan-marked = { $seat-you ->
    [yes] Du markierst { $type } auf der Sultankarte.
   *[no] { $seat } markiert { $type } auf der Sultankarte.
}
told-claimed = { $seat-you ->
    [yes] Du nimmst { $tile } mit einer Sultankarte.
   *[no] { $seat } nimmt { $tile } mit einer Sultankarte.
}
