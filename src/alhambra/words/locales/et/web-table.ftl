# The table in the browser.

## Regions and titles

table-prompt = Mida küsitakse
table-market = Ehitusturg
table-money = Raha
table-money-note = üks kaart või mitu väikest
table-players = Mängijad
table-you = Sina
table-hand = Sinu raha
table-hand-empty = Käes pole ühtegi kaarti
table-no-money = raha pole
table-reserve = Tagavaralaud
table-this-turn = Sel käigul
table-modules = Moodulid
table-turn = käik { $turn }
table-your-alhambra = Sinu Alhambra
table-alhambra-of = Mängija { $name } Alhambra
table-back = Tagasi enda juurde
table-follow-turn = Järgi käiku
table-in-the-bag = kotis
table-tiles-in-bag = { $tiles ->
    [one] kotis { $tiles } kaart
   *[other] kotis { $tiles } kaarti
}
table-pile = Rahapakk
table-pile-left = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarti
}
table-scoring-in-this-part = { $scoring ->
    [1] A tuleb selles osas
   *[2] B tuleb selles osas
}
table-scoring-later = { $scoring ->
    [1] A tuleb hiljem
   *[2] B tuleb hiljem
}
table-scoring-at-the-end = viimane punktiarvestus on lõpus
table-next-scoring = { $scoring ->
    [1] järgmine on A
    [2] järgmine on B
   *[other] C on lõpus
}
table-pays = { $scoring ->
    [1] Punktiarvestus A annab
    [2] Punktiarvestus B annab
   *[other] Viimane punktiarvestus annab
}
table-prizes = { $type-pl }: { $prizes }

## Pieces, for those who listen

table-tile = { $tile }
table-card = { $card }
table-type = { $type }
table-number = { $number }
table-no-walls = seinteta
# $sides-place: "in the north and in the east"
table-walls = seinad { $sides-place }
table-field = ruut { $number }, { $currency }
table-field-empty = tühi kuni käigu lõpuni
table-open-money = avatud rahakaart
table-picked = valitud
table-only-alone = ainult üksi: koos on liiga palju
table-enter-chooses = Enter valib
table-hand-card = { $card }, sinu käes
table-hand-card-lifted = { $card }, osa maksest
table-count = { $type-pl }: { $count }
table-count-leads = { $type-pl }: { $count }, kõige rohkem
table-leads = kõige rohkem: { $types-pl }
table-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
table-wall-of = sein { $wall }
table-cards-of = { $cards ->
    [one] { $cards } rahakaart
   *[other] { $cards } rahakaarti
}
table-reserve-of = { $tiles ->
    [0] tagavaralaud tühi
    [one] tagavaralaual { $tiles } kaart
   *[other] tagavaralaual { $tiles } kaarti
}
table-look = Enter näitab seda Alhambrat
# $across: east, west or none; $along: north, south or none
table-square = { $across ->
    [east] veerg { $column } idas
    [west] veerg { $column } läänes
   *[none] stardikaardi veerg
}, { $along ->
    [north] rida { $row } põhjas
    [south] rida { $row } lõunas
   *[none] stardikaardi rida
}
table-legal = siia võimalik
table-does-not-fit = ei sobi siia
table-new = uus pärast sinu käiku
table-changed = muutunud pärast seda, kui vaatasid
table-clock = { $seconds ->
    [one] jäänud { $seconds } sekund
   *[other] jäänud { $seconds } sekundit
}
table-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
}
table-zoom-in = Lähemale (+)
table-zoom-out = Kaugemale (−)
table-zoom-fit = Kõik (0)

## People

table-acts = käigul
table-next = järgmine
table-away = ära
table-stand-in = Lase botil edasi mängida
table-stand-in-ends = Bot astub tagasi
table-stood-in = Sinu eest mängib bot.
table-take-over = Olen tagasi
table-you-place = sina · { $place }. koht, { $players } mängijat
table-dirk-tiles = { $tiles ->
    [one] { $tiles } kaart
   *[other] { $tiles } kaarti
}
table-why-points = Kust punktid tulevad

## What can be paid

table-exact = täpne summa
table-over = { $by } üle
table-short = { $by } puudu
# $by: by how much the price is exceeded
table-too-much = { $by } üle: rohkem tegevusi ei tule
table-more-than-needed = rohkem kui vaja: mõni kaart võiks kätte jääda
table-not-together = nende kaartidega koos ei saa selle eest maksta
table-planned =
    { $place ->
        [reserve] siis tagavaralauale
       *[square] siis märgitud ruudule
    }

## What is chosen and what it causes

