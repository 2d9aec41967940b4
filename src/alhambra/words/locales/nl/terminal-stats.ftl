# `alhambra stats`: recorded games summed up, in the terminal and as a page.

stats-title = Opgenomen spellen
stats-reading = leest
stats-base-game = Alhambra
stats-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
stats-of-game = { $game }: { stats-games }
# $what: a file, and why it cannot be read
stats-skipped = weggelaten: { $what }
stats-open = { $number ->
    [one] weggelaten: { $number } spel dat nog niet is afgelopen
   *[other] weggelaten: { $number } spellen die nog niet zijn afgelopen
}
stats-none = { $folder }: hier ligt geen partijverslag van een afgelopen spel
stats-folder = map
stats-version = versie

## Headings

stats-by-players = Naar aantal spelers
stats-by-seat = Naar plaats
stats-by-turn = Naar speelvolgorde
stats-by-name = Naar speler
stats-by-module = Naar module
stats-scores = Punten van iedereen
stats-winning = Punten van de winnaars
stats-gained-alhambra = Gekochte gebouwen
stats-gained-alcazaba = Gewonnen gebouwen
stats-gained-dice = Stappen op de gebouwensporen
stats-purchases = Aankopen
stats-walls = Langste buitenmuur bij elke waardering
stats-sources = Waar de punten vandaan komen
stats-awards = Punten door de regels van modules
stats-length = Duur van een spel
stats-left-out = Weggelaten

## Rows and columns

stats-players = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
stats-seat = plaats { $seat }
stats-first = eerste
stats-later = later
stats-without = zonder modules
stats-winners = winnaars
stats-others = anderen
stats-tiles = gebouwen
stats-price = prijs van een gebouw
stats-exact = gepast betaald, %
stats-overpaid = te veel betaald, per gebouw
stats-outer-wall = buitenmuur
stats-between-scorings = tussen waarderingen
stats-own-dice = bonusfiches
stats-modules = modules
stats-turns = beurten
stats-decisions = beslissingen
stats-column-games = spellen
stats-column-points = punten
stats-column-quartiles = kwartielen
stats-column-share = winst %
stats-column-par = gelijk %
stats-column-mean = gem.
stats-column-least = minst
stats-column-most = meest

## Notes

stats-note-interval = ± en streepjes bevatten de ware waarde in ongeveer 95 van de 100 gevallen, berekend over spellen. Gelijk: het deel van de overwinningen als allen even goed waren.
stats-note-modules = Spellen met een module kunnen ook in iets anders verschillen: in wie er speelde, en met hoeveel.
stats-note-sides = Winnaars zijn allen die wonnen of een overwinning deelden; gemiddelden per speler en spel.
