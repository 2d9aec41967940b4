# Dice, markers and the start player, in all games that are played with them.

# Within a list: 3 towers
dice-of = { $number ->
    [one] { $number } { $type }
   *[other] { $number } { $type-pl }
}
heading-throw = Throw again
throw-all = Throw all eight dice
    .short = All eight dice
folder-throw = Throw other dice
    .ask = Which dice do you throw?
throw-dice = Throw { $dice } again
    .short = { $dice }
note-kept = keeping { $dice }
heading-place = Place your marker
# $count: how many dice show the type; $field: row/throw
place-marker = Place your marker for { $count } × { $type } on { $field }
    .short = { $count } × { $type }: { $field }
place-off = Place your marker for { $count } × { $type }, where no field is left
    .short = { $count } × { $type }: no field left
note-taken = { $field } is taken
note-off = the marker leaves the board
heading-starter = Name the start player
name-starter = { $seat-you ->
    [yes] You start the next round
   *[no] { $seat } starts the next round
}
    .short = { $seat }
question-first-throw = Your turn: throw the dice.
question-throw = { $throws ->
    [1] Throw again, or place your marker after one throw?
   *[other] Throw again, or place your marker after { $throws } throws?
}
question-place-marker = For which type do you place your marker?
question-starter = Who starts the next round?
told-round = { $seat-you ->
    [yes] Round { $number } begins: you start.
   *[no] Round { $number } begins: { $seat } starts.
}
told-start-chip = The starting player chip lies in the column { $type }.
told-thrown = { $seat-you ->
    [yes] Throw { $throw }: you throw { $dice }.
   *[no] Throw { $throw }: { $seat } throws { $dice }.
}
told-thrown-again = { $seat-you ->
    [yes] Throw { $throw }: you keep { $kept } and throw { $dice }.
   *[no] Throw { $throw }: { $seat } keeps { $kept } and throws { $dice }.
}
told-marker = { $owner-you ->
    [yes] Your marker goes to { $type } { $field }.
   *[no] { $owner } places a marker on { $type } { $field }.
}
told-marker-off = { $owner-you ->
    [yes] Your marker finds no field for { $type } and leaves the board.
   *[no] { $owner } finds no field for { $type }: the marker leaves the board.
}
told-starter-named = { $owner-you ->
    [yes] You name the next start player: { $starter-mid }.
   *[no] { $owner } names the next start player: { $starter-mid }.
}
refusal-DICE-21 = After three throws you must place your marker ({ $rule }).
refusal-DICE-22 = A turn begins with a throw of all eight dice ({ $rule }).
refusal-DICE-23 = Throw at least one of the dice that lie there ({ $rule }).
refusal-DICE-25 = No die shows this type ({ $rule }).
