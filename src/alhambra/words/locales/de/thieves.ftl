nutshell-thieves = Diebe: Zwischen zwei Zügen darf jeder außer dem, der als Nächster am Zug ist, einen verdeckten Dieb einsetzen. Er nimmt eine Karte seiner Währung aus der Auslage, gleich welchen Werts, und verlässt das Spiel.

heading-thieves = Dieb einsetzen
play-thief = { $cards } mit einem Dieb nehmen
    .short = { $cards }
question-thief = Zwischen zwei Zügen: Setzt du einen Dieb ein?
question-between-turns = Zwischen zwei Zügen: Möchtest du etwas tun?
told-thief = { $seat-you ->
    [yes] Du handelst außerhalb deines Zuges und setzt einen Dieb ein ({ $currency }).
   *[no] { $seat } handelt außer der Reihe und setzt einen Dieb ein ({ $currency }).
}
