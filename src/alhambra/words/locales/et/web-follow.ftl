# Following a game in the browser: log, scoring, replay, rules, tutorial, chat, overview.

# The log.
follow-log = Logi
follow-log-empty = Midagi pole veel juhtunud.
follow-log-points-only = Ainult punktid
follow-log-points-none = Punkte pole veel antud.
follow-log-turn = Käik { $turn }
follow-log-your-turn = Sinu käik { $turn }
follow-log-scoring = { $scoring ->
        [1] Esimene punktiarvestus
        [2] Teine punktiarvestus
       *[3] Viimane punktiarvestus
    }
follow-log-newest = Uusima rea juurde

# Since my last move.
follow-since = Pärast sinu käiku
follow-since-none = Pärast sinu käiku pole keegi käinud
follow-since-play = Vaata uuesti
follow-since-stop = Peata
follow-since-step = Samm { $step } / { $steps }
follow-since-bought = ostab { $tile-gen }
follow-since-built = ehitab { $tile-gen }
follow-since-kept = paneb { $tile-gen } tagavaralauale
follow-since-took = võtab: { $cards }
follow-since-rebuilt = planeerib ümber
follow-since-acted = tegutseb
follow-since-more = +{ $count }
follow-since-name = { $name }: { $what }

# The scoring.
follow-scoring-1 = Esimene punktiarvestus
follow-scoring-2 = Teine punktiarvestus
follow-scoring-3 = Viimane punktiarvestus
follow-scoring-turn = Käik { $turn }
follow-scoring-choose = Selle mängu punktiarvestused
follow-scoring-later = pole veel olnud
follow-scoring-places = { $places ->
        [one] 1. { $first }
        [2] 1. { $first } · 2. { $second }
       *[other] 1. { $first } · 2. { $second } · 3. { $third }
    }
follow-scoring-wall = Välissein
follow-scoring-wall-note = 1 pikima iga serva eest
follow-scoring-sum = See punktiarvestus
follow-scoring-before-after = { $before } → { $after }
follow-scoring-shared = jagatud
follow-scoring-none = mitte midagi
follow-scoring-cell = { $row }, { $name }: { $points ->
        [0] punkte pole
        [one] { $points } punkt
       *[other] { $points } punkti
    }
follow-scoring-why = { $row }: miks { $points }?
follow-scoring-why-none = { $row }: miks mitte midagi?
follow-scoring-alone = Kõige rohkem on mängijal { $name }: { $points }, koht { $place }.
follow-scoring-place = { $name }, koht { $place }: { $points } punkti.
follow-scoring-unpaid = { $name }, koht { $place }: see sel punktiarvestusel midagi ei anna.
follow-scoring-no-tile = { $many ->
        [one] { $names }: ühtegi pole, kohta ei saa.
       *[other] { $names }: ühtegi pole, kohta ei saa.
    }
follow-scoring-tie = Viik: { $names } jagavad kohti { $from } kuni { $to }:
follow-scoring-tie-sum = ({ $sum }) ÷ { $players } = igaühele { $share }
follow-scoring-rounded = allapoole ümardatud
follow-scoring-reserve = Tagavaralaual olevad kaardid arvesse ei lähe.
follow-scoring-wall-sentence = Välisseina pikimas katkematus osas on { $points ->
        [one] { $points } serv
       *[other] { $points } serva
    }: igaühe eest 1 punkt.
follow-scoring-wall-zero = Väljaspool pole veel seina: punkte pole.
follow-scoring-wall-drawing = { $name }: Alhambra, arvesse läinud sein { $points }
follow-scoring-sum-sentence = { $name }: enne { $before }, nüüd juurde { $points }, kokku { $after }.
follow-scoring-standing = Seis pärast seda punktiarvestust
follow-scoring-standing-bar = { $name }: enne { $before }, nüüd { $points }, kokku { $after }
follow-scoring-count-out = Loe ette
follow-scoring-count-stop = Näita kõike
follow-scoring-continue = Edasi
follow-scoring-none-yet = Punktiarvestust pole veel olnud. Esimene tuleb kaardiga A rahapaki teises osas.
follow-scoring-dirk = Margus