table-buy = Osta { $tile }, maksa
table-build = Ehita { $tile }
table-effect-count = { $type-pl }: enne { $before }, siis { $after }
table-effect-wall = sein: enne { $before }, siis { $after }
table-effect-wall-stays = sein jääb { $after }
table-alone-ahead = üksi ees
table-level-with = viik: { $seats-mid }
table-level-with-dirk = viik: Margus
table-behind = kõige rohkem: { $count }
table-redesign-what = Ümberplaneerimine: vali kaart oma tagavaralaualt või oma Alhambrast.
table-confirm = Kinnita
table-confirm-buy = Osta
table-cancel = Katkesta
table-options = { $number ->
    [one] { $number } võimalus
   *[other] { $number } võimalust
}
table-result = Tulemus
table-redesign = Planeeri ümber
table-end-turn = Lõpeta käik
table-undo = Võta oma viimane otsus tagasi
table-undo-nothing = Sul pole midagi tagasi võtta.
table-menu = Menüü
table-overview = Kõik kaardid
table-chat = { $unread ->
    [0] Jutt
    [one] Jutt, { $unread } uus rida
   *[other] Jutt, { $unread } uut rida
}

## Why something cannot be

table-why-empty = See ruut on tühi kuni käigu lõpuni.
table-why-not-your-turn = Sul pole praegu midagi otsustada.
table-why-short = { $tile } on liiga kallis: puudu on { $by } ({ $currency }).
table-why-cannot-pay = { $tile }: käes olevate kaartidega ei saa maksta.
table-why-other-question = Praegu mitte: küsitakse midagi muud.
table-why-choose-first = Vali kõigepealt kaart, siis kuidas maksad.
table-why-tile-waits = { $tile }: seda ei saa praegu liigutada.
table-why-no-fit = { $tile } ei sobi siia: seinad puutuvad vastu seinu, tee stardikaardilt peab olema vaba ja tühimikku ei tohi tekkida.
table-why-stays = { $tile } peab jääma: muidu tekiks tühimik või jääks mõni kaart ilma teeta stardikaardini.
table-why-taken = Siin on juba { $tile }.
table-why-act-first = Kõigepealt tuleb teha tegevus.
table-why-no-redesign = Praegu pole midagi ümber planeerida.

## The moment between two turns

table-wish = Millal sinult käikude vahel küsida
table-wish-brief = lühike hetk
table-wish-ask = oota mind
table-wish-never = ära kunagi küsi
table-think = Lase mul mõelda
table-thinking = { $seats-you ->
    [yes] { $seats-count ->
        [one] { $seats } mõtled
       *[other] { $seats } mõtlete
    }
   *[no] { $seats-count ->
        [one] { $seats } mõtleb
       *[other] { $seats } mõtlevad
    }
}

## Several people at one screen

table-pass-to = Anna edasi: { $name }
table-pass-look = Keegi teine praegu ekraani ei vaata.
table-pass-here = Mina olen { $name }

## Modules

table-rules = Mängureeglid
table-open = avatud
table-fact = { $name }: { $value }
table-dock-offers = { $number ->
    [one] { $number } võimalus
   *[other] { $number } võimalust
}
table-dock-quiet = praegu pole midagi teha
table-vizier-awake = ärkvel
table-vizier-asleep = uinunud
table-vizier-ready = ärkvel: võib osta käikude vahel
table-vizier-sleeps = uinunud: ärata oma käigul
table-vizier-count = ärkvel { $awake }
table-bureaux-state = sinu käes { $mine }, avatud { $open }
table-bonus-state = sinu käes salajas { $mine }, avatud { $open }
table-bonus-card = boonuskaart: { $tile }
table-bonus-built = boonuskaart: { $tile }, sinu ehitatud
table-bonus-open = avatud: { $tile } läheb topelt arvesse
table-bonus-hidden = { $cards ->
    [one] { $cards } avamata boonuskaart
   *[other] { $cards } avamata boonuskaarti
}
table-huts-take = võta üks, tasuta
table-huts-left = { $number ->
    [one] alles { $number }
   *[other] alles { $number }
}
table-hut-stack = { $tile }, alles { $left }
table-huts-owned = { $number ->
    [one] { $number } ehitajaonn
   *[other] { $number } ehitajaonni
}
table-gate-card = avatud väravakaart
table-gate-open = üks kaart on avatud; sinul on { $mine }
table-gate-none = ühtki kaarti pole avatud; sinul on { $mine }
table-gates-held = { $cards ->
    [one] { $cards } väravakaart
   *[other] { $cards } väravakaarti
}
table-gates-of = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarti
}, { $gates ->
    [one] ehitatud { $gates } värav
   *[other] ehitatud { $gates } väravat
}
table-diamonds-state = sinu käes { $sum }, avatud { $open }
table-character = { $character }{ $used ->
    [yes] , selles voorus kasutatud
   *[no] { "" }
}: { $character-power }
table-characters-state = sinul { $mine }, lauas { $all }
table-auction-first = { $character }: pakkumisi veel pole
table-auction-bid = { $character }: pakutud { $bid }
table-bidder = { $seat-you ->
    [yes] sina pakud { $bid }
   *[no] { $seat } pakub { $bid }
}
table-still-in = { $seat-you ->
    [yes] sina võid veel pakkuda
   *[no] { $seat } võib veel pakkuda
}
table-out = { $seat-you ->
    [yes] sina passisid
   *[no] { $seat } passis
}
table-camps-state = { $number ->
    [one] sul on { $number } välilaager
   *[other] sul on { $number } välilaagrit
}
table-camps-of = { $number ->
    [one] { $number } välilaager
   *[other] { $number } välilaagrit
}
