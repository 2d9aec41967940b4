# The table in the terminal. It is often 80 columns wide: words of the drawing are short.

## People

you = sina
player-person = inimene
player-master = meister
player-expert = asjatundja
player-club = klubi
player-casual = harrastaja
player-novice = algaja
player-greedy = ahne
player-exact = täpne
player-random = juhuslik

## Bare names

list = { $parts }
number = { $number }
type-name = { $type }
currency-name = { $currency }
card-name = { $card }
camp-name = välilaager
# Within a list: B 2
number-of = { $seat-mid } { $number }

## The drawing

drawing-over = mäng on läbi
drawing-turn = käigul { $who }
drawing-pile = rahapakk { $number }
drawing-discard = kasutatud { $number }
drawing-bag = kott { $number }
drawing-market = Ehitusturg
drawing-display = Avatud rahakaardid
drawing-empty = tühi
drawing-price = hind { $price }
drawing-short = { $number } puudu
drawing-your-money = Sinu raha
drawing-your-alhambra = Sinu Alhambra
drawing-has = { n-points }, { n-cards }
drawing-this-turn = Sel käigul
    .mid = sel käigul
drawing-reserve = Tagavaralaud
    .mid = tagavaralaud
drawing-built = Ehitatud
# Three letters each, over a column of numbers
short-pavilion = Pav
short-seraglio = Haa
short-arcades = Gal
short-chambers = Los
short-garden = Aed
short-tower = Tor
column-wall = sein
column-cards = kaarte
column-points = pkt

## What modules have on the table; titles have up to 10 letters

vizier-title = Vesiirid
vizier-awake = ärkvel: { $seats-mid }
vizier-asleep = uinunud: { $seats-mid }
bonus-title = Boonus
bonus-yours = sinu, salajas: { $tiles }
bonus-hidden = { $number ->
    [one] { $number } avamata kaart
   *[other] { $number } avamata kaarti
}
bonus-open = avatud { $tiles }
huts-title = Onnid
huts-wall = sein { $walls }
huts-left = alles { $number }
huts-owned = võetud: { $seats }
huts-all-taken = kõik võetud
walls-title = Seinad
walls-open = { $sides-letter }
walls-none-open = ühtki seinakaarti pole avatud
walls-wooden = { $seat-mid }: { $number } puidust
thieves-title = Vargad
thieves-yours = sinu omad, salajas: { $currencies }
thieves-hidden = { $seat-mid }: { $number } varjatud
change-title = Mündid
change-held = { $seat-mid }: { $coins }
change-bag = { $number } kotis
trader-title = Kaupmees
trader-yet-secret = salaja valitud
trader-holds = { $seat-mid }: { $types }
trader-lies = kohal { $cell }
trader-housed = { $number } sisse kolinud
trader-supply = varu: { $types }
# Within a list: how many citizens of a type
type-number = { $type } { $number }
cup-round = Voor { $round }/{ $rounds }
cup-starter = { $seat-you ->
    [yes] Sina alustasid
   *[no] { $seat } alustas
}
cup-markers = tulemuskive alles: { $seats }
cup-off = laualt väljas: { $seats }
cup-dice = Täringud
cup-throw = vise { $throw }/{ $throws }
cup-chip = alustaja žetoon
dice-tracks = Rajad
dice-chips = Žetoonid
dice-black = Must
treasure-title = Kirstud
treasure-room = ruum { $room }: { $chests }
treasure-empty = ruum { $room }: tühi
treasure-laid = pandud: { $seats }
treasure-bag = { $number } kotis
bazaars-title = Basaarid
bazaars-price = { $tile }: { $price }
bazaars-no-price = { $tile }: hinda ei ole
bazaars-none = ühtki basaari ei ole
invaders-title = Ründajad
invaders-next = järgmine rünnak { $from }
invaders-scouts = luurajad: { $types }
invaders-known = teavad: { $seats-mid }
sultan-title = Sultan
sultan-open = { $card }: { $type }
sultan-owned = { $seat-mid }: { $types }
caravanserai-title = Karavanid
caravanserai-left = alles: { $cards }
caravanserai-owned = { $seat-mid }: { $amounts }
moors-title = Kultuur
moors-counters = { $seat-mid }: { $counters }
scorecards-title = Tüübid
scorecards-order = { $scoring }: { $types }
gates-title = Väravad
gates-open = üks kaart on avatud
gates-none-open = ühtki kaarti pole avatud
gates-held = { $seat-ade } on { n-cards }
gates-built = { $number ->
    [one] ehitatud { $number } värav
   *[other] ehitatud { $number } väravat
}
characters-title = Tegelased
characters-yours = sinu { $character }: { $character-power }
characters-yours-used = sinu { $character } (kasutatud): { $character-power }
auction-title = Oksjon
auction-bid = pakkumine { $bid }: { $seat-mid }
auction-no-bid = pakkumisi veel pole
auction-out = väljas: { $seats-mid }
auction-nobody-out = keegi pole väljas

