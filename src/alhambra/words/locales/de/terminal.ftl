# The table in the terminal. It is often 80 columns wide: words of the drawing are short.

## People

you = du
player-person = Mensch
player-master = Meister
player-expert = Experte
player-club = Verein
player-casual = Gelegenheit
player-novice = Neuling
player-greedy = gierig
player-exact = genau
player-random = zufällig

## Bare names

list = { $parts }
number = { $number }
type-name = { $type }
currency-name = { $currency }
card-name = { $card }
camp-name = Feldlager
# Within a list: B 2
number-of = { $seat-mid } { $number }

## The drawing

drawing-over = Spiel beendet
drawing-turn = Zug von { $who }
drawing-pile = Geldkartenstapel { $number }
drawing-discard = Ablage { $number }
drawing-bag = Beutel { $number }
drawing-market = Bauhof
drawing-display = Auslage
drawing-empty = leer
drawing-price = Preis { $price }
drawing-short = { $number } fehlen
drawing-your-money = Dein Geld
drawing-your-alhambra = Deine Alhambra
drawing-has = { n-points }, { n-cards }
drawing-this-turn = Dieser Zug
    .mid = dieser Zug
drawing-reserve = Reserve
    .mid = Reserve
drawing-built = Gebaut
# Three letters each, over a column of numbers
short-pavilion = Pav
short-seraglio = Ser
short-arcades = Ark
short-chambers = Gem
short-garden = Gar
short-tower = Tur
column-wall = Mauer
column-cards = Karten
column-points = Pkt

## What modules have on the table; titles have up to 10 letters

vizier-title = Wesire
vizier-awake = aktiv: { $seats-mid }
vizier-asleep = inaktiv: { $seats-mid }
bonus-title = Bonus
bonus-yours = deine, geheim: { $tiles }
bonus-hidden = { $number ->
    [one] { $number } verdeckte Karte
   *[other] { $number } verdeckte Karten
}
bonus-open = offen { $tiles }
huts-title = Bauhütten
huts-wall = Mauer { $walls }
huts-left = noch { $number }
huts-owned = im Besitz: { $seats }
huts-all-taken = alle vergeben
walls-title = Mauern
walls-open = { $sides-letter }
walls-none-open = keine Mauerkarte liegt offen
walls-wooden = { $seat-mid }: { $number } aus Holz
thieves-title = Diebe
thieves-yours = deine, geheim: { $currencies }
thieves-hidden = { $seat-mid }: { $number } verdeckt
change-title = Münzen
change-held = { $seat-mid }: { $coins }
change-bag = { $number } im Beutel
trader-title = Händler
trader-yet-secret = geheim gewählt
trader-holds = { $seat-mid }: { $types }
trader-lies = bei { $cell }
trader-housed = { $number } eingezogen
trader-supply = Vorrat: { $types }
# Within a list: how many citizens of a type
type-number = { $type } { $number }
cup-round = Runde { $round }/{ $rounds }
cup-starter = { $seat-you ->
    [yes] Du hast begonnen
   *[no] { $seat } hat begonnen
}
cup-markers = Setzsteine übrig: { $seats }
cup-off = neben dem Plan: { $seats }
cup-dice = Würfel
cup-throw = Wurf { $throw } von { $throws }
cup-chip = Startspieler-Chip
dice-tracks = Leisten
dice-chips = Chips
dice-black = Schwarz
treasure-title = Truhen
treasure-room = Raum { $room }: { $chests }
treasure-empty = Raum { $room }: leer
treasure-laid = gesetzt: { $seats }
treasure-bag = { $number } im Beutel
bazaars-title = Bazare
bazaars-price = { $tile }: { $price }
bazaars-no-price = { $tile }: kein Preis
bazaars-none = kein Bazar liegt aus
invaders-title = Angreifer
invaders-next = nächster Angriff { $from }
invaders-scouts = Kundschafter: { $types }
invaders-known = bekannt: { $seats-mid }
sultan-title = Sultan
sultan-open = { $card }: { $type }
sultan-owned = { $seat-mid }: { $types }
caravanserai-title = Karawanen
caravanserai-left = übrig: { $cards }
caravanserai-owned = { $seat-mid }: { $amounts }
moors-title = Kultur
moors-counters = { $seat-mid }: { $counters }
scorecards-title = Arten
scorecards-order = { $scoring }: { $types }
gates-title = Stadttore
gates-open = eine Karte liegt offen
gates-none-open = keine Karte liegt offen
gates-held = { $seat-you ->
    [yes] du hast { n-cards }
   *[no] { $seat } hat { n-cards }
}
gates-built = { $number ->
    [one] { $number } Tor gebaut
   *[other] { $number } Tore gebaut
}
characters-title = Charaktere
characters-yours = deiner, { $character }: { $character-power }
characters-yours-used = deiner, { $character } (eingesetzt): { $character-power }
auction-title = Auktion
auction-bid = Gebot { $bid } von { $seat-dat }
auction-no-bid = noch kein Gebot
auction-out = gepasst: { $seats-mid }
auction-nobody-out = niemand hat gepasst