# The end.
follow-end = Mäng on läbi
follow-end-you-won = Sina võitsid!
follow-end-won = { $names } { $many ->
        [one] võitis
       *[other] jagavad võitu
    }
follow-end-place = { $place }.
follow-end-gain = { $row }: { $points }
follow-end-wreath = { $name } sai: { $gains }
follow-end-left-over = Ehitusturule jäänud ehituskaardid
follow-end-left-over-to = { $name-you ->
        [yes] { $tile }: saad sina, sest sinul on kõige rohkem { $currency-part-pl }: { $money }
       *[no] { $tile }: saab { $name }, kellel on kõige rohkem { $currency-part-pl }: { $money }
    }
follow-end-left-over-none = { $tile } jääb sinna: kellelgi pole teistest rohkem { $currency-part-pl }
follow-end-replay = Vaata mängu samm-sammult
follow-end-scorings = Kust punktid tulid
follow-end-again = Uus laud, samad istekohad
follow-end-record = Laadi salvestis alla
follow-end-fair-title = Kas segamine oli aus?
follow-end-fair = Segamist saab kontrollida: salajane arv on { $seed }, enne jagamist lubatud kujul { $commitment }.

# Chat.
follow-chat = Jutt
follow-chat-empty = Keegi pole veel midagi öelnud.
follow-chat-write = Kirjuta lauale
follow-chat-send = Saada
follow-chat-mute = Vaigista: { $name }
follow-chat-unmute = Kuula jälle: { $name }
follow-chat-mute-all = Vaigista kõik
follow-chat-unmute-all = Kuula jälle kõiki
follow-chat-muted = { $count ->
        [one] { $count } rida peidetud
       *[other] { $count } rida peidetud
    }
follow-chat-all-muted = Jutt on sinu jaoks vaigistatud. Teised saavad ikka lugeda, mida sa kirjutad.
follow-chat-spectator = vaatab pealt

# Replay.
follow-replay = Vaata mängu uuesti
follow-replay-title = Vaata uuesti: { $title }
follow-replay-eyes = Kelle silmadega
follow-replay-spectator = Pealtvaataja
follow-replay-back = Üks samm tagasi
follow-replay-turn-back = Üks käik tagasi
follow-replay-play = Mängi
follow-replay-pause = Paus
follow-replay-forward = Üks samm edasi
follow-replay-turn-forward = Üks käik edasi
follow-replay-speed = Kiirus
follow-replay-track = Mängu hetk
follow-replay-at = käik { $turn } / { $turns }
follow-replay-scoring = { $scoring ->
        [1] punktiarvestus A
        [2] punktiarvestus B
       *[3] punktiarvestus C
    }
follow-replay-share = Kopeeri link sellele hetkele
follow-replay-shared = Link kopeeritud
follow-replay-address = Selle lehe aadress viib nüüd sellele hetkele.
follow-replay-all = Kõik mängud
follow-replay-download = Laadi salvestis alla
follow-replay-upload = Ava salvestis
follow-replay-loading = Mängu laaditakse …
follow-replay-failed = Seda mängu ei saa uuesti vaadata.
follow-replay-to-table = Lauda
follow-replay-keys = Nooled liiguvad sammhaaval, Shiftiga käikhaaval; tühik mängib.
follow-replay-upload-failed = Seda salvestist ei saa kasutada.

# Rules.
follow-rules = Mängureeglid
follow-rules-in-short = Lühidalt
follow-rules-search = Otsi mängureeglitest
follow-rules-search-hint = Sõna või reegli number, näiteks wall või B-81
follow-rules-found = { $count ->
        [0] Midagi ei leitud
        [one] { $count } reegel
       *[other] { $count } reeglit
    }
