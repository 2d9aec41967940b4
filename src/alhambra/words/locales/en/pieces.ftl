## Building types

pavilion = pavilion
    .pl = pavilions
seraglio = seraglio
    .pl = seraglios
arcades = arcades
    .pl = arcades
chambers = chambers
    .pl = chambers
garden = garden
    .pl = gardens
tower = tower
    .pl = towers

## Currencies

denar = denar
    .pl = denars
dirham = dirham
    .pl = dirhams
ducat = ducat
    .pl = ducats
florin = florin
    .pl = florins
diamond = diamond
    .pl = diamonds

## Sides of a tile. `letter` stands on tiles and in brackets behind their names.

side-n = northern
    .letter = N
    .place = in the north
side-e = eastern
    .letter = E
    .place = in the east
side-s = southern
    .letter = S
    .place = in the south
side-w = western
    .letter = W
    .place = in the west

## Tiles. $type: a building type; $price: a number; $walls: the letters of the walled sides; $walled: are there any?

tile-building = { $type } { $price }{ walls-behind }
tile-camp = camp { $price }{ walls-behind }
tile-hut = { $type } hut{ walls-behind }
tile-fountain = fountain
tile-other = { $name }{ walls-behind }
# The walls behind a tile's name.
walls-behind = { $walled ->
    [yes] { " " }({ $walls })
   *[no] { "" }
}

## Cards

# $values: one number, or several: 5 + 3
card-money = { $currency } { $values }
card-bureau = bureau { $first }/{ $second }

## People

# $you: "yes" if it is the reader
seat = { $you ->
    [yes] You
   *[no] { $name }
}
    .mid = { $you ->
        [yes] you
       *[no] { $name }
    }
# The third player has the forms of a seat.
dirk = Dirk
    .mid = Dirk

## Joining words

list-and = { $rest } and { $last }
