nutshell-moors = Art of the Moors: at the end of a turn you take a culture counter for every price of which you have two buildings, built or in the reserve. To develop culture is an action: your counters turn one step, as far as the number of such buildings allows. In every scoring each gives the points at its gem.

heading-culture = Culture
develop-culture = Develop culture
told-counter-taken = { $seat-you ->
    [yes] You take a culture counter for price { $price }.
   *[no] { $seat } takes a culture counter for price { $price }.
}
# $counters: of each that was turned its price and its points
told-culture-developed = { $seat-you ->
    [yes] You develop culture: { $counters }.
   *[no] { $seat } develops culture: { $counters }.
}
culture-value = price { $price } now { $points }
award-culture = culture counter for price { $price }
