nutshell-caravanserai = Caravanserai: with four types or more in your Alhambra you may buy a caravanserai card, two at most: 8 for four types, 4 for five, 2 for six. At the start of your turn one marker may move a field; its amount is money, and when it is spent the marker goes back to 0.

# $number: how many of this currency
card-caravanserai = { $number ->
    [one] { $currency } caravanserai
   *[other] { $number } { $currency } caravanserais
}
# Within a list or a sentence: what a field of a card is worth
caravan-amount = { $value } { $currency }
heading-buy-caravanserai = Buy a caravanserai card
buy-caravanserai = Buy a caravanserai card for { $cards }
    .short = { $cards }
heading-choose-caravanserai = Choose a caravanserai card
# $branches: the amounts in other currencies beside its column
choose-caravanserai = Take the { $card }, aside { $branches }
    .short = { $card }: { $branches }
heading-move-caravan = Move a marker
move-caravan = Move the marker of the { $card } to { $amount }
    .short = { $card }: to { $amount }
question-choose-caravanserai = Which caravanserai card do you take?
question-move-caravan = Do you move a marker of your caravanserai cards?
decline-move-caravan = No, all markers stay
told-caravanserai-paid = { $seat-you ->
    [yes] You buy a caravanserai card.
   *[no] { $seat } buys a caravanserai card.
}
told-caravanserai-taken = { $seat-you ->
    [yes] You choose the { $card }.
   *[no] { $seat } chooses the { $card }.
}
told-caravan-moved = { $seat-you ->
    [yes] You move the marker of the { $card } to { $amount }.
   *[no] { $seat } moves the marker of the { $card } to { $amount }.
}
told-caravan-spent = { $seat-you ->
    [yes] Your marker on the { $card } goes back to 0.
   *[no] The marker of { $seat } on the { $card } goes back to 0.
}
