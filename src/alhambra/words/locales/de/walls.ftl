nutshell-walls = Mauern: Eine offene Mauerkarte zu nutzen ist eine Aktion. Sie setzt auf jede gezeigte Seite eines deiner Plättchen ein Holzstäbchen, wo noch keine Mauer ist und kein Plättchen angrenzt. Es bleibt für immer dort und zählt überall als Mauer.

heading-walls = Mauer errichten
# $sides: one or two sides of a tile
erect-wall = Mauer errichten: { $tile }, { $sides-place }
    .short = { $tile }, { $sides-place }
folder-erect = Mauerkarte nutzen: { $sides-place }
    .ask = Welches Plättchen erhält eine Mauer { $sides-place }?
told-wall-card = Eine Mauerkarte wird aufgedeckt ({ $sides-place }): Sie liegt jetzt offen.
told-wall-erected = { $seat-you ->
    [yes] Du errichtest eine Mauer: { $tile }, { $sides-place }.
   *[no] { $seat } errichtet eine Mauer: { $tile }, { $sides-place }.
}
