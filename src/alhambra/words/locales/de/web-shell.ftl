### Words of the pages around the table: start, new table, joining, watching, replays, settings, keys.

## Everywhere
shell-close = Schließen
shell-back = Zurück
shell-copy = Kopieren
shell-copied = Kopiert
shell-settings = Einstellungen
shell-home = Zur Startseite
shell-offline = Der Server antwortet nicht. Ist das Netz da? Es wurde nichts verändert.
shell-broken = Der Server gab eine Antwort, die hier keinen Sinn ergibt. Es wurde nichts verändert; versuche es erneut.
shell-page-lost = Dieser Teil der Seite konnte nicht geladen werden. Deine Tische sind auf dem Server sicher.
shell-reload = Neu laden
shell-retry = Erneut versuchen
shell-loading = Einen Moment …
shell-lost =
    { $seconds ->
        [one] Die Verbindung wird seit { $seconds } Sekunde wiederhergestellt. Der Tisch ist sicher; Züge warten, bis sie wieder steht.
       *[other] Die Verbindung wird seit { $seconds } Sekunden wiederhergestellt. Der Tisch ist sicher; Züge warten, bis sie wieder steht.
    }
shell-gone = Dieser Tisch ist von hier aus nicht mehr zu erreichen.

nowhere-title = Hier ist nichts gebaut
nowhere-text = Diese Adresse führt zu keiner Seite dieses Hauses.
nowhere-home = Zur Startseite

## Settings
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-window = Zwischen zwei Zügen
settings-window-hint = Mit manchen Modulen kannst du zwischen den Zügen der anderen handeln. Wann soll der Tisch dich fragen?
settings-window-ask = Auf mich warten
settings-window-brief = Kurz
settings-window-never = Nie
settings-aids = Hilfen auf dem Tisch
settings-aids-hint = Was du bezahlen kannst, wo ein Plättchen passt, wer vorn liegt
settings-confirm = Jeden Zug bestätigen
settings-confirm-hint = Aus: Der letzte Klick eines Zuges schickt ihn ab
settings-letters = Buchstaben auf den Plättchen
settings-letters-hint = Ein Buchstabe für die Gebäudeart neben dem Preis
settings-scoring = Wertung von selbst öffnen
settings-motion = Animation
settings-motion-hint = Karten und Plättchen bewegen sich an ihren Platz
settings-sounds = Leise Töne
settings-sounds-hint = Nur wenn du am Zug bist

## Keys
keys-title = Tastenkürzel
keys-move = Sich bewegen
keys-turn = Dein Zug
keys-look = Ansehen
keys-tab = nächster Bereich, mit Umschalt der vorige
keys-arrows = innerhalb des Bereichs
keys-enter = wählen, dann bestätigen
keys-esc = einen Schritt zurück
keys-zoom = näher, weiter weg, alles
keys-market = Plättchen im Bauhof
keys-money = Geldkarte der Auslage
keys-pay = eine andere Art zu bezahlen
keys-redesign = umbauen
keys-end = Zug beenden
keys-undo = rückgängig
keys-options = alle Möglichkeiten als Liste
keys-log = Spielprotokoll
keys-since = seit meinem letzten Zug
keys-modules = Module
keys-visit = eine andere Alhambra
keys-new = neuer Tisch, auf der Startseite
keys-help = diese Liste

## Inviting
invite-title = Wer hier sitzt
invite-missing =
    { $count ->
        [one] Ein Platz ist noch frei
       *[other] { $count } Plätze sind noch frei
    }
invite-host = Schicke jedem Freund einen eigenen Link. Das Spiel wartet, wenn ein freier Platz am Zug ist; du kannst diese Seite inzwischen schließen.
invite-wait = Das Spiel wartet, wenn ein freier Platz am Zug ist. Du kannst diese Seite schließen; der Tisch bleibt erhalten.
invite-open = freier Platz
invite-link = Link zu Platz { $seat }
invite-watch = Link für Zuschauer
seat-number = Spieler { $seat }
seat-bot-name = Bot { $seat }
seat-you = du
seat-there = hat Platz genommen

## Start
start-title-1 = Baue den Palast.
start-title-2 = Schließe die Mauer.
start-lead = Die ganze Alhambra-Familie an einem Tisch: allein gegen Bots, zusammen an einem Bildschirm, oder mit Freunden über einen Link.
start-play = Jetzt spielen
start-play-hint = Jetzt spielen: du gegen zwei Bots, das Grundspiel, etwa 25 Minuten.
start-new = Neuer Tisch
start-join = Mitspielen
start-tables = Deine Tische
start-all = Alle { $count }
start-fewer = Weniger
start-empty = Dein erster Tisch ist nur einen Klick entfernt.
start-more = Mehr
start-learn = In fünf Minuten lernen
start-rules = Spielregeln
start-watch = Zuschauen
start-replays = Nachspielen

