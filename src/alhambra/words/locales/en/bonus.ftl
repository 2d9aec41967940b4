nutshell-bonus = Bonus cards: each shows one tile without walls. If it stands in your Alhambra you may lay the card open, which takes no time: from then on the tile counts twice.

heading-bonus = Bonus cards (takes no time)
reveal-bonus = Lay your bonus card open: { $tile } counts twice
question-bonus = A scoring begins: will you lay a bonus card open?
question-no-bonus = A scoring begins. You have no bonus card to lay open.
question-bonus-again = { $seat-you ->
    [yes] You have laid a bonus card open: will you lay another one open before the scoring?
   *[no] { $seat } has laid a bonus card open, and everybody may answer that: will you lay one open?
}
question-no-bonus-again = { $seat-you ->
    [yes] You have laid a bonus card open, and everybody may answer that. You have no other one to lay open.
   *[no] { $seat } has laid a bonus card open, and everybody may answer that. You have none to lay open.
}
decline-bonus = Lay nothing open
told-bonus = { $seat-you ->
    [yes] You lay a bonus card open: { $tile } counts twice.
   *[no] { $seat } lays a bonus card open: { $tile } counts twice.
}
extra-bonus = { $number ->
    [one] { $number } bonus card
   *[other] { $number } bonus cards
}
