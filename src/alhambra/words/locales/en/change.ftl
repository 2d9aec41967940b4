nutshell-change = Change: whoever overpays draws a coin from the bag for every two too many. A coin is money of value 1 in its currency; coins that were paid go back into the bag.

# $number: how many of this currency
card-coin = { $number ->
    [one] { $currency } coin
   *[other] { $number } { $currency } coins
}
told-change = { $seat-you ->
    [yes] You get change: { $coins }.
   *[no] { $seat } gets change: { $coins }.
}
