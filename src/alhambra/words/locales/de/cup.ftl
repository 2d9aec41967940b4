# Dice, markers and the start player, in all games that are played with them.

# Within a list: 3 towers
dice-of = { $number ->
    [one] { $number } { $type }
   *[other] { $number } { $type-pl }
}
heading-throw = Noch einmal würfeln
throw-all = Alle acht Würfel werfen
    .short = Alle acht Würfel
folder-throw = Andere Würfel werfen
    .ask = Welche Würfel wirfst du?
throw-dice = { $dice } noch einmal werfen
    .short = { $dice }
note-kept = zur Seite gelegt: { $dice }
heading-place = Setzstein setzen
# $count: how many dice show the type; $field: row/throw
place-marker = Setzstein für { $count } × { $type } auf { $field } setzen
    .short = { $count } × { $type }: { $field }
place-off = Setzstein für { $count } × { $type } setzen, wo kein Feld mehr frei ist
    .short = { $count } × { $type }: kein Feld mehr frei
note-taken = { $field } ist besetzt
note-off = der Setzstein verlässt den Plan
heading-starter = Startspieler bestimmen
name-starter = { $seat-you ->
    [yes] Du beginnst die nächste Runde
   *[no] { $seat } beginnt die nächste Runde
}
    .short = { $seat }
question-first-throw = Du bist dran: Würfle.
question-throw = { $throws ->
    [1] Noch einmal würfeln oder nach einem Wurf den Setzstein setzen?
   *[other] Noch einmal würfeln oder nach { $throws } Würfen den Setzstein setzen?
}
question-place-marker = Für welche Gebäudeart setzt du deinen Setzstein?
question-starter = Wer beginnt die nächste Runde?
told-round = { $seat-you ->
    [yes] Runde { $number } beginnt: Du fängst an.
   *[no] Runde { $number } beginnt: { $seat } fängt an.
}
told-start-chip = Der Startspieler-Chip liegt in der Spalte { $type }.
told-thrown = { $seat-you ->
    [yes] Wurf { $throw }: Du würfelst { $dice }.
   *[no] Wurf { $throw }: { $seat } würfelt { $dice }.
}
told-thrown-again = { $seat-you ->
    [yes] Wurf { $throw }: Du behältst { $kept } und würfelst { $dice }.
   *[no] Wurf { $throw }: { $seat } behält { $kept } und würfelt { $dice }.
}
told-marker = { $owner-you ->
    [yes] Dein Setzstein kommt auf { $type } { $field }.
   *[no] { $owner } setzt einen Setzstein auf { $type } { $field }.
}
told-marker-off = { $owner-you ->
    [yes] Dein Setzstein findet kein Feld ({ $type }) und verlässt den Plan.
   *[no] { $owner } findet kein Feld ({ $type }): Der Setzstein verlässt den Plan.
}
told-starter-named = { $owner-you ->
    [yes] Du bestimmst den nächsten Startspieler: { $starter-mid }.
   *[no] { $owner } bestimmt den nächsten Startspieler: { $starter-mid }.
}
refusal-DICE-21 = Nach drei Würfen musst du deinen Setzstein setzen ({ $rule }).
refusal-DICE-22 = Ein Zug beginnt mit einem Wurf aller acht Würfel ({ $rule }).
refusal-DICE-23 = Wirf mindestens einen der Würfel, die daliegen ({ $rule }).
refusal-DICE-25 = Kein Würfel zeigt diese Gebäudeart ({ $rule }).
