nutshell-characters = Charaktere: Sechs von zehn kommen ins Spiel und werden sofort versteigert. Geboten wird, bis alle bis auf einen gepasst haben; der Sieger zahlt in einer Währung und hat von da an die Fähigkeit des Charakters.

## The ten; the form `power` is what they can do

character-abdul-karim = Abdul Karim
    .power = zahlt einmal ein Plättchen im Bauhof passend
character-abdul-knihstig = Abdul Knihstig
    .power = nach dem Kauf eines Gebäudes ab Preis 10 nimmst du eine offene Geldkarte
character-ammar-el-schauf = Ammar El’Schauf
    .power = am Ende jedes Zuges ein Umbau mehr
character-faruk-willhaben = Faruk Will’haben
    .power = du darfst Karten bis zusammen 7 statt 5 nehmen
character-fatima = Fatima
    .power = 8 Punkte am Ende, oder sofort gegen einen beiseitegelegten Charakter zu tauschen
character-hakim-wahid = Hakim Wahid
    .power = in jeder Wertung ein halbes Gebäude einer Art deiner Wahl
character-laila-wundabah = Laila Wundabah
    .power = vor jedem Zug darfst du ein Plättchen im Bauhof tauschen lassen
character-machma-klain = Machma Klain
    .power = vor jedem Zug darfst du eine Karte gegen eine offene tauschen, die nicht mehr wert ist
character-yammerad = Yammerad
    .power = mit weniger als 3 Geldkarten ziehst du vor deinem Zug eine
character-yusuf-e-passuff = Yusuf E’Passuff
    .power = in jeder Wertung ein Punkt je 3 Seiten deiner Mauer

## Options

heading-bid = Bieten
bid = { $amount } bieten
heading-pay-bid = Bezahlen mit
pay-bid = { $cards } für dein Gebot von { $bid } bezahlen
    .short = { $cards }
heading-fatima = Fatima
fatima-keep = Fatima behalten
fatima-exchange = Fatima gegen den obersten beiseitegelegten Charakter tauschen
note-fatima-keep = 8 Punkte am Ende
note-fatima-exchange = du weißt nicht, wer es ist
heading-karim = Abdul Karim zahlt, einmal im Spiel
let-karim-pay = Abdul Karim zahlen lassen: { $tile }
    .short = { $tile }
heading-knihstig = Nehmen
take-one = { $card } mit Abdul Knihstig nehmen
    .short = { $card }
heading-hakim = Ein halbes Gebäude mehr für
favour-type = Hakim Wahid: ein halbes Gebäude mehr für { $type-pl }
    .short = { $type-pl }
note-you-have = du hast { $number }
heading-laila = Laila lässt ein Plättchen im Bauhof tauschen
let-laila-exchange = Laila tauschen lassen: { $tile }
    .short = { $tile }
heading-machma = Machma tauscht eine Karte gegen eine offene
let-machma-exchange = Machma tauschen lassen: { $given } gegen { $taken }
    .short = { $given } gegen { $taken }
heading-yammerad = Yammerad
let-yammerad-draw = Yammerad die oberste Karte des Stapels ziehen lassen
    .short = oberste Karte des Stapels ziehen

## Questions, and what it means to decline

question-first-bid = { $character } wird versteigert: { $character-power }. Noch hat niemand geboten. Was bietest du?
question-next-bid = { $character } wird versteigert: { $character-power }. Das höchste Gebot ist { $bid }. Was bietest du?
question-pay-auction = { $character } geht für { $bid } an dich: Wie bezahlst du?
question-choose-power = Vor deinem Zug: Setzt du einen Charakter ein?
question-take-one-more = Abdul Knihstig: Welche Geldkarte nimmst du?
question-redesign-once-more = Ammar El’Schauf: Baust du noch einmal um?
question-ask-hakim = Hakim Wahid: Welche Art erhält in dieser Wertung ein halbes Gebäude mehr?
question-ask-fatima = Was geschieht mit Fatima?
decline-choose-power = Nein: Zug beginnen
decline-take-one-more = Keine nehmen
decline-ask-hakim = Für keine davon
decline-redesign-once-more = Nein: Zug beenden
decline-auction = Passen: Du bist aus dieser Versteigerung heraus
decline-pay-auction = Passen: Du kannst nicht zahlen

## What happened

told-auction = { $character } wird versteigert: { $character-power }.
told-bid = { $seat-you ->
    [yes] Du bietest { $bid } für { $character }.
   *[no] { $seat } bietet { $bid } für { $character }.
}
told-out = { $seat-you ->
    [yes] Du passt bei { $character }.
   *[no] { $seat } passt bei { $character }.
}
told-won-bid = { $seat-you ->
    [yes] Du ersteigerst { $character } mit einem Gebot von { $bid }.
   *[no] { $seat } ersteigert { $character } mit einem Gebot von { $bid }.
}
told-got-instead = { $seat-you ->
    [yes] Du erhältst dafür { $character }.
   *[no] { $seat } erhält dafür { $character }.
}
told-character-left = { $character } ist aus dem Spiel.
told-character-used = { $seat-you ->
    [yes] Du setzt { $character } ein.
   *[no] { $seat } setzt { $character } ein.
}
told-card-given = { $seat-you ->
    [yes] Du gibst { $card } ab.
   *[no] { $seat } gibt { $card } ab.
}
told-drew = { $seat-you ->
    [yes] Du ziehst { $card } vom Stapel.
   *[no] { $seat } zieht { $card } vom Stapel.
}
told-drew-hidden = { $seat-you ->
    [yes] Du ziehst eine Karte vom Stapel.
   *[no] { $seat } zieht eine Karte vom Stapel.
}
told-tile-exchanged = Im Bauhof geht { $old } zurück in den Beutel, und { $tile } liegt jetzt dort.
told-favoured = { $seat-you ->
    [yes] Du wählst mit Hakim Wahid { $type-pl }: ein halbes Gebäude mehr in dieser Wertung.
   *[no] { $seat } wählt mit Hakim Wahid { $type-pl }: ein halbes Gebäude mehr in dieser Wertung.
}
award-yusuf = Yusuf E’Passuff: ein Punkt je { $every } Seiten einer Mauer von { $wall }
award-fatima = Fatima, die behalten wurde
extra-hakim = ein halbes Gebäude für Hakim Wahid
