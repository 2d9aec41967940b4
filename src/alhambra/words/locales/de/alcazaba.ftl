nutshell-alcazaba = Alcazaba: Würfle bis zu dreimal für eine Gebäudeart und setze deinen Setzstein in ihre Spalte. In fünf Runden wählen die besten Setzsteine ein Plättchen ihrer Spalte; baue es an oder lege es in die Reserve. Gebäudearten und die längste Außenmauer zählen nach Runde 1, 3 und 5.

heading-pick = Nimm deine Prämie
pick-tile = { $tile } nehmen
    .short = { $tile }
pick-start-chip = Den Startspieler-Chip nehmen
    .short = den Startspieler-Chip
question-pick = Welche Prämie nimmst du?
told-laid-out = Ausliegende Plättchen: { $tiles }.
told-tiles-left = Niemand gewinnt { $tiles }: aus dem Spiel.
told-stays-home = { $seat-you ->
    [yes] Du baust deine Alhambra um, statt deinen Setzstein zu setzen.
   *[no] { $seat } baut um, statt einen Setzstein zu setzen.
}
told-tile-won = { $seat-you ->
    [yes] Du gewinnst { $tile }.
   *[no] { $seat } gewinnt { $tile }.
}
told-start-chip-won = { $seat-you ->
    [yes] Du gewinnst den Startspieler-Chip.
   *[no] { $seat } gewinnt den Startspieler-Chip.
}
told-dirk-won-tile = Dirk gewinnt { $tile }.
told-dirk-won-start-chip = Dirk gewinnt den Startspieler-Chip.
refusal-ALC-18 = Nach dem dritten Wurf musst du deinen Setzstein setzen ({ $rule }).
refusal-ALC-19 = Umgebaut wird nach dem ersten oder zweiten Wurf, nicht vorher ({ $rule }).
refusal-ALC-23 = Nimm ein Plättchen dieser Spalte oder den Startspieler-Chip, wenn er dort liegt ({ $rule }).