## The scoring as a table

grid-pays = punkte
grid-wall = sein
grid-sum = kokku
grid-now = nüüd

## Menus

menu-tiles-of-turn = Selle käigu ehituskaardid
menu-tile = { $tile }
menu-numbers-on-board = Numbrid on sinu Alhambral.
menu-choices = { $number ->
    [one] { $number } valik
   *[other] { $number } valikut
}
menu-how-to-pay = Kuidas maksad? Ostad: { $tile }
menu-pay-with = Maksa
menu-ways-to-pay = { $tile }: kõik { $number } makseviisi

## Questions and answers

# $keys: 1-8, 0 back, h help
prompt-choice = Sinu valik ({ $keys }):
prompt-back = 0 tagasi
prompt-undo = u võta tagasi
prompt-help = h abi
prompt-go-on = Edasi: Enter
prompt-replay = Samm { NUMBER($at, useGrouping: 0) } / { NUMBER($last, useGrouping: 0) } (Enter edasi, p tagasi, h abi):
not-possible = Pole võimalik: { $why }
not-possible-typed = Pole võimalik: „{ $answer }“ pole käik, nagu seda salvestises kirjutatakse.
no-undo-revealed = Midagi ei saa tagasi võtta: vahepeal on avatud uusi kaarte.
no-undo-not-yours = Midagi ei saa tagasi võtta: viimane otsus polnud sinu.
taken-back = Tagasi võetud: { $what }.
no-such-seat = Selles lauas pole istekohta { $seat }.
no-such-number = „{ $answer }“ pole number 1 kuni { $number } (h aitab).
no-such-command = „{ $answer }“ pole siin käsk (h aitab).
replay-start = See on algus.
replay-ends = Salvestis lõpeb sammuga { NUMBER($last, useGrouping: 0) }.
record-lies-in = Mängu salvestis: { $file }
look-again = Vaata mängu uuesti: { $command }
saved-go-on = Salvestatud. Jätka: { $command }
going-on = { $number ->
    [one] Jätkub { $file } pärast { $number } otsust.
   *[other] Jätkub { $file } pärast { $number } otsust.
}

## What can be typed; the form `key` is what to type

key-number = vali, mis selle kõrval on; kui küsitakse kohta, on numbrid sinu Alhambral
    .key = number
key-back = tagasi eelmisse valikusse
    .key = 0
key-again = näita lauda uuesti
    .key = Enter
key-undo = võta viimane otsus tagasi, kuni midagi uut pole avatud
    .key = u
key-look = vaata istekoha B Alhambrat (b margus: Marguse kaarte)
    .key = b B
key-scoring = selgita viimast punktiarvestust ja mida järgmine annab
    .key = s
key-rules = mängureeglid lühidalt
    .key = ?
key-quit = lahku; mäng on salvestatud ja seda saab jätkata
    .key = q
