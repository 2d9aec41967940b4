# Hints and the review of a finished game in the browser.

## Hints

advice-none = Es gibt gerade nichts zu wählen.
advice-win = Gewinnchance
advice-points = Erwartete Punkte am Ende
advice-about = Von hier wurde weitergespielt, mit dem, was du siehst.

## A bot at work

table-thinks = denkt nach

## Review

review-title = Rückblick
review-open = Meine Züge ansehen
review-wait = Deine Züge werden angesehen …
review-progress = { $done } von { $moves } Zügen angesehen
review-best = beste
review-good = gut
review-inaccuracy = ungenau
review-mistake = Fehler
review-costliest = Was dich am meisten kostete
review-lost = −{ $percent } %
review-lost-line = Verschenkte Gewinnchance
review-played = Gespielt
review-better = Besser
review-turn = Zug { $turn }
review-none = Nichts zu bereuen: kein Zug hat viel verschenkt.
review-show = Ansehen
review-about = Beurteilt nach dem, was du damals sehen konntest; in vielen möglichen Welten wurde weitergespielt.
review-failed = Der Rückblick ist nicht gelungen. Versuche es später noch einmal.
