# Following a game in the browser: log, scoring, replay, rules, tutorial, chat, overview.

# The log.
follow-log = Logboek
follow-log-empty = Er is nog niets gebeurd.
follow-log-points-only = Alleen punten
follow-log-points-none = Er zijn nog geen punten gegeven.
follow-log-turn = Beurt { $turn }
follow-log-your-turn = Jouw beurt { $turn }
follow-log-scoring = { $scoring ->
        [1] Eerste waardering
        [2] Tweede waardering
       *[3] Eindwaardering
    }
follow-log-newest = Naar de nieuwste regel

# Since my last move.
follow-since = Sinds je beurt
follow-since-none = Sinds je beurt is er niets gespeeld
follow-since-play = Naspelen
follow-since-stop = Stoppen
follow-since-step = Stap { $step } van { $steps }
follow-since-bought = koopt { $tile }
follow-since-built = bouwt { $tile }
follow-since-kept = legt { $tile } in de reserve
follow-since-took = neemt { $cards }
follow-since-rebuilt = verbouwt
follow-since-acted = doet iets
follow-since-more = +{ $count }
follow-since-name = { $name }: { $what }

# The scoring.
follow-scoring-1 = Eerste waardering
follow-scoring-2 = Tweede waardering
follow-scoring-3 = Eindwaardering
follow-scoring-turn = Beurt { $turn }
follow-scoring-choose = Waarderingen van dit spel
follow-scoring-later = nog niet
follow-scoring-places = { $places ->
        [one] 1e { $first }
        [2] 1e { $first } · 2e { $second }
       *[other] 1e { $first } · 2e { $second } · 3e { $third }
    }
follow-scoring-wall = Buitenmuur
follow-scoring-wall-note = 1 per zijde van de langste
follow-scoring-sum = Deze waardering
follow-scoring-before-after = { $before } → { $after }
follow-scoring-shared = gedeeld
follow-scoring-none = niets
follow-scoring-cell = { $row }, { $name }: { $points ->
        [0] geen punten
        [one] { $points } punt
       *[other] { $points } punten
    }
follow-scoring-why = { $row }: waarom { $points }?
follow-scoring-why-none = { $row }: waarom niets?
follow-scoring-alone = { $name } heeft de meeste en krijgt { $points } voor plaats { $place }.
follow-scoring-place = { $name } staat op plaats { $place }: { $points } punten.
follow-scoring-unpaid = { $name } staat op plaats { $place }, die bij deze waardering niets oplevert.
follow-scoring-no-tile = { $names } { $many ->
        [one] heeft er geen en krijgt
       *[other] hebben er geen en krijgen
    } geen plaats.
follow-scoring-tie = { $names } hebben evenveel en delen de plaatsen { $from } tot { $to }:
follow-scoring-tie-sum = ({ $sum }) ÷ { $players } = elk { $share }
follow-scoring-rounded = naar beneden afgerond
follow-scoring-reserve = Kaartjes in de reserve tellen niet.
follow-scoring-wall-sentence = Het langste ononderbroken stuk buitenmuur heeft { $points ->
        [one] { $points } zijde
       *[other] { $points } zijden
    }: elk 1 punt.
follow-scoring-wall-zero = Nog geen muur aan de buitenkant: geen punten.
follow-scoring-wall-drawing = { $name }: Alhambra met de getelde muur van { $points }
follow-scoring-sum-sentence = { $name } had { $before } en krijgt { $points }: { $after }.
follow-scoring-standing = Stand na deze waardering
follow-scoring-standing-bar = { $name }: { $before } eerst, nu { $points }, samen { $after }
follow-scoring-count-out = Voortellen
follow-scoring-count-stop = Alles tonen
follow-scoring-continue = Verder
follow-scoring-none-yet = Er is nog geen waardering geweest. De eerste komt met kaart A in het tweede deel van de stapel geldkaarten.
follow-scoring-dirk = Dirk

