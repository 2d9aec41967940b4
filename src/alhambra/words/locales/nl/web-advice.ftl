# Hints and the review of a finished game in the browser.

## Hints

advice-none = Er valt nu niets te kiezen.
advice-win = Kans om te winnen
advice-points = Verwachte punten aan het eind
advice-about = Er is vanaf hier verder gespeeld, met wat jij kunt zien.

## A bot at work

table-thinks = denkt

## Review

review-title = Terugblik
review-open = Mijn zetten bekijken
review-wait = Je zetten worden bekeken …
review-progress = { $done } van { $moves } zetten bekeken
review-best = best
review-good = goed
review-inaccuracy = onnauwkeurig
review-mistake = fout
review-costliest = Wat je het meest kostte
review-lost = −{ $percent }%
review-lost-line = Weggegeven kans om te winnen
review-played = Gespeeld
review-better = Beter
review-turn = Beurt { $turn }
review-none = Niets om spijt van te hebben: geen zet gaf veel weg.
review-show = Bekijken
review-about = Beoordeeld op wat je toen kon zien; er is verder gespeeld in vele mogelijke werelden.
review-failed = De terugblik is niet gelukt. Probeer het later opnieuw.
