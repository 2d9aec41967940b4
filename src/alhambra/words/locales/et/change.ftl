nutshell-change = Vahetusraha: kes maksab liiga palju, saab iga kahe üleliigse ühiku eest kotist ühe mündi. Münt on oma valuutas raha väärtusega 1; makstud mündid lähevad kotti tagasi.

# $number: how many of this currency
card-coin = { $number ->
    [one] münt ({ $currency })
   *[other] { $number } münti ({ $currency })
}
told-change = { $seat-you ->
    [yes] Sina saad raha tagasi: { $coins }.
   *[no] { $seat } saab raha tagasi: { $coins }.
}
