# The table in the terminal. It is often 80 columns wide: words of the drawing are short.

## People

you = jij
player-person = mens
player-master = meester
player-expert = expert
player-club = club
player-casual = gelegenheid
player-novice = beginner
player-greedy = gretig
player-exact = precies
player-random = willekeurig

## Bare names

list = { $parts }
number = { $number }
type-name = { $type }
currency-name = { $currency }
card-name = { $card }
camp-name = veldkamp
# Within a list: B 2
number-of = { $seat-mid } { $number }

## The drawing

drawing-over = het spel is afgelopen
drawing-turn = beurt van { $who }
drawing-pile = stapel { $number }
drawing-discard = aflegstapel { $number }
drawing-bag = buidel { $number }
drawing-market = Bouwwerf
drawing-display = Openliggende kaarten
drawing-empty = leeg
drawing-price = prijs { $price }
drawing-short = { $number } te kort
drawing-your-money = Je geld
drawing-your-alhambra = Je Alhambra
drawing-has = { n-points }, { n-cards }
drawing-this-turn = Deze beurt
    .mid = deze beurt
drawing-reserve = Reserve
    .mid = reserve
drawing-built = Gebouwd
# Three letters each, over a column of numbers
short-pavilion = Pav
short-seraglio = Har
short-arcades = Arc
short-chambers = Kam
short-garden = Tui
short-tower = Tor
column-wall = muur
column-cards = kaarten
column-points = ptn

## What modules have on the table; titles have up to 10 letters

vizier-title = Viziers
vizier-awake = geactiveerd: { $seats-mid }
vizier-asleep = niet geactiveerd: { $seats-mid }
bonus-title = Bonus
bonus-yours = van jou, geheim: { $tiles }
bonus-hidden = { $number ->
    [one] { $number } gedekt kaartje
   *[other] { $number } gedekte kaartjes
}
bonus-open = open { $tiles }
huts-title = Bouwhutten
huts-wall = muur { $walls }
huts-left = nog { $number }
huts-owned = in bezit: { $seats }
huts-all-taken = alle genomen
walls-title = Muren
walls-open = { $sides-letter }
walls-none-open = er ligt geen muurkaart open
walls-wooden = { $seat-mid }: { $number } van hout
thieves-title = Dieven
thieves-yours = van jou, geheim: { $currencies }
thieves-hidden = { $seat-mid }: { $number } verborgen
change-title = Munten
change-held = { $seat-mid }: { $coins }
change-bag = { $number } in de buidel
trader-title = Handelaar
trader-yet-secret = in het geheim gekozen
trader-holds = { $seat-mid }: { $types }
trader-lies = op { $cell }
trader-housed = { $number } ingetrokken
trader-supply = voorraad: { $types }
# Within a list: how many citizens of a type
type-number = { $type } { $number }
cup-round = Ronde { $round }/{ $rounds }
cup-starter = { $seat-you ->
    [yes] Jij begon
   *[no] { $seat } begon
}
cup-markers = zetstenen over: { $seats }
cup-off = naast het bord: { $seats }
cup-dice = Stenen
cup-throw = worp { $throw } van { $throws }
cup-chip = startspeler-fiche
dice-tracks = Sporen
dice-chips = Fiches
dice-black = Zwart
treasure-title = Kisten
treasure-room = ruimte { $room }: { $chests }
treasure-empty = ruimte { $room }: leeg
treasure-laid = geplaatst: { $seats }
treasure-bag = { $number } in de buidel
bazaars-title = Bazaars
bazaars-price = { $tile }: { $price }
bazaars-no-price = { $tile }: geen prijs
bazaars-none = er ligt geen bazaar
invaders-title = Aanvallers
invaders-next = volgende aanval { $from }
invaders-scouts = verkenners: { $types }
invaders-known = bekend bij { $seats-obj }
sultan-title = Sultan
sultan-open = { $card }: { $type }
sultan-owned = { $seat-mid }: { $types }
caravanserai-title = Karavanen
caravanserai-left = over: { $cards }
caravanserai-owned = { $seat-mid }: { $amounts }
moors-title = Cultuur
moors-counters = { $seat-mid }: { $counters }
scorecards-title = Soorten
scorecards-order = { $scoring }: { $types }
gates-title = Poorten
gates-open = er ligt een kaart open
gates-none-open = er ligt geen kaart open
gates-held = { $seat-you ->
    [yes] je hebt { n-cards }
   *[no] { $seat } heeft { n-cards }
}
gates-built = { $number ->
    [one] { $number } poort gebouwd
   *[other] { $number } poorten gebouwd
}
characters-title = Personages
characters-yours = van jou, { $character }: { $character-power }
characters-yours-used = van jou, { $character } (gebruikt): { $character-power }
auction-title = Veiling
auction-bid = bod { $bid } van { $seat-obj }
auction-no-bid = nog geen bod
auction-out = gepast: { $seats-mid }
auction-nobody-out = niemand heeft gepast

