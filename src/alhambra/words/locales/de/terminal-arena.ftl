# Die Arena: im Terminal und im Bericht, den sie schreibt.

## In the terminal and in the report

n-deals = { $deals ->
    [one] { $deals } Austeilung
   *[other] { $deals } Austeilungen
}
n-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-title = { $candidate } gegen { $field }
arena-extent = { n-deals } für { $players } Spieler, { n-games }
arena-wins = { $candidate } gewinnt { $share } %
# Behind a mean: the bounds that hold the true one in 95 of 100 studies
arena-between = { $low } bis { $high }
arena-fair = so gut wie das Feld wären { $share } %
arena-ahead = { $points } Punkte vor dem besten der anderen
arena-behind = { $points } Punkte hinter dem besten der anderen
arena-repeats = Derselbe Befehl spielt dieselben Partien, wer immer sie sich teilt.
arena-by-clock = Bots, die nach der Uhr denken, und fremde Programme spielen vielleicht jedes Mal andere Partien.
arena-no-ratings = keine Wertungszahlen: openskill ist nicht installiert
arena-forfeits = { $bot } verliert { n-games } kampflos: { $why } (zuerst mit Startzahl { $seed } auf Platz { $seat })
arena-stopped = angehalten nach { $played } von { n-deals }

## Headings of columns

arena-seats = Plätze
arena-games = Partien
arena-points = Punkte
arena-lead = Vorsprung
arena-beaten = besiegt %
arena-rating = Stärke
arena-order = am Zug
arena-seconds = Sekunden
arena-decisions = Entsch.
arena-turns = Züge
arena-per-decision = Entscheidung
arena-per-turn = Zug
arena-p99 = 99 %
arena-longest = längste
arena-late = zu spät

## The report

report-result = Ergebnis
report-places = Nach Platz und Zugfolge
report-by-seat = Siege nach Platz, %
report-by-order = Siege nach Zugfolge, %
report-victories = Siege, %
report-course = Siege nach so vielen Austeilungen, %
report-fair = so gut wie das Feld
report-margins = Punkte vor dem besten der anderen, nach Partien
report-bots = Die Bots
report-ratings = Stärken
report-times = Bedenkzeit
report-longest-turns = Züge: Mittel und längster, in Sekunden
report-mean = Mittel
report-settings = Was gespielt wurde
report-intervals = Jede Austeilung wurde einmal mit dem Kandidaten auf jedem Platz gespielt, so dass bessere Karten niemandem nützen. Die Partien einer Austeilung haben dieselben Karten: eine Austeilung zählt als ein Wert, und die Intervalle sind die von Student über Austeilungen. In 95 von 100 solchen Studien enthalten sie das wahre Mittel. Geteilte Siege zählen als Bruchteile.
report-columns = Besiegt: wie oft der Kandidat mehr Punkte hatte als dieser Bot; Gleichstand zählt halb. Die Stärken sind die von Plackett und Luce (openskill), Partie für Partie, von 25 aus für alle; dahinter zwei Standardabweichungen.
report-clock = Sekunden nach der Wanduhr, auf einem Rechner, der noch anderes zu tun gehabt haben mag. Ein Zug ist alles, was ein Platz entscheidet, bis der nächste Zug beginnt. Zu spät: länger als die Grenze und ein Fünftel.
report-forfeits = Wer nicht antwortet, wie er muss, hat die Partie verloren: er wird Letzter mit -1 Punkten, und der Zufall spielt für ihn weiter, damit die anderen zu ihrem Ende kommen.
report-version = Version
report-build = { $version }, Bauart { $build }
report-command = Befehl
report-date = Datum
report-game = Spiel
report-modules = Module
report-none = keine
report-tower = 12. Turm
report-components = ersetzte Tabellen
report-seeds = Startzahlen
report-from-to = { $first } bis { $last }
report-limits = Grenzen
report-limit-seconds = { $bot }: { $number } s je Zug
report-limit-playouts = { $bot }: { $number } Probepartien je Zug
report-time = Dauer
report-duration = { $seconds } s
report-machine = Rechner
report-cores = { $cores ->
    [one] { $cores } Kern
   *[other] { $cores } Kerne
}, { $machine }, Python { $python }
report-workers = Prozesse
report-cluster = ein Ray-Verbund

## Wrong input, in one line

arena-two-bots = nenne mindestens zwei Bots: zuerst das Feld, dann den Kandidaten
arena-wrong-limit = „{ $bot }“: eine Grenze sind Sekunden je Zug (expert@0.5s) oder Probepartien je Zug (expert@300p)
arena-one-limit = --seconds und --playouts schließen einander aus
arena-one-crew = --workers und --ray schließen einander aus
ray-missing = Ray ist nicht installiert; pip install ray holt es
ray-unreachable = { $address }: dort ist kein Ray-Verbund zu erreichen
ray-other-version = ein Rechner des Verbunds hat eine andere Bauart ({ $theirs }) als dieser ({ $ours })