follow-rules-contents = Sisukord
follow-rules-game = Mäng
follow-rules-expansion = Laiendus { $number }
follow-rules-more = Veel
follow-rules-others = Teised mängud
follow-rules-base = Põhimäng
follow-rules-together = Kõik moodulid koos
follow-rules-dice-game = Täringumäng
follow-rules-alcazaba = Alcazaba
follow-rules-sources = Allikad ja lahtised küsimused
follow-rules-english = Täielikud reeglid allpool on inglise keeles.
follow-rules-decision = Otsus
follow-rules-decision-note = Trükitud reeglid jätavad selle lahtiseks; nii mängitakse siin, ja miks.
follow-rules-unconfirmed = kinnitamata
follow-rules-unconfirmed-note = Mõnda mänguosa tuntakse ainult osaliselt: neid ei nimeta ükski allikas või nimetab vaid üks. Mängitakse sellega, mis sobib kõige teadaolevaga. Tabelid ütlevad enda kohta:
follow-rules-unconfirmed-correct = Kellel on karp, saab tabelit parandada programmi muutmata: kopeeri see kausta, muuda seda ja käivita võtmega { $option } KAUST. Palun anna ka meile teada.
follow-rules-rule = Reegel { $rule }
follow-rules-open = Ava mängureeglites
follow-rules-missing = Sellel reeglil pole lehte.
follow-rules-copy = Link: { $rule }
follow-rules-loading = Mängureegleid laaditakse …
follow-rules-learn = Õpi viie minutiga
follow-rules-page-missing = Sellist mängureeglite lehte pole.

