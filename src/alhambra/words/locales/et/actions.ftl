# What an option does, as an order. The form `short` is for lists with the heading right above.

## Headings

heading-take-money = Võta raha
heading-buy = Osta ehituskaart
heading-redesign = Planeeri ümber
heading-build = Ehita oma Alhambras vabale kohale
heading-elsewhere = Või mujale
heading-fits-nowhere = Ei sobi praegu sinu Alhambras kuhugi
heading-nothing-more = Mitte midagi rohkem
heading-also = Veel

## The base game

take-money = Võta { $cards }
    .short = { $cards }
buy-tile = Osta { $tile }, maksa { $cards }
    .short = { $tile }, maksa { $cards }
build-tile = Ehita { $tile } kohale { $cell }
    .short = kohale { $cell }
reserve-tile = Pane { $tile } tagavaralauale
    .short = tagavaralauale
give-tile = Anna { $tile } Margusele
    .short = Margusele
add-tile = Ehita tagavaralaualt { $tile } kohale { $cell }
    .short = kohale { $cell }
remove-tile = Pane { $tile } kohalt { $cell } tagavaralauale
    .short = { $tile } kohalt { $cell }
swap-tiles = Vaheta { $old } kohal { $cell } tagavaralaua kaardiga { $tile }
    .short = { $old } kohal { $cell }
end-turn = Lõpeta käik ilma lisategevuseta
pass-turn = Passi: midagi pole võimalik teha
not-now = Praegu mitte

## Options that are one choice first; the form `ask` asks which of them

folder-add = Ehita tagavaralaualt { $tile }
    .ask = Kuhu ehitada { $tile }?
folder-remove = Pane kaart tagavaralauale
    .ask = Milline kaart läheb tagavaralauale?
folder-swap = Vaheta kaart tagavaralaua kaardiga { $tile }
    .ask = Millise kaardi asemele tuleb { $tile }?

## Notes beside options

note-together = kokku { $sum }
note-exact = täpne summa
note-exact-again = täpne summa: veel üks tegevus
note-over = { $over } üle
note-wall = sein { $wall }
note-wall-changes = sein { $before } → { $wall }
note-takes-action = kulub tegevus
note-instead-of-money = raha asemel

## What nobody has words for, as records write it

raw-action = { $text }
raw-reason = { $text }
raw-module = { $text }
raw-event = { $name }: { $facts }.