## The scoring as a table

grid-pays = punten
grid-wall = muur
grid-sum = som
grid-now = nu

## Menus

menu-tiles-of-turn = Kaartjes van deze beurt
menu-tile = { $tile }
menu-numbers-on-board = De nummers staan op je Alhambra.
menu-choices = { $number ->
    [one] { $number } keuze
   *[other] { $number } keuzes
}
menu-how-to-pay = Hoe betaal je { $tile }?
menu-pay-with = Betalen met
menu-ways-to-pay = { $tile }: alle { $number } manieren om te betalen

## Questions and answers

# $keys: 1-8, 0 back, h help
prompt-choice = Je keuze ({ $keys }):
prompt-back = 0 terug
prompt-undo = u ongedaan maken
prompt-help = h hulp
prompt-go-on = Enter om verder te gaan
prompt-replay = Zet { NUMBER($at, useGrouping: 0) } van { NUMBER($last, useGrouping: 0) } (Enter verder, p terug, h hulp):
not-possible = Dat kan niet: { $why }
not-possible-typed = Dat kan niet: ‘{ $answer }’ is geen zet zoals een partijverslag die schrijft.
no-undo-revealed = Er kan niets ongedaan worden gemaakt: er zijn daarna nieuwe kaarten of kaartjes opengelegd.
no-undo-not-yours = Er kan niets ongedaan worden gemaakt: de laatste beslissing was niet van jou.
taken-back = Ongedaan gemaakt: { $what }.
no-such-seat = Er is geen plaats { $seat } aan deze tafel.
no-such-number = ‘{ $answer }’ is geen nummer van 1 tot { $number } (h helpt).
no-such-command = ‘{ $answer }’ is hier geen opdracht (h helpt).
replay-start = Dit is het begin.
replay-ends = Het partijverslag eindigt met zet { NUMBER($last, useGrouping: 0) }.
record-lies-in = Het partijverslag staat in { $file }
look-again = Speel het spel na met: { $command }
saved-go-on = Bewaard. Ga verder met: { $command }
going-on = { $number ->
    [one] Verder met { $file } na { $number } beslissing.
   *[other] Verder met { $file } na { $number } beslissingen.
}

## What can be typed; the form `key` is what to type

key-number = kies wat ernaast staat; waar een vakje wordt gevraagd, staan de nummers op je Alhambra
    .key = een nummer
key-back = terug naar het vorige menu
    .key = 0
key-again = toon de tafel opnieuw
    .key = Enter
key-undo = maak je laatste beslissing ongedaan, zolang er niets nieuws is opengelegd
    .key = u
key-look = bekijk de Alhambra van plaats B (b dirk: de kaartjes van Dirk)
    .key = b B
key-scoring = verklaar de laatste waardering, en wat de volgende oplevert
    .key = s
key-rules = de spelregels in het kort
    .key = ?
key-quit = stoppen; het spel is bewaard, en je kunt er later mee verder
    .key = q
