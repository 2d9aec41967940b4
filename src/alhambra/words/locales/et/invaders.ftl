nutshell-invaders = Ründajad: pärast iga punktiarvestust tulevad nad ühest suunast; sinu kaartide iga serv selles suunas, kus ei ole seina ega naabrit, maksab punkte: 1, siis 2, siis 3. Osta täpse summa eest seda, mida näitab avatud luuraja, ja sa näed salajas, kust nad tulevad.

from-n = põhjast
from-e = idast
from-s = lõunast
from-w = läänest
told-attack = Rünnak { $from }: { $losses }.
# Within that list
lost-points = { $seat-you ->
    [yes] sina kaotad { $points } ({ n-open-sides })
   *[no] { $seat } kaotab { $points } ({ n-open-sides })
}
n-open-sides = { $sides ->
    [one] { $sides } seinata serv
   *[other] { $sides } seinata serva
}
told-attack-open = Järgmine rünnak tuleb { $from }.
told-scout = Luuraja ({ $type }) teatab sulle salajas: järgmine rünnak tuleb { $from }.
told-scout-secret = { $seat-you ->
    [yes] Sina saad salajase teate, luuraja: { $type }.
   *[no] { $seat } saab salajase teate, luuraja: { $type }.
}
told-scouts = Uued luurajad: { $types }.