## The scoring as a table

grid-pays = Punkte
grid-wall = Mauer
grid-sum = Summe
grid-now = jetzt

## Menus

menu-tiles-of-turn = Plättchen dieses Zuges
menu-tile = { $tile }
menu-numbers-on-board = Die Nummern stehen auf deiner Alhambra.
menu-choices = { $number } zur Wahl
menu-how-to-pay = Wie bezahlst du { $tile }?
menu-pay-with = Bezahlen mit
menu-ways-to-pay = { $tile }: alle { $number } Arten zu bezahlen

## Questions and answers

# $keys: 1-8, 0 back, h help
prompt-choice = Deine Wahl ({ $keys }):
prompt-back = 0 zurück
prompt-undo = u rückgängig
prompt-help = h Hilfe
prompt-go-on = Weiter mit Enter
prompt-replay = Schritt { NUMBER($at, useGrouping: 0) } von { NUMBER($last, useGrouping: 0) } (Enter weiter, p zurück, h Hilfe):
not-possible = Nicht möglich: { $why }
not-possible-typed = Nicht möglich: „{ $answer }“ ist kein Zug, wie ihn Partieaufzeichnungen schreiben.
no-undo-revealed = Nichts lässt sich rückgängig machen: Seither sind neue Karten oder Plättchen aufgedeckt worden.
no-undo-not-yours = Nichts lässt sich rückgängig machen: Die letzte Entscheidung war nicht deine.
taken-back = Rückgängig gemacht: { $what }.
no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
no-such-number = „{ $answer }“ ist keine der Nummern 1 bis { $number } (h hilft).
no-such-command = „{ $answer }“ ist hier kein Befehl (h hilft).
replay-start = Das ist der Anfang.
replay-ends = Die Partieaufzeichnung endet mit Schritt { NUMBER($last, useGrouping: 0) }.
record-lies-in = Die Partieaufzeichnung liegt in { $file }
look-again = Die Partie nachspielen mit: { $command }
saved-go-on = Gespeichert. Weiter mit: { $command }
going-on = { $number ->
    [one] Weiter mit { $file } nach { $number } Entscheidung.
   *[other] Weiter mit { $file } nach { $number } Entscheidungen.
}

## What can be typed; the form `key` is what to type

key-number = wählt, was daneben steht; wo nach einem Platz gefragt wird, stehen die Nummern auf deiner Alhambra
    .key = eine Nummer
key-back = zurück zum vorigen Menü
    .key = 0
key-again = den Tisch noch einmal zeigen
    .key = Enter
key-undo = deine letzte Entscheidung rückgängig machen, solange nichts Neues aufgedeckt wurde
    .key = u
key-look = die Alhambra von Platz B ansehen (b dirk: Dirks Plättchen)
    .key = b B
key-scoring = die letzte Wertung erklären, und was die nächste bringt
    .key = s
key-rules = die Spielregeln in Kürze
    .key = ?
key-quit = aufhören; die Partie ist gespeichert, und du kannst sie fortsetzen
    .key = q
