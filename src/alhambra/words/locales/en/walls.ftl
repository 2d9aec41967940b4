nutshell-walls = City walls: an open wall card may be used as an action. It puts a wooden wall on every side it shows of one of your tiles, where none is yet and no tile touches. It stays there for good and counts as a wall everywhere.

heading-walls = Erect walls
# $sides: one or two sides of a tile
erect-wall = Erect a wall on { $tile }, { $sides-place }
    .short = { $tile }, { $sides-place }
folder-erect = Use the wall card: { $sides-place }
    .ask = Which tile gets a wall { $sides-place }?
told-wall-card = A wall card comes up ({ $sides-place }): it lies open now.
told-wall-erected = { $seat-you ->
    [yes] You erect a wall on { $tile }, { $sides-place }.
   *[no] { $seat } erects a wall on { $tile }, { $sides-place }.
}