# The end.
follow-end = Het spel is afgelopen
follow-end-you-won = Je hebt gewonnen!
follow-end-won = { $names } { $many ->
        [one] heeft gewonnen
       *[other] delen de overwinning
    }
follow-end-place = { $place }e
follow-end-gain = { $row }: { $points }
follow-end-wreath = Wat { $name } kreeg: { $gains }
follow-end-left-over = Resterende kaartjes op de bouwwerf
follow-end-left-over-to = { $tile } is voor { $name-obj }, met de meeste { $currency-pl }: { $money }
follow-end-left-over-none = { $tile } blijft liggen: niemand heeft alleen de meeste { $currency-pl }
follow-end-replay = Het spel naspelen
follow-end-scorings = Waar de punten vandaan kwamen
follow-end-again = Nieuwe tafel, zelfde plaatsen
follow-end-record = Partijverslag downloaden
follow-end-fair-title = Is er eerlijk geschud?
follow-end-fair = Het schudden is te controleren: het geheime getal is { $seed }, vóór het delen beloofd als { $commitment }.

# Chat.
follow-chat = Praten
follow-chat-empty = Niemand heeft nog iets gezegd.
follow-chat-write = Schrijf aan de tafel
follow-chat-send = Versturen
follow-chat-mute = { $name } dempen
follow-chat-unmute = { $name } weer horen
follow-chat-mute-all = Iedereen dempen
follow-chat-unmute-all = Iedereen weer horen
follow-chat-muted = { $count ->
        [one] { $count } regel verborgen
       *[other] { $count } regels verborgen
    }
follow-chat-all-muted = Het gesprek is voor jou gedempt. De anderen kunnen nog lezen wat je schrijft.
follow-chat-spectator = kijkt toe

# Replay.
follow-replay = Naspelen
follow-replay-title = Naspelen: { $title }
follow-replay-eyes = Gezien door
follow-replay-spectator = Toeschouwer
follow-replay-back = Eén stap terug
follow-replay-turn-back = Eén beurt terug
follow-replay-play = Afspelen
follow-replay-pause = Pauze
follow-replay-forward = Eén stap verder
follow-replay-turn-forward = Eén beurt verder
follow-replay-speed = Snelheid
follow-replay-track = Moment van het spel
follow-replay-at = beurt { $turn } van { $turns }
follow-replay-scoring = { $scoring ->
        [1] waardering A
        [2] waardering B
       *[3] waardering C
    }
follow-replay-share = Link naar dit moment kopiëren
follow-replay-shared = Link gekopieerd
follow-replay-address = Het adres van deze pagina leidt nu naar dit moment.
follow-replay-all = Alle partijen
follow-replay-download = Partijverslag downloaden
follow-replay-upload = Partijverslag openen
follow-replay-loading = Het spel wordt opgehaald …
follow-replay-failed = Dit spel kan niet worden nagespeeld.
follow-replay-to-table = Naar de tafel
follow-replay-keys = Pijltjes gaan stap voor stap, met Shift per beurt; spatie speelt af.
follow-replay-upload-failed = Dit partijverslag is onbruikbaar.

# Rules.
follow-rules = Spelregels
follow-rules-in-short = In het kort
follow-rules-search = In de spelregels zoeken
follow-rules-search-hint = Een woord of een regelnummer, zoals wall of B-81
follow-rules-found = { $count ->
        [0] Niets gevonden
        [one] { $count } regel
       *[other] { $count } regels
    }
