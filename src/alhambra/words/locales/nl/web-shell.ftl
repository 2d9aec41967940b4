### Words of the pages around the table: start, new table, joining, watching, replays, settings, keys.

## Everywhere
shell-close = Sluiten
shell-back = Terug
shell-copy = Kopiëren
shell-copied = Gekopieerd
shell-settings = Instellingen
shell-home = Naar de startpagina
shell-offline = De server antwoordt niet. Is er een netwerk? Er is niets veranderd.
shell-broken = De server gaf een antwoord waar we hier niets mee kunnen. Er is niets veranderd; probeer het opnieuw.
shell-page-lost = Dit deel van de pagina kon niet worden geladen. Je tafels zijn veilig op de server.
shell-reload = Opnieuw laden
shell-retry = Opnieuw proberen
shell-loading = Een ogenblik …
shell-lost =
    { $seconds ->
        [one] Al { $seconds } seconde bezig opnieuw te verbinden. De tafel is veilig; zetten wachten tot de verbinding er weer is.
       *[other] Al { $seconds } seconden bezig opnieuw te verbinden. De tafel is veilig; zetten wachten tot de verbinding er weer is.
    }
shell-gone = Deze tafel is vanaf hier niet meer te bereiken.

nowhere-title = Hier is niets gebouwd
nowhere-text = Dit adres leidt naar geen pagina van dit huis.
nowhere-home = Naar de startpagina

## Settings
settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-window = Tussen twee beurten
settings-window-hint = Met sommige modules kun je iets doen tussen de beurten van anderen. Wanneer moet de tafel je vragen?
settings-window-ask = Op mij wachten
settings-window-brief = Kort
settings-window-never = Nooit
settings-aids = Hulp op de tafel
settings-aids-hint = Wat je kunt betalen, waar een kaartje past, wie voorligt
settings-confirm = Elke zet bevestigen
settings-confirm-hint = Uit: de laatste klik van een zet verstuurt hem
settings-letters = Letters op de kaartjes
settings-letters-hint = De beginletter van de soort naast de prijs
settings-scoring = Waardering vanzelf openen
settings-motion = Animatie
settings-motion-hint = Kaarten en kaartjes bewegen naar hun plaats
settings-sounds = Zachte geluiden
settings-sounds-hint = Alleen als je aan de beurt bent

## Keys
keys-title = Sneltoetsen
keys-move = Bewegen
keys-turn = Jouw beurt
keys-look = Kijken
keys-tab = volgend gebied, met Shift het vorige
keys-arrows = binnen het gebied
keys-enter = kiezen, dan bevestigen
keys-esc = een stap terug
keys-zoom = dichterbij, verder weg, alles
keys-market = kaartje van de bouwwerf
keys-money = openliggende geldkaart
keys-pay = een andere manier om te betalen
keys-redesign = verbouwen
keys-end = beurt beëindigen
keys-undo = ongedaan maken
keys-options = alle mogelijkheden als lijst
keys-log = logboek
keys-since = sinds mijn laatste beurt
keys-modules = modules
keys-visit = een andere Alhambra
keys-new = nieuwe tafel, op de startpagina
keys-help = deze lijst

## Inviting
invite-title = Wie zit hier
invite-missing =
    { $count ->
        [one] Er is nog één plaats vrij
       *[other] Er zijn nog { $count } plaatsen vrij
    }
invite-host = Stuur iedere vriend een eigen link. Het spel wacht als een vrije plaats aan de beurt is; je mag deze pagina intussen sluiten.
invite-wait = Het spel wacht als een vrije plaats aan de beurt is. Je mag deze pagina sluiten; de tafel blijft bewaard.
invite-open = vrije plaats
invite-link = Link naar plaats { $seat }
invite-watch = Link voor toeschouwers
seat-number = Speler { $seat }
seat-bot-name = Bot { $seat }
seat-you = jij
seat-there = is aangeschoven

## Start
start-title-1 = Bouw het paleis.
start-title-2 = Sluit de muur.
start-lead = De hele Alhambra-familie aan één tafel: alleen tegen bots, samen aan één scherm, of met vrienden via een link.
start-play = Nu spelen
start-play-hint = Nu spelen: jij tegen twee bots, het basisspel, ongeveer 25 minuten.
start-new = Nieuwe tafel
start-join = Aanschuiven
start-tables = Je tafels
start-all = Alle { $count }
start-fewer = Minder
start-empty = Je eerste tafel is één klik ver.
start-more = Meer
start-learn = Leer het in vijf minuten
start-rules = Spelregels
start-watch = Toekijken
start-replays = Naspelen

## Lists of tables
tables-your-turn = jouw beurt
tables-turn =
    { $turn ->
        [0] nog niet begonnen
       *[other] beurt { $turn }
    }
