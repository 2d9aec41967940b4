nutshell-masters = Bouwmeesters: geld met waarde 3. Aan het eind van je beurt mag je er een inzetten voor een extra verbouwbeurt. Hoe je de kaart ook gebruikt, daarna verdwijnt ze uit het spel.

# $number: how many of this currency
card-builder = { $number ->
    [one] bouwmeesterkaart { $currency }
   *[other] { $number } bouwmeesterkaarten { $currency }
}
heading-master = Bouwmeester inzetten voor een extra verbouwbeurt
spend-master = Inzetten voor een extra verbouwbeurt: { $card }
    .short = { $card }
question-spend-master = Zet je een bouwmeester in voor een extra verbouwbeurt?
question-master-redesigns = Wat verbouwt je bouwmeester?
decline-master = Nee, kaart behouden
told-master = { $seat-you ->
    [yes] Je zet een kaart in voor een extra verbouwbeurt: { $card }.
   *[no] { $seat } zet een kaart in voor een extra verbouwbeurt: { $card }.
}
