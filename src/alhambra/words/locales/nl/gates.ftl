nutshell-gates = Stadspoorten: een openliggende stadspoortkaart mag je nemen in plaats van geld. Ze maakt één dubbele muur van je Alhambra begaanbaar als je bouwt of verbouwt; de muur blijft tellen. Kaartjes met een stadspoort blijven waar ze zijn.

heading-gate-card = Stadspoortkaart
take-gate = Openliggende stadspoortkaart nemen
heading-build-gates = Bouwen via een stadspoort (kost een stadspoortkaart)
heading-redesign-gates = Verbouwen met stadspoorten
build-through = Bouwen: { $tile } op { $cell }, poort in de { $side } muur
    .short = op { $cell }, poort in de { $side } muur
add-through = Uit de reserve bouwen: { $tile } op { $cell }, poort in de { $side } muur
    .short = op { $cell }, poort in de { $side } muur
swap-through = Wisselen met de reserve: { $old } op { $cell } voor { $tile }, poort in de { $side } muur
    .short = { $tile } voor { $old } op { $cell }, poort in de { $side } muur
remove-with-gates = Naar de reserve brengen: { $tile } op { $cell }, met een poort in { $walls }
    .short = { $tile } op { $cell }, met een poort in { $walls }
folder-add-through = Via een stadspoort uit de reserve bouwen: { $tile }
    .ask = Waar bouw je { $tile }?
folder-swap-through = Gebouw op de plaats van een veldkamp zetten
    .ask = Welk veldkamp maakt plaats?
wall-of = de { $side } muur van { $cell }
told-gate-open = Er komt een stadspoortkaart: ze ligt nu open.
told-gate-discarded = Er komt nog een stadspoortkaart: ze gaat naar de aflegstapel, want er ligt er al een open.
told-gate-taken = { $seat-you ->
    [yes] Je neemt de stadspoortkaart.
   *[no] { $seat } neemt de stadspoortkaart.
}
told-gate-set = { $seat-you ->
    [yes] Je zet een poort in { $wall }.
   *[no] { $seat } zet een poort in { $wall }.
}
