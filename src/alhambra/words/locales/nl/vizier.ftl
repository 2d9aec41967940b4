nutshell-vizier = Vizier: tussen twee beurten mag een geactiveerde vizier één kaartje van de bouwwerf kopen, gepast betaald. Daarna is hij niet meer geactiveerd; hem weer activeren is een actie in je beurt.

heading-vizier = Vizier
wake-vizier = Vizier activeren
heading-vizier-buys = Buiten je beurt kopen; daarna is je vizier niet meer geactiveerd
buy-with-vizier = Kopen met de vizier: { $tile } voor { $cards }
    .short = { $tile } voor { $cards }
question-window = Tussen twee beurten: laat je je vizier kopen?
decline-window = Nee, nu niet
told-vizier-wakes = { $seat-you ->
    [yes] Je activeert de vizier.
   *[no] { $seat } activeert de vizier.
}
told-vizier-buys = { $seat-you ->
    [yes] Je handelt buiten je beurt: de vizier koopt en is nu niet meer geactiveerd.
   *[no] { $seat } handelt buiten de beurt: de vizier koopt en is nu niet meer geactiveerd.
}
