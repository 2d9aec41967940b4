# Games with dice in the browser.

tray-dice = Täringud
tray-dice-area = Täringuala
tray-throw-of = Vise { $throw }/{ $throws }
tray-keep-hint = Klõpsa täringutel, mida hoiad.
tray-keep = hoia
tray-die = Täring { $number }: { $type }, veeretatakse uuesti
tray-die-kept = Täring { $number }: { $type }, jääb alles
tray-throw-all = Veereta kõik täringud
tray-throw-again = { $number ->
    [one] Veereta { $number } täring
   *[other] Veereta { $number } täringut
}
tray-off = laualt välja
tray-field = { $type } { $field }
tray-column = Veerg: { $type }
tray-on-offer = kaardid
tray-start = algus
tray-start-chip = Alustaja žetoon
tray-row = { $number ->
    [one] { $number } täring
   *[other] { $number } täringut
}
tray-throw = vise
tray-ordinal = { $number }.
tray-remodel = Planeeri hoopis ümber
tray-round = Voor { $round }/{ $rounds }
tray-next-scoring = { $scoring ->
    [1] järgneb punktiarvestus A
    [2] järgneb punktiarvestus B
    [3] järgneb punktiarvestus C
   *[other] lõpp
}
tray-markers-left = { $markers ->
    [one] { $markers } tulemuskivi alles
   *[other] { $markers } tulemuskivi alles
}
tray-why-not-yet = Ehituskaarte võidetakse tulemuskividega vooru lõpus.
tray-track = rajad
tray-stone = { $name } väljal { $field }
tray-starter = Alustaja
tray-black-die = Must täring: { $type }
tray-bonus = boonus
