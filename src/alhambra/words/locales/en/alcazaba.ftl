nutshell-alcazaba = Alcazaba: throw up to three times for a building type and place your marker in its column. In five rounds the best markers choose a tile of their column; build it or put it in the reserve. Types and the longest outer wall score after rounds 1, 3 and 5.

heading-pick = Take your reward
pick-tile = Take { $tile }
    .short = { $tile }
pick-start-chip = Take the starting player chip
    .short = the starting player chip
question-pick = Which reward do you take?
told-laid-out = Tiles on offer: { $tiles }.
told-tiles-left = Nobody won { $tiles }: out of the game.
told-stays-home = { $seat-you ->
    [yes] You remodel your Alhambra instead of placing your marker.
   *[no] { $seat } remodels instead of placing a marker.
}
told-tile-won = { $seat-you ->
    [yes] You win { $tile }.
   *[no] { $seat } wins { $tile }.
}
told-start-chip-won = { $seat-you ->
    [yes] You win the starting player chip.
   *[no] { $seat } wins the starting player chip.
}
told-dirk-won-tile = Dirk wins { $tile }.
told-dirk-won-start-chip = Dirk wins the starting player chip.
refusal-ALC-18 = After the third throw you must place your marker ({ $rule }).
refusal-ALC-19 = You remodel after your first or second throw, not before ({ $rule }).
refusal-ALC-23 = Take a tile of this column, or the starting player chip if it lies there ({ $rule }).