follow-rules-contents = Inhoud
follow-rules-game = Het spel
follow-rules-expansion = Uitbreiding { $number }
follow-rules-more = Meer
follow-rules-others = Andere spellen
follow-rules-base = Basisspel
follow-rules-together = Alle modules samen
follow-rules-dice-game = Het dobbelspel
follow-rules-alcazaba = Alcazaba
follow-rules-sources = Bronnen en open punten
follow-rules-english = De volledige regels hieronder zijn in het Engels.
follow-rules-decision = Beslissing
follow-rules-decision-note = De gedrukte spelregels laten dit open; zo wordt het hier gespeeld, en waarom.
follow-rules-unconfirmed = niet bevestigd
follow-rules-unconfirmed-note = Sommige onderdelen zijn maar gedeeltelijk bekend: geen enkele bron noemt ze, of maar één. Er wordt gespeeld met wat past bij alles wat bekend is. De tabellen zeggen over zichzelf:
follow-rules-unconfirmed-correct = Wie de doos heeft, kan een tabel verbeteren zonder het programma te wijzigen: kopieer haar naar een map, verander haar en start met { $option } MAP. Laat het ons ook weten.
follow-rules-rule = Regel { $rule }
follow-rules-open = In de spelregels openen
follow-rules-missing = Deze regel heeft geen pagina.
follow-rules-copy = Link naar { $rule }
follow-rules-loading = De spelregels worden opgehaald …
follow-rules-learn = Leer het in vijf minuten
follow-rules-page-missing = Zo’n pagina hebben de spelregels niet.

