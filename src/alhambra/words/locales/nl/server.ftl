# Why the server refuses a request.

problem-malformed = De server begrijpt dit verzoek niet.
problem-foreign-origin = Dit verzoek komt van een andere site. Open de tafel op haar eigen adres.
problem-not-yours = Die plaats is van iemand anders.
problem-not-found = Onder die naam is hier niets.
problem-unknown-table = Zo’n tafel is er niet. Misschien is de link niet volledig.
problem-not-allowed = Dat kan hier niet.
problem-too-large = Dat is te groot.
problem-too-fast = Te veel verzoeken tegelijk. Wacht even en probeer het opnieuw.
problem-broken-record = Dit partijverslag is onbruikbaar: regel { $line } klopt niet.
problem-unfinished-record = Alleen het partijverslag van een afgelopen spel kan worden getoond.
problem-other-components = Deze partij wordt gespeeld met andere tabellen van het speelmateriaal dan deze server gebruikt. Start de server met dezelfde --components.
problem-impossible = Zo’n tafel kan er niet zijn: { $what }.
problem-stale = De tafel is intussen verdergegaan. Kijk opnieuw en beslis dan.
problem-over = Dit spel is afgelopen.
problem-not-over = Dit spel is nog niet afgelopen. Wat geheim is, kan pas daarna worden getoond.
problem-no-undo = Dat kan niet meer ongedaan worden gemaakt.
problem-taken = Iemand anders heeft deze plaats genomen.
no-undo-off = Aan deze tafel wordt niets ongedaan gemaakt: dat is bij het openen zo afgesproken.
problem-internal = Er ging iets mis op de server. Kijk hoe de tafel ervoor staat voor je verdergaat.
problem-closing = De server start zo opnieuw op. Probeer het zo dadelijk nog eens.

# What `alhambra play` says in the terminal when it opens the browser.

play-opened = Je tafel staat op { $address } (Ctrl-C stopt de server).
play-already-open = Alhambra draait al op { $address }.
play-ended = De server is gestopt. Je tafels zijn bewaard.
play-no-web = De tafel in de browser zit niet in deze installatie. { $command } play --terminal opent een tafel in de terminal.

# What `alhambra serve` says.

serve-opened = Alhambra is te bereiken op { $address }
serve-failed = de server kon niet starten: { $reason }
cannot-listen = luisteren op { $host } poort { $port } lukt niet: { $reason }
cannot-make-folder = { $folder }: kan niet worden gemaakt: { $reason }
wrong-log-level = --log is een van { $levels }, niet ‘{ $level }’
