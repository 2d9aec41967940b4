nutshell-treasure = Treasure chamber: as an action, buy the four chests of a room for 8 or more in any mixture of money; nothing is given back and no further action follows. At the end of the turn each goes on a building of yours of its type, one on each; the others may take what is left. The most chests score like the most buildings of a type.

heading-chests = Buy chests
# $chests: the building types they are for
buy-chests = Buy the chests of room { $room }: { $chests }
    .short = Room { $room }: { $chests }
note-chests-price = 8 or more, any currencies
heading-pay-chests = Pay for the chests
pay-chests = Pay { $cards } for the chests of room { $room }
    .short = { $cards }
heading-lay-chests = Put a chest on a building
lay-chest = Put a chest on { $tile }
    .short = { $tile }
question-pay-for-chests = How do you pay for the chests?
question-lay-chests = Where do chests go? To place: { $chests }
decline-lay-chests = No more of them
told-chests-bought = { $seat-you ->
    [yes] You buy the chests of room { $room }: { $chests }.
   *[no] { $seat } buys the chests of room { $room }: { $chests }.
}
told-chest-laid = { $seat-you ->
    [yes] You put a chest on { $tile }.
   *[no] { $seat } puts a chest on { $tile }.
}
told-chests-returned = Back into the bag of chests: { $chests }.
told-dirk-got-chests = Dirk gets chests: { $chests }.
told-room-filled = In room { $room } lie new chests: { $chests }.
told-room-empty = Room { $room } stays empty: too few chests are left.
award-treasure = { $number ->
    [one] { $number } treasure chest, the { $rank } place
   *[other] { $number } treasure chests, the { $rank } place
}
