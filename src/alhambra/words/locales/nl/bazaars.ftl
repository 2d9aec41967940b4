nutshell-bazaars = Bazaars: ze liggen naast de bouwwerf en kosten precies zoveel als het kaartje op het vak van hun munteenheid, gepast betaald; daarna heb je nog een actie. Bij de eindwaardering geeft elke bazaar een punt voor elk gebouw eromheen, ook schuin, van een van zijn drie soorten, maal het aantal van die soorten daar.

heading-bazaars = Bazaar kopen
buy-bazaar = Kopen: { $tile } voor { $cards }
    .short = { $tile } voor { $cards }
told-bazaar = Naast de bouwwerf ligt nu: { $tile }.
award-bazaar = { $number ->
    [one] { $tile }: { $number } gebouw, { n-types }
   *[other] { $tile }: { $number } gebouwen, { n-types }
}
n-types = { $types ->
    [one] { $types } soort
   *[other] { $types } soorten
}

# Each bazaar: its currency and the three types it shows, as in the table of pieces.
tile-bazaar-dirham-1 = bazaar { dirham } ({ seraglio }, { arcades }, { garden })
tile-bazaar-dirham-2 = bazaar { dirham } ({ pavilion }, { chambers }, { tower })
tile-bazaar-florin-1 = bazaar { florin } ({ seraglio }, { chambers }, { tower })
tile-bazaar-florin-2 = bazaar { florin } ({ pavilion }, { arcades }, { garden })
tile-bazaar-denar-1 = bazaar { denar } ({ pavilion }, { seraglio }, { chambers })
tile-bazaar-denar-2 = bazaar { denar } ({ arcades }, { garden }, { tower })
tile-bazaar-ducat-1 = bazaar { ducat } ({ pavilion }, { seraglio }, { tower })
tile-bazaar-ducat-2 = bazaar { ducat } ({ arcades }, { chambers }, { garden })
