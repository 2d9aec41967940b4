# Games with dice in the browser.

tray-dice = Dobbelstenen
tray-dice-area = Dobbelveld
tray-throw-of = Worp { $throw } van { $throws }
tray-keep-hint = Klik op dobbelstenen om ze te houden.
tray-keep = houden
tray-die = Dobbelsteen { $number }: { $type }, wordt opnieuw gegooid
tray-die-kept = Dobbelsteen { $number }: { $type }, blijft liggen
tray-throw-all = Alle dobbelstenen gooien
tray-throw-again = { $number ->
    [one] { $number } dobbelsteen gooien
   *[other] { $number } dobbelstenen gooien
}
tray-off = van het bord
tray-field = { $type } { $field }
tray-column = Kolom: { $type }
tray-on-offer = aanbod
tray-start = start
tray-start-chip = Startspeler-fiche
tray-row = { $number ->
    [one] { $number } steen
   *[other] { $number } stenen
}
tray-throw = worp
tray-ordinal = { $number }e
tray-remodel = In plaats daarvan verbouwen
tray-round = Ronde { $round } van { $rounds }
tray-next-scoring = { $scoring ->
    [1] waardering A volgt
    [2] waardering B volgt
    [3] waardering C volgt
   *[other] het einde
}
tray-markers-left = { $markers ->
    [one] nog { $markers } zetsteen
   *[other] nog { $markers } zetstenen
}
tray-why-not-yet = Gebouwenkaartjes win je met zetstenen aan het eind van de ronde.
tray-track = sporen
tray-stone = { $name } op veld { $field }
tray-starter = Startspeler
tray-black-die = Zwarte dobbelsteen: { $type }
tray-bonus = bonus
