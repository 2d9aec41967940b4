# `alhambra stats`: recorded games summed up, in the terminal and as a page.

stats-title = Aufgezeichnete Partien
stats-reading = liest
stats-base-game = Alhambra
stats-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
stats-of-game = { $game }: { stats-games }
# $what: a file, and why it cannot be read
stats-skipped = ausgelassen: { $what }
stats-open = { $number ->
    [one] ausgelassen: { $number } Partie, die noch nicht zu Ende ist
   *[other] ausgelassen: { $number } Partien, die noch nicht zu Ende sind
}
stats-none = { $folder }: hier liegt keine Aufzeichnung einer beendeten Partie
stats-folder = Ordner
stats-version = Version

## Headings

stats-by-players = Nach Spielerzahl
stats-by-seat = Nach Platz
stats-by-turn = Nach Zugfolge
stats-by-name = Nach Spieler
stats-by-module = Nach Modul
stats-scores = Punkte aller
stats-winning = Punkte der Sieger
stats-gained-alhambra = Gekaufte Gebäude
stats-gained-alcazaba = Gewonnene Gebäude
stats-gained-dice = Schritte auf den Gebäudeleisten
stats-purchases = Käufe
stats-walls = Längste Außenmauer bei jeder Wertung
stats-sources = Woher die Punkte kommen
stats-awards = Punkte durch die Regeln von Modulen
stats-length = Länge einer Partie
stats-left-out = Ausgelassen

## Rows and columns

stats-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
stats-seat = Platz { $seat }
stats-first = zuerst
stats-later = später
stats-without = ohne Module
stats-winners = Sieger
stats-others = andere
stats-tiles = Gebäude
stats-price = Preis eines Gebäudes
stats-exact = passend bezahlt, %
stats-overpaid = zu viel bezahlt, je Gebäude
stats-outer-wall = Außenmauer
stats-between-scorings = zwischen Wertungen
stats-own-dice = Bonus-Chips
stats-modules = Module
stats-turns = Züge
stats-decisions = Entscheidungen
stats-column-games = Partien
stats-column-points = Punkte
stats-column-quartiles = Quartile
stats-column-share = Siege %
stats-column-par = gleich %
stats-column-mean = Mittel
stats-column-least = kleinste
stats-column-most = größte

## Notes

stats-note-interval = ± und Balkenenden enthalten den wahren Wert in etwa 95 von 100 Fällen, berechnet über Partien. Gleich: der Anteil der Siege, wenn alle gleich gut wären.
stats-note-modules = Partien mit einem Modul können sich auch sonst unterscheiden: darin, wer gespielt hat und zu wievielt.
stats-note-sides = Sieger sind alle, die gewonnen oder einen Sieg geteilt haben; Mittel je Spieler und Partie.
