nutshell-gates = City gates: an open gate card may be taken instead of money. It makes one double wall of your Alhambra passable when you build or redesign; the wall still counts. Tiles with a gate stay where they are.

heading-gate-card = Gate card
take-gate = Take the open gate card
heading-build-gates = Build by way of a gate (uses a gate card)
heading-redesign-gates = Redesign with gates
build-through = Build { $tile } at { $cell }, gate in its { $side } wall
    .short = at { $cell }, gate in its { $side } wall
add-through = Build { $tile } from the reserve at { $cell }, gate in its { $side } wall
    .short = at { $cell }, gate in its { $side } wall
swap-through = Exchange { $old } at { $cell } for { $tile } from the reserve, gate in its { $side } wall
    .short = { $tile } for { $old } at { $cell }, gate in its { $side } wall
remove-with-gates = Move { $tile } at { $cell } to the reserve, with a gate in { $walls }
    .short = { $tile } at { $cell }, with a gate in { $walls }
folder-add-through = Build { $tile } from the reserve by way of a gate
    .ask = Where will you build { $tile }?
folder-swap-through = Put a building in the place of a camp
    .ask = Which camp makes way?
wall-of = the { $side } wall of { $cell }
told-gate-open = A gate card comes up: it lies open now.
told-gate-discarded = Another gate card comes up: it is discarded, as one lies open already.
told-gate-taken = { $seat-you ->
    [yes] You take the gate card.
   *[no] { $seat } takes the gate card.
}
told-gate-set = { $seat-you ->
    [yes] You set a gate in { $wall }.
   *[no] { $seat } sets a gate in { $wall }.
}