help-typing = Je kunt een zet ook typen zoals een partijverslag die schrijft: take florin-7, of, om meer te betalen dan nodig, buy garden-11 for denar-9 denar-8.
help-drawing = Dubbele lijnen zijn muren, dunne lijnen open zijden. De letters: P paviljoen, S harem, A arcade, C kamers, G tuin, T toren. ‘T 9’ is een toren met prijs 9, ‘F’ het startkaartje, ‘^ 4’ een veldkamp, ‘hG’ een bouwhut voor tuinen; ‘toren 9 (NO)’ heeft muren in het noorden en het oosten, ‘veldkamp 8 (NO)’ bastions: dikke lijnen.
help-squares = Het vakje 2,-1 ligt twee kolommen rechts van het startkaartje en één rij erboven.
key-next = volgende zet
    .key = Enter, n
key-before = vorige zet
    .key = p
key-move = ga naar die zet; 0 is het begin
    .key = een nummer
key-run = laat de zetten vanzelf spelen; Ctrl-C stopt ze
    .key = a
key-last-scoring = verklaar de laatste waardering
    .key = s
key-end = ga naar het eind
    .key = e
key-leave = stoppen
    .key = q

## The rules in a nutshell

rules-turn = In je beurt doe je een van drie dingen:
rules-take = één kaart, of meer kaarten met een waarde van samen hoogstens 5
    .key = geld nemen
rules-buy = een kaartje van de bouwwerf met geld in de valuta van het veld; je krijgt geen wisselgeld, maar wie gepast betaalt, heeft nog een actie
    .key = kopen
rules-redesign = een kaartje uit je reserve bouwen, er een naartoe brengen, of er een wisselen
    .key = verbouwen
rules-placing = Aan het eind van je beurt worden de gekochte kaartjes gebouwd of gaan ze naar je reserve.
rules-building = Bouwregels: kaartjes worden nooit gedraaid; muren raken muren, open zijden open zijden; elk kaartje is te voet te bereiken vanaf het startkaartje; er mag geen leeg vakje worden ingesloten.
rules-scoring = In de stapel geldkaarten zitten twee waarderingskaarten, een derde waardering komt aan het eind: punten voor de meeste gebouwen van elke soort (bij een gelijke stand wordt gedeeld, naar beneden afgerond), en een punt per zijde van je langste buitenmuur.
rules-end = Het spel eindigt als de bouwwerf niet meer kan worden aangevuld; elk resterend kaartje gaat naar wie het meeste geld van die valuta heeft.
rules-dirk = Met twee spelers doet Dirk mee: hij krijgt kaartjes uit de buidel, bouwt niets en doet mee aan de waarderingen.
rules-unconfirmed = Niet bevestigd: { $modules }. Sommige van hun onderdelen zijn maar gedeeltelijk bekend; met { $option } DIR speel je met verbeterde tabellen.

## Wrong input, in one line that begins with the name of the program

