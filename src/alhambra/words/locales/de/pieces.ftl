## Building types

pavilion = Pavillon
    .pl = Pavillons
seraglio = Serail
    .pl = Serails
arcades = Arkaden
    .pl = Arkaden
chambers = Gemächer
    .pl = Gemächer
garden = Garten
    .pl = Gärten
tower = Turm
    .pl = Türme

## Currencies

denar = Denar
    .pl = Denare
dirham = Dirham
    .pl = Dirham
ducat = Dukaten
    .pl = Dukaten
florin = Gulden
    .pl = Gulden
diamond = Diamant
    .pl = Diamanten

## Sides of a tile. `letter` stands on tiles and in brackets behind their names.

side-n = nördlichen
    .letter = N
    .acc = nördliche
    .place = im Norden
side-e = östlichen
    .letter = O
    .acc = östliche
    .place = im Osten
side-s = südlichen
    .letter = S
    .acc = südliche
    .place = im Süden
side-w = westlichen
    .letter = W
    .acc = westliche
    .place = im Westen

## Tiles. $type: a building type; $price: a number; $walls: the letters of the walled sides; $walled: are there any?

tile-building = { $type } { $price }{ walls-behind }
tile-camp = Feldlager { $price }{ walls-behind }
tile-hut = Bauhütte für { $type-pl }{ walls-behind }
tile-fountain = Startplättchen
tile-other = { $name }{ walls-behind }
# The walls behind a tile's name.
walls-behind = { $walled ->
    [yes] { " " }({ $walls })
   *[no] { "" }
}

## Cards

# $values: one number, or several: 5 + 3
card-money = { $currency } { $values }
card-bureau = Wechselstube { $first }/{ $second }

## People

# $you: "yes" if it is the reader
seat = { $you ->
    [yes] Du
   *[no] { $name }
}
    .mid = { $you ->
        [yes] du
       *[no] { $name }
    }
    .acc = { $you ->
        [yes] dich
       *[no] { $name }
    }
    .dat = { $you ->
        [yes] dir
       *[no] { $name }
    }
# The third player has the forms of a seat.
dirk = Dirk
    .mid = Dirk
    .acc = Dirk
    .dat = Dirk

## Joining words

list-and = { $rest } und { $last }