# Rules in short, for the base game and every module.
rules-base = Igaüks ehitab stardikaardi ümber oma Alhambrat. Oma käigul teed ühe tegevuse: võtad raha (ühe kaardi või mitu koguväärtusega kuni 5), ostad ehitusturult ehituskaardi või planeerid oma Alhambra ümber. Iga ehitusturu ruut nõuab üht valuutat; kes maksab täpse summa, saab veel ühe tegevuse, ja raha tagasi ei saa kunagi. Ostetud ehituskaardid asetatakse käigu lõpus, neid ei pöörata, sein vastu seina ja seinata serv vastu seinata serva, iga kaardini pääseb stardikaardilt jalgsi ja tühimikku ei jää. Kolmel punktiarvestusel saavad punkte mängijad, kellel on kõige rohkem üht tüüpi ehitisi, ja igaüks saab ühe punkti oma pikima välisseina iga serva eest. Mäng lõpeb, kui kotist ei saa enam ehitusturgu täiendada; võidab, kellel on kõige rohkem punkte.
rules-vizier = Igaühel on vesiirikivi, alguses ärkvel. Käikude vahel võid ärkvel kiviga osta ehitusturult ühe kaardi täpse summa eest ja selle kohe asetada. Veel üht tegevust selle eest ei saa ja kivi uinub. Kõigepealt küsitakse mängijalt, kelle käik on järgmine. Oma kivi äratamine on omaette tegevus sinu käigul.
rules-bureaux = Avatud rahakaartide sekka tuleb kuus rahavahetuskaarti; igaüks näitab kahte valuutat. Raha asemel võid võtta ühe rahavahetuskaardi. Kui ostad kaardi ühes selle kahest valuutast, võid rahavahetuskaardi juurde panna ja maksta mõlema seguga või ainult teisega. Rahavahetuskaart kehtib ühe ostu jaoks ja korraga ainult üks. Viimaste kaartide jagamisel see arvesse ei lähe.
rules-bonus = Sul on salajased boonuskaardid, igaüks näitab üht seinteta ehitist. Kui täpselt see ehitis on sinu Alhambras, võid boonuskaardi igal ajal avada. Sellest alates läheb ehitis igal punktiarvestusel oma tüübi juures topelt arvesse, kuni see seal on. Viimasel punktiarvestusel avatakse sobivad kaardid ise.
rules-huts = Ehitusturu kõrval on kuus pakki ehitajaonne, üks iga tüübi jaoks. Tegevusena võid võtta paki avatud ehitajaonni, tasuta; asetad selle nagu ostetud kaardi. Punktiarvestusel läheb ehitajaonn arvesse nii mitme oma tüüpi ehitisena, kui neid on otse selle kõrval, ilma seinata vahel. Sul võib olla kuni kolm ehitajaonni, tagavaralaual olevad kaasa arvatud. Nende seinad lähevad arvesse nagu kõik teised.
rules-gates = Väravakaardid tulevad mängu hilja ja on avatud rahakaartide kõrval; avatud võib olla ainult üks. Raha asemel võid võtta avatud väravakaardi. Asetades või ümber planeerides võid kasutada väravat, et teha topeltsein oma kahe kaardi vahel läbitavaks, nii et selle taga oleva kaardini pääseb. Värav jääb alatiseks ja kahte kaarti, mida see ühendab, enam liigutada ei saa.
rules-diamonds = Teemandid on viies valuuta ja segatakse raha hulka. Iga kaardi eest igal ruudul võib maksta ainult teemantidega; täpne summa on täpne makse. Ühes makses ei segata teemante kunagi muu rahaga. Viimaste kaartide jagamisel need arvesse ei lähe.
rules-characters = Kümme tegelast, kellest osa tuleb koos rahaga ja läheb kohe oksjonile. Esimesena pakub mängija, kelle käik on järgmine; igaüks peab pakkuma rohkem või passima ja võitja maksab ühes valuutas. Tegelane on avatult sinu ees: mõni mõjub üks kord igal sinu käigul, mõni igal punktiarvestusel, mõni ainult ühe korra. Fatima, tark ja linnavaht toovad punkte; teised aitavad raha, ostmise või ümberplaneerimisega.
rules-camps = Välilaagrid on kaardid väljaspool seina. Neid ostetakse nagu ehitisi, aga asetatakse bastioniga vastu sinu Alhambra seina või rohelise servaga vastu teise välilaagri oma. Igal punktiarvestusel annab välilaager punkti iga ehitise eest, mis on katkematus reas selle iga bastioni taga. Läbi välilaagri keegi ei käi ja sein selle taga läheb ikka arvesse.
rules-walls = Seinakaardid tulevad koos rahaga ja on ehitusturu kõrval. Tegevusena võtad ühe ja paned selle näidatud puitseinad ühele oma kaardile: ehitatud, tagavaralaual või äsja ostetud. Serval ei tohi veel seina olla ja ehitatud kaart saab seina ainult sinna, kus naabrit pole. Puitseinad jäävad alatiseks ja on igas mõttes seinad, ainult väravat neisse panna ei saa.
rules-thieves = Igaühel on salajased vargad, igaüks ühe valuuta jaoks. Käikude vahel võid kasutada varast ja võtta ühe tema valuuta avatud kaardi, mis tahes väärtusega; avatud kaarte täiendatakse kohe. Mängija, kelle käik on järgmine, varast kasutada ei tohi. Varas mõjub üks kord ja on siis mängust väljas.
rules-change = Kes maksab kaardi eest üle, saab vahetusraha: ühe pimesi võetud mündi iga kahe üle makstu eest. Münt on raha väärtusega 1 oma valuutas ja seda kasutatakse nagu kaarti. Kasutatud mündid lähevad tagasi kotti. Viimaste kaartide jagamisel on mündid raha.
rules-trader = Igal mängijal on Alhambra kõrval kaupmehežetoon kolme elanikuga. Kui ehitad kaupmehe kohale, võib üks ehitise värvi elanik sisse kolida ja sa võtad varust uue. Siis läheb kaupmees teisele vabale kohale sinu Alhambra kõrval. Igal punktiarvestusel moodustavad eri värvi elanikud seeriaid: mida pikem seeria, seda rohkem see väärt on, 1 kuni 21 punkti.
rules-treasure = Tegevusena võid osta ühe ruumi kõik neli aardekirstu vähemalt 8 eest, mis tahes valuutade seguga; veel üht tegevust selle eest kunagi ei saa. Kirstud pannakse sinu sama värvi ehitistele, igaühele üks; mida sa panna ei saa, läheb edasi teistele. Igal punktiarvestusel saavad punkte mängijad, kellel on kõige rohkem kirste. Ehitis, mis lahkub Alhambrast, kaotab oma kirstu.
rules-masters = Ehitusmeistrid on rahakaardid väärtusega 3 oma valuutas; igaüks alustab kahega. Nendega maksmise asemel võid ühe käigu lõpus kasutada lisaümberplaneerimiseks. Mõlemal juhul on kaart siis mängust väljas. Igal käigul võib nii kasutada ainult üht.
rules-invaders = Pärast iga punktiarvestust tulevad ründajad ühest suunast: sinu kaartide iga seinata serv selles suunas maksab punkte, iga kord rohkem. Seinad kaitsevad. Kes ostab avatud luuraja tüüpi ehitise ja maksab täpse summa, võib salajas vaadata järgmist rünnakukaarti. Punktid ei lange kunagi alla nulli.
rules-bazaars = Basaarid tulevad kotist ja on ehitusturu kõrval; igaüks näitab üht valuutat ja kolme tüüpi. Sa ostad ühe täpselt selle kaardi hinnaga, mis on basaari valuuta ruudul. Viimasel punktiarvestusel loeb basaar oma kolme tüüpi ehitised kaheksal kohal enda ümber ja korrutab nende arvu sealsete tüüpide arvuga. Seinad seejuures ei loe.
rules-scorecards = Alguses pannakse välja kolm kaheksateistkümnest punktiarvestuse kaardist, üks iga punktiarvestuse jaoks. Need muudavad, milline tüüp kui palju väärt on: tüüpide järjekord kaardil asendab trükitud järjekorra. Kõik muu punktiarvestuses jääb samaks.
rules-overview = Ülevaatekaardid näitavad kõiki põhimängu ehituskaarte, seinte ja hinna järgi. Need on vaatamiseks ega muuda midagi.
rules-sultan = Sultanikaardid tulevad koos rahaga; täring määrab, millise tüübi jaoks igaüks neist on. Üks maksab 7 oma valuutas; ostja võib üks kord uuesti veeretada, kui tüüp ei meeldi. Alati, kui ehitusturule võetakse seda tüüpi kaart, võid sultanikaardi ära anda ja kaardi tasuta võtta. Selle asemele võetakse teine kaart.
rules-caravanserai = Kui sinu Alhambras on vähemalt neli tüüpi, võid osta karavanserai; mida rohkem tüüpe, seda odavam see on. Sul võib neid olla kaks. Käigu alguses võib üks marker liikuda ühe välja edasi, suurema summa või teise valuuta juurde. Näidatud summa saab kulutada nagu ühe rahakaardi; siis alustab marker jälle nullist.
rules-moors = Käigu lõpus võtad kultuurižetooni iga hinna eest, millega sul on vähemalt kaks ehitist, ehitatud või tagavaralaual. Kultuuri arendamine on tegevus: kõik sinu žetoonid pöörduvad ühe sammu suurema väärtuse poole, nii kaugele, kui selliste ehitiste arv lubab. Igal punktiarvestusel annab iga žetoon näidatud punktid, kuni 21.

