nutshell-bazaars = Bazare: Sie liegen neben dem Bauhof und kosten genau so viel wie das Plättchen auf dem Feld ihrer Währung, passend bezahlt; danach hast du noch eine Aktion. In der Schlusswertung bringt jeder einen Punkt für jedes Gebäude ringsum, auch schräg, das eine seiner drei Arten hat, mal der Zahl dieser Arten dort.

heading-bazaars = Bazar kaufen
buy-bazaar = { $tile } für { $cards } kaufen
    .short = { $tile } für { $cards }
told-bazaar = Neben dem Bauhof liegt jetzt: { $tile }.
award-bazaar = { $number ->
    [one] { $tile }: { $number } Gebäude, { n-types }
   *[other] { $tile }: { $number } Gebäude, { n-types }
}
n-types = { $types ->
    [one] { $types } Art
   *[other] { $types } Arten
}

# Each bazaar: its currency and the three types it shows, as in the table of pieces.
tile-bazaar-dirham-1 = Bazar { dirham } ({ seraglio }, { arcades }, { garden })
tile-bazaar-dirham-2 = Bazar { dirham } ({ pavilion }, { chambers }, { tower })
tile-bazaar-florin-1 = Bazar { florin } ({ seraglio }, { chambers }, { tower })
tile-bazaar-florin-2 = Bazar { florin } ({ pavilion }, { arcades }, { garden })
tile-bazaar-denar-1 = Bazar { denar } ({ pavilion }, { seraglio }, { chambers })
tile-bazaar-denar-2 = Bazar { denar } ({ arcades }, { garden }, { tower })
tile-bazaar-ducat-1 = Bazar { ducat } ({ pavilion }, { seraglio }, { tower })
tile-bazaar-ducat-2 = Bazar { ducat } ({ arcades }, { chambers }, { garden })
