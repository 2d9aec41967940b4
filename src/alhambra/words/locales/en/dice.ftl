nutshell-dice = The Dice Game: throw up to three times for a building type and place your marker in its column. In five rounds the best two markers of a column get building points and bonus chips. Building tracks and point chips score after rounds 1, 3 and 5.

# $points: 1 to 3
chip-vp = { $points ->
    [one] chip for { $points } point
   *[other] chip for { $points } points
}
chip-exchange = exchange chip
chip-displace = displacing chip
chip-annul = annulling chip
chip-black-die = black die chip
chip-start = starting player chip
# Within a list: exchange chip (garden)
chip-at = { $chip } ({ $type })
heading-chips = Use a chip
annul-throw = Annul the throw
    .short = Annul the throw
set-black-die = Set the black die to { $type }
    .short = Black die: { $type }
displace-marker = Displace the marker on { $type } { $field }
    .short = Displace { $type } { $field }
heading-reward = Your reward
reward-points = Two building points for { $type }
    .short = two points for { $type }
reward-chip = One building point for { $type } and the { $chip }
    .short = one point for { $type }, { $chip }
heading-redirect = Exchange the point
redirect-point = Take a point for { $type } instead
    .short = { $type }
keep-points = Keep the points as they are
    .short = keep them
question-reward = Which reward do you take for { $type }?
question-redirect = Do you exchange a building point?
told-chips-laid = Chips: { $chips }.
told-dirk-thrown = Dirk’s die shows { $type }: there his first marker lies.
told-black-die = { $seat-you ->
    [yes] You set the black die to { $type }.
   *[no] { $seat } sets the black die to { $type }.
}
told-annulled = { $seat-you ->
    [yes] You annul your throw.
   *[no] { $seat } annuls the throw.
}
told-pushed = { $seat-you ->
    [yes] You displace { $number ->
        [one] a marker
       *[other] { $number } markers
    } from { $type } { $field } on.
   *[no] { $seat } displaces { $number ->
        [one] a marker
       *[other] { $number } markers
    } from { $type } { $field } on.
}
told-reward-points = { $owner-you ->
    [yes] You get two building points for { $type }.
   *[no] { $owner } gets two building points for { $type }.
}
told-reward-chip = { $owner-you ->
    [yes] You get one building point for { $type } and the chip.
   *[no] { $owner } gets one building point for { $type } and the chip.
}
told-redirected = { $seat-you ->
    [yes] You exchange a point for { $type } for one for { $target }.
   *[no] { $seat } exchanges a point for { $type } for one for { $target }.
}
told-stone = { $owner-you ->
    [yes] Your stone for { $type } stands on field { $field }.
   *[no] The stone of { $owner } for { $type } stands on field { $field }.
}
told-stone-lost = { $owner-you ->
    [yes] Your stone for { $type } stands on field { $field }; points lost: { $lost }.
   *[no] The stone of { $owner } for { $type } stands on field { $field }; points lost: { $lost }.
}
told-chip-taken = { $owner-you ->
    [yes] You take the { $chip }.
   *[no] { $owner } takes the { $chip }.
}
told-chip-useless = { $owner } has no use for the { $chip }: it leaves the game.
told-chips-lapsed = Out of the game: { $chips }.
award-chips = chips ({ $chips })
refusal-DICE-47 = A point goes to another type, where your stone is not on field 12 yet ({ $rule }).
refusal-DICE-48 = You need a chip that annuls a throw ({ $rule }).
refusal-DICE-49 = The black die needs its chip, joins after the first throw and only once in a turn ({ $rule }).
refusal-DICE-50 = You need a displacing chip, and the target field must be taken ({ $rule }).
