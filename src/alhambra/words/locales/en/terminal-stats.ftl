# `alhambra stats`: recorded games summed up, in the terminal and as a page.

stats-title = Recorded games
stats-reading = reading
stats-base-game = Alhambra
stats-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
stats-of-game = { $game }: { stats-games }
# $what: a file, and why it cannot be read
stats-skipped = left out: { $what }
stats-open = { $number ->
    [one] left out: { $number } game that is not over yet
   *[other] left out: { $number } games that are not over yet
}
stats-none = { $folder }: there is no record of a finished game here
stats-folder = folder
stats-version = version

## Headings

stats-by-players = By number of players
stats-by-seat = By seat
stats-by-turn = By turn order
stats-by-name = By player
stats-by-module = By module
stats-scores = Points of everybody
stats-winning = Points of the winners
stats-gained-alhambra = Buildings bought
stats-gained-alcazaba = Buildings won
stats-gained-dice = Steps on the building tracks
stats-purchases = Purchases
stats-walls = Longest outer wall at each scoring
stats-sources = Where the points come from
stats-awards = Points for the rules of modules
stats-length = Length of a game
stats-left-out = Left out

## Rows and columns

stats-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
stats-seat = seat { $seat }
stats-first = first
stats-later = later
stats-without = without modules
stats-winners = winners
stats-others = others
stats-tiles = buildings
stats-price = price of a building
stats-exact = paid exactly, %
stats-overpaid = overpaid, by building
stats-outer-wall = outer wall
stats-between-scorings = between scorings
stats-own-dice = bonus chips
stats-modules = modules
stats-turns = turns
stats-decisions = decisions
stats-column-games = games
stats-column-points = points
stats-column-quartiles = quartiles
stats-column-share = wins %
stats-column-par = par %
stats-column-mean = mean
stats-column-least = least
stats-column-most = most

## Notes

stats-note-interval = ± and whiskers hold the true value in about 95 of 100 cases, taken over games. Par: the share of victories if all were equally good.
stats-note-modules = Games with a module may differ from others in more than that: in who played, and how many.
stats-note-sides = Winners are all who won or shared a victory; means by player and game.
