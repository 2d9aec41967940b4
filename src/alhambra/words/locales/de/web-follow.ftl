# Following a game in the browser: log, scoring, replay, rules, tutorial, chat, overview.

# The log.
follow-log = Spielprotokoll
follow-log-empty = Noch ist nichts geschehen.
follow-log-points-only = Nur Punkte
follow-log-points-none = Noch wurden keine Punkte vergeben.
follow-log-turn = Zug { $turn }
follow-log-your-turn = Dein Zug { $turn }
follow-log-scoring = { $scoring ->
        [1] Erste Wertung
        [2] Zweite Wertung
       *[3] Schlusswertung
    }
follow-log-newest = Zur neuesten Zeile

# Since my last move.
follow-since = Seit deinem Zug
follow-since-none = Seit deinem Zug hat niemand gezogen
follow-since-play = Nachspielen
follow-since-stop = Anhalten
follow-since-step = Schritt { $step } von { $steps }
follow-since-bought = kauft { $tile }
follow-since-built = baut { $tile }
follow-since-kept = legt { $tile } in die Reserve
follow-since-took = nimmt { $cards }
follow-since-rebuilt = baut um
follow-since-acted = handelt
follow-since-more = +{ $count }
follow-since-name = { $name }: { $what }

# The scoring.
follow-scoring-1 = Erste Wertung
follow-scoring-2 = Zweite Wertung
follow-scoring-3 = Schlusswertung
follow-scoring-turn = Zug { $turn }
follow-scoring-choose = Wertungen dieser Partie
follow-scoring-later = noch nicht
follow-scoring-places = { $places ->
        [one] 1. { $first }
        [2] 1. { $first } · 2. { $second }
       *[other] 1. { $first } · 2. { $second } · 3. { $third }
    }
follow-scoring-wall = Außenmauer
follow-scoring-wall-note = 1 je Seite der längsten
follow-scoring-sum = Diese Wertung
follow-scoring-before-after = { $before } → { $after }
follow-scoring-shared = geteilt
follow-scoring-none = nichts
follow-scoring-cell = { $row }, { $name }: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
follow-scoring-why = { $row }: Warum { $points }?
follow-scoring-why-none = { $row }: Warum nichts?
follow-scoring-alone = { $name } hat die meisten und erhält { $points } für Platz { $place }.
follow-scoring-place = { $name } liegt auf Platz { $place }: { $points } Punkte.
follow-scoring-unpaid = { $name } liegt auf Platz { $place }, der in dieser Wertung nichts bringt.
follow-scoring-no-tile = { $names } { $many ->
        [one] hat keines und belegt
       *[other] haben keines und belegen
    } keinen Platz.
follow-scoring-tie = Gleichstand: { $names } teilen sich die Plätze { $from } bis { $to }:
follow-scoring-tie-sum = ({ $sum }) ÷ { $players } = je { $share }
follow-scoring-rounded = abgerundet
follow-scoring-reserve = Plättchen in der Reserve zählen nicht.
follow-scoring-wall-sentence = Das längste ununterbrochene Stück Außenmauer hat { $points ->
        [one] { $points } Seite
       *[other] { $points } Seiten
    }: je 1 Punkt.
follow-scoring-wall-zero = Noch keine Mauer an der Außenseite: keine Punkte.
follow-scoring-wall-drawing = { $name }: Alhambra mit der gezählten Mauer von { $points }
follow-scoring-sum-sentence = { $name } hatte { $before } und erhält { $points }: { $after }.
follow-scoring-standing = Stand nach dieser Wertung
follow-scoring-standing-bar = { $name }: vorher { $before }, jetzt { $points }, zusammen { $after }
follow-scoring-count-out = Vorzählen
follow-scoring-count-stop = Alles zeigen
follow-scoring-continue = Weiter
follow-scoring-none-yet = Es gab noch keine Wertung. Die erste kommt mit Karte A im zweiten Teil des Geldkartenstapels.
follow-scoring-dirk = Dirk

# The end.
follow-end = Das Spiel ist beendet
follow-end-you-won = Du hast gewonnen!
follow-end-won = { $names } { $many ->
        [one] hat gewonnen
       *[other] teilen sich den Sieg
    }
