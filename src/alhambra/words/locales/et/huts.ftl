nutshell-huts = Ehitajate onnid: avatud ehitajaonni võtmine on tegevus ja tasuta; igaühel võib neid olla mõni. Onn ehitatakse nagu kaart ja paneb iga kõrvaloleva oma värvi ehitise, kui vahel pole seina, veel kord arvesse.

heading-huts = Võta ehitajaonn, tasuta
take-hut = Võta ehitajaonn: { $tile }
    .short = { $tile }
told-hut = { $seat-you ->
    [yes] Sina võtad ehitajaonni: { $tile }. Selle all on { $below }.
   *[no] { $seat } võtab ehitajaonni: { $tile }. Selle all on { $below }.
}
told-last-hut = { $seat-you ->
    [yes] Sina võtad ehitajaonni: { $tile }, oma värvi viimane.
   *[no] { $seat } võtab ehitajaonni: { $tile }, oma värvi viimane.
}
extra-huts = { $number ->
    [one] { $number } ehitis ehitajaonnide kõrval
   *[other] { $number } ehitist ehitajaonnide kõrval
}