wrong-language = onbekende taal ‘{ $language }’; bekende talen: { $languages }
wrong-file = { $file }: { $why }
# $why: one of the messages below, or the refusal of a rule
wrong-record = { $file }: regel { NUMBER($line, useGrouping: 0) }: { $why }
fault-none = geen partijverslag: het moet beginnen met ‘{ $title }’ en een versie
fault-newer = versie { $version } is nieuwer dan dit programma, dat tot versie { $ours } leest
fault-older = versie { $version } kan dit programma niet lezen (versie { $ours })
fault-changed = deze regel of een regel ervoor is veranderd nadat hij geschreven was
fault-cut = het verslag is midden in deze regel afgebroken
fault-no-end = het verslag is hier afgebroken: de slotregel ontbreekt
fault-line = verwacht: { $expected }
fault-setup = hiermee kan er geen partij zijn ({ $heading })
fault-game = onbekend spel ‘{ $game }’
fault-tables = gespeeld met andere tabellen van het speelmateriaal ({ $needed }) dan nu in gebruik zijn ({ $used }); zie --components
fault-action = geen actie van dit spel: { $action }
fault-spelling = het programma schrijft deze actie als: { $action }
fault-seat = plaats { $seat } heeft hier niets te beslissen
fault-over = het verslag zegt dat de partij afgelopen is, en dat klopt niet
fault-open = het verslag zegt dat de partij nog loopt, en dat klopt niet
# $why: file, entry, what is wrong and what is expected, in the words of the check
wrong-components = { $folder }: deze tabellen van het speelmateriaal zijn onbruikbaar: { $why }
wrong-components-and-more = { $folder }: deze tabellen van het speelmateriaal zijn onbruikbaar: { $why }; en nog { $more } andere
wrong-players = Alhambra is voor { $fewest } tot { $most } spelers, niet { $players }
wrong-tower = de 12e toren is een van { $choices }, niet ‘{ $tower }’
no-seat-at-table = er is geen plaats ‘{ $seat }’ aan een tafel van { $players }: kies A tot { $last }
not-against-bots = { $file }: geen spel van één mens tegen bots; { $command } toont het
unknown-bot = onbekende bot ‘{ $bot }’; bekende bots: { $bots }
unknown-bot-in = { $file }: onbekende bot ‘{ $bot }’; bekende bots: { $bots }
wrong-number-of-bots = { n-bots } voor { n-seats }: noem er een voor alle, of een voor elk
n-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
n-seats = { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}
already-there = { $file } bestaat al: kies een andere naam, of ga ermee verder met --resume
no-seed = ‘{ $seed }’ kan niet: een geheel getal van 0 tot 2^{ $bits } - 1
unknown-game = onbekend spel ‘{ $game }’; bekende spellen: { $games }
plain-game = het spel ‘{ $game }’ wordt zonder modules en zonder 12e toren gespeeld
unknown-module = onbekende module ‘{ $module }’; bekende modules: { $modules }; of all, of random
module-twice = de module ‘{ $module }’ is twee keer genoemd
option-with-resume = { $option } kan niet worden veranderd in een spel dat verdergaat: laat het weg bij --resume
only-in-browser = --port en --no-browser zijn voor de tafel in de browser
two-pairs-of-eyes = --seat en --spectator sluiten elkaar uit
is-a-folder = { $file }: is een map
record-too-large = { $file }: te groot voor een partijverslag
record-no-text = { $file }: geen partijverslag, zelfs geen tekst
cannot-save = { $file }: kan niet worden bewaard: { $why }
cannot-write = kan niet schrijven: { $why }
worker-died = een proces is weggevallen; is er genoeg geheugen?

## Verifying

verified = { $number ->
    [one] { $file }: in orde, { $number } zet, { $result }, generator { $generator }, controlegetal { $digest }
   *[other] { $file }: in orde, { $number } zetten, { $result }, generator { $generator }, controlegetal { $digest }
}
verified-won = gewonnen door { $seats } ({ $scores })
verified-open = nog bezig ({ $scores })

## Simulations

simulation-title = { $games ->
    [one] { $games } spel met { $players } spelers
   *[other] { $games } spellen met { $players } spelers
}
simulation-modules = en { $modules }
simulation-random-modules = modules door loting
simulation-tower = 12e toren: { $tower }
tables-replaced = vervangen tabellen: { $tables }
simulation-pace = per spel: { $turns } beurten, { $decisions } beslissingen; { $speed } spellen per seconde
simulation-stopped = gestopt na { $played } van { $games } spellen
simulation-playing = speelt
training-generation = { $players } spelers, generatie { $generation }: de beste ligt { $lead } procentpunt voor
simulation-seat = plaats
simulation-bot = bot
simulation-turn = beurt
simulation-first = eerste
simulation-later = later
simulation-mean = gem.
simulation-sd = sd
simulation-quartiles = kwartielen
simulation-wins = winst
simulation-share = deel %
simulation-walls = muren