help-typing = Käigu võib ka kirjutada nagu salvestises: take florin-7, või, kui tahad maksta rohkem kui vaja, buy garden-11 for denar-9 denar-8.
help-drawing = Topeltjooned on seinad, peened jooned seinata servad. Tähed: P paviljon, S haarem, A galerii, C loss, G aed, T torn. „T 9“ on torn hinnaga 9, „F“ stardikaart, „^ 4“ välilaager, „hG“ aia ehitajaonn; „torn 9 (NE)“ on seintega põhjas (N) ja idas (E), lõuna on S ja lääs W, „välilaager 8 (NE)“ bastionidega: jämedad jooned.
help-squares = Koht 2,-1 on stardikaardist kaks veergu paremal ja üks rida üleval.
key-next = järgmine samm
    .key = Enter, n
key-before = eelmine samm
    .key = p
key-move = mine selle sammu juurde; 0 on algus
    .key = number
key-run = lase sammudel ise edasi minna; Ctrl-C peatab
    .key = a
key-last-scoring = selgita viimast punktiarvestust
    .key = s
key-end = mine lõppu
    .key = e
key-leave = lahku
    .key = q

## The rules in a nutshell

rules-turn = Oma käigul teed ühe kolmest tegevusest:
rules-take = üks kaart või mitu kaarti koguväärtusega kuni 5
    .key = võta raha
rules-buy = kaart ehitusturult selle ruudu valuutas; raha tagasi ei saa, aga kes maksab täpse summa, saab veel ühe tegevuse
    .key = osta
rules-redesign = ehita kaart tagavaralaualt, pane üks sinna või vaheta üks teise vastu
    .key = planeeri ümber
rules-placing = Käigu lõpus ehitatakse ostetud ehituskaardid või pannakse need tagavaralauale.
rules-building = Ehitusreeglid: kaarte ei pöörata; seinad puutuvad vastu seinu, seinata servad vastu seinata servi; iga kaardini pääseb stardikaardilt jalgsi; ühtki tühja kohta ei tohi ümbritseda.
rules-scoring = Rahapakis on kaks punktiarvestuse kaarti, kolmas punktiarvestus tuleb lõpus: punktid kõige suurema arvu ehitiste eest igast tüübist (viigi korral jagatakse, allapoole ümardatud) ja üks punkt pikima välisseina iga serva eest.
rules-end = Mäng lõpeb, kui ehitusturgu ei saa enam täiendada; iga sinna jäänud kaardi saab see, kellel on kõige rohkem selle valuuta raha.
rules-dirk = Kahe mängija mängus osaleb Margus: ta saab kotist kaarte, ei ehita midagi ja osaleb punktiarvestustes.
rules-unconfirmed = Kinnitamata: { $modules }. Mõnda nende osa tuntakse ainult osaliselt; { $option } DIR mängib parandatud tabelitega.

## Wrong input, in one line that begins with the name of the program