## Lists of tables
tables-your-turn = du bist am Zug
tables-turn =
    { $turn ->
        [0] nicht begonnen
       *[other] Zug { $turn }
    }
tables-over = beendet
tables-free =
    { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
tables-base = Grundspiel
tables-modules =
    { $count ->
        [one] ein Modul
       *[other] { $count } Module
    }
tables-dirk = mit Dirk
tables-since = { $name }, { $ago }
tables-with = Mit { $names }
tables-of = { $names }
tables-nameless = Ein Tisch
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

## Bots
bot-master = Meister
bot-master-line = denkt viele Partien durch, bis zu fünf Sekunden
bot-expert = Experte
bot-expert-line = spielt in Gedanken voraus, bis zu einer Sekunde
bot-club = Vereinsspieler
bot-club-line = kennt das Spiel und spielt solide
bot-casual = Gelegenheitsspieler
bot-casual-line = spielt gut, aber nicht immer
bot-novice = Neuling
bot-novice-line = lernt noch
bot-random = Zufällig
bot-random-line = irgendein Zug
bot-greedy = Gierig
bot-greedy-line = geht auf Punkte im Augenblick
bot-exact = Rechner
bot-exact-line = würfelt nach genauen Chancen

## New table
new-title = Neuer Tisch
new-seats = Plätze
new-add = Spieler hinzufügen
new-remove = Platz { $seat } entfernen
new-name = Name an Platz { $seat }
new-name-hint = Name
new-kind = Wer an Platz { $seat } spielt
new-kind-here = Hier
new-kind-link = Per Link
new-kind-bot = Bot
new-you = du
new-here-line = an diesem Bildschirm
new-link-line = bekommt einen eigenen Link
new-dirk = Zu zweit spielt Dirk nach eigenen einfachen Regeln mit.
new-game = Spiel
new-modules = Module
new-chosen = { $count } von { $total }
new-later = noch nicht hier
new-unsure = Einige Spielteile dieses Moduls sind nicht bestätigt.
new-preset-base = Nur Grundspiel
new-preset-first = Erste Schritte
new-preset-surprise = Überrasche mich
new-house-rules = Hausregeln
new-box = Erweiterung { $number }
expansion-1 = Die Gunst des Wesirs
expansion-2 = Die Tore der Stadt
expansion-3 = Die Stunde der Diebe
expansion-4 = Die Schatzkammer des Kalifen
expansion-5 = Die Macht des Sultans
new-this = Dieser Tisch
new-minutes =
    { $players ->
        [one] Minuten mit einem Spieler
       *[other] Minuten mit { $players } Spielern
    }
new-weight = Anspruch
new-weight-1 = leicht
new-weight-2 = einfach
new-weight-3 = mittel
new-weight-4 = reich
new-weight-5 = schwer
new-changes = Was sich ändert
new-changes-none = Nichts: das Spiel, wie es aus der ersten Schachtel kam.
new-options = Optionen
new-name-of-table = Name des Tisches
new-name-of-table-hint = wenn du magst
new-clock = Uhr
new-clock-none = keine
new-clock-quick = 10 min + 15 s
new-clock-calm = 25 min + 30 s
new-clock-days = 3 Tage + 1 Tag
new-clock-hint = Ist die Zeit um, entscheidet einmal ein Bot; der Platz bleibt deiner.
new-undo = Rückgängig
new-undo-hint = bis etwas Verdecktes aufgedeckt wird
new-listed = Offen für Zuschauer
new-listed-hint = Fremde finden ihn unter Zuschauen
new-keys = Die Leertaste schaltet ein Modul, Pfeile bewegen den Rahmen.
new-open = Tisch öffnen

## Joining
join-title = Ein Platz ist für dich frei
join-lead = Jemand hat dich an einen Alhambra-Tisch eingeladen. Wie sollen die anderen dich nennen?
join-name = Dein Name
join-sit = Platz nehmen
join-with-link = An einem Tisch mitspielen
join-with-link-lead = Füge den Link ein, den du bekommen hast. Er führt zu deinem Platz oder zu einem Platz für Zuschauer.
join-link = Link
join-follow = Dem Link folgen
join-no-link = Das sieht nicht aus wie ein Link zu einem Tisch. Er sollte „/t/“ und einen Namen enthalten.

## Watching
watch-title = Zuschauen
watch-lead = Tische, die Zuschauern offenstehen. Du siehst, was alle sehen, und keine Hand.
watch-empty = Zurzeit steht kein Tisch Zuschauern offen.

## Replays
replays-title = Nachspielen
replays-lead = Jede beendete Partie lässt sich Schritt für Schritt nachspielen, von jedem Platz aus.
replays-upload = Ziehe eine Partieaufzeichnung hierher, oder wähle eine Datei
replays-record = Partieaufzeichnung herunterladen
replays-record-short = Aufzeichnung
replays-empty = Noch ist keine Partie beendet. Auch Aufzeichnungen anderer kannst du hierher bringen.
