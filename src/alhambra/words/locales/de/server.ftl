# Why the server refuses a request.

problem-malformed = Der Server versteht diese Anfrage nicht.
problem-foreign-origin = Diese Anfrage kam von einer anderen Seite. Öffne den Tisch unter seiner eigenen Adresse.
problem-not-yours = Dieser Platz gehört jemand anderem.
problem-not-found = Unter diesem Namen gibt es hier nichts.
problem-unknown-table = Einen solchen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
problem-not-allowed = Das geht hier nicht.
problem-too-large = Das ist zu groß.
problem-too-fast = Zu viele Anfragen auf einmal. Warte einen Moment und versuche es erneut.
problem-broken-record = Diese Partieaufzeichnung ist nicht zu gebrauchen: Zeile { $line } stimmt nicht.
problem-unfinished-record = Nur die Aufzeichnung einer beendeten Partie kann gezeigt werden.
problem-other-components = Diese Partie wird mit anderen Tabellen der Spielteile gespielt, als dieser Server sie benutzt. Der Server muss mit denselben --components gestartet werden.
problem-impossible = Einen solchen Tisch kann es nicht geben: { $what }.
problem-stale = Der Tisch ist inzwischen weiter. Sieh noch einmal hin und entscheide neu.
problem-over = Dieses Spiel ist beendet.
problem-not-over = Dieses Spiel ist noch nicht beendet. Was darin geheim ist, kann erst danach gezeigt werden.
problem-no-undo = Das lässt sich nicht mehr rückgängig machen.
problem-taken = Jemand anderes hat diesen Platz genommen.
no-undo-off = An diesem Tisch wird nichts rückgängig gemacht: So ist es beim Öffnen vereinbart worden.
problem-internal = Auf dem Server ist etwas schiefgegangen. Sieh nach, wie der Tisch steht, bevor du weitermachst.
problem-closing = Der Server startet gleich neu. Versuche es in einem Moment noch einmal.

# What `alhambra play` says in the terminal when it opens the browser.

play-opened = Dein Tisch ist unter { $address } (Ctrl-C beendet den Server).
play-already-open = Alhambra läuft schon unter { $address }.
play-ended = Der Server ist beendet. Deine Tische sind gespeichert.
play-no-web = Der Tisch im Browser ist in dieser Installation nicht dabei. { $command } play --terminal öffnet einen Tisch im Terminal.

# What `alhambra serve` says.

serve-opened = Alhambra ist erreichbar unter { $address }
serve-failed = der Server konnte nicht starten: { $reason }
cannot-listen = an { $host } Port { $port } ist kein Empfang möglich: { $reason }
cannot-make-folder = { $folder }: lässt sich nicht anlegen: { $reason }
wrong-log-level = --log ist eines von { $levels }, nicht „{ $level }“