# The tutorial.
follow-learn = Õpi Alhambrat
follow-learn-title = Sinu esimesed käigud
follow-learn-intro = Umbes viis minutit päris lauas, kahe boti vastu. Võtad üle mängu, mis on paar käiku vana. Võid igal ajal lahkuda ja hiljem jätkata.
follow-learn-begin = Alusta
follow-learn-resume = Jätka pooleli jäänud kohast
follow-learn-restart = Alusta uuesti
follow-learn-skip = Lahku õpetusest
follow-learn-next = Edasi
follow-learn-back = Tagasi
follow-learn-play-on = Mängi see mäng lõpuni
follow-learn-rules = Loe mängureegleid
follow-learn-new = Mängi uut mängu
follow-learn-step = Samm { $step } / { $steps }
follow-learn-wait = Teised on käigul …
follow-learn-try = Proovi.
follow-learn-failed = Õpetuse lauda ei õnnestunud teha. Proovi uuesti.
follow-learn-show-scoring = Näita punktiarvestust
follow-learn-welcome = See on sinu Alhambra
follow-learn-welcome-text = See kasvab stardikaardi ümber. Iga kaart jääb oma suunda ja stardikaardilt peab iga kaardini pääsema jalgsi, üle seina ronimata. Paksud servad on seinad. Kuldne joon on sinu pikim välissein: see toob iga serva eest punkti.
follow-learn-types = Kuus ehitistüüpi
follow-learn-types-text = Paviljonid, haaremid, galeriid, lossid, aiad ja tornid. Punktiarvestusel saab punkte see, kellel on üht tüüpi ehitisi kõige rohkem. Paviljonid on odavad ja toovad vähe, tornid on kallid ja toovad palju.
follow-learn-market = Ehitusturg
follow-learn-market-text = Müügil on neli ehitist. Iga ruut võtab ainult üht valuutat, seda, mille münti see näitab. Sul on 2 ja 6 taalrit ning see loss maksab täpselt 8 taalrit: seda ütleb kuldne pitser.
follow-learn-buy = Maksa täpne summa, tegutse veel kord
follow-learn-buy-text = Raha tagasi ei anna keegi. Aga kui maksad täpse summa, saad veel ühe tegevuse. Vali loss hinnaga 8: õiged kaardid kerkivad ise. Siis kinnita.
follow-learn-again = Nüüd võta raha
follow-learn-again-text = Maksid täpse summa, seega on ikka sinu käik. Võta raha: üks mis tahes väärtusega kaart või mitu koguväärtusega kuni 5. Näiteks sobivad kokku taaler 3 ja floriin 1. Vali need ja kinnita.
follow-learn-again-over = Maksid rohkem kui hind, seega veel üht tegevust pole. Aseta nüüd, mille ostsid.
follow-learn-place = Ehita
follow-learn-place-text = Käigu lõpus asetad selle, mille ostsid. Kohad, kuhu see sobib, on esile toodud: sein vastu seina, seinata serv vastu seinata serva, ja tühimikku ei tohi jääda. Vali üks ja kinnita. Mis kuhugi ei sobi või on hilisemaks, läheb tagavaralauale.
follow-learn-others = Teised on käigul
follow-learn-others-text = Tubli, see oli terve käik. Oma Alhambra kohal näed, mida teised vahepeal tegid, ja saad seda uuesti vaadata.
follow-learn-others-took = Raha võtmine lõpetas sinu käigu. Oma Alhambra kohal näed, mida teised vahepeal tegid, ja saad seda uuesti vaadata. Otsi järgmisel käigul ehitusturult kuldset pitserit.
follow-learn-second = Jälle sinu käik
follow-learn-second-text = Tee, mida soovid: võta raha, osta või planeeri oma Alhambra ümber. Kui kahtled, võta raha, mis aitab midagi täpse summaga maksta. Esimene punktiarvestuse kaart on kohe tulemas.
follow-learn-scoring = Esimene punktiarvestus
follow-learn-scoring-text = Punktiarvestuse kaart tuli välja. Punktiarvestuse iga arvu saab avada, et näha, kust see tuleb. Vaata torne, losse, kus pead võib-olla jagama, ja oma seina.
follow-learn-done = See ongi mäng
follow-learn-done-text = Tulevad veel kaks punktiarvestust ja need toovad palju rohkem. Mäng lõpeb, kui kotist ei saa enam ehitusturgu täiendada. Kui sa kunagi ei tea, miks midagi teha ei saa, klõpsa sellel: laud ütleb, miks, ja näitab reeglit.

# All tiles at a glance.
follow-overview = Kõik kaardid
follow-overview-about = { $bag ->
        [one] Kotis on veel { $bag } kaart.
       *[other] Kotis on veel { $bag } kaarti.
    } Heledaid kaarte pole veel nähtud.
follow-overview-only-hidden = Ainult veel nägemata
follow-overview-hidden = veel nägemata
# $from: "from the north"
follow-scoring-attack = Rünnak { $from }: { n-open-sides }
follow-overview-order = Kaartide järjestus
follow-overview-by-walls = Seinte järgi
follow-overview-by-price = Hinna järgi
follow-overview-by-type = Liigi järgi
follow-overview-no-walls = seinteta
# $sides-place: "in the north and in the east"
follow-overview-walls = { $sides-place }
follow-overview-price = hind { $price }
follow-overview-others = muud
follow-overview-left = veel nägemata { $left }, kokku { $all }
follow-overview-beside = ehitusturu kõrval
follow-overview-market = ehitusturul
follow-overview-built = ehitas { $name }
follow-overview-reserve = tagavaralaual: { $name }
follow-overview-acquired = äsja ostis { $name }
follow-overview-dirk = Margusel