# Rules in short, for the base game and every module.
rules-base = Iedereen bouwt een Alhambra rond een startkaartje. In je beurt doe je één ding: geld nemen (één kaart, of meer met een waarde van samen hoogstens 5), een gebouwenkaartje van de bouwwerf kopen, of je Alhambra verbouwen. Elk veld van de bouwwerf vraagt één valuta; wie gepast betaalt, heeft nog een actie, en wisselgeld is er nooit. Gekochte kaartjes worden aan het eind van de beurt geplaatst, nooit gedraaid, muur tegen muur en open zijde tegen open zijde, elk kaartje te voet bereikbaar vanaf het startkaartje en zonder gaten. Bij drie waarderingen krijgen de spelers met de meeste gebouwen van een soort punten, en iedereen krijgt er één voor elke zijde van de langste buitenmuur. Het spel eindigt als de buidel de bouwwerf niet meer kan aanvullen; de meeste punten winnen.
rules-vizier = Iedereen heeft een viziersteen, in het begin geactiveerd. Tussen twee beurten mag je met een geactiveerde steen één kaartje van de bouwwerf gepast kopen en het meteen plaatsen. Een extra actie geeft dat niet, en de steen is daarna niet meer geactiveerd. De speler die hierna aan de beurt is, wordt het eerst gevraagd. Je steen weer activeren is een actie in je beurt.
rules-bureaux = Zes wisselkantoren komen tussen de openliggende kaarten; elk toont twee valuta’s. In plaats van geld mag je één wisselkantoor nemen. Koop je een kaartje in een van de twee valuta’s, dan mag je het wisselkantoor erbij leggen en met elke mengeling van beide betalen, of met alleen de andere. Een wisselkantoor werkt voor één aankoop, en er werkt er maar één tegelijk. Bij het uitdelen van de laatste kaartjes telt het niet.
rules-bonus = Je hebt geheime bonuskaartjes, die elk een gebouw zonder muren tonen. Staat precies dit gebouw in je Alhambra, dan mag je het bonuskaartje op elk moment openleggen. Vanaf dan telt het gebouw bij elke waardering dubbel voor zijn soort, zolang het daar staat. Bij de eindwaardering worden geldige kaartjes vanzelf opengelegd.
rules-huts = Naast de bouwwerf liggen zes stapels bouwhutten, een voor elke soort. Als actie mag je de openliggende bouwhut van een stapel nemen, gratis; je plaatst haar als een gekocht kaartje. Bij een waardering telt een bouwhut als zoveel gebouwen van haar soort als er direct naast staan zonder muur ertussen. Je mag hoogstens drie bouwhutten hebben, die in de reserve meegeteld. Hun muren tellen als alle andere.
rules-gates = Stadspoortkaarten komen laat in het spel en liggen naast de openliggende kaarten; er mag er maar één open liggen. In plaats van geld mag je de openliggende stadspoortkaart nemen. Bij het plaatsen of verbouwen mag je een poort gebruiken om een dubbele muur tussen twee van je kaartjes begaanbaar te maken, zodat een kaartje erachter bereikbaar wordt. Een poort blijft voorgoed staan, en de twee kaartjes die ze verbindt, kunnen niet meer worden verplaatst.
rules-diamonds = Diamanten zijn een vijfde valuta en worden door het geld geschud. Elk kaartje op elk veld mag met alleen diamanten worden betaald; een gepaste som is gepast betaald. Diamanten worden nooit met ander geld gemengd in één betaling. Bij het uitdelen van de laatste kaartjes tellen ze niet.
rules-characters = Tien personages, van wie er een aantal met het geld opduikt en meteen wordt geveild. De speler die hierna aan de beurt is, biedt het eerst; iedereen moet hoger bieden of passen, en de winnaar betaalt in één valuta. Een personage ligt open voor je: sommige werken één keer in elke beurt van jou, sommige bij elke waardering, sommige maar één keer. Fatima, de wijze en de stadswacht brengen punten; de anderen helpen met geld, kopen of verbouwen.
rules-camps = Veldkampen zijn kaartjes buiten de stadsmuur. Ze worden gekocht als gebouwen, maar geplaatst met een bastion tegen een muur van je Alhambra, of met hun groene zijde tegen die van een ander veldkamp. Bij elke waardering geeft een veldkamp een punt voor elk gebouw dat in een ononderbroken rij achter elk van zijn bastions staat. Niemand loopt door een veldkamp, en de muur erachter blijft tellen.
rules-walls = Muurkaarten komen met het geld en liggen naast de bouwwerf. Als actie neem je er een en zet je de houten muren die ze toont op één kaartje van jou: gebouwd, in de reserve of net gekocht. De zijde mag nog geen muur hebben, en een gebouwd kaartje krijgt alleen een muur waar geen buur staat. Houten muren blijven voorgoed en tellen in alles als muur, maar er kan geen stadspoort in worden gezet.
rules-thieves = Iedereen heeft geheime dieven, elk voor één valuta. Tussen twee beurten mag je een dief inzetten en één openliggende kaart van zijn valuta pakken, wat ze ook waard is; de kaarten worden meteen aangevuld. De speler die hierna aan de beurt is, mag er geen inzetten. Een dief werkt één keer en gaat dan uit het spel.
rules-change = Wie voor een kaartje te veel betaalt, krijgt wisselgeld: één munt, blind getrokken, voor elke volle twee te veel. Een munt is geld met waarde 1 in haar valuta en kan als een kaart worden uitgegeven. Uitgegeven munten gaan terug in de buidel. Bij het uitdelen van de laatste kaartjes tellen munten als geld.
rules-trader = Elke speler heeft naast de eigen Alhambra een handelaarsfiche met drie bewoners. Bouw je op het vakje van de handelaar, dan mag één bewoner in de kleur van het gebouw zijn intrek nemen, en je neemt een nieuwe uit de voorraad. Daarna gaat de handelaar naar een ander vrij vakje naast je Alhambra. Bij elke waardering vormen bewoners van verschillende kleur series: hoe langer een serie, hoe meer ze waard is, van 1 tot 21 punten.
rules-treasure = Als actie mag je alle vier de schatkisten van een ruimte kopen voor ten minste 8, in elke mengeling van valuta’s; een extra actie geeft dat nooit. Schatkisten komen op je gebouwen van dezelfde kleur, één op elk; wat je niet kunt plaatsen, gaat door naar de anderen. Bij elke waardering krijgen de spelers met de meeste schatkisten punten. Een gebouw dat de Alhambra verlaat, verliest zijn schatkist.
rules-masters = Bouwmeesters zijn geldkaarten met waarde 3 in hun valuta; iedereen begint met twee. In plaats van ermee te betalen mag je er aan het eind van je beurt een uitgeven voor een extra verbouwbeurt. Hoe dan ook gaat de kaart daarna uit het spel. Per beurt mag je er zo maar één uitgeven.
rules-invaders = Na elke waardering vallen aanvallers aan uit één richting: elke open zijde van je kaartjes naar die kant kost punten, elke keer meer. Muren beschermen. Wie een gebouw koopt van de soort op een openliggende verkenner en gepast betaalt, mag in het geheim de volgende aanvalskaart bekijken. Een score zakt nooit onder nul.
rules-bazaars = Bazaars komen uit de buidel en liggen naast de bouwwerf; elk toont een valuta en drie soorten. Je koopt er een voor precies de prijs van het kaartje dat op het veld van zijn valuta ligt. Bij de eindwaardering telt een bazaar de gebouwen van zijn drie soorten op de acht vakjes eromheen, maal het aantal soorten dat er is. Muren doen er daarbij niet toe.
rules-scorecards = Aan het begin worden drie van achttien waarderingskaarten klaargelegd, een voor elke waardering. Ze veranderen welke soort hoeveel waard is: de volgorde van de soorten op de kaart komt in de plaats van de gedrukte. Al het andere aan een waardering blijft gelijk.
rules-overview = Overzichtskaarten tonen alle kaartjes van het basisspel, op muren en op prijs. Ze zijn er om te bekijken en veranderen niets.
rules-sultan = Sultankaarten komen met het geld; een dobbelsteen bepaalt voor welke soort elk ervan staat. Een kaart kost 7 in haar valuta; wie haar koopt, mag nog één keer gooien als de soort niet bevalt. Telkens als een kaartje van die soort voor de bouwwerf wordt getrokken, mag je de kaart afgeven en het kaartje gratis nemen. Er wordt een ander kaartje voor in de plaats getrokken.
rules-caravanserai = Met ten minste vier soorten in je Alhambra mag je een karavanserai kopen; hoe meer soorten je hebt, hoe minder ze kost. Je mag er twee hebben. Aan het begin van je beurt mag één markeersteen een veld verder, naar meer geld of naar een andere valuta. Het getoonde bedrag kun je uitgeven als één geldkaart; daarna begint de steen weer bij nul.
rules-moors = Aan het eind van een beurt neem je een cultuurtegel voor elke prijs waarvan je twee gebouwen of meer hebt, gebouwd of in de reserve. Cultuurtegels ontwikkelen is een actie: al je tegels draaien een stap naar een hogere waarde, zover je aantal van die gebouwen toelaat. Bij elke waardering geeft elke tegel de punten die ze toont, tot 21.

