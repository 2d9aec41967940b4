nutshell-invaders = Angreifer: Nach jeder Wertung kommen sie aus einer Richtung; jede Seite deiner Plättchen dorthin ohne Mauer und ohne Nachbarn kostet Punkte: 1, dann 2, dann 3. Kaufe passend, was ein offener Kundschafter zeigt, und du siehst im Geheimen, woher sie kommen.

from-n = aus dem Norden
from-e = aus dem Osten
from-s = aus dem Süden
from-w = aus dem Westen
told-attack = Angriff { $from }: { $losses }.
# Within that list
lost-points = { $seat-you ->
    [yes] du verlierst { $points } ({ n-open-sides })
   *[no] { $seat } verliert { $points } ({ n-open-sides })
}
n-open-sides = { $sides ->
    [one] { $sides } offene Seite
   *[other] { $sides } offene Seiten
}
told-attack-open = Der nächste Angriff kommt { $from }.
told-scout = Ein Kundschafter ({ $type }) meldet dir im Geheimen: Der nächste Angriff kommt { $from }.
told-scout-secret = { $seat-you ->
    [yes] Ein Kundschafter ({ $type }) erstattet dir im Geheimen Bericht.
   *[no] Ein Kundschafter ({ $type }) erstattet { $seat-dat } im Geheimen Bericht.
}
told-scouts = Neue Kundschafter: { $types }.
