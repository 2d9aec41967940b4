# Games with dice in the browser.

tray-dice = Dice
tray-dice-area = Dice area
tray-throw-of = Throw { $throw } of { $throws }
tray-keep-hint = Click dice to keep them.
tray-keep = keep
tray-die = Die { $number }: { $type }, will be thrown again
tray-die-kept = Die { $number }: { $type }, is kept
tray-throw-all = Throw all dice
tray-throw-again = { $number ->
    [one] Throw { $number } die
   *[other] Throw { $number } dice
}
tray-off = off the board
tray-field = { $type } { $field }
tray-column = Column: { $type }
tray-on-offer = tiles
tray-start = start
tray-start-chip = Starting player chip
tray-row = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
tray-throw = throw
tray-ordinal = { $number ->
    [1] { $number }st
    [2] { $number }nd
   *[other] { $number }rd
}
tray-remodel = Remodel instead
tray-round = Round { $round } of { $rounds }
tray-next-scoring = { $scoring ->
    [1] scoring A follows
    [2] scoring B follows
    [3] scoring C follows
   *[other] the end
}
tray-markers-left = { $markers ->
    [one] { $markers } marker left
   *[other] { $markers } markers left
}
tray-why-not-yet = Tiles are won for markers at the end of the round.
tray-track = tracks
tray-stone = { $name } on field { $field }
tray-starter = Start player
tray-black-die = Black die: { $type }
tray-bonus = bonus
