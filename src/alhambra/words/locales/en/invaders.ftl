nutshell-invaders = Invaders: after each scoring they attack from one direction; every side of your tiles towards it without wall or neighbour costs points: 1, then 2, then 3. Buy exactly what an open scout shows, and you see in secret from where they will come.

from-n = from the north
from-e = from the east
from-s = from the south
from-w = from the west
told-attack = Invaders attack { $from }: { $losses }.
# Within that list
lost-points = { $seat-you ->
    [yes] you lose { $points } ({ n-open-sides })
   *[no] { $seat } loses { $points } ({ n-open-sides })
}
n-open-sides = { $sides ->
    [one] { $sides } open side
   *[other] { $sides } open sides
}
told-attack-open = The next attack will come { $from }.
told-scout = A scout ({ $type }) reports to you in secret: the next attack comes { $from }.
told-scout-secret = { $seat-you ->
    [yes] A scout ({ $type }) reports to you in secret.
   *[no] A scout ({ $type }) reports to { $seat-mid } in secret.
}
told-scouts = New scouts: { $types }.