follow-end-place = { $place }.
follow-end-gain = { $row }: { $points }
follow-end-wreath = Was { $name } erhielt: { $gains }
follow-end-left-over = Restliche Plättchen im Bauhof
follow-end-left-over-to = { $tile } geht an { $name-acc }, für die meisten { $currency-pl }: { $money }
follow-end-left-over-none = { $tile } bleibt liegen: niemand hat allein die meisten { $currency-pl }
follow-end-replay = Die Partie nachspielen
follow-end-scorings = Woher die Punkte kamen
follow-end-again = Neuer Tisch, gleiche Plätze
follow-end-record = Partieaufzeichnung herunterladen
follow-end-fair-title = Wurde fair gemischt?
follow-end-fair = Das Mischen lässt sich nachprüfen: Die geheime Zahl ist { $seed }, vor dem Austeilen zugesagt als { $commitment }.

# Chat.
follow-chat = Reden
follow-chat-empty = Noch hat niemand etwas gesagt.
follow-chat-write = An den Tisch schreiben
follow-chat-send = Senden
follow-chat-mute = { $name } stummschalten
follow-chat-unmute = { $name } wieder hören
follow-chat-mute-all = Alle stummschalten
follow-chat-unmute-all = Alle wieder hören
follow-chat-muted = { $count ->
        [one] { $count } Zeile verborgen
       *[other] { $count } Zeilen verborgen
    }
follow-chat-all-muted = Das Gespräch ist für dich stumm. Die anderen können weiter lesen, was du schreibst.
follow-chat-spectator = sieht zu

# Replay.
follow-replay = Nachspielen
follow-replay-title = Nachspielen: { $title }
follow-replay-eyes = Gesehen von
follow-replay-spectator = Zuschauer
follow-replay-back = Einen Schritt zurück
follow-replay-turn-back = Einen Zug zurück
follow-replay-play = Abspielen
follow-replay-pause = Pause
follow-replay-forward = Einen Schritt weiter
follow-replay-turn-forward = Einen Zug weiter
follow-replay-speed = Tempo
follow-replay-track = Zeitpunkt der Partie
follow-replay-at = Zug { $turn } von { $turns }
follow-replay-scoring = { $scoring ->
        [1] Wertung A
        [2] Wertung B
       *[3] Wertung C
    }
follow-replay-share = Link zu diesem Moment kopieren
follow-replay-shared = Link kopiert
follow-replay-address = Die Adresse dieser Seite führt jetzt zu diesem Moment.
follow-replay-all = Alle Partien
follow-replay-download = Aufzeichnung herunterladen
follow-replay-upload = Aufzeichnung öffnen
follow-replay-loading = Die Partie wird geholt …
follow-replay-failed = Diese Partie lässt sich nicht nachspielen.
follow-replay-to-table = Zum Tisch
follow-replay-keys = Pfeiltasten gehen schrittweise, mit Umschalt zugweise; die Leertaste spielt ab.
follow-replay-upload-failed = Diese Partieaufzeichnung ist nicht zu gebrauchen.

