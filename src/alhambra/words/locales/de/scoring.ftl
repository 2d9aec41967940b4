scoring-1 = Erste Wertung
    .gen = ersten Wertung
    .mid = erste Wertung
scoring-2 = Zweite Wertung
    .gen = zweiten Wertung
    .mid = zweite Wertung
scoring-3 = Schlusswertung
    .gen = Schlusswertung
    .mid = Schlusswertung

# Places in a majority
rank = { $place }.

## Where points come from

scored-award = { $seat }: { $points } für { $reason }.
# $tiles of $seat count as $counted buildings of a type
scored-beyond-tiles = Meiste { $type-pl }: { n-tiles } von { $seat-dat } { n-count } als { $counted }, durch { $why }.
n-tiles = { $tiles } Plättchen
n-count = { $tiles ->
    [one] zählt
   *[other] zählen
}
extra-modules = Module
# $sum: (13 + 6) / 2 = 9
scored-tie = { $seats-you ->
    [yes] Meiste { $type-pl }: { $seats } teilt euch den { $ranks } Platz: je { $sum }{ rounded-behind }.
   *[no] Meiste { $type-pl }: { $seats } teilen sich den { $ranks } Platz: je { $sum }{ rounded-behind }.
}
rounded-behind = { $rounded ->
    [yes] , abgerundet
   *[no] { "" }
}
scored-wall = { $seat-you ->
    [yes] Deine längste Außenmauer hat { n-sides }: { $sides }.
   *[no] Die längste Außenmauer von { $seat } hat { n-sides }: { $sides }.
}
n-sides = { $points ->
    [one] { $points } Seite
   *[other] { $points } Seiten
}
# Within a list, a side of a square: 1,-2 N
side-at = { $cell } { $side-letter }

## What a coming scoring pays

scoring-pays = Punkte der { $scoring-gen } für die meisten Gebäude einer Art (1./2./3.):
scoring-pays-walls = und für alle ein Punkt je Seite der längsten Außenmauer.
