# What an option does, as an order. The form `short` is for lists with the heading right above.

## Headings

heading-take-money = Take money
heading-buy = Buy
heading-redesign = Redesign
heading-build = Build on a square of your Alhambra
heading-elsewhere = Or elsewhere
heading-fits-nowhere = It fits nowhere in your Alhambra now
heading-nothing-more = Nothing more
heading-also = Also

## The base game

take-money = Take { $cards }
    .short = { $cards }
buy-tile = Buy { $tile } for { $cards }
    .short = { $tile } for { $cards }
build-tile = Build { $tile } at { $cell }
    .short = at { $cell }
reserve-tile = Lay { $tile } into the reserve
    .short = into the reserve
give-tile = Give { $tile } to Dirk
    .short = to Dirk
add-tile = Build { $tile } from the reserve at { $cell }
    .short = at { $cell }
remove-tile = Move { $tile } at { $cell } to the reserve
    .short = { $tile } at { $cell }
swap-tiles = Exchange { $old } at { $cell } for { $tile } from the reserve
    .short = { $old } at { $cell }
end-turn = End the turn without a further action
pass-turn = Pass: nothing is possible
not-now = Not now

## Options that are one choice first; the form `ask` asks which of them

folder-add = Build { $tile } from the reserve
    .ask = Where will you build { $tile }?
folder-remove = Move a tile to the reserve
    .ask = Which tile goes to the reserve?
folder-swap = Exchange a tile for { $tile }
    .ask = Which tile makes way for { $tile }?

## Notes beside options

note-together = together { $sum }
note-exact = exact
note-exact-again = exact: act again
note-over = { $over } over
note-wall = wall { $wall }
note-wall-changes = wall { $before } → { $wall }
note-takes-action = takes the action
note-instead-of-money = instead of money

## What nobody has words for, as records write it

raw-action = { $text }
raw-reason = { $text }
raw-module = { $text }
raw-event = { $name }: { $facts }.