help-typing = Ein Zug lässt sich auch so eingeben, wie Partieaufzeichnungen ihn schreiben: take florin-7, oder, um mehr zu zahlen als nötig, buy garden-11 for denar-9 denar-8.
help-drawing = Doppelte Linien sind Mauern, dünne Linien offene Seiten. Die Buchstaben: P Pavillon, S Serail, A Arkaden, C Gemächer, G Garten, T Turm. „T 9“ ist ein Turm mit Preis 9, „F“ das Startplättchen, „^ 4“ ein Feldlager, „hG“ eine Bauhütte für Gärten; „Turm 9 (NO)“ hat Mauern im Norden und im Osten, „Feldlager 8 (NO)“ Bastionen: dicke Linien.
help-squares = Der Platz 2,-1 liegt zwei Spalten rechts vom Startplättchen und eine Reihe darüber.
key-next = nächster Schritt
    .key = Enter, n
key-before = voriger Schritt
    .key = p
key-move = zu diesem Schritt; 0 ist der Anfang
    .key = eine Nummer
key-run = von selbst weiterspielen; Ctrl-C hält an
    .key = a
key-last-scoring = die letzte Wertung erklären
    .key = s
key-end = zum Ende
    .key = e
key-leave = aufhören
    .key = q

## The rules in a nutshell

rules-turn = In deinem Zug tust du eines von drei Dingen:
rules-take = eine Karte, oder mehrere im Wert von zusammen höchstens 5
    .key = Geld nehmen
rules-buy = ein Plättchen aus dem Bauhof mit Geld in der Währung seines Feldes; Wechselgeld gibt es nicht, aber wer passend bezahlt, hat noch eine Aktion
    .key = Kaufen
rules-redesign = ein Plättchen aus deiner Reserve bauen, eines dorthin legen oder eines tauschen
    .key = Umbauen
rules-placing = Am Ende deines Zuges werden die gekauften Plättchen angebaut oder kommen in deine Reserve.
rules-building = Bauregeln: Plättchen werden nie gedreht; Mauern treffen auf Mauern, offene Seiten auf offene Seiten; jedes Plättchen ist vom Startplättchen zu Fuß zu erreichen; kein leerer Platz darf eingeschlossen werden.
rules-scoring = Im Geldkartenstapel liegen zwei Wertungskarten, eine dritte Wertung kommt am Ende: Punkte für die meisten Gebäude jeder Art (bei Gleichstand wird geteilt, abgerundet), und ein Punkt je Seite deiner längsten Außenmauer.
rules-end = Das Spiel endet, wenn der Bauhof nicht mehr aufgefüllt werden kann; jedes restliche Plättchen geht an den, der das meiste Geld seiner Währung hat.
rules-dirk = Zu zweit spielt Dirk mit: Er erhält Plättchen aus dem Beutel, baut nichts und nimmt an den Wertungen teil.
rules-unconfirmed = Nicht bestätigt: { $modules }. Einige ihrer Spielteile sind nur zum Teil bekannt; mit { $option } DIR spielt man mit verbesserten Tabellen.

## Wrong input, in one line that begins with the name of the program

