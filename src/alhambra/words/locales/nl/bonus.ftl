nutshell-bonus = Bonuskaartjes: elk toont een kaartje zonder muren. Staat het in je Alhambra, dan mag je het bonuskaartje openleggen, wat geen tijd kost: vanaf dan telt het gebouw dubbel.

heading-bonus = Bonuskaartjes (kost geen tijd)
reveal-bonus = Bonuskaartje openleggen: { $tile } telt dubbel
question-bonus = Er begint een waardering: leg je een bonuskaartje open?
question-no-bonus = Er begint een waardering. Je hebt geen bonuskaartje om open te leggen.
question-bonus-again = { $seat-you ->
    [yes] Je hebt een bonuskaartje opengelegd: leg je er vóór de waardering nog een open?
   *[no] { $seat } heeft een bonuskaartje opengelegd, en iedereen mag daarop antwoorden: leg je er een open?
}
question-no-bonus-again = { $seat-you ->
    [yes] Je hebt een bonuskaartje opengelegd, en iedereen mag daarop antwoorden. Je hebt er geen meer om open te leggen.
   *[no] { $seat } heeft een bonuskaartje opengelegd, en iedereen mag daarop antwoorden. Je hebt er geen om open te leggen.
}
decline-bonus = Niets openleggen
told-bonus = { $seat-you ->
    [yes] Je legt een bonuskaartje open: { $tile } telt dubbel.
   *[no] { $seat } legt een bonuskaartje open: { $tile } telt dubbel.
}
extra-bonus = { $number ->
    [one] { $number } bonuskaartje
   *[other] { $number } bonuskaartjes
}
