# What an option does, as an order. The form `short` is for lists with the heading right above.

## Headings

heading-take-money = Geld nehmen
heading-buy = Gebäudeplättchen kaufen
heading-redesign = Alhambra umbauen
heading-build = Auf einem Platz deiner Alhambra anbauen
heading-elsewhere = Oder anderswohin
heading-fits-nowhere = Passt jetzt nirgends in deine Alhambra
heading-nothing-more = Nichts mehr
heading-also = Außerdem

## The base game

take-money = { $cards } nehmen
    .short = { $cards }
buy-tile = { $tile } für { $cards } kaufen
    .short = { $tile } für { $cards }
build-tile = { $tile } bei { $cell } anbauen
    .short = bei { $cell }
reserve-tile = { $tile } in die Reserve legen
    .short = in die Reserve
give-tile = { $tile } Dirk schenken
    .short = an Dirk
add-tile = { $tile } aus der Reserve bei { $cell } bauen
    .short = bei { $cell }
remove-tile = { $tile } bei { $cell } in die Reserve legen
    .short = { $tile } bei { $cell }
swap-tiles = { $old } bei { $cell } gegen { $tile } aus der Reserve tauschen
    .short = { $old } bei { $cell }
end-turn = Zug beenden, ohne noch eine Aktion
pass-turn = Passen: Nichts ist möglich
not-now = Jetzt nicht

## Options that are one choice first; the form `ask` asks which of them

folder-add = { $tile } aus der Reserve bauen
    .ask = Wo baust du { $tile }?
folder-remove = Plättchen in die Reserve legen
    .ask = Welches Plättchen kommt in die Reserve?
folder-swap = Plättchen gegen { $tile } tauschen
    .ask = Welches Plättchen macht Platz für { $tile }?

## Notes beside options

note-together = zusammen { $sum }
note-exact = passend
note-exact-again = passend: noch eine Aktion
note-over = { $over } zu viel
note-wall = Mauer { $wall }
note-wall-changes = Mauer { $before } → { $wall }
note-takes-action = kostet die Aktion
note-instead-of-money = statt Geld

## What nobody has words for, as records write it

raw-action = { $text }
raw-reason = { $text }
raw-module = { $text }
raw-event = { $name }: { $facts }.
