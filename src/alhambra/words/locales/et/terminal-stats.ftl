# `alhambra stats`: recorded games summed up, in the terminal and as a page.

stats-title = Salvestatud mängud
stats-reading = loeb
stats-base-game = Alhambra
stats-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
stats-of-game = { $game }: { stats-games }
# $what: a file, and why it cannot be read
stats-skipped = kõrvale jäetud: { $what }
stats-open = { $number ->
    [one] kõrvale jäetud: { $number } mäng, mis pole veel läbi
   *[other] kõrvale jäetud: { $number } mängu, mis pole veel läbi
}
stats-none = { $folder }: siin pole ühegi lõppenud mängu salvestist
stats-folder = kaust
stats-version = versioon

## Headings

stats-by-players = Mängijate arvu järgi
stats-by-seat = Koha järgi
stats-by-turn = Käigujärjekorra järgi
stats-by-name = Mängija järgi
stats-by-module = Mooduli järgi
stats-scores = Kõigi punktid
stats-winning = Võitjate punktid
stats-gained-alhambra = Ostetud ehitised
stats-gained-alcazaba = Võidetud ehitised
stats-gained-dice = Sammud ehitiste radadel
stats-purchases = Ostud
stats-walls = Pikim välissein igal punktiarvestusel
stats-sources = Kust punktid tulevad
stats-awards = Punktid moodulite reeglite eest
stats-length = Mängu pikkus
stats-left-out = Kõrvale jäetud

## Rows and columns

stats-players = { $players ->
    [one] { $players } mängija
   *[other] { $players } mängijat
}
stats-seat = koht { $seat }
stats-first = esimene
stats-later = hiljem
stats-without = mooduliteta
stats-winners = võitjad
stats-others = teised
stats-tiles = ehitisi
stats-price = ehitise hind
stats-exact = täpselt makstud, %
stats-overpaid = üle makstud, ehitise kohta
stats-outer-wall = välissein
stats-between-scorings = punktiarvestuste vahel
stats-own-dice = boonusžetoonid
stats-modules = moodulid
stats-turns = käike
stats-decisions = otsuseid
stats-column-games = mänge
stats-column-points = punkte
stats-column-quartiles = kvartiilid
stats-column-share = võite %
stats-column-par = võrdne %
stats-column-mean = keskm.
stats-column-least = vähim
stats-column-most = suurim

## Notes

stats-note-interval = ± ja vurrud sisaldavad tõelist väärtust umbes 95 juhul 100-st, arvutatud mängude kaupa. Võrdne: võitude osa, kui kõik oleksid ühtmoodi head.
stats-note-modules = Mooduliga mängud võivad teistest erineda ka muu poolest: kes mängisid ja kui palju neid oli.
stats-note-sides = Võitjad on kõik, kes võitsid või jagasid võitu; keskmised mängija ja mängu kohta.
