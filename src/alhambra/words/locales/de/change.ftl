nutshell-change = Wechselgeld: Wer zu viel bezahlt, zieht für je zwei zu viel eine Münze aus dem Beutel. Eine Münze ist Geld mit dem Wert 1 in ihrer Währung; bezahlte Münzen kommen zurück in den Beutel.

# $number: how many of this currency
card-coin = { $number ->
    [one] Münze zu 1 { $currency }
   *[other] { $number } Münzen zu 1 { $currency }
}
told-change = { $seat-you ->
    [yes] Du erhältst Wechselgeld: { $coins }.
   *[no] { $seat } erhält Wechselgeld: { $coins }.
}
