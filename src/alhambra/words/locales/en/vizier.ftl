nutshell-vizier = Vizier: between two turns an awake vizier may buy one tile of the market for exactly its price. Then it sleeps; waking it is an action of a turn.

heading-vizier = Vizier
wake-vizier = Wake your vizier
heading-vizier-buys = Buy out of turn; your vizier sleeps afterwards
buy-with-vizier = Buy { $tile } for { $cards } with the vizier
    .short = { $tile } for { $cards }
question-window = Between two turns: shall your vizier buy?
decline-window = No, not now
told-vizier-wakes = { $seat-you ->
    [yes] You wake the vizier.
   *[no] { $seat } wakes the vizier.
}
told-vizier-buys = { $seat-you ->
    [yes] You act out of turn: the vizier buys and sleeps now.
   *[no] { $seat } acts out of turn: the vizier buys and sleeps now.
}
