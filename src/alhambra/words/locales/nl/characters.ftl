nutshell-characters = Personages: zes van de tien komen op tafel en worden meteen geveild. Er wordt geboden tot op één na iedereen heeft gepast; de winnaar betaalt in één valuta en heeft vanaf dan de kunst van het personage.

## The ten; the form `power` is what they can do

character-abdul-karim = Abdul Karim
    .power = betaalt één keer een kaartje van de bouwwerf gepast
character-abdul-knihstig = Abdul Knihstig
    .power = na de koop van een gebouw van 10 of meer neem je een openliggende geldkaart
character-ammar-el-schauf = Ammar El’Schauf
    .power = aan het eind van elke beurt een extra verbouwing
character-faruk-willhaben = Faruk Will’haben
    .power = je mag kaarten nemen tot samen 7 in plaats van 5
character-fatima = Fatima
    .power = 8 punten waard aan het eind, of meteen in te ruilen voor een personage dat apart ligt
character-hakim-wahid = Hakim Wahid
    .power = bij elke waardering een half gebouw van een soort naar keuze
character-laila-wundabah = Laila Wundabah
    .power = vóór elke beurt mag je een kaartje op de bouwwerf laten ruilen
character-machma-klain = Machma Klain
    .power = vóór elke beurt mag je een kaart ruilen voor een openliggende die niet meer waard is
character-yammerad = Yammerad
    .power = met minder dan 3 geldkaarten trek je er vóór je beurt een
character-yusuf-e-passuff = Yusuf E’Passuff
    .power = bij elke waardering een punt per 3 zijden van je muur

## Options

heading-bid = Bieden
bid = Bieden: { $amount }
heading-pay-bid = Betalen met
pay-bid = Betalen: { $cards } voor je bod van { $bid }
    .short = { $cards }
heading-fatima = Fatima
fatima-keep = Fatima houden
fatima-exchange = Fatima inruilen voor het bovenste personage dat apart ligt
note-fatima-keep = 8 punten aan het eind
note-fatima-exchange = je weet niet wie het is
heading-karim = Abdul Karim betaalt, één keer in het spel
let-karim-pay = Abdul Karim laten betalen: { $tile }
    .short = { $tile }
heading-knihstig = Nemen
take-one = Met Abdul Knihstig nemen: { $card }
    .short = { $card }
heading-hakim = Een half gebouw extra voor
favour-type = Hakim Wahid: een half gebouw extra voor { $type-pl }
    .short = { $type-pl }
note-you-have = je hebt er { $number }
heading-laila = Laila laat een kaartje op de bouwwerf ruilen
let-laila-exchange = Laila laten ruilen: { $tile }
    .short = { $tile }
heading-machma = Machma ruilt een kaart voor een openliggende
let-machma-exchange = Machma laten ruilen: { $given } voor { $taken }
    .short = { $given } voor { $taken }
heading-yammerad = Yammerad
let-yammerad-draw = Yammerad de bovenste kaart van de stapel laten trekken
    .short = bovenste kaart van de stapel trekken

## Questions, and what it means to decline

question-first-bid = { $character } wordt geveild: { $character-power }. Niemand heeft nog geboden. Wat bied je?
question-next-bid = { $character } wordt geveild: { $character-power }. Het hoogste bod is { $bid }. Wat bied je?
question-pay-auction = Je wint { $character } voor { $bid }: hoe betaal je?
question-choose-power = Vóór je beurt: gebruik je een personage?
question-take-one-more = Abdul Knihstig: welke geldkaart neem je?
question-redesign-once-more = Ammar El’Schauf: verbouw je nog een keer?
question-ask-hakim = Hakim Wahid: welke soort krijgt bij deze waardering een half gebouw extra?
question-ask-fatima = Wat gebeurt er met Fatima?
decline-choose-power = Nee: aan de beurt beginnen
decline-take-one-more = Geen nemen
decline-ask-hakim = Voor geen van alle
decline-redesign-once-more = Nee: beurt beëindigen
decline-auction = Passen: je doet niet meer mee aan deze veiling
decline-pay-auction = Passen: je kunt niet betalen

## What happened

told-auction = { $character } wordt geveild: { $character-power }.
told-bid = { $seat-you ->
    [yes] Je biedt { $bid } op { $character }.
   *[no] { $seat } biedt { $bid } op { $character }.
}
told-out = { $seat-you ->
    [yes] Je past bij { $character }.
   *[no] { $seat } past bij { $character }.
}
told-won-bid = { $seat-you ->
    [yes] Je wint { $character } met een bod van { $bid }.
   *[no] { $seat } wint { $character } met een bod van { $bid }.
}
told-got-instead = { $seat-you ->
    [yes] Je krijgt daarvoor { $character }.
   *[no] { $seat } krijgt daarvoor { $character }.
}
told-character-left = { $character } gaat uit het spel.
told-character-used = { $seat-you ->
    [yes] Je gebruikt { $character }.
   *[no] { $seat } gebruikt { $character }.
}
told-card-given = { $seat-you ->
    [yes] Je geeft { $card } af.
   *[no] { $seat } geeft { $card } af.
}
told-drew = { $seat-you ->
    [yes] Je trekt { $card } van de stapel.
   *[no] { $seat } trekt { $card } van de stapel.
}
told-drew-hidden = { $seat-you ->
    [yes] Je trekt een kaart van de stapel.
   *[no] { $seat } trekt een kaart van de stapel.
}
told-tile-exchanged = Op de bouwwerf gaat { $old } terug in de buidel, en { $tile } ligt daar nu.
told-favoured = { $seat-you ->
    [yes] Je kiest met Hakim Wahid { $type-pl }: een half gebouw extra bij deze waardering.
   *[no] { $seat } kiest met Hakim Wahid { $type-pl }: een half gebouw extra bij deze waardering.
}
award-yusuf = Yusuf E’Passuff: een punt per { $every } zijden van een muur van { $wall }
award-fatima = Fatima, die gehouden is
extra-hakim = een half gebouw voor Hakim Wahid
