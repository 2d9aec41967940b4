## Building types

pavilion = paviljoen
    .pl = paviljoenen
seraglio = harem
    .pl = harems
arcades = arcade
    .pl = arcades
chambers = kamers
    .pl = kamers
garden = tuin
    .pl = tuinen
tower = toren
    .pl = torens

## Currencies

denar = denar
    .pl = denar
dirham = dirham
    .pl = dirham
ducat = dukaat
    .pl = dukaten
florin = gulden
    .pl = gulden
diamond = diamant
    .pl = diamanten

## Sides of a tile. `letter` stands on tiles and in brackets behind their names.

side-n = noordelijke
    .letter = N
    .place = in het noorden
side-e = oostelijke
    .letter = O
    .place = in het oosten
side-s = zuidelijke
    .letter = Z
    .place = in het zuiden
side-w = westelijke
    .letter = W
    .place = in het westen

## Tiles. $type: a building type; $price: a number; $walls: the letters of the walled sides; $walled: are there any?

tile-building = { $type } { $price }{ walls-behind }
tile-camp = veldkamp { $price }{ walls-behind }
tile-hut = bouwhut voor { $type-pl }{ walls-behind }
tile-fountain = startkaartje
tile-other = { $name }{ walls-behind }
# The walls behind a tile's name.
walls-behind = { $walled ->
    [yes] { " " }({ $walls })
   *[no] { "" }
}

## Cards

# $values: one number, or several: 5 + 3
card-money = { $currency } { $values }
card-bureau = wisselkantoor { $first }/{ $second }

## People

# $you: "yes" if it is the reader
seat = { $you ->
    [yes] Jij
   *[no] { $name }
}
    .mid = { $you ->
        [yes] jij
       *[no] { $name }
    }
    .obj = { $you ->
        [yes] jou
       *[no] { $name }
    }
# The third player has the forms of a seat.
dirk = Dirk
    .mid = Dirk
    .obj = Dirk

## Joining words

list-and = { $rest } en { $last }