wrong-language = tundmatu keel „{ $language }“; tuntud keeled: { $languages }
wrong-file = { $file }: { $why }
# $why: one of the messages below, or the refusal of a rule
wrong-record = { $file }: rida { NUMBER($line, useGrouping: 0) }: { $why }
fault-none = pole salvestis: see peab algama sõnadega „{ $title }“ ja versiooniga
fault-newer = versioon { $version } on uuem kui see programm, mis loeb kuni versioonini { $ours }
fault-older = versiooni { $version } see programm lugeda ei oska (versioon { $ours })
fault-changed = seda rida või mõnda rida enne seda on pärast kirjutamist muudetud
fault-cut = salvestis on keset seda rida ära lõigatud
fault-no-end = salvestis on siit ära lõigatud: lõpurida puudub
fault-line = oodatud: { $expected }
fault-setup = sellisega ei saa partiid olla ({ $heading })
fault-game = tundmatu mäng „{ $game }“
fault-tables = mängitud teiste mängumaterjali tabelitega ({ $needed }), kui on praegu kasutusel ({ $used }); vt --components
fault-action = pole selle mängu tegevus: { $action }
fault-spelling = programm kirjutab selle tegevuse nii: { $action }
fault-seat = kohal { $seat } pole siin midagi otsustada
fault-over = salvestis ütleb, et partii on läbi, kuid see pole nii
fault-open = salvestis ütleb, et partii on veel pooleli, kuid see pole nii
# $why: file, entry, what is wrong and what is expected, in the words of the check
wrong-components = { $folder }: neid mängumaterjali tabeleid ei saa kasutada: { $why }
wrong-components-and-more = { $folder }: neid mängumaterjali tabeleid ei saa kasutada: { $why }; ja veel { $more }
wrong-players = Alhambra on mäng { $fewest } kuni { $most } mängijale, mitte { $players }
wrong-tower = 12. torn on üks neist: { $choices }, mitte „{ $tower }“
no-seat-at-table = { $players } mängija lauas pole istekohta „{ $seat }“: vali A kuni { $last }
not-against-bots = { $file }: see pole ühe inimese mäng bottide vastu; seda näitab { $command }
unknown-bot = tundmatu bot „{ $bot }“; tuntud botid: { $bots }
unknown-bot-in = { $file }: tundmatu bot „{ $bot }“; tuntud botid: { $bots }
wrong-number-of-bots = { n-bots }, { n-seats }: nimeta üks kõigile või igaühele oma
n-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } botti
}
n-seats = { $seats ->
    [one] { $seats } istekoht
   *[other] { $seats } istekohta
}
already-there = { $file } on juba olemas: vali teine nimi või jätka seda võtmega --resume
no-seed = „{ $seed }“ ei sobi: vaja on täisarvu 0 kuni 2^{ $bits } - 1
unknown-game = tundmatu mäng „{ $game }“; tuntud mängud: { $games }
plain-game = mängu „{ $game }“ mängitakse moodulite ja 12. tornita
unknown-module = tundmatu moodul „{ $module }“; tuntud moodulid: { $modules }; või all või random
module-twice = moodul „{ $module }“ on nimetatud kaks korda
option-with-resume = { $option } ei saa jätkuvas mängus muuta: jäta see koos võtmega --resume ära
only-in-browser = --port ja --no-browser on brauseris mängimiseks
two-pairs-of-eyes = --seat ja --spectator välistavad teineteist
is-a-folder = { $file }: see on kaust
record-too-large = { $file }: salvestise jaoks liiga suur
record-no-text = { $file }: see pole salvestis ega isegi tekst
cannot-save = { $file }: ei saa salvestada: { $why }
cannot-write = ei saa kirjutada: { $why }
worker-died = üks protsess lõppes; kas mälu on piisavalt?

## Verifying

verified = { $number ->
    [one] { $file }: korras, { $number } samm, { $result }, generaator { $generator }, kontrollsumma { $digest }
   *[other] { $file }: korras, { $number } sammu, { $result }, generaator { $generator }, kontrollsumma { $digest }
}
verified-won = võitja: { $seats } ({ $scores })
verified-open = veel pooleli ({ $scores })

## Simulations

simulation-title = { $games ->
    [one] { $games } mäng, { $players } mängijat
   *[other] { $games } mängu, { $players } mängijat
}
simulation-modules = ja { $modules }
simulation-random-modules = moodulid loosiga
simulation-tower = 12. torn: { $tower }
tables-replaced = asendatud tabelid: { $tables }
simulation-pace = mängu kohta: { $turns } käiku, { $decisions } otsust; { $speed } mängu sekundis
simulation-stopped = peatatud: { $played } mängu, plaanis { $games }
simulation-playing = mängib
training-generation = { $players } mängijat, põlvkond { $generation }: parim on { $lead } protsendipunkti ees
simulation-seat = koht
simulation-bot = bot
simulation-turn = käik
simulation-first = esimene
simulation-later = hiljem
simulation-mean = keskm.
simulation-sd = sd
simulation-quartiles = kvartiilid
simulation-wins = võite
simulation-share = osa %
simulation-walls = seinu
