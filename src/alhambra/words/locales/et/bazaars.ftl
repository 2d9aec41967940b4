nutshell-bazaars = Basaarid: need on ehitusturu kõrval ja maksavad täpselt nii palju kui kaart nende valuuta väljal; seejärel tegutsed veel kord. Viimasel punktiarvestusel annab iga basaar punkti iga ehitise eest enda ümber, ka nurkades, mis on üht selle kolmest liigist, korrutatuna nende liikide arvuga seal.

heading-bazaars = Osta basaar
buy-bazaar = Osta { $tile }, maksa { $cards }
    .short = { $tile }, maksa { $cards }
told-bazaar = Ehitusturu kõrvale pannakse { $tile }.
award-bazaar = { $number ->
    [one] { $tile }: { $number } ehitis, { n-types }
   *[other] { $tile }: { $number } ehitist, { n-types }
}
n-types = { $types ->
    [one] { $types } liik
   *[other] { $types } liiki
}

# Each bazaar: its currency and the three types it shows, as in the table of pieces.
tile-bazaar-dirham-1 = basaar { dirham } ({ seraglio }, { arcades }, { garden })
    .gen = basaari { dirham } ({ seraglio }, { arcades }, { garden })
tile-bazaar-dirham-2 = basaar { dirham } ({ pavilion }, { chambers }, { tower })
    .gen = basaari { dirham } ({ pavilion }, { chambers }, { tower })
tile-bazaar-florin-1 = basaar { florin } ({ seraglio }, { chambers }, { tower })
    .gen = basaari { florin } ({ seraglio }, { chambers }, { tower })
tile-bazaar-florin-2 = basaar { florin } ({ pavilion }, { arcades }, { garden })
    .gen = basaari { florin } ({ pavilion }, { arcades }, { garden })
tile-bazaar-denar-1 = basaar { denar } ({ pavilion }, { seraglio }, { chambers })
    .gen = basaari { denar } ({ pavilion }, { seraglio }, { chambers })
tile-bazaar-denar-2 = basaar { denar } ({ arcades }, { garden }, { tower })
    .gen = basaari { denar } ({ arcades }, { garden }, { tower })
tile-bazaar-ducat-1 = basaar { ducat } ({ pavilion }, { seraglio }, { tower })
    .gen = basaari { ducat } ({ pavilion }, { seraglio }, { tower })
tile-bazaar-ducat-2 = basaar { ducat } ({ arcades }, { chambers }, { garden })
    .gen = basaari { ducat } ({ arcades }, { chambers }, { garden })
