# The table in the browser.

## Regions and titles

table-prompt = Wat er gevraagd wordt
table-market = Bouwwerf
table-money = Geld
table-money-note = één kaart, of meer kleine
table-players = Spelers
table-you = Jij
table-hand = Je geld
table-hand-empty = Geen kaarten in de hand
table-no-money = geen geld
table-reserve = Reserve
table-this-turn = Deze beurt
table-modules = Modules
table-turn = beurt { $turn }
table-your-alhambra = Je Alhambra
table-alhambra-of = Alhambra van { $name }
table-back = Terug naar de jouwe
table-follow-turn = De beurt volgen
table-in-the-bag = in de buidel
table-tiles-in-bag = { $tiles ->
    [one] { $tiles } kaartje in de buidel
   *[other] { $tiles } kaartjes in de buidel
}
table-pile = Stapel geldkaarten
table-pile-left = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
table-scoring-in-this-part = { $scoring ->
    [1] A komt in dit deel
   *[2] B komt in dit deel
}
table-scoring-later = { $scoring ->
    [1] A komt later
   *[2] B komt later
}
table-scoring-at-the-end = eindwaardering aan het eind
table-next-scoring = { $scoring ->
    [1] A komt eerst
    [2] B komt eerst
   *[other] C aan het eind
}
table-pays = { $scoring ->
    [1] Waardering A geeft
    [2] Waardering B geeft
   *[other] De eindwaardering geeft
}
table-prizes = { $type-pl }: { $prizes }

## Pieces, for those who listen

table-tile = { $tile }
table-card = { $card }
table-type = { $type }
table-number = { $number }
table-no-walls = geen muren
# $sides-place: "in the north and in the east"
table-walls = muren { $sides-place }
table-field = veld { $number }, { $currency }
table-field-empty = leeg tot het eind van de beurt
table-open-money = openliggende geldkaart
table-picked = gekozen
table-only-alone = alleen apart: samen is het te veel
table-enter-chooses = Enter om te kiezen
table-hand-card = { $card }, in je hand
table-hand-card-lifted = { $card }, deel van de betaling
table-count = { $type-pl }: { $count }
table-count-leads = { $type-pl }: { $count }, de meeste
table-leads = de meeste { $types-pl }
table-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
table-wall-of = muur { $wall }
table-cards-of = { $cards ->
    [one] { $cards } geldkaart
   *[other] { $cards } geldkaarten
}
table-reserve-of = { $tiles ->
    [0] reserve leeg
    [one] { $tiles } kaartje in de reserve
   *[other] { $tiles } kaartjes in de reserve
}
table-look = Enter om deze Alhambra te bekijken
# $across: east, west or none; $along: north, south or none
table-square = { $across ->
    [east] kolom { $column } oost
    [west] kolom { $column } west
   *[none] kolom van het startkaartje
}, { $along ->
    [north] rij { $row } noord
    [south] rij { $row } zuid
   *[none] rij van het startkaartje
}
table-legal = hier mogelijk
table-does-not-fit = past hier niet
table-new = nieuw sinds je beurt
table-changed = veranderd sinds je keek
table-clock = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
table-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
table-zoom-in = Dichterbij (+)
table-zoom-out = Verder weg (−)
table-zoom-fit = Alles (0)

## People

table-acts = aan de beurt
table-next = volgende
table-away = afwezig
table-stand-in = Een bot laten verder spelen
table-stand-in-ends = De bot stopt weer
table-stood-in = Een bot speelt voor jou.
table-take-over = Ik ben er weer
table-you-place = jij · { $place }e van { $players }
table-dirk-tiles = { $tiles ->
    [one] { $tiles } kaartje
   *[other] { $tiles } kaartjes
}
table-why-points = Waar de punten vandaan komen

## What can be paid

table-exact = gepast
table-over = { $by } te veel
table-short = { $by } te kort
# $by: by how much the price is exceeded
table-too-much = { $by } te veel: geen verdere actie
table-more-than-needed = meer dan nodig: een kaart zou in je hand kunnen blijven
table-not-together = samen kunnen deze kaarten er niet voor betalen
table-planned =
    { $place ->
        [reserve] daarna naar de reserve
       *[square] daarna op het gemarkeerde vak
    }

## What is chosen and what it causes

table-buy = Kopen: { $tile } voor
table-build = Bouwen: { $tile }
table-effect-count = { $type-pl } { $before } naar { $after }
table-effect-wall = muur { $before } naar { $after }
table-effect-wall-stays = muur blijft { $after }
table-alone-ahead = alleen aan kop
table-level-with = gelijk met { $seats-obj }
table-level-with-dirk = gelijk met Dirk
table-behind = meeste: { $count }
table-redesign-what = Verbouwen: kies een kaartje uit je reserve, of een van je Alhambra.
table-confirm = Bevestigen
table-confirm-buy = Kopen
table-cancel = Annuleren
table-options = { $number ->
    [one] { $number } mogelijkheid
   *[other] { $number } mogelijkheden
}
table-result = Resultaat
table-redesign = Verbouwen
table-end-turn = Beurt beëindigen
table-undo = Je laatste beslissing ongedaan maken
table-undo-nothing = Je hebt niets om ongedaan te maken.
table-menu = Menu
table-overview = Alle kaartjes
table-chat = { $unread ->
    [0] Praten
    [one] Praten, { $unread } nieuwe regel
   *[other] Praten, { $unread } nieuwe regels
}

