# What an option does, as an order. The form `short` is for lists with the heading right above.

## Headings

heading-take-money = Geld nemen
heading-buy = Gebouwenkaartje kopen
heading-redesign = Alhambra verbouwen
heading-build = Bouwen op een vakje van je Alhambra
heading-elsewhere = Of ergens anders
heading-fits-nowhere = Past nu nergens in je Alhambra
heading-nothing-more = Niets meer
heading-also = Verder

## The base game

take-money = Nemen: { $cards }
    .short = { $cards }
buy-tile = Kopen: { $tile } voor { $cards }
    .short = { $tile } voor { $cards }
build-tile = Bouwen: { $tile } op { $cell }
    .short = op { $cell }
reserve-tile = In de reserve leggen: { $tile }
    .short = in de reserve
give-tile = Aan Dirk schenken: { $tile }
    .short = aan Dirk
add-tile = Uit de reserve bouwen: { $tile } op { $cell }
    .short = op { $cell }
remove-tile = Naar de reserve brengen: { $tile } op { $cell }
    .short = { $tile } op { $cell }
swap-tiles = Wisselen met de reserve: { $old } op { $cell } voor { $tile }
    .short = { $old } op { $cell }
end-turn = Beurt beëindigen zonder nog een actie
pass-turn = Passen: er is niets mogelijk
not-now = Nu niet

## Options that are one choice first; the form `ask` asks which of them

folder-add = Uit de reserve bouwen: { $tile }
    .ask = Waar bouw je { $tile }?
folder-remove = Kaartje naar de reserve brengen
    .ask = Welk kaartje gaat naar de reserve?
folder-swap = Kaartje wisselen met { $tile }
    .ask = Welk kaartje maakt plaats voor { $tile }?

## Notes beside options

note-together = samen { $sum }
note-exact = gepast
note-exact-again = gepast: nog een actie
note-over = { $over } te veel
note-wall = muur { $wall }
note-wall-changes = muur { $before } → { $wall }
note-takes-action = kost de actie
note-instead-of-money = in plaats van geld

## What nobody has words for, as records write it

raw-action = { $text }
raw-reason = { $text }
raw-module = { $text }
raw-event = { $name }: { $facts }.
