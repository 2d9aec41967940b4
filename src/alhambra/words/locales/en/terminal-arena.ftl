# The arena: in the terminal, and in the report it writes.

## In the terminal and in the report

n-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
n-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-title = { $candidate } against { $field }
arena-extent = { n-deals } for { $players } players, { n-games }
arena-wins = { $candidate } wins { $share } %
# Behind a mean: the bounds that hold the true one in 95 of 100 studies
arena-between = { $low } to { $high }
arena-fair = as good as the field would be { $share } %
arena-ahead = { $points } points ahead of the best of the others
arena-behind = { $points } points behind the best of the others
arena-repeats = The same command plays the same games, whoever shares them.
arena-by-clock = Bots that think by the clock, and programs of others, may play other games in every run.
arena-no-ratings = no ratings: openskill is not installed
arena-forfeits = { $bot } loses { n-games } by forfeit: { $why } (first with seed { $seed } on seat { $seat })
arena-stopped = stopped after { $played } of { n-deals }

## Headings of columns

arena-seats = seats
arena-games = games
arena-points = points
arena-lead = lead
arena-beaten = beaten %
arena-rating = rating
arena-order = in turn
arena-seconds = seconds
arena-decisions = decisions
arena-turns = turns
arena-per-decision = decision
arena-per-turn = turn
arena-p99 = 99 %
arena-longest = longest
arena-late = late

## The report

report-result = Result
report-places = By seat and by turn
report-by-seat = Victories by seat, %
report-by-order = Victories by order of turns, %
report-victories = Victories, %
report-course = Victories after so many deals, %
report-fair = as good as the field
report-margins = Points ahead of the best of the others, by games
report-bots = The bots
report-ratings = Ratings
report-times = Time to think
report-longest-turns = Turns: mean and longest, in seconds
report-mean = mean
report-settings = What was played
report-intervals = Every deal was played once with the candidate in each seat, so nobody gains by better cards. The games of a deal share its cards: a deal counts as one value, and intervals are Student’s over deals. In 95 of 100 such studies they hold the true mean. Shared victories count as fractions.
report-columns = Beaten: how often the candidate had more points than this bot; a tie counts half. Ratings are those of Plackett and Luce (openskill), game after game, from 25 for everybody; behind them two standard deviations.
report-clock = Seconds by the wall clock, on a machine that may have had other work. A turn is all that a seat decides until the next turn begins. Late: longer than the limit and a fifth.
report-forfeits = Who does not answer as it must has lost the game: it comes last with -1 points, and chance plays on for it, so that the others come to their end.
report-version = version
report-build = { $version }, { $build } build
report-command = command
report-date = date
report-game = game
report-modules = modules
report-none = none
report-tower = 12th tower
report-components = tables replaced
report-seeds = seeds
report-from-to = { $first } to { $last }
report-limits = limits
report-limit-seconds = { $bot }: { $number } s a turn
report-limit-playouts = { $bot }: { $number } playouts a turn
report-time = time used
report-duration = { $seconds } s
report-machine = machine
report-cores = { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}, { $machine }, Python { $python }
report-workers = workers
report-cluster = a Ray cluster

## Wrong input, in one line

arena-two-bots = name two bots or more: first the field, then the candidate
arena-wrong-limit = “{ $bot }”: a limit is seconds a turn (expert@0.5s) or playouts a turn (expert@300p)
arena-one-limit = --seconds and --playouts exclude each other
arena-one-crew = --workers and --ray exclude each other
ray-missing = Ray is not installed; pip install ray does it
ray-unreachable = { $address }: there is no Ray cluster that can be reached
ray-other-version = a machine of the cluster runs another build ({ $theirs }) than this one ({ $ours })
