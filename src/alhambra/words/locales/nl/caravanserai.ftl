nutshell-caravanserai = De karavanserai: met vier soorten of meer in je Alhambra mag je een karavanserai-kaart kopen, hoogstens twee: 8 bij vier soorten, 4 bij vijf, 2 bij zes. Aan het begin van je beurt mag één markeersteen een veld verder; het bedrag is geld, en na het betalen gaat de steen terug naar 0.

# $number: how many of this currency
card-caravanserai = { $number ->
    [one] karavanserai-kaart { $currency }
   *[other] { $number } karavanserai-kaarten { $currency }
}
# Within a list or a sentence: what a field of a card is worth
caravan-amount = { $value } { $currency }
heading-buy-caravanserai = Karavanserai-kaart kopen
buy-caravanserai = Karavanserai-kaart kopen voor { $cards }
    .short = { $cards }
heading-choose-caravanserai = Karavanserai-kaart kiezen
# $branches: the amounts in other currencies beside its column
choose-caravanserai = Nemen: { $card }, opzij { $branches }
    .short = { $card }: { $branches }
heading-move-caravan = Markeersteen verplaatsen
move-caravan = Markeersteen verplaatsen: { $card } naar { $amount }
    .short = { $card }: naar { $amount }
question-choose-caravanserai = Welke karavanserai-kaart neem je?
question-move-caravan = Verplaats je een markeersteen op je karavanserai-kaarten?
decline-move-caravan = Nee, alles blijft staan
told-caravanserai-paid = { $seat-you ->
    [yes] Je koopt een karavanserai-kaart.
   *[no] { $seat } koopt een karavanserai-kaart.
}
told-caravanserai-taken = { $seat-you ->
    [yes] Je kiest { $card }.
   *[no] { $seat } kiest { $card }.
}
told-caravan-moved = { $seat-you ->
    [yes] Je verplaatst een markeersteen: { $card }, nu { $amount }.
   *[no] { $seat } verplaatst een markeersteen: { $card }, nu { $amount }.
}
told-caravan-spent = { $seat-you ->
    [yes] Je markeersteen gaat terug naar 0: { $card }.
   *[no] De markeersteen van { $seat } gaat terug naar 0: { $card }.
}
