nutshell-bonus = Bonuskaartjes: elk toont een kaartje zonder muren. Staat het in je Alhambra, dan mag je het bonuskaartje openleggen, wat geen tijd kost: vanaf dan telt het gebouw dubbel.

heading-bonus = Bonuskaartjes (kost geen tijd)
reveal-bonus = Bonuskaartje openleggen: { $tile } telt dubbel
question-bonus = Er begint een waardering: leg je een bonuskaartje open?
decline-bonus = Geheim houden
told-bonus = { $seat-you ->
    [yes] Je legt een bonuskaartje open: { $tile } telt dubbel.
   *[no] { $seat } legt een bonuskaartje open: { $tile } telt dubbel.
}
extra-bonus = { $number ->
    [one] { $number } bonuskaartje
   *[other] { $number } bonuskaartjes
}
