# What happened: present tense. $seat-you is "yes" if the seat is the reader's own.

told-begins = { $seat-you ->
    [yes] Sina alustad mängu.
   *[no] { $seat } alustab mängu.
}
told-dealt = { $seat-you ->
    [yes] Sina saad algse rahasumma: { $cards }, kokku { $sum }, { n-cards }.
   *[no] { $seat } saab algse rahasumma: { $cards }, kokku { $sum }, { n-cards }.
}
n-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarti
}
told-took = { $seat-you ->
    [yes] Sina võtad raha: { $cards }.
   *[no] { $seat } võtab raha: { $cards }.
}
told-bought-exactly = { $seat-you ->
    [yes] Sina ostad { $tile-gen } täpse summa eest: { $cards }.
   *[no] { $seat } ostab { $tile-gen } täpse summa eest: { $cards }.
}
told-bought = { $seat-you ->
    [yes] Sina ostad { $tile-gen } ja maksad { $over } rohkem kui vaja: { $cards }.
   *[no] { $seat } ostab { $tile-gen } ja maksab { $over } rohkem kui vaja: { $cards }.
}
told-got = { $seat-you ->
    [yes] Sina saad { $tile-gen } tasuta.
   *[no] { $seat } saab { $tile-gen } tasuta.
}
told-paid = { $seat-you ->
    [yes] Sina maksad: { $cards }.
   *[no] { $seat } maksab: { $cards }.
}
told-built = { $seat-you ->
    [yes] Sina ehitad { $tile-gen } kohale { $cell }.
   *[no] { $seat } ehitab { $tile-gen } kohale { $cell }.
}
told-added = { $seat-you ->
    [yes] Sina ehitad tagavaralaualt { $tile-gen } kohale { $cell }.
   *[no] { $seat } ehitab tagavaralaualt { $tile-gen } kohale { $cell }.
}
told-removed = { $seat-you ->
    [yes] Sina paned { $tile-gen } kohalt { $cell } tagavaralauale.
   *[no] { $seat } paneb { $tile-gen } kohalt { $cell } tagavaralauale.
}
told-reserved = { $seat-you ->
    [yes] Sina paned { $tile-gen } tagavaralauale.
   *[no] { $seat } paneb { $tile-gen } tagavaralauale.
}
told-swapped = { $seat-you ->
    [yes] Sina vahetad { $old-gen } kohal { $cell } tagavaralaua kaardiga { $tile }.
   *[no] { $seat } vahetab { $old-gen } kohal { $cell } tagavaralaua kaardiga { $tile }.
}
told-given = { $seat-you ->
    [yes] Sina annad { $tile-gen } Margusele.
   *[no] { $seat } annab { $tile-gen } Margusele.
}
told-stopped = { $seat-you ->
    [yes] Sina loobud veel ühest tegevusest.
   *[no] { $seat } loobub veel ühest tegevusest.
}
told-passed = { $seat-you ->
    [yes] Sina ei saa midagi teha ja passid.
   *[no] { $seat } ei saa midagi teha ja passib.
}
told-declined = { $seat-you ->
    [yes] Sina loobud.
   *[no] { $seat } loobub.
}
told-new-tiles = Uued ehituskaardid ehitusturul: { $tiles }.
told-new-money = Uus raha: { $cards }.
told-scoring-card = Avatakse { $scoring-gen } kaart.
told-shuffled = Rahapakk sai otsa: kasutatud kaartide pakk ({ n-cards }) segatakse uueks rahapakiks.
told-dirk-drew = Margus saab kaardid: { $tiles }.
told-dirk-drew-nothing = Margus ei saa midagi.
told-left = { $seat-you ->
    [yes] Ehitusturule jäi { $tile }: selle saad sina, sest sinul on kõige rohkem { $currency-part-pl } ({ $money }).
   *[no] Ehitusturule jäi { $tile }: selle saab { $seat }, kellel on kõige rohkem { $currency-part-pl } ({ $money }).
}
told-left-nobody = Ehitusturule jäi { $tile }: see jääb sinna, sest kellelgi pole teistest rohkem { $currency-part-pl } ({ $money }).
# Within a list: A 12
money-of = { $seat-mid } { $money }
told-won = { $seat-you ->
    [yes] Mäng on läbi: sina võidad { $points } punktiga.
   *[no] Mäng on läbi: { $seat } võidab { $points } punktiga.
}
told-shared-victory = { $seats-you ->
    [yes] Mäng on läbi: { $seats-mid } jagate võitu { $points } punktiga.
   *[no] Mäng on läbi: { $seats-mid } jagavad võitu { $points } punktiga.
}
n-points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
told-scored = { $scoring }: { $points }.
# Within a list: A +12
points-of = { $seat-mid } +{ $points }
