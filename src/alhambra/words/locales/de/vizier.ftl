nutshell-vizier = Wesir: Zwischen zwei Zügen darf ein aktiver Wesir ein Plättchen aus dem Bauhof kaufen, passend bezahlt. Danach ist er inaktiv; ihn zu aktivieren ist eine Aktion deines Zuges.

heading-vizier = Wesir
wake-vizier = Wesir aktivieren
heading-vizier-buys = Außerhalb deines Zuges kaufen; danach ist dein Wesir inaktiv
buy-with-vizier = { $tile } für { $cards } mit dem Wesir kaufen
    .short = { $tile } für { $cards }
question-window = Zwischen zwei Zügen: Soll dein Wesir kaufen?
decline-window = Nein, jetzt nicht
told-vizier-wakes = { $seat-you ->
    [yes] Du aktivierst den Wesir.
   *[no] { $seat } aktiviert den Wesir.
}
told-vizier-buys = { $seat-you ->
    [yes] Du handelst außerhalb deines Zuges: Der Wesir kauft und ist jetzt inaktiv.
   *[no] { $seat } handelt außer der Reihe: Der Wesir kauft und ist jetzt inaktiv.
}
