nutshell-sultan = Sultani võim: sultanikaart maksab 7 oma valuutas ja on ühe tüübi jaoks. Kui ehitusturule võetakse seda tüüpi kaart, võib omanik sultanikaardi ära anda ja kaardi tasuta võtta.

# $number: how many of this currency
card-sultan = { $number ->
    [one] sultanikaart ({ $currency })
   *[other] { $number } sultanikaarti ({ $currency })
}
heading-sultan = Osta sultanikaart
buy-sultan = Osta { $card }, { $type }, maksa { $cards }
    .short = { $card }, { $type }, maksa { $cards }
buy-sultan-with-vizier = Osta vesiiriga { $card }, { $type }, maksa { $cards }
    .short = { $card }, { $type }, maksa { $cards }
heading-sultan-die = Ehitisetäring
roll-sultan-die = Võta marker ära ja veereta täringut
    .short = Veereta
mark-sultan = Märgi { $type }
    .short = { $type }
heading-claim = Võta kaart endale sultanikaardiga
claim-tile = Võta sultanikaardiga { $tile }
    .short = { $tile }
question-roll-sultan-die = Kas veeretad, et saada sultanikaardile teine tüüp?
question-mark-sultan = Millise tüübi jaoks on sinu sultanikaart?
question-claim = Kas võtad kaardi sultanikaardiga endale?
decline-roll-sultan-die = Ei, tüüp jääb samaks
decline-claim = Ei, kaart läheb ehitusturule
told-sultan-card = Ehitusturu kõrvale pannakse { $card }, märgitud on { $type }.
told-sultan-bought = { $seat-you ->
    [yes] Sinu ees on nüüd { $card }, märgitud on { $type }.
   *[no] { $seat } saab kaardi: { $card }, märgitud on { $type }.
}
told-die-rolled = { $seat-you ->
    [yes] Sina veeretad: { $type }.
   *[no] { $seat } veeretab: { $type }.
}
told-sultan-marked = { $seat-you ->
    [yes] Sina märgid sultanikaardile: { $type }.
   *[no] { $seat } märgib sultanikaardile: { $type }.
}
told-claimed = { $seat-you ->
    [yes] Sina võtad sultanikaardiga { $tile-gen }.
   *[no] { $seat } võtab sultanikaardiga { $tile-gen }.
}
