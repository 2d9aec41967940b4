# Hints and the review of a finished game in the browser.

## Hints

advice-none = Praegu ei ole midagi valida.
advice-win = Võiduvõimalus
advice-points = Oodatavad punktid lõpus
advice-about = Siit mängiti edasi sellega, mida sina näed.

## A bot at work

table-thinks = mõtleb

## Review

review-title = Tagasivaade
review-open = Vaata mu käike
review-wait = Sinu käike vaadatakse …
review-progress = Vaadatud { $done } käiku { $moves }-st
review-best = parim
review-good = hea
review-inaccuracy = ebatäpne
review-mistake = viga
review-costliest = Mis läks kõige kallimaks
review-lost = −{ $percent }%
review-lost-line = Ära antud võiduvõimalus
review-played = Mängiti
review-better = Parem
review-turn = Käik { $turn }
review-none = Pole midagi kahetseda: ükski käik ei andnud palju ära.
review-show = Vaata
review-about = Hinnatud selle järgi, mida sa siis nägid; edasi mängiti paljudes võimalikes maailmades.
review-failed = Tagasivaade ei õnnestunud. Proovi hiljem uuesti.
