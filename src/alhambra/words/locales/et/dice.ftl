nutshell-dice = Täringumäng: veereta täringuid kuni kolm korda ühe ehitistüübi jaoks ja aseta tulemuskivi selle veergu. Viies voorus saavad veeru kaks parimat tulemuskivi ehitisepunkte ja boonusžetoone. Ehitiste rajad ja punktižetoonid annavad punkte pärast 1., 3. ja 5. vooru.

# $points: 1 to 3
chip-vp = { $points ->
    [one] { $points } punkti žetoon
   *[other] { $points } punkti žetoon
}
chip-exchange = vahetusžetoon
chip-displace = tõrjumisžetoon
chip-annul = tühistusžetoon
chip-black-die = musta täringu žetoon
chip-start = alustaja žetoon
# Within a list: exchange chip (garden)
chip-at = { $chip } ({ $type })
heading-chips = Kasuta žetooni
annul-throw = Tühista vise
    .short = Tühista vise
set-black-die = Pane mustale täringule { $type }
    .short = Must täring: { $type }
displace-marker = Tõrju tulemuskivi kõrvale väljalt { $type } { $field }
    .short = Tõrju { $type } { $field }
heading-reward = Sinu preemia
reward-points = Kaks ehitisepunkti: { $type }
    .short = kaks punkti: { $type }
reward-chip = Üks ehitisepunkt: { $type }, ja { $chip }
    .short = üks punkt: { $type }, { $chip }
heading-redirect = Vaheta punkt
redirect-point = Võta selle asemel punkt: { $type }
    .short = { $type }
keep-points = Jäta punktid nii, nagu on
    .short = jäta nii
question-reward = Millise preemia võtad: { $type }?
question-redirect = Kas vahetad ehitisepunkti?
told-chips-laid = Žetoonid: { $chips }.
told-dirk-thrown = Marguse täring näitab: { $type }. Seal on tema esimene tulemuskivi.
told-black-die = { $seat-you ->
    [yes] Sina paned mustale täringule: { $type }.
   *[no] { $seat } paneb mustale täringule: { $type }.
}
told-annulled = { $seat-you ->
    [yes] Sina tühistad oma viske.
   *[no] { $seat } tühistab viske.
}
told-pushed = { $seat-you ->
    [yes] Sina tõrjud alates väljast { $type } { $field } kõrvale { $number ->
        [one] ühe tulemuskivi
       *[other] { $number } tulemuskivi
    }.
   *[no] { $seat } tõrjub alates väljast { $type } { $field } kõrvale { $number ->
        [one] ühe tulemuskivi
       *[other] { $number } tulemuskivi
    }.
}
told-reward-points = { $owner-you ->
    [yes] Sina saad kaks ehitisepunkti: { $type }.
   *[no] { $owner } saab kaks ehitisepunkti: { $type }.
}
told-reward-chip = { $owner-you ->
    [yes] Sina saad ühe ehitisepunkti ({ $type }) ja žetooni.
   *[no] { $owner } saab ühe ehitisepunkti ({ $type }) ja žetooni.
}
told-redirected = { $seat-you ->
    [yes] Sina vahetad punkti: { $type } asemel { $target }.
   *[no] { $seat } vahetab punkti: { $type } asemel { $target }.
}
told-stone = { $owner-you ->
    [yes] Sinu ehitisekivi ({ $type }) on väljal { $field }.
   *[no] { $owner-gen } ehitisekivi ({ $type }) on väljal { $field }.
}
told-stone-lost = { $owner-you ->
    [yes] Sinu ehitisekivi ({ $type }) on väljal { $field }; kaotatud punkte: { $lost }.
   *[no] { $owner-gen } ehitisekivi ({ $type }) on väljal { $field }; kaotatud punkte: { $lost }.
}
told-chip-taken = { $owner-you ->
    [yes] Sina saad: { $chip }.
   *[no] { $owner } saab: { $chip }.
}
told-chip-useless = { $owner } ei saa midagi teha: { $chip } läheb mängust välja.
told-chips-lapsed = Mängust välja: { $chips }.
award-chips = žetoonid ({ $chips })
refusal-DICE-47 = Punkt läheb teisele tüübile, kus sinu kivi ei ole veel väljal 12 ({ $rule }).
refusal-DICE-48 = Selleks on vaja tühistusžetooni ({ $rule }).
refusal-DICE-49 = Must täring vajab oma žetooni, lisandub pärast esimest viset ja ainult üks kord käigus ({ $rule }).
refusal-DICE-50 = Selleks on vaja tõrjumisžetooni ja sihtväli peab olema kinni ({ $rule }).
