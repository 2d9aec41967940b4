nutshell-bonus = Bonuskarten: Jede zeigt ein Plättchen ohne Mauern. Steht es in deiner Alhambra, darfst du die Karte aufdecken, was keine Zeit kostet: Von da an zählt das Plättchen doppelt.

heading-bonus = Bonuskarten (kostet keine Zeit)
reveal-bonus = Bonuskarte aufdecken: { $tile } zählt doppelt
question-bonus = Eine Wertung beginnt: Deckst du eine Bonuskarte auf?
question-no-bonus = Eine Wertung beginnt. Du hast keine Bonuskarte aufzudecken.
question-bonus-again = { $seat-you ->
    [yes] Du hast eine Bonuskarte aufgedeckt: Deckst du vor der Wertung noch eine auf?
   *[no] { $seat } hat eine Bonuskarte aufgedeckt, und alle dürfen darauf antworten: Deckst du eine auf?
}
question-no-bonus-again = { $seat-you ->
    [yes] Du hast eine Bonuskarte aufgedeckt, und alle dürfen darauf antworten. Du hast keine weitere aufzudecken.
   *[no] { $seat } hat eine Bonuskarte aufgedeckt, und alle dürfen darauf antworten. Du hast keine aufzudecken.
}
decline-bonus = Nichts aufdecken
told-bonus = { $seat-you ->
    [yes] Du deckst eine Bonuskarte auf: { $tile } zählt doppelt.
   *[no] { $seat } deckt eine Bonuskarte auf: { $tile } zählt doppelt.
}
extra-bonus = { $number ->
    [one] { $number } Bonuskarte
   *[other] { $number } Bonuskarten
}
