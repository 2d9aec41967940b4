# The table in the browser.

## Regions and titles

table-prompt = Was gefragt ist
table-market = Bauhof
table-money = Geld
table-money-note = eine Karte, oder mehrere kleine
table-players = Spieler
table-you = Du
table-hand = Dein Geld
table-hand-empty = Keine Karten auf der Hand
table-no-money = kein Geld
table-reserve = Reserve
table-this-turn = Dieser Zug
table-modules = Module
table-turn = Zug { $turn }
table-your-alhambra = Deine Alhambra
table-alhambra-of = Alhambra von { $name }
table-back = Zurück zu deiner
table-follow-turn = Dem Zug folgen
table-in-the-bag = im Beutel
table-tiles-in-bag = { $tiles ->
    [one] { $tiles } Plättchen im Beutel
   *[other] { $tiles } Plättchen im Beutel
}
table-pile = Geldkartenstapel
table-pile-left = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
table-scoring-in-this-part = { $scoring ->
    [1] A kommt in diesem Teil
   *[2] B kommt in diesem Teil
}
table-scoring-later = { $scoring ->
    [1] A kommt später
   *[2] B kommt später
}
table-scoring-at-the-end = Schlusswertung am Ende
table-next-scoring = { $scoring ->
    [1] A kommt als Nächstes
    [2] B kommt als Nächstes
   *[other] C am Ende
}
table-pays = { $scoring ->
    [1] Wertung A bringt
    [2] Wertung B bringt
   *[other] Die Schlusswertung bringt
}
table-prizes = { $type-pl }: { $prizes }

## Pieces, for those who listen

table-tile = { $tile }
table-card = { $card }
table-type = { $type }
table-number = { $number }
table-no-walls = keine Mauern
# $sides-place: "in the north and in the east"
table-walls = Mauern { $sides-place }
table-field = Feld { $number }, { $currency }
table-field-empty = leer bis zum Ende des Zuges
table-open-money = offene Geldkarte
table-picked = gewählt
table-only-alone = nur allein: zusammen zu viel
table-enter-chooses = Enter wählt
table-hand-card = { $card }, auf deiner Hand
table-hand-card-lifted = { $card }, Teil der Zahlung
table-count = { $type-pl }: { $count }
table-count-leads = { $type-pl }: { $count }, die meisten
table-leads = die meisten { $types-pl }
table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-wall-of = Mauer { $wall }
table-cards-of = { $cards ->
    [one] { $cards } Geldkarte
   *[other] { $cards } Geldkarten
}
table-reserve-of = { $tiles ->
    [0] Reserve leer
    [one] { $tiles } Plättchen in der Reserve
   *[other] { $tiles } Plättchen in der Reserve
}
table-look = Enter zeigt diese Alhambra
# $across: east, west or none; $along: north, south or none
table-square = { $across ->
    [east] Spalte { $column } Ost
    [west] Spalte { $column } West
   *[none] Spalte des Startplättchens
}, { $along ->
    [north] Reihe { $row } Nord
    [south] Reihe { $row } Süd
   *[none] Reihe des Startplättchens
}
table-legal = hier möglich
table-does-not-fit = passt hier nicht
table-new = neu seit deinem Zug
table-changed = verändert, seit du hingesehen hast
table-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
table-zoom-in = Näher (+)
table-zoom-out = Weiter weg (−)
table-zoom-fit = Alles (0)

## People

table-acts = am Zug
table-next = als Nächstes
table-away = abwesend
table-stand-in = Einen Bot weiterspielen lassen
table-stand-in-ends = Der Bot tritt zurück
table-stood-in = Ein Bot spielt für dich.
table-take-over = Ich bin wieder da
table-you-place = du · { $place }. von { $players }
table-dirk-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
table-why-points = Woher die Punkte kommen

## What can be paid

table-exact = passend
table-over = { $by } zu viel
table-short = { $by } zu wenig
# $by: by how much the price is exceeded
table-too-much = { $by } zu viel: keine weitere Aktion
table-more-than-needed = mehr als nötig: eine Karte könnte auf der Hand bleiben
table-not-together = diese Karten können es zusammen nicht bezahlen
table-planned =
    { $place ->
        [reserve] dann in die Reserve
       *[square] dann auf das markierte Feld
    }

## What is chosen and what it causes

table-buy = { $tile } kaufen für
table-build = { $tile } anbauen
table-effect-count = { $type-pl } { $before } auf { $after }
table-effect-wall = Mauer { $before } auf { $after }
table-effect-wall-stays = Mauer bleibt { $after }
table-alone-ahead = allein vorn
table-level-with = gleichauf mit { $seats-dat }
table-level-with-dirk = gleichauf mit Dirk
table-behind = meiste: { $count }
table-redesign-what = Umbauen: Wähle ein Plättchen deiner Reserve oder deiner Alhambra.
table-confirm = Bestätigen
table-confirm-buy = Kaufen
table-cancel = Abbrechen
table-options = { $number ->
    [one] { $number } Möglichkeit
   *[other] { $number } Möglichkeiten
}
table-result = Ergebnis
table-redesign = Umbauen
table-end-turn = Zug beenden
table-undo = Deine letzte Entscheidung rückgängig machen
table-undo-nothing = Du hast nichts rückgängig zu machen.
table-menu = Menü
table-overview = Alle Plättchen
table-chat = { $unread ->
    [0] Reden
    [one] Reden, { $unread } neue Zeile
   *[other] Reden, { $unread } neue Zeilen
}

