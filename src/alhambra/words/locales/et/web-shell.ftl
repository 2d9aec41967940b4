### Words of the pages around the table: start, new table, joining, watching, replays, settings, keys.

## Everywhere
shell-close = Sulge
shell-back = Tagasi
shell-copy = Kopeeri
shell-copied = Kopeeritud
shell-settings = Seaded
shell-home = Avalehele
shell-offline = Server ei vasta. Kas võrk on olemas? Midagi ei muudetud.
shell-broken = Server andis vastuse, millest siin aru ei saa. Midagi ei muudetud; proovi uuesti.
shell-page-lost = Seda lehe osa ei õnnestunud laadida. Sinu lauad on serveris alles.
shell-reload = Laadi uuesti
shell-retry = Proovi uuesti
shell-loading = Üks hetk …
shell-lost =
    { $seconds ->
        [one] Ühendust taastatakse, { $seconds } sekund. Laud on alles; käigud ootavad, kuni ühendus taastub.
       *[other] Ühendust taastatakse, { $seconds } sekundit. Laud on alles; käigud ootavad, kuni ühendus taastub.
    }
shell-gone = See laud pole siit enam kättesaadav.

nowhere-title = Siia pole midagi ehitatud
nowhere-text = See aadress ei vii ühelegi selle maja lehele.
nowhere-home = Avalehele

## Settings
settings-title = Seaded
settings-language = Keel
settings-theme = Värvid
settings-theme-system = Nagu süsteemis
settings-theme-light = Hele
settings-theme-dark = Tume
settings-window = Käikude vahel
settings-window-hint = Mõne mooduliga saab tegutseda teiste käikude vahel. Millal peaks laud sinult küsima?
settings-window-ask = Oota mind
settings-window-brief = Lühidalt
settings-window-never = Mitte kunagi
settings-aids = Abi laual
settings-aids-hint = Mida saad maksta, kuhu kaart sobib, kes juhib
settings-confirm = Kinnita iga käik
settings-confirm-hint = Väljas: käigu viimane klõps saadab selle ära
settings-letters = Tähed kaartidel
settings-letters-hint = Ehitistüübi täht hinna kõrval
settings-scoring = Ava punktiarvestus ise
settings-motion = Animatsioon
settings-motion-hint = Kaardid liiguvad oma kohale
settings-sounds = Vaiksed helid
settings-sounds-hint = Ainult siis, kui on sinu käik

## Keys
keys-title = Kiirklahvid
keys-move = Liikumine
keys-turn = Sinu käik
keys-look = Vaatamine
keys-tab = järgmine osa, Shiftiga eelmine
keys-arrows = osa sees
keys-enter = vali, siis kinnita
keys-esc = üks samm tagasi
keys-zoom = lähemale, kaugemale, kõik
keys-market = ehitusturu kaart
keys-money = avatud rahakaart
keys-pay = teine makseviis
keys-redesign = planeeri ümber
keys-end = lõpeta käik
keys-undo = võta tagasi
keys-options = kõik võimalused nimekirjana
keys-log = logi
keys-since = pärast minu viimast käiku
keys-modules = moodulid
keys-visit = teine Alhambra
keys-new = uus laud, avalehel
keys-help = see nimekiri

## Inviting
invite-title = Kes siin istub
invite-missing =
    { $count ->
        [one] Üks istekoht on veel vaba
       *[other] { $count } istekohta on veel vabad
    }
invite-host = Saada igale sõbrale oma link. Mäng ootab, kui käik jõuab vaba istekohani; vahepeal võid selle lehe sulgeda.
invite-wait = Mäng ootab, kui käik jõuab vaba istekohani. Võid selle lehe sulgeda; laud jääb alles.
invite-open = vaba istekoht
invite-link = Link, istekoht { $seat }
invite-watch = Link pealtvaatajatele
seat-number = Mängija { $seat }
seat-bot-name = Bot { $seat }
seat-you = sina
seat-there = on lauda istunud

## Start
start-title-1 = Ehita palee.
start-title-2 = Sulge sein.
start-lead = Kogu Alhambra pere ühes lauas: üksi bottide vastu, koos ühe ekraani taga või sõpradega lingi kaudu.
start-play = Mängi kohe
start-play-hint = Mängi kohe: sina kahe boti vastu, põhimäng, umbes 25 minutit.
start-new = Uus laud
start-join = Istu lauda
start-tables = Sinu lauad
start-all = Kõik { $count }
start-fewer = Vähem
start-empty = Sinu esimene laud on ühe klõpsu kaugusel.
start-more = Veel
start-learn = Õpi viie minutiga
start-rules = Mängureeglid
start-watch = Vaata pealt
start-replays = Vaata uuesti

## Lists of tables
tables-your-turn = sinu käik
tables-turn =
    { $turn ->
        [0] pole alanud
       *[other] käik { $turn }
    }
