nutshell-alcazaba = Alcazaba: gooi hoogstens drie keer voor een gebouwensoort en plaats je zetsteen in haar kolom. In vijf ronden kiezen de beste zetstenen een gebouwenkaartje van hun kolom; bouw het of leg het in de reserve. Gebouwensoorten en de langste buitenmuur tellen na ronde 1, 3 en 5.

heading-pick = Neem je beloning
pick-tile = { $tile } nemen
    .short = { $tile }
pick-start-chip = Het startspeler-fiche nemen
    .short = het startspeler-fiche
question-pick = Welke beloning neem je?
told-laid-out = Aanbod van gebouwen: { $tiles }.
told-tiles-left = Niemand wint { $tiles }: uit het spel.
told-stays-home = { $seat-you ->
    [yes] Je verbouwt je Alhambra in plaats van je zetsteen te plaatsen.
   *[no] { $seat } verbouwt in plaats van een zetsteen te plaatsen.
}
told-tile-won = { $seat-you ->
    [yes] Je wint { $tile }.
   *[no] { $seat } wint { $tile }.
}
told-start-chip-won = { $seat-you ->
    [yes] Je wint het startspeler-fiche.
   *[no] { $seat } wint het startspeler-fiche.
}
told-dirk-won-tile = Dirk wint { $tile }.
told-dirk-won-start-chip = Dirk wint het startspeler-fiche.
refusal-ALC-18 = Na de derde worp moet je je zetsteen plaatsen ({ $rule }).
refusal-ALC-19 = Je verbouwt na je eerste of tweede worp, niet eerder ({ $rule }).
refusal-ALC-23 = Neem een gebouwenkaartje van deze kolom, of het startspeler-fiche als het daar ligt ({ $rule }).
