nutshell-change = Wisselgeld: wie te veel betaalt, trekt uit de buidel één munt voor elke twee te veel. Een munt is geld met waarde 1 in haar munteenheid; betaalde munten gaan terug in de buidel.

# $number: how many of this currency
card-coin = { $number ->
    [one] munt van 1 { $currency }
   *[other] { $number } munten van 1 { $currency }
}
told-change = { $seat-you ->
    [yes] Je krijgt wisselgeld: { $coins }.
   *[no] { $seat } krijgt wisselgeld: { $coins }.
}
