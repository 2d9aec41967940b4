nutshell-bazaars = Bazaars: they lie beside the market and cost exactly as much as the tile on the field of their currency; then you act again. In the final scoring each gives a point for every building around it, diagonals included, that has one of its three types, times the number of those types there.

heading-bazaars = Buy a bazaar
buy-bazaar = Buy { $tile } for { $cards }
    .short = { $tile } for { $cards }
told-bazaar = Now beside the market: { $tile }.
award-bazaar = { $number ->
    [one] { $tile }: { $number } building, { n-types }
   *[other] { $tile }: { $number } buildings, { n-types }
}
n-types = { $types ->
    [one] { $types } type
   *[other] { $types } types
}

# Each bazaar: its currency and the three types it shows, as in the table of pieces.
tile-bazaar-dirham-1 = { dirham } bazaar ({ seraglio }, { arcades }, { garden })
tile-bazaar-dirham-2 = { dirham } bazaar ({ pavilion }, { chambers }, { tower })
tile-bazaar-florin-1 = { florin } bazaar ({ seraglio }, { chambers }, { tower })
tile-bazaar-florin-2 = { florin } bazaar ({ pavilion }, { arcades }, { garden })
tile-bazaar-denar-1 = { denar } bazaar ({ pavilion }, { seraglio }, { chambers })
tile-bazaar-denar-2 = { denar } bazaar ({ arcades }, { garden }, { tower })
tile-bazaar-ducat-1 = { ducat } bazaar ({ pavilion }, { seraglio }, { tower })
tile-bazaar-ducat-2 = { ducat } bazaar ({ arcades }, { chambers }, { garden })
