nutshell-caravanserai = Karavanserai: kui sinu Alhambras on vähemalt neli tüüpi, võid osta karavanserai kaardi, kõige rohkem kaks: nelja tüübiga maksab see 8, viiega 4, kuuega 2. Käigu alguses võib üks marker liikuda ühe välja võrra; selle summa on raha ja pärast maksmist läheb marker tagasi nulli.

# $number: how many of this currency
card-caravanserai = { $number ->
    [one] karavanserai kaart ({ $currency })
   *[other] { $number } karavanserai kaarti ({ $currency })
}
# Within a list or a sentence: what a field of a card is worth
caravan-amount = { $value } { $currency }
heading-buy-caravanserai = Osta karavanserai kaart
buy-caravanserai = Osta karavanserai kaart, maksa { $cards }
    .short = { $cards }
heading-choose-caravanserai = Vali karavanserai kaart
# $branches: the amounts in other currencies beside its column
choose-caravanserai = Võta { $card }, kõrval { $branches }
    .short = { $card }: { $branches }
heading-move-caravan = Liiguta markerit
move-caravan = Liiguta markerit: { $card }, uus summa { $amount }
    .short = { $card }: { $amount }
question-choose-caravanserai = Millise karavanserai kaardi võtad?
question-move-caravan = Kas liigutad markerit oma karavanserai kaardil?
decline-move-caravan = Ei, markerid jäävad paigale
told-caravanserai-paid = { $seat-you ->
    [yes] Sina ostad karavanserai kaardi.
   *[no] { $seat } ostab karavanserai kaardi.
}
told-caravanserai-taken = { $seat-you ->
    [yes] Sina valid: { $card }.
   *[no] { $seat } valib: { $card }.
}
told-caravan-moved = { $seat-you ->
    [yes] Sina liigutad markerit: { $card }, nüüd { $amount }.
   *[no] { $seat } liigutab markerit: { $card }, nüüd { $amount }.
}
told-caravan-spent = { $seat-you ->
    [yes] Sinu marker läheb tagasi nulli: { $card }.
   *[no] { $seat }: marker läheb tagasi nulli, { $card }.
}