wrong-language = unbekannte Sprache „{ $language }“; bekannte Sprachen: { $languages }
wrong-file = { $file }: { $why }
# $why: one of the messages below, or the refusal of a rule
wrong-record = { $file }: Zeile { NUMBER($line, useGrouping: 0) }: { $why }
fault-none = keine Partieaufzeichnung: Sie muss mit „{ $title }“ und einer Version beginnen
fault-newer = Version { $version } ist neuer als dieses Programm, das bis zu Version { $ours } liest
fault-older = Version { $version } kann dieses Programm nicht lesen (Version { $ours })
fault-changed = diese Zeile oder eine davor wurde geändert, nachdem sie geschrieben war
fault-cut = die Aufzeichnung wurde mitten in dieser Zeile abgeschnitten
fault-no-end = die Aufzeichnung wurde hier abgeschnitten: Ihre Endzeile fehlt
fault-line = erwartet: { $expected }
fault-setup = damit kann es keine Partie geben ({ $heading })
fault-game = unbekanntes Spiel „{ $game }“
fault-tables = mit anderen Tabellen der Spielteile gespielt ({ $needed }), als jetzt benutzt werden ({ $used }); siehe --components
fault-action = keine Aktion dieses Spiels: { $action }
fault-spelling = das Programm schreibt diese Aktion so: { $action }
fault-seat = Platz { $seat } hat hier nichts zu entscheiden
fault-over = die Aufzeichnung sagt, die Partie sei zu Ende; das stimmt nicht
fault-open = die Aufzeichnung sagt, die Partie sei noch offen; das stimmt nicht
# $why: file, entry, what is wrong and what is expected, in the words of the check
wrong-components = { $folder }: Diese Tabellen der Spielteile sind nicht zu gebrauchen: { $why }
wrong-components-and-more = { $folder }: Diese Tabellen der Spielteile sind nicht zu gebrauchen: { $why }; und { $more } weitere Fehler
wrong-players = Alhambra ist für { $fewest } bis { $most } Spieler, nicht { $players }
wrong-tower = der 12. Turm ist eines von { $choices }, nicht „{ $tower }“
no-seat-at-table = es gibt keinen Platz „{ $seat }“ an einem Tisch für { $players }: wähle A bis { $last }
not-against-bots = { $file }: keine Partie eines Menschen gegen Bots; { $command } zeigt sie
unknown-bot = unbekannter Bot „{ $bot }“; bekannte Bots: { $bots }
unknown-bot-in = { $file }: unbekannter Bot „{ $bot }“; bekannte Bots: { $bots }
wrong-number-of-bots = { n-bots } für { n-seats }: nenne einen für alle, oder einen für jeden
n-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
n-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
already-there = { $file } gibt es schon: wähle einen anderen Namen, oder setze es mit --resume fort
no-seed = „{ $seed }“ geht nicht: eine ganze Zahl von 0 bis 2^{ $bits } - 1
unknown-game = unbekanntes Spiel „{ $game }“; bekannte Spiele: { $games }
plain-game = das Spiel „{ $game }“ wird ohne Module und ohne 12. Turm gespielt
unknown-module = unbekanntes Modul „{ $module }“; bekannte Module: { $modules }; oder all, oder random
module-twice = das Modul „{ $module }“ ist zweimal genannt
option-with-resume = { $option } lässt sich in einer Partie, die weitergeht, nicht ändern: lass es bei --resume weg
only-in-browser = --port und --no-browser sind für den Tisch im Browser
two-pairs-of-eyes = --seat und --spectator schließen einander aus
is-a-folder = { $file }: ist ein Ordner
record-too-large = { $file }: zu groß für eine Partieaufzeichnung
record-no-text = { $file }: keine Partieaufzeichnung, nicht einmal Text
cannot-save = { $file }: lässt sich nicht speichern: { $why }
cannot-write = lässt sich nicht schreiben: { $why }
worker-died = ein Prozess ist ausgefallen; ist genug Speicher da?

## Verifying

verified = { $number ->
    [one] { $file }: in Ordnung, { $number } Schritt, { $result }, Generator { $generator }, Prüfsumme { $digest }
   *[other] { $file }: in Ordnung, { $number } Schritte, { $result }, Generator { $generator }, Prüfsumme { $digest }
}
verified-won = gewonnen von { $seats } ({ $scores })
verified-open = noch offen ({ $scores })

## Simulations

simulation-title = { $games ->
    [one] { $games } Partie zu { $players }
   *[other] { $games } Partien zu { $players }
}
simulation-modules = mit { $modules }
simulation-random-modules = Module nach Los
simulation-tower = 12. Turm: { $tower }
tables-replaced = ersetzte Tabellen: { $tables }
simulation-pace = je Partie: { $turns } Züge, { $decisions } Entscheidungen; { $speed } Partien in der Sekunde
simulation-stopped = angehalten nach { $played } von { $games } Partien
simulation-playing = läuft
training-generation = { $players } Personen, Generation { $generation }: die beste liegt { $lead } Prozentpunkte vorn
simulation-seat = Platz
simulation-bot = Bot
simulation-turn = Zug
simulation-first = zuerst
simulation-later = später
simulation-mean = Mittel
simulation-sd = Abw.
simulation-quartiles = Quartile
simulation-wins = Siege
simulation-share = Anteil %
simulation-walls = Mauern
