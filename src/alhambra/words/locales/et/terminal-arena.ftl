# Areen: terminalis ja aruandes, mille see kirjutab.

## In the terminal and in the report

n-deals = { $deals ->
    [one] { $deals } jaotus
   *[other] { $deals } jaotust
}
n-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
arena-title = { $candidate } vastased: { $field }
arena-extent = { n-deals }, { $players } mängijat, { n-games }
arena-wins = { $candidate } võidab { $share } %
# Behind a mean: the bounds that hold the true one in 95 of 100 studies
arena-between = { $low } kuni { $high }
arena-fair = vastastega võrdne oleks { $share } %
arena-ahead = { $points } punkti ees teistest parimast
arena-behind = { $points } punkti maas teistest parimast
arena-repeats = Sama käsk mängib samad mängud, ükskõik kes neid jagab.
arena-by-clock = Kella järgi mõtlevad botid ja teiste programmid võivad mängida iga kord teisi mänge.
arena-no-ratings = tugevusi pole: openskill pole paigaldatud
arena-forfeits = { $bot } kaotab loobumisega { n-games }: { $why } (esimest korda algarvuga { $seed } kohal { $seat })
arena-stopped = peatatud: { $played }, plaanis { n-deals }

## Headings of columns

arena-seats = kohti
arena-games = mänge
arena-points = punkte
arena-lead = edumaa
arena-beaten = võidetud %
arena-rating = tugevus
arena-order = käigukord
arena-seconds = sekundid
arena-decisions = otsuseid
arena-turns = käike
arena-per-decision = otsus
arena-per-turn = käik
arena-p99 = 99 %
arena-longest = pikim
arena-late = hilinenud

## The report

report-result = Tulemus
report-places = Koha ja käigukorra järgi
report-by-seat = Võidud koha järgi, %
report-by-order = Võidud käigukorra järgi, %
report-victories = Võidud, %
report-course = Võidud pärast nii mitut jaotust, %
report-fair = vastastega võrdne
report-margins = Punktid teistest parima ees, mängude kaupa
report-bots = Botid
report-ratings = Tugevused
report-times = Mõtlemisaeg
report-longest-turns = Käigud: keskmine ja pikim, sekundites
report-mean = keskmine
report-settings = Mida mängiti
report-intervals = Iga jaotust mängiti üks kord nii, et kandidaat istus igal kohal; nii ei saa keegi parematest kaartidest kasu. Ühe jaotuse mängudel on samad kaardid: jaotus on üks väärtus ja vahemikud on Studenti omad üle jaotuste. Sajast sellisest uuringust 95-s on tõeline keskmine nende sees. Jagatud võidud loetakse murdosadena.
report-columns = Võidetud: kui sageli oli kandidaadil rohkem punkte kui sellel botil; viik on pool. Tugevused on Placketti ja Luce’i omad (openskill), mäng mängu järel, kõigil alguses 25; nende taga kaks standardhälvet.
report-clock = Sekundid seinakella järgi, arvutis, millel võis olla ka muud tööd. Käik on kõik, mida koht otsustab, kuni algab järgmine käik. Hilinenud: pikem kui piir ja viiendik.
report-forfeits = Kes ei vasta nii, nagu peab, on mängu kaotanud: ta jääb -1 punktiga viimaseks ja juhus mängib tema eest edasi, et teised jõuaksid lõpuni.
report-version = versioon
report-build = { $version }, ehitus { $build }
report-command = käsk
report-date = kuupäev
report-game = mäng
report-modules = moodulid
report-none = pole
report-tower = 12. torn
report-components = asendatud tabelid
report-seeds = algarvud
report-from-to = { $first } kuni { $last }
report-limits = piirid
report-limit-seconds = { $bot }: { $number } s käigu kohta
report-limit-playouts = { $bot }: { $number } proovimängu käigu kohta
report-time = kestus
report-duration = { $seconds } s
report-machine = arvuti
report-cores = { $cores ->
    [one] { $cores } tuum
   *[other] { $cores } tuuma
}, { $machine }, Python { $python }
report-workers = protsesse
report-cluster = Ray klaster

## Wrong input, in one line

arena-two-bots = nimeta vähemalt kaks botti: kõigepealt vastased, siis kandidaat
arena-wrong-limit = „{ $bot }“: piir on sekundid käigu kohta (expert@0.5s) või proovimängud käigu kohta (expert@300p)
arena-one-limit = --seconds ja --playouts välistavad teineteist
arena-one-crew = --workers ja --ray välistavad teineteist
ray-missing = Ray pole paigaldatud; seda teeb pip install ray
ray-unreachable = { $address }: seal pole kättesaadavat Ray klastrit
ray-other-version = ühel klastri arvutil on teine ehitus ({ $theirs }) kui siin ({ $ours })
