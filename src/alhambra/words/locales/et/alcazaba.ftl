nutshell-alcazaba = Alcazaba: veereta täringuid kuni kolm korda ühe ehitistüübi jaoks ja aseta tulemuskivi selle veergu. Viies voorus valivad parimad tulemuskivid oma veerust ehituskaardi; ehita see või pane tagavaralauale. Ehitistüübid ja pikim välissein annavad punkte pärast 1., 3. ja 5. vooru.

heading-pick = Võta oma preemia
pick-tile = Võta { $tile }
    .short = { $tile }
pick-start-chip = Võta alustaja žetoon
    .short = alustaja žetoon
question-pick = Millise preemia võtad?
told-laid-out = Pakutavad ehituskaardid: { $tiles }.
told-tiles-left = Keegi ei võitnud: { $tiles }. Need lähevad mängust välja.
told-stays-home = { $seat-you ->
    [yes] Sina planeerid Alhambra ümber ega aseta tulemuskivi.
   *[no] { $seat } planeerib ümber ega aseta tulemuskivi.
}
told-tile-won = { $seat-you ->
    [yes] Sina võidad { $tile-gen }.
   *[no] { $seat } võidab { $tile-gen }.
}
told-start-chip-won = { $seat-you ->
    [yes] Sina võidad alustaja žetooni.
   *[no] { $seat } võidab alustaja žetooni.
}
told-dirk-won-tile = Margus võidab { $tile-gen }.
told-dirk-won-start-chip = Margus võidab alustaja žetooni.
refusal-ALC-18 = Pärast kolmandat viset pead tulemuskivi asetama ({ $rule }).
refusal-ALC-19 = Ümber planeerid pärast esimest või teist viset, mitte varem ({ $rule }).
refusal-ALC-23 = Võta selle veeru ehituskaart või alustaja žetoon, kui see seal on ({ $rule }).