# Rules.
follow-rules = Spielregeln
follow-rules-in-short = In Kürze
follow-rules-search = In den Spielregeln suchen
follow-rules-search-hint = Ein Wort oder eine Regelnummer, etwa wall oder B-81
follow-rules-found = { $count ->
        [0] Nichts gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
follow-rules-contents = Inhalt
follow-rules-game = Das Spiel
follow-rules-expansion = Erweiterung { $number }
follow-rules-more = Mehr
follow-rules-others = Andere Spiele
follow-rules-base = Grundspiel
follow-rules-together = Alle Module zusammen
follow-rules-dice-game = Das Würfelspiel
follow-rules-alcazaba = Alcazaba
follow-rules-sources = Quellen und offene Punkte
follow-rules-english = Die vollständigen Regeln unten sind auf Englisch.
follow-rules-decision = Entscheidung
follow-rules-decision-note = Die gedruckten Regeln lassen das offen; so wird es hier gespielt, und warum.
follow-rules-unconfirmed = nicht bestätigt
follow-rules-unconfirmed-note = Einige Spielteile sind nur zum Teil bekannt: Keine Quelle nennt sie, oder nur eine. Gespielt wird mit dem, was zu allem passt, was man weiß. Die Tabellen sagen von sich selbst:
follow-rules-unconfirmed-correct = Wer die Schachtel hat, kann eine Tabelle verbessern, ohne das Programm zu ändern: in einen Ordner kopieren, ändern und mit { $option } ORDNER starten. Sag es uns bitte auch.
follow-rules-rule = Regel { $rule }
follow-rules-open = In den Spielregeln öffnen
follow-rules-missing = Diese Regel hat keine Seite.
follow-rules-copy = Link zu { $rule }
follow-rules-loading = Die Spielregeln werden geholt …
follow-rules-learn = In fünf Minuten lernen
follow-rules-page-missing = Eine solche Seite haben die Spielregeln nicht.

# Rules in short, for the base game and every module.
rules-base = Alle bauen eine Alhambra um ein Startplättchen. In deinem Zug tust du eines: Geld nehmen (eine Karte, oder mehrere im Wert von zusammen höchstens 5), ein Gebäudeplättchen aus dem Bauhof kaufen, oder deine Alhambra umbauen. Jedes Feld des Bauhofs verlangt eine Währung; wer passend bezahlt, hat noch eine Aktion, und Wechselgeld gibt es nie. Gekaufte Plättchen werden am Ende des Zuges platziert, nie gedreht, Mauer an Mauer und offene Seite an offene Seite, jedes vom Startplättchen zu Fuß erreichbar und ohne Loch. In drei Wertungen erhalten die Spieler mit den meisten Gebäuden einer Art Punkte, und alle erhalten einen für jede Seite ihrer längsten Außenmauer. Das Spiel endet, wenn der Beutel den Bauhof nicht mehr füllen kann; die meisten Punkte gewinnen.
rules-vizier = Alle haben einen Wesirstein, der zuerst aktiv ist. Zwischen zwei Zügen darfst du mit einem aktiven Stein ein Plättchen aus dem Bauhof passend kaufen und sofort platzieren. Eine weitere Aktion gibt es dafür nicht, und der Stein wird inaktiv. Wer als Nächstes am Zug ist, wird zuerst gefragt. Deinen Stein zu aktivieren ist eine eigene Aktion in deinem Zug.
rules-bureaux = Sechs Wechselstuben kommen in die Auslage; jede zeigt zwei Währungen. Statt Geld darfst du eine Wechselstube nehmen. Kaufst du ein Plättchen in einer ihrer zwei Währungen, darfst du die Wechselstube dazulegen und mit jeder Mischung aus beiden zahlen, oder nur mit der anderen. Eine Wechselstube dient einem Kauf, und nur eine wirkt zur gleichen Zeit. Wenn die letzten Plättchen verteilt werden, zählt sie nichts.
rules-bonus = Du hast verdeckte Bonuskarten, die je ein Gebäude ohne Mauern zeigen. Sobald genau dieses Gebäude in deiner Alhambra steht, darfst du die Karte jederzeit aufdecken. Von da an zählt das Gebäude in jeder Wertung doppelt für seine Art, solange es dort steht. In der Schlusswertung werden gültige Karten von selbst aufgedeckt.
rules-huts = Neben dem Bauhof liegen sechs Stapel Bauhütten, einer für jede Art. Als Aktion darfst du die offene Bauhütte eines Stapels nehmen, umsonst; du platzierst sie wie ein gekauftes Plättchen. In einer Wertung zählt eine Bauhütte als so viele Gebäude ihrer Art, wie ohne Mauer dazwischen direkt neben ihr stehen. Du darfst höchstens drei Bauhütten haben, die in der Reserve mitgezählt. Ihre Mauern zählen wie alle anderen.
rules-gates = Stadttorkarten kommen spät im Spiel und liegen neben der Auslage; nur eine darf offen liegen. Statt Geld darfst du die offene Stadttorkarte nehmen. Beim Platzieren oder Umbauen darfst du ein Tor ausgeben, um eine Doppelmauer zwischen zwei deiner Plättchen begehbar zu machen, sodass ein Plättchen dahinter erreicht wird. Ein Tor bleibt für immer, und die zwei Plättchen, die es verbindet, können nicht mehr bewegt werden.
rules-diamonds = Diamanten sind eine fünfte Währung und werden unter das Geld gemischt. Jedes Plättchen auf jedem Feld darf mit Diamanten allein bezahlt werden; eine genaue Summe ist passend bezahlt. Diamanten werden in einer Zahlung nie mit anderem Geld gemischt. Wenn die letzten Plättchen verteilt werden, zählen sie nichts.
rules-characters = Zehn Charaktere, von denen einige mit dem Geld kommen und sofort versteigert werden. Wer als Nächstes am Zug ist, bietet zuerst; jeder muss höher bieten oder passen, und der Sieger zahlt in einer Währung. Ein Charakter liegt offen vor dir: Manche wirken einmal in jedem deiner Züge, manche in jeder Wertung, manche nur einmal. Fatima, der Weise und die Stadtwache bringen Punkte; die anderen helfen mit Geld, beim Kaufen oder beim Umbauen.
rules-camps = Feldlager sind Plättchen außerhalb der Stadtmauer. Sie werden gekauft wie Gebäude, aber mit einer Bastion an eine Mauer deiner Alhambra gelegt, oder mit ihrer grünen Seite an die eines anderen Feldlagers. In jeder Wertung bringt ein Feldlager einen Punkt für jedes Gebäude, das in ununterbrochener Reihe hinter jeder seiner Bastionen steht. Niemand geht durch ein Feldlager, und die Mauer dahinter zählt weiter.
rules-walls = Mauerkarten kommen mit dem Geld und liegen neben dem Bauhof. Als Aktion nimmst du eine und setzt die gezeigten hölzernen Mauern auf eines deiner Plättchen: gebaut, in der Reserve oder gerade gekauft. Die Seite darf noch keine Mauer haben, und ein gebautes Plättchen erhält nur dort eine Mauer, wo kein Nachbar steht. Hölzerne Mauern bleiben für immer und zählen in allem als Mauern, nur ein Stadttor lässt sich nicht hineinsetzen.
rules-thieves = Alle haben verdeckte Diebe, jeden für eine Währung. Zwischen zwei Zügen darfst du einen Dieb einsetzen und eine Karte seiner Währung aus der Auslage nehmen, gleich welchen Wertes; die Auslage wird sofort aufgefüllt. Wer als Nächstes am Zug ist, darf keinen einsetzen. Ein Dieb wirkt einmal und ist dann aus dem Spiel.
rules-change = Wer für ein Plättchen zu viel zahlt, bekommt Wechselgeld: eine blind gezogene Münze für je volle zwei zu viel. Eine Münze ist Geld vom Wert 1 in ihrer Währung und wird wie eine Karte ausgegeben. Ausgegebene Münzen kommen zurück in den Beutel. Wenn die letzten Plättchen verteilt werden, zählen Münzen als Geld.
rules-trader = Alle haben neben ihrer Alhambra ein Händlerplättchen mit drei Bewohnern. Baust du auf dem Platz des Händlers, darf ein Bewohner in der Farbe des Gebäudes einziehen, und du nimmst einen neuen aus dem Vorrat. Dann zieht der Händler auf einen anderen freien Platz neben deiner Alhambra. In jeder Wertung bilden Bewohner verschiedener Farben Serien: Je länger eine Serie, desto mehr ist sie wert, von 1 bis 21 Punkten.
rules-treasure = Als Aktion darfst du alle vier Schatztruhen eines Raumes für mindestens 8 kaufen, in jeder Mischung von Währungen; eine weitere Aktion gibt es dafür nie. Truhen kommen auf deine Gebäude gleicher Farbe, auf jedes eine; was du nicht unterbringst, geht an die anderen weiter. In jeder Wertung erhalten die Spieler mit den meisten Truhen Punkte. Ein Gebäude, das die Alhambra verlässt, verliert seine Truhe.
rules-masters = Baumeister sind Geldkarten vom Wert 3 in ihrer Währung; alle beginnen mit zweien. Statt damit zu zahlen, darfst du einen am Ende deines Zuges für einen zusätzlichen Umbau ausgeben. So oder so ist die Karte dann aus dem Spiel. In jedem Zug darfst du nur einen so ausgeben.
rules-invaders = Nach jeder Wertung greifen Angreifer aus einer Richtung an: Jede offene Seite deiner Plättchen dorthin kostet Punkte, jedes Mal mehr. Mauern schützen. Wer ein Gebäude der Art auf einem offenen Kundschafter kauft und passend bezahlt, darf die nächste Angriffskarte im Geheimen ansehen. Ein Punktestand fällt nie unter null.
rules-bazaars = Bazare kommen aus dem Beutel und liegen neben dem Bauhof; jeder zeigt eine Währung und drei Arten. Du kaufst einen für genau den Preis des Plättchens auf dem Feld seiner Währung. In der Schlusswertung zählt ein Bazar die Gebäude seiner drei Arten auf den acht Plätzen um ihn herum, mal der Zahl der Arten, die dort sind. Mauern spielen dabei keine Rolle.
rules-scorecards = Am Anfang werden drei von achtzehn Wertungskärtchen ausgelegt, eines für jede Wertung. Sie ändern, welche Art wie viel wert ist: Die Reihenfolge der Arten auf dem Kärtchen tritt an die Stelle der gedruckten. Alles andere an einer Wertung bleibt gleich.
rules-overview = Übersichtskarten zeigen alle Plättchen des Grundspiels, nach Mauern und nach Preis. Sie sind zum Ansehen da und ändern nichts.
rules-sultan = Sultankarten kommen mit dem Geld; ein Würfel bestimmt, für welche Art jede von ihnen steht. Eine kostet 7 in ihrer Währung; wer sie kauft, darf einmal neu würfeln, wenn die Art nicht gefällt. Immer wenn ein Plättchen dieser Art für den Bauhof gezogen wird, darfst du die Karte abgeben und das Plättchen umsonst nehmen. An seiner Stelle wird ein anderes gezogen.
rules-caravanserai = Mit mindestens vier Arten in deiner Alhambra darfst du eine Karawanserei kaufen; je mehr Arten du hast, desto weniger kostet sie. Du darfst zwei haben. Am Anfang deines Zuges darf ein Markierungsstein ein Feld weiter, zu mehr Geld oder zu einer anderen Währung. Der gezeigte Betrag wird wie eine Geldkarte ausgegeben; dann beginnt der Stein wieder bei null.
rules-moors = Am Ende eines Zuges nimmst du ein Kulturplättchen für jeden Preis, von dem du zwei Gebäude oder mehr hast, gebaut oder in der Reserve. Kultur zu entwickeln ist eine Aktion: Alle deine Kulturplättchen drehen sich einen Schritt zu einem höheren Wert, so weit deine Zahl solcher Gebäude es erlaubt. In jeder Wertung bringt jedes die Punkte, die es zeigt, bis zu 21.

# The tutorial.
follow-learn = Alhambra lernen
follow-learn-title = Deine ersten Züge
follow-learn-intro = Etwa fünf Minuten an einem echten Tisch, gegen zwei Bots. Du übernimmst eine Partie, die ein paar Züge alt ist. Du kannst jederzeit aufhören und später weitermachen.
follow-learn-begin = Beginnen
follow-learn-resume = Weitermachen, wo ich war
follow-learn-restart = Von vorn beginnen
follow-learn-skip = Einführung verlassen
follow-learn-next = Weiter
follow-learn-back = Zurück
follow-learn-play-on = Diese Partie zu Ende spielen
follow-learn-rules = Die Spielregeln lesen
follow-learn-new = Eine neue Partie spielen
follow-learn-step = Schritt { $step } von { $steps }
follow-learn-wait = Die anderen sind am Zug …
follow-learn-try = Probiere es aus.
follow-learn-failed = Der Tisch für die Einführung ließ sich nicht aufbauen. Versuche es noch einmal.
follow-learn-show-scoring = Die Wertung zeigen
follow-learn-welcome = Das ist deine Alhambra
follow-learn-welcome-text = Sie wächst um das Startplättchen. Jedes Plättchen behält seine Richtung, und vom Startplättchen muss man zu jedem Plättchen gehen können, ohne über eine Mauer zu klettern. Die dicken Seiten sind Mauern. Die goldene Linie ist deine längste Außenmauer: Sie bringt einen Punkt je Seite.
follow-learn-types = Sechs Gebäudearten
follow-learn-types-text = Pavillons, Serails, Arkaden, Gemächer, Gärten und Türme. In einer Wertung erhält Punkte, wer von einer Art die meisten Gebäude hat. Pavillons sind billig und bringen wenig, Türme sind teuer und bringen viel.
follow-learn-market = Der Bauhof
follow-learn-market-text = Vier Gebäude stehen zum Kauf. Jedes Feld nimmt nur eine Währung, die der Münze darauf. Du hast 2 und 6 Denare, und diese Gemächer kosten genau 8 Denare: Das goldene Siegel sagt es.
follow-learn-buy = Passend bezahlt, noch eine Aktion
follow-learn-buy-text = Niemand gibt Wechselgeld. Aber wenn du passend bezahlst, hast du noch eine Aktion. Wähle die Gemächer für 8: Die richtigen Karten heben sich von selbst. Dann bestätige.
follow-learn-again = Jetzt nimm Geld
follow-learn-again-text = Passend bezahlt, also bist du noch am Zug. Nimm Geld: eine Karte von beliebigem Wert, oder mehrere im Wert von zusammen höchstens 5. Denar 3 und Gulden 1 gehen zum Beispiel zusammen. Wähle sie und bestätige.
follow-learn-again-over = Du hast mehr als den Preis bezahlt, also gibt es keine weitere Aktion. Platziere jetzt, was du gekauft hast.
follow-learn-place = Anbauen
follow-learn-place-text = Am Ende deines Zuges platzierst du, was du gekauft hast. Die Plätze, auf die es passt, leuchten: Mauer an Mauer, offene Seite an offene Seite, und kein Loch. Wähle einen und bestätige. Was nirgends passt oder für später ist, kommt in die Reserve.
follow-learn-others = Die anderen sind am Zug
follow-learn-others-text = Gut gemacht, das war ein ganzer Zug. Über deiner Alhambra siehst du, was die anderen seither getan haben, und kannst es nachspielen.
follow-learn-others-took = Geld zu nehmen hat deinen Zug beendet. Über deiner Alhambra siehst du, was die anderen seither getan haben, und kannst es nachspielen. Achte in deinem nächsten Zug auf ein goldenes Siegel im Bauhof.
follow-learn-second = Wieder dein Zug
follow-learn-second-text = Tu, was du magst: Geld nehmen, kaufen oder deine Alhambra umbauen. Im Zweifel nimm Geld, mit dem du bald etwas passend bezahlen kannst. Die erste Wertungskarte kommt gleich.
follow-learn-scoring = Die erste Wertung
follow-learn-scoring-text = Die Wertungskarte ist gekommen. Jede Zahl der Wertung lässt sich öffnen, um zu sehen, woher sie kommt. Sieh dir die Türme an, die Gemächer, bei denen du vielleicht teilen musst, und deine Mauer.
follow-learn-done = Das ist das Spiel
follow-learn-done-text = Zwei weitere Wertungen folgen, und sie bringen viel mehr. Das Spiel endet, wenn der Beutel den Bauhof nicht mehr füllen kann. Wenn du dich je fragst, warum etwas nicht möglich ist, klicke darauf: Der Tisch sagt, warum, und zeigt die Regel.

# All tiles at a glance.
follow-overview = Alle Plättchen
follow-overview-about = { $bag ->
        [one] { $bag } Plättchen ist noch im Beutel.
       *[other] { $bag } Plättchen sind noch im Beutel.
    } Helle Plättchen wurden noch nicht gesehen.
follow-overview-only-hidden = Nur noch nicht gesehene
follow-overview-hidden = noch nicht gesehen
# $from: "from the north"
follow-scoring-attack = Angriff { $from }: { n-open-sides }
follow-overview-order = Ordnung der Plättchen
follow-overview-by-walls = Nach Mauern
follow-overview-by-price = Nach Preis
follow-overview-by-type = Nach Art
follow-overview-no-walls = ohne Mauern
# $sides-place: "in the north and in the east"
follow-overview-walls = { $sides-place }
follow-overview-price = Preis { $price }
follow-overview-others = andere
follow-overview-left = { $left } von { $all } noch nicht gesehen
follow-overview-beside = neben dem Bauhof
follow-overview-market = im Bauhof
follow-overview-built = gebaut von { $name }
follow-overview-reserve = in der Reserve von { $name }
follow-overview-acquired = gerade gekauft von { $name }
follow-overview-dirk = bei Dirk
