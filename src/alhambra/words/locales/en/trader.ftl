nutshell-trader = Street trader: who builds on the square of the trader tile may let a citizen of the building’s colour move in, and takes another from the supply; with none that matches, one citizen may be exchanged. Citizens in buildings score in every scoring, as series of different colours.

heading-citizens = Three citizens, and a side of the fountain
# $types: three building types; $side: where the trader tile lies
choose-citizens = Citizens: { $types }; trader tile beside the fountain, { $side-place }
    .short = beside the fountain, { $side-place }
folder-citizens = Citizens: { $types }
    .ask = Where does the trader tile lie? Citizens: { $types }
heading-move-in = A citizen moves in
move-in = Let the citizen move into { $tile }
    .short = { $tile }
heading-hire = A citizen of the supply for the trader tile
hire-citizen = Take a { $type } citizen
    .short = { $type }
heading-exchange-citizen = Exchange a citizen of the trader tile
exchange-citizen = Exchange the { $given } citizen for a { $type } citizen
    .short = { $given } for { $type }
folder-exchange-citizen = Give the { $given } citizen back
    .ask = Which citizen comes for the { $given } citizen?
heading-lay-trader = Lay the trader tile
lay-trader = Lay the trader tile at { $cell }
    .short = at { $cell }

question-choose-citizens = Which three citizens start on your trader tile, and where does it lie?
question-ask-to-move-in = Shall the citizen move in?
question-hire-citizen = Which citizen comes onto your trader tile?
question-exchange-citizen = Nobody can move in. Do you exchange a citizen?
question-lay-trader = Where does your trader tile lie now?
decline-ask-to-move-in = No, nobody moves in
decline-exchange-citizen = No, exchange nobody

told-traders = All have chosen their citizens: { $traders }.
# Within a list: somebody's three citizens
trader-of = { $seat-mid } ({ $types })
told-moved-in = { $seat-you ->
    [yes] A citizen moves into your { $tile }.
   *[no] A citizen of { $seat } moves into { $tile }.
}
told-moved-out = { $seat-you ->
    [yes] The citizen of your { $tile } goes back to the supply.
   *[no] The citizen of { $tile } goes back to the supply ({ $seat-mid }).
}
told-hired = { $seat-you ->
    [yes] You take a { $type } citizen onto your trader tile.
   *[no] { $seat } takes a { $type } citizen onto the trader tile.
}
told-citizens-exchanged = { $seat-you ->
    [yes] You exchange a { $given } citizen for a { $type } citizen.
   *[no] { $seat } exchanges a { $given } citizen for a { $type } citizen.
}
told-trader-laid = { $seat-you ->
    [yes] Your trader tile lies at { $cell } now.
   *[no] The trader tile of { $seat } lies at { $cell } now.
}
# $series: lengths, such as 4 + 3 + 1
award-trader = series of { $series } citizens
