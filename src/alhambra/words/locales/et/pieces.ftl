## Building types: gen genitive, part-pl partitive plural (after kõige rohkem), pl nominative plural

pavilion = paviljon
    .gen = paviljoni
    .part-pl = paviljone
    .pl = paviljonid
seraglio = haarem
    .gen = haaremi
    .part-pl = haaremeid
    .pl = haaremid
arcades = galerii
    .gen = galerii
    .part-pl = galeriisid
    .pl = galeriid
chambers = loss
    .gen = lossi
    .part-pl = losse
    .pl = lossid
garden = aed
    .gen = aia
    .part-pl = aedu
    .pl = aiad
tower = torn
    .gen = torni
    .part-pl = torne
    .pl = tornid

## Currencies

denar = taaler
    .part-pl = taalreid
dirham = dirham
    .part-pl = dirhameid
ducat = tukat
    .part-pl = tukateid
florin = floriin
    .part-pl = floriine
diamond = teemant
    .part-pl = teemante

## Sides of a tile. `letter` stands on tiles and in brackets behind their names; in and into: of a wall there.

side-n = põhjapoolne
    .letter = N
    .in = põhjapoolses
    .into = põhjapoolsesse
    .place = põhjas
side-e = idapoolne
    .letter = E
    .in = idapoolses
    .into = idapoolsesse
    .place = idas
side-s = lõunapoolne
    .letter = S
    .in = lõunapoolses
    .into = lõunapoolsesse
    .place = lõunas
side-w = läänepoolne
    .letter = W
    .in = läänepoolses
    .into = läänepoolsesse
    .place = läänes

## Tiles. $type: a building type; $price: a number; $walls: the letters of the walled sides; $walled: are there any?

tile-building = { $type } { $price }{ walls-behind }
    .gen = { $type-gen } { $price }{ walls-behind }
tile-camp = välilaager { $price }{ walls-behind }
    .gen = välilaagri { $price }{ walls-behind }
tile-hut = { $type-gen } ehitajaonn{ walls-behind }
    .gen = { $type-gen } ehitajaonni{ walls-behind }
tile-fountain = stardikaart
    .gen = stardikaardi
tile-other = { $name }{ walls-behind }
    .gen = { $name }{ walls-behind }
# The walls behind a tile's name.
walls-behind = { $walled ->
    [yes] { " " }({ $walls })
   *[no] { "" }
}

## Cards

# $values: one number, or several: 5 + 3
card-money = { $currency } { $values }
card-bureau = rahavahetuskaart { $first }/{ $second }

## People: gen genitive, ade adessive (who has), all allative (to whom)

# $you: "yes" if it is the reader
seat = { $you ->
    [yes] Sina
   *[no] { $name }
}
    .mid = { $you ->
        [yes] sina
       *[no] { $name }
    }
    .gen = { $you ->
        [yes] sinu
       *[no] mängija { $name }
    }
    .ade = { $you ->
        [yes] sinul
       *[no] mängijal { $name }
    }
# The third player has the forms of a seat.
dirk = Margus
    .mid = Margus
    .gen = Marguse
    .ade = Margusel

## Joining words

list-and = { $rest } ja { $last }
