nutshell-bonus = Boonuskaardid: igaüks näitab üht seinteta ehituskaarti. Kui see on sinu Alhambras, võid boonuskaardi avada, mis aega ei võta: sellest alates läheb ehitis topelt arvesse.

heading-bonus = Boonuskaardid (ei võta aega)
reveal-bonus = Ava boonuskaart: { $tile } läheb topelt arvesse
question-bonus = Algab punktiarvestus: kas avad boonuskaardi?
question-no-bonus = Algab punktiarvestus. Sul ei ole boonuskaarti, mida avada.
question-bonus-again = { $seat-you ->
    [yes] Sina avasid boonuskaardi: kas avad enne punktiarvestust veel ühe?
   *[no] { $seat } avas boonuskaardi ja kõik võivad sellele vastata: kas avad mõne?
}
question-no-bonus-again = { $seat-you ->
    [yes] Sina avasid boonuskaardi ja kõik võivad sellele vastata. Sul ei ole rohkem kaarte, mida avada.
   *[no] { $seat } avas boonuskaardi ja kõik võivad sellele vastata. Sul ei ole kaarti, mida avada.
}
decline-bonus = Ära ava midagi
told-bonus = { $seat-you ->
    [yes] Sina avad boonuskaardi: { $tile } läheb topelt arvesse.
   *[no] { $seat } avab boonuskaardi: { $tile } läheb topelt arvesse.
}
extra-bonus = { $number ->
    [one] { $number } boonuskaart
   *[other] { $number } boonuskaarti
}
