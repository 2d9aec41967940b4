nutshell-camps = Camps: tiles for the outside. A bastion (heavy line) leans on a city wall, the other sides touch nothing but camps; in every scoring each bastion gives a point for each tile in the unbroken line behind the wall.

award-camp = { $tile } at { $cell }, which sees { $sights }
# Within a list, of a camp: what it sees on one side.
camp-sees = { $number ->
    [one] { $number } building { $side-place }
   *[other] { $number } buildings { $side-place }
}