## Why something cannot be

table-why-empty = Dieses Feld ist leer bis zum Ende des Zuges.
table-why-not-your-turn = Du hast jetzt nichts zu entscheiden.
table-why-short = { $tile } ist nicht zu bezahlen: Es fehlen { $by } { $currency-pl }.
table-why-cannot-pay = { $tile } lässt sich mit den Karten auf deiner Hand nicht bezahlen.
table-why-other-question = Nicht jetzt: Es wird etwas anderes gefragt.
table-why-choose-first = Wähle zuerst ein Plättchen, dann, wie du es bezahlst.
table-why-tile-waits = { $tile } kann jetzt nicht bewegt werden.
table-why-no-fit = { $tile } passt hier nicht: Mauern treffen auf Mauern, der Weg vom Startplättchen muss offen sein, und es darf kein Loch entstehen.
table-why-stays = { $tile } muss bleiben: Sonst gäbe es ein Loch oder ein Plättchen ohne Weg zum Startplättchen.
table-why-taken = Hier steht schon { $tile }.
table-why-act-first = Zuerst musst du eine Aktion ausführen.
table-why-no-redesign = Es gibt jetzt nichts umzubauen.

## The moment between two turns

table-wish = Wann du zwischen zwei Zügen gefragt wirst
table-wish-brief = kurzer Moment
table-wish-ask = auf mich warten
table-wish-never = mich nie fragen
table-think = Lass mich überlegen
table-thinking = { $seats-you ->
    [yes] { $seats-count ->
        [one] { $seats } überlegst
       *[other] { $seats } überlegt
    }
   *[no] { $seats-count ->
        [one] { $seats } überlegt
       *[other] { $seats } überlegen
    }
}

## Several people at one screen

table-pass-to = Weitergeben an { $name }
table-pass-look = Niemand sonst sieht jetzt auf den Bildschirm.
table-pass-here = Ich bin { $name }

## Modules

table-rules = Spielregeln
table-open = offen
table-fact = { $name }: { $value }
table-dock-offers = { $number ->
    [one] { $number } Möglichkeit
   *[other] { $number } Möglichkeiten
}
table-dock-quiet = jetzt nichts zu tun
table-vizier-awake = aktiv
table-vizier-asleep = inaktiv
table-vizier-ready = aktiv: darf außerhalb deines Zuges kaufen
table-vizier-sleeps = inaktiv: aktiviere ihn in deinem Zug
table-vizier-count = { $awake } aktiv
table-bureaux-state = { $mine } auf deiner Hand, { $open } offen
table-bonus-state = { $mine } verdeckt auf deiner Hand, { $open } aufgedeckt
table-bonus-card = Bonuskarte: { $tile }
table-bonus-built = Bonuskarte: { $tile }, von dir gebaut
table-bonus-open = aufgedeckt: { $tile } zählt doppelt
table-bonus-hidden = { $cards ->
    [one] { $cards } verdeckte Bonuskarte
   *[other] { $cards } verdeckte Bonuskarten
}
table-huts-take = nimm eine, umsonst
table-huts-left = { $number ->
    [one] noch { $number }
   *[other] noch { $number }
}
table-hut-stack = { $tile }, noch { $left }
table-huts-owned = { $number ->
    [one] { $number } Bauhütte
   *[other] { $number } Bauhütten
}
table-gate-card = offene Stadttorkarte
table-gate-open = eine Karte liegt offen; du hast { $mine }
table-gate-none = keine Karte liegt offen; du hast { $mine }
table-gates-held = { $cards ->
    [one] { $cards } Stadttorkarte
   *[other] { $cards } Stadttorkarten
}
table-gates-of = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $gates ->
    [one] { $gates } Tor gebaut
   *[other] { $gates } Tore gebaut
}
table-diamonds-state = { $sum } auf deiner Hand, { $open } offen
table-character = { $character }{ $used ->
    [yes] , in dieser Runde eingesetzt
   *[no] { "" }
}: { $character-power }
table-characters-state = { $mine } bei dir, { $all } am Tisch
table-auction-first = { $character }: noch kein Gebot
table-auction-bid = { $character }: { $bid } geboten
table-bidder = { $seat-you ->
    [yes] du bietest { $bid }
   *[no] { $seat } bietet { $bid }
}
table-still-in = { $seat-you ->
    [yes] du darfst noch bieten
   *[no] { $seat } darf noch bieten
}
table-out = { $seat-you ->
    [yes] du hast gepasst
   *[no] { $seat } hat gepasst
}
table-camps-state = { $number ->
    [one] du hast { $number } Feldlager
   *[other] du hast { $number } Feldlager
}
table-camps-of = { $number ->
    [one] { $number } Feldlager
   *[other] { $number } Feldlager
}
