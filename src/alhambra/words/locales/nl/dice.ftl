nutshell-dice = Het dobbelspel: gooi hoogstens drie keer voor een gebouwensoort en plaats je zetsteen in haar kolom. In vijf ronden krijgen de beste twee zetstenen van een kolom gebouwenpunten en bonusfiches. Gebouwensporen en puntenfiches tellen na ronde 1, 3 en 5.

# $points: 1 to 3
chip-vp = { $points ->
    [one] fiche voor { $points } punt
   *[other] fiche voor { $points } punten
}
chip-exchange = ruilfiche
chip-displace = verdrijffiche
chip-annul = annuleerfiche
chip-black-die = fiche voor de zwarte dobbelsteen
chip-start = startspeler-fiche
# Within a list: exchange chip (garden)
chip-at = { $chip } ({ $type })
heading-chips = Een fiche gebruiken
annul-throw = Worp annuleren
    .short = Worp annuleren
set-black-die = Zwarte dobbelsteen op { $type } leggen
    .short = Zwarte dobbelsteen: { $type }
displace-marker = Zetsteen op { $type } { $field } verdrijven
    .short = { $type } { $field } verdrijven
heading-reward = Je beloning
reward-points = Twee gebouwenpunten voor { $type }
    .short = twee punten voor { $type }
reward-chip = Eén gebouwenpunt voor { $type } en het { $chip }
    .short = één punt voor { $type }, { $chip }
heading-redirect = Punt omruilen
redirect-point = In plaats daarvan een punt voor { $type } nemen
    .short = { $type }
keep-points = De punten houden zoals ze zijn
    .short = houden
question-reward = Welke beloning neem je voor { $type }?
question-redirect = Ruil je een gebouwenpunt om?
told-chips-laid = Fiches: { $chips }.
told-dirk-thrown = De dobbelsteen van Dirk toont { $type }: daar ligt zijn eerste zetsteen.
told-black-die = { $seat-you ->
    [yes] Je legt de zwarte dobbelsteen op { $type }.
   *[no] { $seat } legt de zwarte dobbelsteen op { $type }.
}
told-annulled = { $seat-you ->
    [yes] Je annuleert je worp.
   *[no] { $seat } annuleert de worp.
}
told-pushed = { $seat-you ->
    [yes] Je verdrijft { $number ->
        [one] een zetsteen
       *[other] { $number } zetstenen
    } vanaf { $type } { $field }.
   *[no] { $seat } verdrijft { $number ->
        [one] een zetsteen
       *[other] { $number } zetstenen
    } vanaf { $type } { $field }.
}
told-reward-points = { $owner-you ->
    [yes] Je krijgt twee gebouwenpunten voor { $type }.
   *[no] { $owner } krijgt twee gebouwenpunten voor { $type }.
}
told-reward-chip = { $owner-you ->
    [yes] Je krijgt één gebouwenpunt voor { $type } en het fiche.
   *[no] { $owner } krijgt één gebouwenpunt voor { $type } en het fiche.
}
told-redirected = { $seat-you ->
    [yes] Je ruilt een punt om: { $target } in plaats van { $type }.
   *[no] { $seat } ruilt een punt om: { $target } in plaats van { $type }.
}
told-stone = { $owner-you ->
    [yes] Je gebouwensteen voor { $type } staat op veld { $field }.
   *[no] De gebouwensteen van { $owner-obj } voor { $type } staat op veld { $field }.
}
told-stone-lost = { $owner-you ->
    [yes] Je gebouwensteen voor { $type } staat op veld { $field }; verloren punten: { $lost }.
   *[no] De gebouwensteen van { $owner-obj } voor { $type } staat op veld { $field }; verloren punten: { $lost }.
}
told-chip-taken = { $owner-you ->
    [yes] Je krijgt het { $chip }.
   *[no] { $owner } krijgt het { $chip }.
}
told-chip-useless = { $owner } kan niets met het { $chip }: het gaat uit het spel.
told-chips-lapsed = Uit het spel: { $chips }.
award-chips = fiches ({ $chips })
refusal-DICE-47 = Een punt gaat naar een andere gebouwensoort, waar je steen nog niet op veld 12 staat ({ $rule }).
refusal-DICE-48 = Daarvoor heb je een annuleerfiche nodig ({ $rule }).
refusal-DICE-49 = De zwarte dobbelsteen heeft zijn fiche nodig, komt na de eerste worp erbij en maar één keer per beurt ({ $rule }).
refusal-DICE-50 = Daarvoor heb je een verdrijffiche nodig, en het doelveld moet bezet zijn ({ $rule }).
