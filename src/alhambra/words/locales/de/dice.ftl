nutshell-dice = Das Würfelspiel: Würfle bis zu dreimal für eine Gebäudeart und setze deinen Setzstein in ihre Spalte. In fünf Runden erhalten die besten zwei Setzsteine einer Spalte Gebäudepunkte und Bonus-Chips. Gebäudeleisten und Punkte-Chips zählen nach Runde 1, 3 und 5.

# $points: 1 to 3
chip-vp = { $points ->
    [one] Chip für { $points } Punkt
   *[other] Chip für { $points } Punkte
}
chip-exchange = Tausch-Chip
chip-displace = Verdrängungs-Chip
chip-annul = Annullier-Chip
chip-black-die = Chip für den schwarzen Würfel
chip-start = Startspieler-Chip
# Within a list: exchange chip (garden)
chip-at = { $chip } ({ $type })
heading-chips = Chip einsetzen
annul-throw = Wurf annullieren
    .short = Wurf annullieren
set-black-die = Schwarzen Würfel auf { $type } drehen
    .short = Schwarzer Würfel: { $type }
displace-marker = Setzstein auf { $type } { $field } verdrängen
    .short = { $type } { $field } verdrängen
heading-reward = Deine Prämie
reward-points = Zwei Gebäudepunkte ({ $type })
    .short = zwei Punkte ({ $type })
reward-chip = Ein Gebäudepunkt ({ $type }) und { $chip }
    .short = ein Punkt ({ $type }), { $chip }
heading-redirect = Punkt tauschen
redirect-point = Stattdessen einen Punkt für { $type } nehmen
    .short = { $type }
keep-points = Die Punkte behalten, wie sie sind
    .short = behalten
question-reward = Welche Prämie nimmst du ({ $type })?
question-redirect = Tauschst du einen Gebäudepunkt?
told-chips-laid = Chips: { $chips }.
told-dirk-thrown = Dirks Würfel zeigt { $type }: Dort liegt sein erster Setzstein.
told-black-die = { $seat-you ->
    [yes] Du drehst den schwarzen Würfel auf { $type }.
   *[no] { $seat } dreht den schwarzen Würfel auf { $type }.
}
told-annulled = { $seat-you ->
    [yes] Du annullierst deinen Wurf.
   *[no] { $seat } annulliert den Wurf.
}
told-pushed = { $seat-you ->
    [yes] Du verdrängst { $number ->
        [one] einen Setzstein
       *[other] { $number } Setzsteine
    } ab { $type } { $field }.
   *[no] { $seat } verdrängt { $number ->
        [one] einen Setzstein
       *[other] { $number } Setzsteine
    } ab { $type } { $field }.
}
told-reward-points = { $owner-you ->
    [yes] Du erhältst zwei Gebäudepunkte ({ $type }).
   *[no] { $owner } erhält zwei Gebäudepunkte ({ $type }).
}
told-reward-chip = { $owner-you ->
    [yes] Du erhältst einen Gebäudepunkt ({ $type }) und den Chip.
   *[no] { $owner } erhält einen Gebäudepunkt ({ $type }) und den Chip.
}
told-redirected = { $seat-you ->
    [yes] Du tauschst einen Punkt: { $target } statt { $type }.
   *[no] { $seat } tauscht einen Punkt: { $target } statt { $type }.
}
told-stone = { $owner-you ->
    [yes] Dein Gebäudestein ({ $type }) steht auf Feld { $field }.
   *[no] Der Gebäudestein von { $owner-dat } ({ $type }) steht auf Feld { $field }.
}
told-stone-lost = { $owner-you ->
    [yes] Dein Gebäudestein ({ $type }) steht auf Feld { $field }; verlorene Punkte: { $lost }.
   *[no] Der Gebäudestein von { $owner-dat } ({ $type }) steht auf Feld { $field }; verlorene Punkte: { $lost }.
}
told-chip-taken = { $owner-you ->
    [yes] Du erhältst: { $chip }.
   *[no] { $owner } erhält: { $chip }.
}
told-chip-useless = { $owner } kann nichts anfangen mit: { $chip }. Er kommt aus dem Spiel.
told-chips-lapsed = Aus dem Spiel: { $chips }.
award-chips = Chips ({ $chips })
refusal-DICE-47 = Ein Punkt geht an eine andere Gebäudeart, wo dein Stein noch nicht auf Feld 12 steht ({ $rule }).
refusal-DICE-48 = Dazu brauchst du einen Annullier-Chip ({ $rule }).
refusal-DICE-49 = Der schwarze Würfel braucht seinen Chip, kommt nach dem ersten Wurf dazu und nur einmal im Zug ({ $rule }).
refusal-DICE-50 = Dazu brauchst du einen Verdrängungs-Chip, und das Zielfeld muss besetzt sein ({ $rule }).
