nutshell-masters = Master builders: money of value 3. At the end of your turn you may spend one for an extra redesign instead. Spent either way, the card leaves the game.

# $number: how many of this currency
card-builder = { $number ->
    [one] { $currency } master builder
   *[other] { $number } { $currency } master builders
}
heading-master = Spend a master builder for an extra redesign
spend-master = Spend a { $card } for an extra redesign
    .short = { $card }
question-spend-master = Will you spend a master builder for an extra redesign?
question-master-redesigns = Which redesign does your master builder carry out?
decline-master = No, keep the card
told-master = { $seat-you ->
    [yes] You spend a { $card } for an extra redesign.
   *[no] { $seat } spends a { $card } for an extra redesign.
}
