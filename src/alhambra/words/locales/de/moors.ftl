nutshell-moors = Die Künste der Mauren: Am Ende eines Zuges nimmst du ein Kulturplättchen für jeden Preis, von dem du zwei Gebäude hast, gebaut oder in der Reserve. Kultur zu entwickeln ist eine Aktion: Deine Kulturplättchen drehen sich einen Schritt, so weit die Zahl solcher Gebäude es erlaubt. In jeder Wertung bringt jedes die Punkte an seinem Edelstein.

heading-culture = Kultur
develop-culture = Kultur entwickeln
told-counter-taken = { $seat-you ->
    [yes] Du nimmst ein Kulturplättchen für Preis { $price }.
   *[no] { $seat } nimmt ein Kulturplättchen für Preis { $price }.
}
# $counters: of each that was turned its price and its points
told-culture-developed = { $seat-you ->
    [yes] Du entwickelst Kultur: { $counters }.
   *[no] { $seat } entwickelt Kultur: { $counters }.
}
culture-value = Preis { $price } jetzt { $points }
award-culture = Kulturplättchen für Preis { $price }
