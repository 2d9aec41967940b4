nutshell-masters = Baumeister: Geld mit dem Wert 3. Statt damit zu zahlen, darfst du am Ende deines Zuges einen für einen zusätzlichen Umbau ausgeben. So oder so verlässt die Karte dann das Spiel.

# $number: how many of this currency
card-builder = { $number ->
    [one] Baumeisterkarte { $currency }
   *[other] { $number } Baumeisterkarten { $currency }
}
heading-master = Baumeister für einen zusätzlichen Umbau ausgeben
spend-master = { $card } für einen zusätzlichen Umbau ausgeben
    .short = { $card }
question-spend-master = Gibst du einen Baumeister für einen zusätzlichen Umbau aus?
question-master-redesigns = Was baut dein Baumeister um?
decline-master = Nein, Karte behalten
told-master = { $seat-you ->
    [yes] Du gibst für einen zusätzlichen Umbau aus: { $card }.
   *[no] { $seat } gibt für einen zusätzlichen Umbau aus: { $card }.
}
