scoring-1 = First scoring
    .mid = first scoring
scoring-2 = Second scoring
    .mid = second scoring
scoring-3 = Final scoring
    .mid = final scoring

# Places in a majority
rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## Where points come from

scored-award = { $seat }: { $points } for { $reason }.
# $tiles of $seat count as $counted buildings of a type
scored-beyond-tiles = { $seat-you ->
    [yes] Most { $type-pl }: your { n-tiles } count as { $counted }, with { $why }.
   *[no] Most { $type-pl }: the { n-tiles } of { $seat } count as { $counted }, with { $why }.
}
n-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
extra-modules = modules
# $sum: (13 + 6) / 2 = 9
scored-tie = { $rounded ->
    [yes] Most { $type-pl }: { $seats-mid } share the { $ranks } place: { $sum } each, rounded down.
   *[no] Most { $type-pl }: { $seats-mid } share the { $ranks } place: { $sum } each.
}
scored-wall = { $seat-you ->
    [yes] Your longest outer wall has { n-sides }: { $sides }.
   *[no] The longest outer wall of { $seat } has { n-sides }: { $sides }.
}
n-sides = { $points ->
    [one] { $points } side
   *[other] { $points } sides
}
# Within a list, a side of a square: 1,-2 N
side-at = { $cell } { $side-letter }

## What a coming scoring pays

scoring-pays = The { $scoring-mid } pays, for the most buildings of a type (1st/2nd/3rd):
scoring-pays-walls = and everybody a point for each side of the longest outer wall.
