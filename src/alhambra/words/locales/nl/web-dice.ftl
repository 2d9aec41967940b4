# The Dice Game in the browser: hints, rewards, markers that are pushed.

hint-title = Tip
hint-close = Tip sluiten
hint-thinking = Bezig met rekenen …
hint-none = Tips zijn er na je eerste worp.
hint-keep = Houden
hint-all = Alles opnieuw gooien
hint-stop = Nu plaatsen
hint-points = { $points } p.
hint-value = Verwachte punten, voor zover te schatten
hint-ends = Dan eindigt de beurt op
hint-row = rij { $row } of beter
hint-field = meestal { $field }
hint-off = geen veld
hint-percent = { $percent }%
hint-moves = De beste van alle zetten
hint-about = De kansen zijn exact, de punten geschat.
reward-stone = veld { $before } naar { $after }
reward-choices = Kies je beloning
push-moves = { $name } naar { $field }
push-off = { $name } van het bord