tables-over = läbi
tables-free =
    { $count ->
        [one] üks istekoht vaba
       *[other] { $count } istekohta vaba
    }
tables-base = põhimäng
tables-modules =
    { $count ->
        [one] üks moodul
       *[other] { $count } moodulit
    }
tables-dirk = koos Margusega
tables-since = { $name }, { $ago }
tables-with = Lauas: { $names }
tables-of = { $names }
tables-nameless = Laud
ago-now = äsja
ago-minutes =
    { $count ->
        [one] minuti eest
       *[other] { $count } minuti eest
    }
ago-hours =
    { $count ->
        [one] tunni eest
       *[other] { $count } tunni eest
    }
ago-days =
    { $count ->
        [one] eile
       *[other] { $count } päeva eest
    }

## Bots
bot-master = Meister
bot-master-line = mõtleb läbi palju mänge, kuni viis sekundit
bot-expert = Asjatundja
bot-expert-line = mängib mõttes ette, kuni sekund
bot-club = Klubimängija
bot-club-line = tunneb mängu ja mängib kindlalt
bot-casual = Harrastaja
bot-casual-line = mängib hästi, aga mitte alati
bot-novice = Algaja
bot-novice-line = alles õpib
bot-random = Juhuslik
bot-random-line = ükskõik milline käik
bot-greedy = Ahne
bot-greedy-line = püüab punkte kohe
bot-exact = Arvutaja
bot-exact-line = viskab täpsete tõenäosuste järgi

## New table
new-title = Uus laud
new-seats = Istekohad
new-add = Lisa mängija
new-remove = Eemalda istekoht { $seat }
new-name = Nimi, istekoht { $seat }
new-name-hint = Nimi
new-kind = Kes mängib, istekoht { $seat }
new-kind-here = Siin
new-kind-link = Lingiga
new-kind-bot = Bot
new-you = sina
new-here-line = selle ekraani taga
new-link-line = saab oma lingi
new-dirk = Kahe mängija mängus osaleb Margus oma lihtsate reeglite järgi.
new-game = Mäng
new-modules = Moodulid
new-chosen = { $count } / { $total }
new-later = pole veel siin
new-unsure = Mõned selle mooduli osad on kinnitamata.
new-preset-base = Ainult põhimäng
new-preset-first = Esimesed sammud
new-preset-surprise = Üllata mind
new-house-rules = Kodureeglid
new-box = Laiendus { $number }
expansion-1 = Vesiiri soosing
expansion-2 = Linnaväravad
expansion-3 = Varaste tund
expansion-4 = Kaliifi varakamber
expansion-5 = Sultani võim
new-this = See laud
new-minutes =
    { $players ->
        [one] minutit ühe mängijaga
       *[other] minutit { $players } mängijaga
    }
new-weight = Raskus
new-weight-1 = kerge
new-weight-2 = lihtne
new-weight-3 = keskmine
new-weight-4 = rikkalik
new-weight-5 = raske
new-changes = Mis muutub
new-changes-none = Mitte midagi: mäng nagu esimesest karbist.
new-options = Valikud
new-name-of-table = Laua nimi
new-name-of-table-hint = kui soovid
new-clock = Kell
new-clock-none = ilma
new-clock-quick = 10 min + 15 s
new-clock-calm = 25 min + 30 s
new-clock-days = 3 päeva + 1 päev
new-clock-hint = Kui aeg saab otsa, otsustab üks kord bot; istekoht jääb sulle.
new-undo = Võta tagasi
new-undo-hint = kuni avatakse midagi varjatut
new-listed = Avatud pealtvaatajatele
new-listed-hint = võõrad leiavad selle lehelt Vaata pealt
new-keys = Tühik lülitab moodulit, nooled liigutavad raami.
new-open = Ava laud

## Joining
join-title = Sulle hoitakse istekohta
join-lead = Keegi on kutsunud sind Alhambra lauda. Kuidas teised sind kutsuvad?
join-name = Sinu nimi
join-sit = Istu lauda
join-with-link = Istu lauda
join-with-link-lead = Kleebi link, mille said. See viib sinu istekohale või kohale, kust pealt vaadata.
join-link = Link
join-follow = Järgi linki
join-no-link = See ei tundu olevat laua link. Selles peaks olema „/t/“ ja nimi.

## Watching
watch-title = Vaata pealt
watch-lead = Pealtvaatajatele avatud lauad. Näed, mida kõik näevad, aga mitte kellegi käsi.
watch-empty = Praegu pole ükski laud pealtvaatajatele avatud.

## Replays
replays-title = Vaata mängu uuesti
replays-lead = Iga lõppenud mängu saab samm-sammult uuesti vaadata, igalt istekohalt.
replays-upload = Lohista salvestis siia või vali fail
replays-record = Laadi salvestis alla
replays-record-short = Salvestis
replays-empty = Ükski mäng pole veel lõppenud. Siia saab tuua ka teiste salvestisi.
