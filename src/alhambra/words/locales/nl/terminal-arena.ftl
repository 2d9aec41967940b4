# De arena: in de terminal, en in het verslag dat zij schrijft.

## In the terminal and in the report

n-deals = { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
}
n-games = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
}
arena-title = { $candidate } tegen { $field }
arena-extent = { n-deals } voor { $players } spelers, { n-games }
arena-wins = { $candidate } wint { $share } %
# Behind a mean: the bounds that hold the true one in 95 of 100 studies
arena-between = { $low } tot { $high }
arena-fair = even goed als het veld zou { $share } % zijn
arena-ahead = { $points } punten voor op de beste van de anderen
arena-behind = { $points } punten achter op de beste van de anderen
arena-repeats = Hetzelfde commando speelt dezelfde spellen, wie ze ook verdeelt.
arena-by-clock = Bots die op de klok denken, en programma’s van anderen, spelen misschien elke keer andere spellen.
arena-no-ratings = geen sterktes: openskill is niet geïnstalleerd
arena-forfeits = { $bot } verliest { n-games } zonder te spelen: { $why } (voor het eerst met startgetal { $seed } op plaats { $seat })
arena-stopped = gestopt na { $played } van { n-deals }

## Headings of columns

arena-seats = plaatsen
arena-games = spellen
arena-points = punten
arena-lead = voorsprong
arena-beaten = verslagen %
arena-rating = sterkte
arena-order = aan zet
arena-seconds = seconden
arena-decisions = beslissingen
arena-turns = beurten
arena-per-decision = beslissing
arena-per-turn = beurt
arena-p99 = 99 %
arena-longest = langste
arena-late = te laat

## The report

report-result = Uitslag
report-places = Per plaats en beurtvolgorde
report-by-seat = Overwinningen per plaats, %
report-by-order = Overwinningen naar beurtvolgorde, %
report-victories = Overwinningen, %
report-course = Overwinningen na zoveel delingen, %
report-fair = even goed als het veld
report-margins = Punten voor op de beste van de anderen, per spel
report-bots = De bots
report-ratings = Sterktes
report-times = Bedenktijd
report-longest-turns = Beurten: gemiddelde en langste, in seconden
report-mean = gemiddelde
report-settings = Wat er gespeeld is
report-intervals = Elke deling is één keer gespeeld met de kandidaat op elke plaats, zodat niemand baat heeft bij betere kaarten. De spellen van een deling delen dezelfde kaarten: een deling telt als één waarde, en de intervallen zijn die van Student over delingen. In 95 van de 100 zulke studies bevatten ze het ware gemiddelde. Gedeelde overwinningen tellen als breuken.
report-columns = Verslagen: hoe vaak de kandidaat meer punten had dan deze bot; gelijk telt half. De sterktes zijn die van Plackett en Luce (openskill), spel na spel, vanaf 25 voor iedereen; daarachter twee standaardafwijkingen.
report-clock = Seconden op de klok, op een machine die ook ander werk gehad kan hebben. Een beurt is alles wat een plaats beslist tot de volgende beurt begint. Te laat: langer dan de grens en een vijfde.
report-forfeits = Wie niet antwoordt zoals het moet, heeft het spel verloren: hij wordt laatste met -1 punten, en het toeval speelt voor hem verder, zodat de anderen aan hun einde komen.
report-version = versie
report-build = { $version }, bouw { $build }
report-command = commando
report-date = datum
report-game = spel
report-modules = modules
report-none = geen
report-tower = 12e toren
report-components = vervangen tabellen
report-seeds = startgetallen
report-from-to = { $first } tot { $last }
report-limits = grenzen
report-limit-seconds = { $bot }: { $number } s per beurt
report-limit-playouts = { $bot }: { $number } proefspellen per beurt
report-time = duur
report-duration = { $seconds } s
report-machine = machine
report-cores = { $cores ->
    [one] { $cores } kern
   *[other] { $cores } kernen
}, { $machine }, Python { $python }
report-workers = processen
report-cluster = een Ray-cluster

## Wrong input, in one line

arena-two-bots = noem twee of meer bots: eerst het veld, dan de kandidaat
arena-wrong-limit = ‘{ $bot }’: een grens is seconden per beurt (expert@0.5s) of proefspellen per beurt (expert@300p)
arena-one-limit = --seconds en --playouts sluiten elkaar uit
arena-one-crew = --workers en --ray sluiten elkaar uit
ray-missing = Ray is niet geïnstalleerd; pip install ray doet het
ray-unreachable = { $address }: daar is geen Ray-cluster bereikbaar
ray-other-version = een machine van de cluster heeft een andere bouw ({ $theirs }) dan deze ({ $ours })
