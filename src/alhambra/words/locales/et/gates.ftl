nutshell-gates = Linnaväravad: avatud väravakaardi võib võtta raha asemel. See teeb ühe topeltseina sinu Alhambras läbitavaks, kui ehitad või ümber planeerid; sein läheb ikka arvesse. Väravaga kaardid jäävad oma kohale.

heading-gate-card = Väravakaart
take-gate = Võta avatud väravakaart
heading-build-gates = Ehita läbi värava (kulub väravakaart)
heading-redesign-gates = Planeeri ümber väravatega
build-through = Ehita { $tile } kohale { $cell }, värav { $side-in } seinas
    .short = kohale { $cell }, värav { $side-in } seinas
add-through = Ehita tagavaralaualt { $tile } kohale { $cell }, värav { $side-in } seinas
    .short = kohale { $cell }, värav { $side-in } seinas
swap-through = Vaheta { $old } kohal { $cell } tagavaralaua kaardiga { $tile }, värav { $side-in } seinas
    .short = { $old } kohal { $cell }, asemele { $tile }, värav { $side-in } seinas
remove-with-gates = Pane { $tile } kohalt { $cell } tagavaralauale, värav { $walls-in }
    .short = { $tile } kohalt { $cell }, värav { $walls-in }
folder-add-through = Ehita läbi värava tagavaralaualt { $tile }
    .ask = Kuhu ehitada { $tile }?
folder-swap-through = Pane ehitis välilaagri asemele
    .ask = Milline välilaager teeb ruumi?
wall-of = koha { $cell } { $side } sein
    .in = koha { $cell } { $side-in } seinas
    .into = koha { $cell } { $side-into } seina
told-gate-open = Avatakse väravakaart: see jääb avatuks lauale.
told-gate-discarded = Avatakse veel üks väravakaart: see pannakse kõrvale, sest üks on juba avatud.
told-gate-taken = { $seat-you ->
    [yes] Sina võtad väravakaardi.
   *[no] { $seat } võtab väravakaardi.
}
told-gate-set = { $seat-you ->
    [yes] Sina paned värava { $wall-into }.
   *[no] { $seat } paneb värava { $wall-into }.
}