# The tutorial.
follow-learn = Alhambra leren
follow-learn-title = Je eerste beurten
follow-learn-intro = Ongeveer vijf minuten aan een echte tafel, tegen twee bots. Je neemt een spel over dat een paar beurten oud is. Je kunt altijd stoppen en later verdergaan.
follow-learn-begin = Beginnen
follow-learn-resume = Verdergaan waar ik was
follow-learn-restart = Opnieuw beginnen
follow-learn-skip = De uitleg verlaten
follow-learn-next = Verder
follow-learn-back = Terug
follow-learn-play-on = Dit spel uitspelen
follow-learn-rules = De spelregels lezen
follow-learn-new = Een nieuw spel spelen
follow-learn-step = Stap { $step } van { $steps }
follow-learn-wait = De anderen zijn aan de beurt …
follow-learn-try = Probeer het.
follow-learn-failed = De tafel voor de uitleg kon niet worden gemaakt. Probeer het nog eens.
follow-learn-show-scoring = De waardering tonen
follow-learn-welcome = Dit is je Alhambra
follow-learn-welcome-text = Ze groeit rond het startkaartje. Elk kaartje houdt zijn richting, en vanaf het startkaartje moet je naar elk kaartje kunnen lopen zonder over een muur te klimmen. De dikke zijden zijn muren. De gouden lijn is je langste buitenmuur: die levert een punt per zijde op.
follow-learn-types = Zes gebouwensoorten
follow-learn-types-text = Paviljoenen, harems, arcades, kamers, tuinen en torens. Bij een waardering krijgt wie de meeste gebouwen van een soort heeft, daarvoor punten. Paviljoenen zijn goedkoop en leveren weinig op, torens zijn duur en leveren veel op.
follow-learn-market = De bouwwerf
follow-learn-market-text = Er zijn vier gebouwen te koop. Elk veld neemt maar één valuta, die van de munt die erop staat. Je hebt 2 en 6 denar, en deze kamers kosten precies 8 denar: dat zegt het gouden zegel.
follow-learn-buy = Betaal gepast, nog een actie
follow-learn-buy-text = Niemand geeft wisselgeld terug. Maar betaal je gepast, dan mag je nog een actie doen. Kies de kamers van 8: de juiste kaarten komen vanzelf omhoog. Bevestig dan.
follow-learn-again = Neem nu geld
follow-learn-again-text = Gepast betaald, dus het is nog jouw beurt. Neem geld: één kaart van elke waarde, of meer met een waarde van samen hoogstens 5. Denar 3 en gulden 1 gaan bijvoorbeeld samen. Kies ze en bevestig.
follow-learn-again-over = Je betaalde meer dan de prijs, dus er is geen extra actie. Plaats nu wat je hebt gekocht.
follow-learn-place = Bouwen
follow-learn-place-text = Aan het eind van je beurt plaats je wat je hebt gekocht. De vakjes waar het past lichten op: muur tegen muur, open zijde tegen open zijde, en geen gat. Kies er een en bevestig. Wat nergens past, of voor later is, gaat naar de reserve.
follow-learn-others = De anderen zijn aan de beurt
follow-learn-others-text = Goed gedaan, dat was een hele beurt. Boven je Alhambra zie je wat de anderen daarna deden, en je kunt het naspelen.
follow-learn-others-took = Geld nemen heeft je beurt beëindigd. Boven je Alhambra zie je wat de anderen daarna deden, en je kunt het naspelen. Let in je volgende beurt op een gouden zegel op de bouwwerf.
follow-learn-second = Weer jouw beurt
follow-learn-second-text = Doe wat je wilt: geld nemen, kopen of je Alhambra verbouwen. Twijfel je, neem dan geld waarmee je straks iets gepast kunt betalen. De eerste waarderingskaart komt er zo aan.
follow-learn-scoring = De eerste waardering
follow-learn-scoring-text = De waarderingskaart is gekomen. Elk getal van de waardering kun je openen, om te zien waar het vandaan komt. Bekijk de torens, de kamers, waar je misschien moet delen, en je muur.
follow-learn-done = Dat is het spel
follow-learn-done-text = Er volgen nog twee waarderingen, en die leveren veel meer op. Het spel eindigt als de buidel de bouwwerf niet meer kan aanvullen. Vraag je je ooit af waarom iets niet kan, klik erop: de tafel zegt waarom en toont de regel.

# All tiles at a glance.
follow-overview = Alle kaartjes
follow-overview-about = { $bag ->
        [one] Er zit nog { $bag } kaartje in de buidel.
       *[other] Er zitten nog { $bag } kaartjes in de buidel.
    } Heldere kaartjes zijn nog niet gezien.
follow-overview-only-hidden = Alleen nog niet geziene
follow-overview-hidden = nog niet gezien
# $from: "from the north"
follow-scoring-attack = Een aanval { $from }: { n-open-sides }
follow-overview-order = Volgorde van de kaartjes
follow-overview-by-walls = Op muren
follow-overview-by-price = Op prijs
follow-overview-by-type = Op soort
follow-overview-no-walls = zonder muren
# $sides-place: "in the north and in the east"
follow-overview-walls = { $sides-place }
follow-overview-price = prijs { $price }
follow-overview-others = andere
follow-overview-left = { $left } van { $all } nog niet gezien
follow-overview-beside = naast de bouwwerf
follow-overview-market = op de bouwwerf
follow-overview-built = gebouwd door { $name }
follow-overview-reserve = in de reserve van { $name }
follow-overview-acquired = net gekocht door { $name }
follow-overview-dirk = bij Dirk
