scoring-1 = Eerste waardering
    .mid = eerste waardering
scoring-2 = Tweede waardering
    .mid = tweede waardering
scoring-3 = Eindwaardering
    .mid = eindwaardering

# Places in a majority
rank = { $place }e

## Where points come from

scored-award = { $seat }: { $points } voor { $reason }.
# $tiles of $seat count as $counted buildings of a type
scored-beyond-tiles = Meeste { $type-pl }: { n-tiles } van { $seat-obj } { n-count } als { $counted }, door { $why }.
n-tiles = { $tiles ->
    [one] { $tiles } kaartje
   *[other] { $tiles } kaartjes
}
n-count = { $tiles ->
    [one] telt
   *[other] tellen
}
extra-modules = modules
# $sum: (13 + 6) / 2 = 9
scored-tie = { $rounded ->
    [yes] Meeste { $type-pl }: { $seats-mid } delen de { $ranks } plaats: elk { $sum }, naar beneden afgerond.
   *[no] Meeste { $type-pl }: { $seats-mid } delen de { $ranks } plaats: elk { $sum }.
}
scored-wall = { $seat-you ->
    [yes] Je langste buitenmuur heeft { n-sides }: { $sides }.
   *[no] De langste buitenmuur van { $seat } heeft { n-sides }: { $sides }.
}
n-sides = { $points ->
    [one] { $points } zijde
   *[other] { $points } zijden
}
# Within a list, a side of a square: 1,-2 N
side-at = { $cell } { $side-letter }

## What a coming scoring pays

scoring-pays = Punten bij de { $scoring-mid } voor de meeste gebouwen van een soort (1e/2e/3e):
scoring-pays-walls = en voor iedereen een punt per zijde van de langste buitenmuur.
