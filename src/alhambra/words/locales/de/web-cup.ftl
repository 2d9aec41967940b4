# Games with dice in the browser.

tray-dice = Würfel
tray-dice-area = Würfelbereich
tray-throw-of = Wurf { $throw } von { $throws }
tray-keep-hint = Klicke auf Würfel, die du behältst.
tray-keep = behalten
tray-die = Würfel { $number }: { $type }, wird neu geworfen
tray-die-kept = Würfel { $number }: { $type }, bleibt liegen
tray-throw-all = Alle Würfel werfen
tray-throw-again = { $number ->
    [one] { $number } Würfel werfen
   *[other] { $number } Würfel werfen
}
tray-off = vom Plan
tray-field = { $type } { $field }
tray-column = Spalte: { $type }
tray-on-offer = Auslage
tray-start = Start
tray-start-chip = Startspieler-Chip
tray-row = { $number ->
    [one] { $number } Würfel
   *[other] { $number } Würfel
}
tray-throw = Wurf
tray-ordinal = { $number }.
tray-remodel = Stattdessen umbauen
tray-round = Runde { $round } von { $rounds }
tray-next-scoring = { $scoring ->
    [1] Wertung A folgt
    [2] Wertung B folgt
    [3] Wertung C folgt
   *[other] das Ende
}
tray-markers-left = { $markers ->
    [one] noch { $markers } Setzstein
   *[other] noch { $markers } Setzsteine
}
tray-why-not-yet = Plättchen gewinnst du mit Setzsteinen am Ende der Runde.
tray-track = Leisten
tray-stone = { $name } auf Feld { $field }
tray-starter = Startspieler
tray-black-die = Schwarzer Würfel: { $type }
tray-bonus = Bonus
