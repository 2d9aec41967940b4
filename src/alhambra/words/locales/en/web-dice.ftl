# The Dice Game in the browser: hints, rewards, markers that are pushed.

hint-title = Hint
hint-close = Close the hint
hint-thinking = Reckoning …
hint-none = Hints come after your first throw.
hint-keep = Keep
hint-all = Throw all again
hint-stop = Place now
hint-points = { $points } pts
hint-value = Expected points, as far as they can be estimated
hint-ends = Then the turn ends on
hint-row = row { $row } or better
hint-field = mostly { $field }
hint-off = no field
hint-percent = { $percent }%
hint-moves = Best of all moves
hint-about = Chances are exact, points an estimate.
reward-stone = field { $before } to { $after }
reward-choices = Choose your reward
push-moves = { $name } to { $field }
push-off = { $name } off the board
