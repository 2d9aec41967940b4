nutshell-treasure = Varakamber: osta tegevusena ühe ruumi neli aardekirstu, makstes 8 või rohkem mis tahes valuutades; tagasi ei saa midagi ja lisategevust ei järgne. Käigu lõpus läheb iga kirst sinu sama liiki ehitisele, igale üks; ülejäänud võivad võtta teised. Enim aardekirste annab punkte nagu enim üht liiki ehitisi.

heading-chests = Osta aardekirstud
# $chests: the building types they are for
buy-chests = Osta aardekirstud ruumist { $room }: { $chests }
    .short = Ruum { $room }: { $chests }
note-chests-price = 8 või rohkem, iga valuuta
heading-pay-chests = Maksa aardekirstude eest
pay-chests = Maksa ruumi { $room } aardekirstude eest { $cards }
    .short = { $cards }
heading-lay-chests = Pane aardekirst ehitisele
lay-chest = Pane aardekirst: { $tile }
    .short = { $tile }
question-pay-for-chests = Millega maksad aardekirstude eest?
question-lay-chests = Kuhu lähevad aardekirstud? Panna: { $chests }
decline-lay-chests = Rohkem mitte
told-chests-bought = { $seat-you ->
    [yes] Sina ostad aardekirstud ruumist { $room }: { $chests }.
   *[no] { $seat } ostab aardekirstud ruumist { $room }: { $chests }.
}
told-chest-laid = { $seat-you ->
    [yes] Sina paned aardekirstu: { $tile }.
   *[no] { $seat } paneb aardekirstu: { $tile }.
}
told-chests-returned = Aardekirstud tagasi kotti: { $chests }.
told-dirk-got-chests = Margus saab aardekirste: { $chests }.
told-room-filled = Ruumis { $room } on uued aardekirstud: { $chests }.
told-room-empty = Ruum { $room } jääb tühjaks: aardekirste on liiga vähe.
award-treasure = { $number ->
    [one] { $number } aardekirst, { $rank } koht
   *[other] { $number } aardekirstu, { $rank } koht
}
