scoring-1 = Esimene punktiarvestus
    .gen = esimese punktiarvestuse
    .mid = esimene punktiarvestus
scoring-2 = Teine punktiarvestus
    .gen = teise punktiarvestuse
    .mid = teine punktiarvestus
scoring-3 = Viimane punktiarvestus
    .gen = viimase punktiarvestuse
    .mid = viimane punktiarvestus

# Places in a majority
rank = { $place }.

## Where points come from

scored-award = { $seat }: { $points } ({ $reason }).
# $tiles of $seat count as $counted buildings of a type
scored-beyond-tiles = Kõige rohkem { $type-part-pl }: { $seat-ade } on { n-tiles }, arvesse läheb { $counted }, sest lisandub { $why }.
n-tiles = { $tiles ->
    [one] { $tiles } kaart
   *[other] { $tiles } kaarti
}
extra-modules = moodulite lisa
# $sum: (13 + 6) / 2 = 9
scored-tie = { $seats-you ->
    [yes] Kõige rohkem { $type-part-pl }, viik: { $seats-mid } jagate { $ranks } kohta, igaühele { $sum }{ rounded-behind }.
   *[no] Kõige rohkem { $type-part-pl }, viik: { $seats-mid } jagavad { $ranks } kohta, igaühele { $sum }{ rounded-behind }.
}
rounded-behind = { $rounded ->
    [yes] , allapoole ümardatud
   *[no] { "" }
}
scored-wall = { $seat-you ->
    [yes] Sinu pikimal välisseinal on { n-sides }: { $sides }.
   *[no] Mängija { $seat } pikimal välisseinal on { n-sides }: { $sides }.
}
n-sides = { $points ->
    [one] { $points } serv
   *[other] { $points } serva
}
# Within a list, a side of a square: 1,-2 N
side-at = { $cell } { $side-letter }

## What a coming scoring pays

scoring-pays = { $scoring }: punktid kõige suurema arvu ühte tüüpi ehitiste eest (1./2./3. koht):
scoring-pays-walls = ja igaühele üks punkt pikima välisseina iga serva eest.
