nutshell-huts = Workers’ huts: taking an open hut is an action and costs nothing; everybody may have a few. It is built like a tile and makes every building of its colour beside it, with no wall between, count once more.

heading-huts = Take a hut, for nothing
take-hut = Take a hut: { $tile }
    .short = { $tile }
told-hut = { $seat-you ->
    [yes] You take a hut: { $tile }. Below it lies { $below }.
   *[no] { $seat } takes a hut: { $tile }. Below it lies { $below }.
}
told-last-hut = { $seat-you ->
    [yes] You take a hut: { $tile }, the last of its colour.
   *[no] { $seat } takes a hut: { $tile }, the last of its colour.
}
extra-huts = { $number ->
    [one] { $number } building beside huts
   *[other] { $number } buildings beside huts
}