## Why something cannot be

table-why-empty = Dit veld is leeg tot het eind van de beurt.
table-why-not-your-turn = Jij hebt nu niets te beslissen.
table-why-short = { $tile } is onbereikbaar: je komt { $by } { $currency-pl } te kort.
table-why-cannot-pay = { $tile } kun je met de kaarten in je hand niet betalen.
table-why-other-question = Nu niet: er wordt iets anders gevraagd.
table-why-choose-first = Kies eerst een kaartje, en dan hoe je het betaalt.
table-why-tile-waits = { $tile } kan nu niet worden verplaatst.
table-why-no-fit = { $tile } past hier niet: muren raken muren, de weg vanaf het startkaartje moet open zijn, en er mag geen gat ontstaan.
table-why-stays = { $tile } moet blijven: anders is er een gat, of een kaartje zonder weg naar het startkaartje.
table-why-taken = Hier staat al { $tile }.
table-why-act-first = Eerst moet je een actie doen.
table-why-no-redesign = Er is nu niets te verbouwen.

## The moment between two turns

table-wish = Wanneer je tussen twee beurten gevraagd wordt
table-wish-brief = kort moment
table-wish-ask = op mij wachten
table-wish-never = mij nooit vragen
table-think = Laat me nadenken
table-thinking = { $seats } { $seats-count ->
    [one] denkt na
   *[other] denken na
}

## Several people at one screen

table-pass-to = Doorgeven aan { $name }
table-pass-look = Niemand anders kijkt nu naar het scherm.
table-pass-here = Ik ben { $name }

## Modules

table-rules = Spelregels
table-open = open
table-fact = { $name }: { $value }
table-dock-offers = { $number ->
    [one] { $number } mogelijkheid
   *[other] { $number } mogelijkheden
}
table-dock-quiet = nu niets te doen
table-vizier-awake = geactiveerd
table-vizier-asleep = niet geactiveerd
table-vizier-ready = geactiveerd: mag buiten je beurt kopen
table-vizier-sleeps = niet geactiveerd: activeer hem in je beurt
table-vizier-count = { $awake } geactiveerd
table-bureaux-state = { $mine } in je hand, { $open } open
table-bonus-state = { $mine } geheim in je hand, { $open } opengelegd
table-bonus-card = bonuskaartje: { $tile }
table-bonus-built = bonuskaartje: { $tile }, door jou gebouwd
table-bonus-open = opengelegd: { $tile } telt dubbel
table-bonus-hidden = { $cards ->
    [one] { $cards } gedekt bonuskaartje
   *[other] { $cards } gedekte bonuskaartjes
}
table-huts-take = neem er een, gratis
table-huts-left = { $number ->
    [one] nog { $number }
   *[other] nog { $number }
}
table-hut-stack = { $tile }, nog { $left }
table-huts-owned = { $number ->
    [one] { $number } bouwhut
   *[other] { $number } bouwhutten
}
table-gate-card = openliggende stadspoortkaart
table-gate-open = er ligt een kaart open; jij hebt er { $mine }
table-gate-none = er ligt geen kaart open; jij hebt er { $mine }
table-gates-held = { $cards ->
    [one] { $cards } stadspoortkaart
   *[other] { $cards } stadspoortkaarten
}
table-gates-of = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $gates ->
    [one] { $gates } poort gebouwd
   *[other] { $gates } poorten gebouwd
}
table-diamonds-state = { $sum } in je hand, { $open } open
table-character = { $character }{ $used ->
    [yes] , in deze ronde gebruikt
   *[no] { "" }
}: { $character-power }
table-characters-state = { $mine } van jou, { $all } aan tafel
table-auction-first = { $character }: nog geen bod
table-auction-bid = { $character }: { $bid } geboden
table-bidder = { $seat-you ->
    [yes] jij biedt { $bid }
   *[no] { $seat } biedt { $bid }
}
table-still-in = { $seat-you ->
    [yes] jij mag nog bieden
   *[no] { $seat } mag nog bieden
}
table-out = { $seat-you ->
    [yes] jij hebt gepast
   *[no] { $seat } heeft gepast
}
table-camps-state = { $number ->
    [one] je hebt { $number } veldkamp
   *[other] je hebt { $number } veldkampen
}
table-camps-of = { $number ->
    [one] { $number } veldkamp
   *[other] { $number } veldkampen
}
