# Hints and the review of a finished game in the browser.

## Hints

advice-none = There is nothing to choose between now.
advice-win = Chance to win
advice-points = Expected points at the end
advice-about = Games were played on from here, with what you can see.

## A bot at work

table-thinks = thinks

## Review

review-title = Review
review-open = Review my moves
review-wait = Looking at your moves …
review-progress = { $done } of { $moves } moves looked at
review-best = best
review-good = good
review-inaccuracy = inaccurate
review-mistake = mistake
review-costliest = What cost you most
review-lost = −{ $percent }%
review-lost-line = Chance to win given away
review-played = Played
review-better = Better
review-turn = Turn { $turn }
review-none = Nothing to regret: no move gave away much.
review-show = See it
review-about = Judged by what you could see then; games were played on in many worlds like it.
review-failed = The review did not work out. Try again later.
