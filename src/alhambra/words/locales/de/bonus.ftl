nutshell-bonus = Bonuskarten: Jede zeigt ein Plättchen ohne Mauern. Steht es in deiner Alhambra, darfst du die Karte aufdecken, was keine Zeit kostet: Von da an zählt das Plättchen doppelt.

heading-bonus = Bonuskarten (kostet keine Zeit)
reveal-bonus = Bonuskarte aufdecken: { $tile } zählt doppelt
question-bonus = Eine Wertung beginnt: Deckst du eine Bonuskarte auf?
question-no-bonus = Eine Wertung beginnt. Du hast keine Bonuskarte aufzudecken.
decline-bonus = Nichts aufdecken
told-bonus = { $seat-you ->
    [yes] Du deckst eine Bonuskarte auf: { $tile } zählt doppelt.
   *[no] { $seat } deckt eine Bonuskarte auf: { $tile } zählt doppelt.
}
extra-bonus = { $number ->
    [one] { $number } Bonuskarte
   *[other] { $number } Bonuskarten
}