tables-over = afgelopen
tables-free =
    { $count ->
        [one] één plaats vrij
       *[other] { $count } plaatsen vrij
    }
tables-base = basisspel
tables-modules =
    { $count ->
        [one] één module
       *[other] { $count } modules
    }
tables-dirk = met Dirk
tables-since = { $name }, { $ago }
tables-with = Met { $names }
tables-of = { $names }
tables-nameless = Een tafel
ago-now = zojuist
ago-minutes =
    { $count ->
        [one] één minuut geleden
       *[other] { $count } minuten geleden
    }
ago-hours =
    { $count ->
        [one] één uur geleden
       *[other] { $count } uur geleden
    }
ago-days =
    { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }

## Bots
bot-master = Meester
bot-master-line = denkt vele partijen door, hooguit vijf seconden
bot-expert = Expert
bot-expert-line = speelt in gedachten vooruit, hooguit een seconde
bot-club = Clubspeler
bot-club-line = kent het spel en speelt degelijk
bot-casual = Gelegenheidsspeler
bot-casual-line = speelt goed, maar niet altijd
bot-novice = Beginner
bot-novice-line = leert het nog
bot-random = Willekeurig
bot-random-line = zomaar een zet
bot-greedy = Gretig
bot-greedy-line = gaat voor punten op dit moment
bot-exact = Rekenaar
bot-exact-line = gooit op de precieze kansen

## New table
new-title = Nieuwe tafel
new-seats = Plaatsen
new-add = Speler toevoegen
new-remove = Plaats { $seat } weghalen
new-name = Naam op plaats { $seat }
new-name-hint = Naam
new-kind = Wie speelt op plaats { $seat }
new-kind-here = Hier
new-kind-link = Via link
new-kind-bot = Bot
new-you = jij
new-here-line = aan dit scherm
new-link-line = krijgt een eigen link
new-dirk = Met twee spelers doet Dirk mee, volgens eigen eenvoudige regels.
new-game = Spel
new-modules = Modules
new-chosen = { $count } van { $total }
new-later = nog niet hier
new-unsure = Sommige onderdelen van deze module zijn niet bevestigd.
new-preset-base = Alleen basisspel
new-preset-first = Eerste stappen
new-preset-surprise = Verras me
new-house-rules = Huisregels
new-box = Uitbreiding { $number }
expansion-1 = De gunst van de vizier
expansion-2 = De poorten van de stad
expansion-3 = Het uur van de dieven
expansion-4 = De schatkamer van de kalief
expansion-5 = De macht van de sultan
new-this = Deze tafel
new-minutes =
    { $players ->
        [one] minuten met één speler
       *[other] minuten met { $players } spelers
    }
new-weight = Zwaarte
new-weight-1 = licht
new-weight-2 = eenvoudig
new-weight-3 = gemiddeld
new-weight-4 = rijk
new-weight-5 = zwaar
new-changes = Wat er verandert
new-changes-none = Niets: het spel zoals het uit de eerste doos kwam.
new-options = Opties
new-name-of-table = Naam van de tafel
new-name-of-table-hint = als je wilt
new-clock = Klok
new-clock-none = geen
new-clock-quick = 10 min + 15 s
new-clock-calm = 25 min + 30 s
new-clock-days = 3 dagen + 1 dag
new-clock-hint = Als de tijd op is, beslist een bot die ene keer; de plaats blijft van jou.
new-undo = Ongedaan maken
new-undo-hint = tot er iets geheims wordt opengelegd
new-listed = Open voor toeschouwers
new-listed-hint = anderen vinden haar onder Toekijken
new-keys = Spatie schakelt een module, pijltjes verplaatsen de rand.
new-open = Tafel openen

## Joining
join-title = Er wordt een plaats voor je vrijgehouden
join-lead = Iemand heeft je uitgenodigd aan een tafel Alhambra. Hoe moeten de anderen je noemen?
join-name = Je naam
join-sit = Aanschuiven
join-with-link = Aan een tafel aanschuiven
join-with-link-lead = Plak de link die je hebt gekregen. Die leidt naar je plaats, of naar een plek om toe te kijken.
join-link = Link
join-follow = Link volgen
join-no-link = Dit lijkt geen link naar een tafel. Er hoort ‘/t/’ en een naam in te staan.

## Watching
watch-title = Toekijken
watch-lead = Tafels die open zijn voor toeschouwers. Je ziet wat iedereen ziet, en geen hand.
watch-empty = Op dit moment is er geen tafel open voor toeschouwers.

## Replays
replays-title = Naspelen
replays-lead = Elk afgelopen spel kun je stap voor stap naspelen, vanaf elke plaats.
replays-upload = Sleep een partijverslag hierheen, of kies een bestand
replays-record = Partijverslag downloaden
replays-record-short = Partijverslag
replays-empty = Er is nog geen spel afgelopen. Je kunt ook partijverslagen van anderen hier brengen.
