nutshell-caravanserai = Die Karawanserei: Mit vier oder mehr Arten in deiner Alhambra darfst du eine Karawanserei-Karte kaufen, höchstens zwei: für 8 bei vier Arten, 4 bei fünf, 2 bei sechs. Am Anfang deines Zuges darf ein Markierungsstein ein Feld weiter; sein Betrag ist Geld, und wenn er ausgegeben ist, geht der Stein zurück auf 0.

# $number: how many of this currency
card-caravanserai = { $number ->
    [one] Karawanserei-Karte { $currency }
   *[other] { $number } Karawanserei-Karten { $currency }
}
# Within a list or a sentence: what a field of a card is worth
caravan-amount = { $value } { $currency }
heading-buy-caravanserai = Karawanserei-Karte kaufen
buy-caravanserai = Karawanserei-Karte für { $cards } kaufen
    .short = { $cards }
heading-choose-caravanserai = Karawanserei-Karte wählen
# $branches: the amounts in other currencies beside its column
choose-caravanserai = { $card } nehmen, seitlich { $branches }
    .short = { $card }: { $branches }
heading-move-caravan = Stein versetzen
move-caravan = Stein versetzen: { $card } auf { $amount }
    .short = { $card }: auf { $amount }
question-choose-caravanserai = Welche Karawanserei-Karte nimmst du?
question-move-caravan = Versetzt du einen Stein auf deinen Karawanserei-Karten?
decline-move-caravan = Nein, alle bleiben stehen
told-caravanserai-paid = { $seat-you ->
    [yes] Du kaufst eine Karawanserei-Karte.
   *[no] { $seat } kauft eine Karawanserei-Karte.
}
told-caravanserai-taken = { $seat-you ->
    [yes] Du wählst: { $card }.
   *[no] { $seat } wählt: { $card }.
}
told-caravan-moved = { $seat-you ->
    [yes] Du versetzt einen Stein: { $card }, jetzt { $amount }.
   *[no] { $seat } versetzt einen Stein: { $card }, jetzt { $amount }.
}
told-caravan-spent = { $seat-you ->
    [yes] Dein Stein geht zurück auf 0: { $card }.
   *[no] Der Stein von { $seat } geht zurück auf 0: { $card }.
}
