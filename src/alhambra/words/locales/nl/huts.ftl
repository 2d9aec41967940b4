nutshell-huts = Bouwhutten: een openliggende bouwhut nemen is een actie en kost niets; iedereen mag er een paar hebben. Ze wordt gebouwd als een kaartje en laat elk gebouw van haar kleur ernaast, zonder muur ertussen, nog een keer tellen.

heading-huts = Bouwhut nemen, voor niets
take-hut = Bouwhut nemen: { $tile }
    .short = { $tile }
told-hut = { $seat-you ->
    [yes] Je neemt een bouwhut: { $tile }. Daaronder ligt { $below }.
   *[no] { $seat } neemt een bouwhut: { $tile }. Daaronder ligt { $below }.
}
told-last-hut = { $seat-you ->
    [yes] Je neemt een bouwhut: { $tile }, de laatste van haar kleur.
   *[no] { $seat } neemt een bouwhut: { $tile }, de laatste van haar kleur.
}
extra-huts = { $number ->
    [one] { $number } gebouw naast bouwhutten
   *[other] { $number } gebouwen naast bouwhutten
}
