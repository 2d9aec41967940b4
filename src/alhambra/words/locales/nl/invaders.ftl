nutshell-invaders = Aanvallers: na elke waardering vallen ze uit één richting aan; elke zijde van je kaartjes daarheen zonder muur en zonder buur kost punten: 1, dan 2, dan 3. Koop gepast wat een open verkenner toont, en je ziet in het geheim waar ze vandaan komen.

from-n = uit het noorden
from-e = uit het oosten
from-s = uit het zuiden
from-w = uit het westen
told-attack = Een aanval { $from }: { $losses }.
# Within that list
lost-points = { $seat-you ->
    [yes] je verliest { $points } ({ n-open-sides })
   *[no] { $seat } verliest { $points } ({ n-open-sides })
}
n-open-sides = { $sides ->
    [one] { $sides } open zijde
   *[other] { $sides } open zijden
}
told-attack-open = De volgende aanval komt { $from }.
told-scout = Een verkenner ({ $type }) meldt je in het geheim: de volgende aanval komt { $from }.
told-scout-secret = { $seat-you ->
    [yes] Een verkenner ({ $type }) brengt jou in het geheim verslag uit.
   *[no] Een verkenner ({ $type }) brengt { $seat-obj } in het geheim verslag uit.
}
told-scouts = Nieuwe verkenners: { $types }.
