nutshell-trader = Vliegende handelaar: wie op het vakje van het handelaarsfiche bouwt, mag een bewoner in de kleur van het gebouw zijn intrek laten nemen en kiest een andere uit de voorraad; past er geen, dan mag één bewoner worden gewisseld. Bewoners in gebouwen geven bij elke waardering punten, in series van verschillende kleuren.

heading-citizens = Drie bewoners en een zijde van het startkaartje
# $types: three building types; $side: where the trader tile lies
choose-citizens = Bewoners: { $types }; handelaarsfiche naast het startkaartje, { $side-place }
    .short = naast het startkaartje, { $side-place }
folder-citizens = Bewoners: { $types }
    .ask = Waar ligt het handelaarsfiche? Bewoners: { $types }
heading-move-in = Een bewoner neemt zijn intrek
move-in = De bewoner zijn intrek laten nemen: { $tile }
    .short = { $tile }
heading-hire = Een bewoner uit de voorraad voor het handelaarsfiche
hire-citizen = Bewoner nemen: { $type }
    .short = { $type }
heading-exchange-citizen = Een bewoner van het handelaarsfiche wisselen
exchange-citizen = Bewoner wisselen: { $given } voor { $type }
    .short = { $given } voor { $type }
folder-exchange-citizen = Bewoner teruggeven: { $given }
    .ask = Welke bewoner komt in de plaats ({ $given })?
heading-lay-trader = Handelaarsfiche leggen
lay-trader = Handelaarsfiche leggen op { $cell }
    .short = op { $cell }

question-choose-citizens = Welke drie bewoners komen op je handelaarsfiche, en waar ligt het?
question-ask-to-move-in = Neemt de bewoner zijn intrek?
question-hire-citizen = Welke bewoner komt op je handelaarsfiche?
question-exchange-citizen = Niemand kan zijn intrek nemen. Wissel je een bewoner?
question-lay-trader = Waar leg je je handelaarsfiche nu?
decline-ask-to-move-in = Nee, niemand
decline-exchange-citizen = Nee, niet wisselen

told-traders = Iedereen heeft bewoners gekozen: { $traders }.
# Within a list: somebody's three citizens
trader-of = { $seat-mid } ({ $types })
told-moved-in = { $seat-you ->
    [yes] Bij jou neemt een bewoner zijn intrek: { $tile }.
   *[no] Bij { $seat } neemt een bewoner zijn intrek: { $tile }.
}
told-moved-out = { $seat-you ->
    [yes] Bij jou gaat een bewoner terug naar de voorraad: { $tile }.
   *[no] Bij { $seat-mid } gaat een bewoner terug naar de voorraad: { $tile }.
}
told-hired = { $seat-you ->
    [yes] Je zet een bewoner op je handelaarsfiche: { $type }.
   *[no] { $seat } zet een bewoner op het handelaarsfiche: { $type }.
}
told-citizens-exchanged = { $seat-you ->
    [yes] Je wisselt een bewoner: { $given } voor { $type }.
   *[no] { $seat } wisselt een bewoner: { $given } voor { $type }.
}
told-trader-laid = { $seat-you ->
    [yes] Je handelaarsfiche ligt nu op { $cell }.
   *[no] Het handelaarsfiche van { $seat } ligt nu op { $cell }.
}
# $series: lengths, such as 4 + 3 + 1
award-trader = series van { $series } bewoners
