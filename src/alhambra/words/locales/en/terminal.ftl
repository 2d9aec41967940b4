# The table in the terminal. It is often 80 columns wide: words of the drawing are short.

## People

you = you
player-person = person
player-master = master
player-expert = expert
player-club = club
player-casual = casual
player-novice = novice
player-greedy = greedy
player-exact = exact
player-random = random

## Bare names

list = { $parts }
number = { $number }
type-name = { $type }
currency-name = { $currency }
card-name = { $card }
camp-name = camp
# Within a list: B 2
number-of = { $seat-mid } { $number }

## The drawing

drawing-over = the game is over
drawing-turn = turn of { $who }
drawing-pile = draw pile { $number }
drawing-discard = discard { $number }
drawing-bag = bag { $number }
drawing-market = Market
drawing-display = Money display
drawing-empty = empty
drawing-price = price { $price }
drawing-short = { $number } short
drawing-your-money = Your money
drawing-your-alhambra = Your Alhambra
drawing-has = { n-points }, { n-cards }
drawing-this-turn = This turn
    .mid = this turn
drawing-reserve = Reserve
    .mid = reserve
drawing-built = Built
# Three letters each, over a column of numbers
short-pavilion = Pav
short-seraglio = Ser
short-arcades = Arc
short-chambers = Cha
short-garden = Gar
short-tower = Tow
column-wall = wall
column-cards = cards
column-points = pts

## What modules have on the table; titles have up to 10 letters

vizier-title = Viziers
vizier-awake = awake: { $seats-mid }
vizier-asleep = asleep: { $seats-mid }
bonus-title = Bonus
bonus-yours = yours, secret: { $tiles }
bonus-hidden = { $number ->
    [one] { $number } hidden card
   *[other] { $number } hidden cards
}
bonus-open = open { $tiles }
huts-title = Huts
huts-wall = wall { $walls }
huts-left = { $number } left
huts-owned = owned: { $seats }
huts-all-taken = all taken
walls-title = Wall cards
walls-open = { $sides-letter }
walls-none-open = none lies open
walls-wooden = { $seat-mid }: { $number } wooden
thieves-title = Thieves
thieves-yours = yours, secret: { $currencies }
thieves-hidden = { $seat-mid }: { $number } hidden
change-title = Coins
change-held = { $seat-mid }: { $coins }
change-bag = { $number } in the bag
trader-title = Trader
trader-yet-secret = chosen in secret
trader-holds = { $seat-mid }: { $types }
trader-lies = at { $cell }
trader-housed = { $number } moved in
trader-supply = supply: { $types }
# Within a list: how many citizens of a type
type-number = { $type } { $number }
cup-round = Round { $round }/{ $rounds }
cup-starter = { $seat-you ->
    [yes] You started
   *[no] { $seat } started
}
cup-markers = markers left: { $seats }
cup-off = off the board: { $seats }
cup-dice = Dice
cup-throw = throw { $throw } of { $throws }
cup-chip = start chip
dice-tracks = Tracks
dice-chips = Chips
dice-black = Black die
treasure-title = Chests
treasure-room = room { $room }: { $chests }
treasure-empty = room { $room }: empty
treasure-laid = placed: { $seats }
treasure-bag = { $number } in the bag
bazaars-title = Bazaars
bazaars-price = { $tile }: { $price }
bazaars-no-price = { $tile }: no price
bazaars-none = none lies open
invaders-title = Invaders
invaders-next = next attack { $from }
invaders-scouts = scouts: { $types }
invaders-known = known to { $seats-mid }
sultan-title = Sultan
sultan-open = { $card }: { $type }
sultan-owned = { $seat-mid }: { $types }
caravanserai-title = Caravans
caravanserai-left = left: { $cards }
caravanserai-owned = { $seat-mid }: { $amounts }
moors-title = Culture
moors-counters = { $seat-mid }: { $counters }
scorecards-title = Types
scorecards-order = { $scoring }: { $types }
gates-title = Gates
gates-open = a card lies open
gates-none-open = no card lies open
gates-held = { $seat-you ->
    [yes] you have { n-cards }
   *[no] { $seat } has { n-cards }
}
gates-built = { $number ->
    [one] { $number } gate built
   *[other] { $number } gates built
}
characters-title = Characters
characters-yours = yours, { $character }: { $character-power }
characters-yours-used = yours, { $character } (used): { $character-power }
auction-title = Auction
auction-bid = bid { $bid } by { $seat-mid }
auction-no-bid = no bid yet
auction-out = out: { $seats-mid }
auction-nobody-out = nobody is out

## The scoring as a table

grid-pays = pays
grid-wall = wall
grid-sum = sum
grid-now = now

## Menus

menu-tiles-of-turn = Tiles of this turn
menu-tile = { $tile }
menu-numbers-on-board = The numbers stand on your Alhambra.
menu-choices = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
menu-how-to-pay = How will you pay for { $tile }?
menu-pay-with = Pay with
menu-ways-to-pay = { $tile }: all { $number } ways to pay

## Questions and answers

# $keys: 1-8, 0 back, h help
prompt-choice = Your choice ({ $keys }):
prompt-back = 0 back
prompt-undo = u undo
prompt-help = h help
prompt-go-on = Enter to go on
prompt-replay = Move { NUMBER($at, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) } (Enter next, p back, h help):
not-possible = Not possible: { $why }
not-possible-typed = Not possible: “{ $answer }” is no move as records write it.
no-undo-revealed = Nothing can be taken back: new cards or tiles have come to light since.
no-undo-not-yours = Nothing can be taken back: the latest decision was not yours.
taken-back = Taken back: { $what }.
no-such-seat = There is no seat { $seat } at this table.
no-such-number = “{ $answer }” is not one of the numbers 1 to { $number } (h helps).
no-such-command = “{ $answer }” is no command here (h helps).
replay-start = This is the start.
replay-ends = The record ends with move { NUMBER($last, useGrouping: 0) }.
record-lies-in = The record lies in { $file }
look-again = Look at the game again with: { $command }
saved-go-on = Saved. Go on with: { $command }
going-on = { $number ->
    [one] Going on with { $file } after { $number } decision.
   *[other] Going on with { $file } after { $number } decisions.
}

## What can be typed; the form `key` is what to type

key-number = choose what stands beside it; where a square is asked for, the numbers stand on your Alhambra
    .key = a number
key-back = back to the menu before
    .key = 0
key-again = show the table again
    .key = Enter
key-undo = undo your latest decision, as long as nothing new has come to light
    .key = u
key-look = look at the Alhambra of seat B (b dirk: at Dirk’s tiles)
    .key = b B
key-scoring = explain the latest scoring, and what the next one pays
    .key = s
key-rules = the rules in a nutshell
    .key = ?
key-quit = quit; the game is saved, and you can go on with it
    .key = q
help-typing = A move can also be typed as records write it: take florin-7, or, to pay more than is needed, buy garden-11 for denar-9 denar-8.
help-drawing = Double lines are walls, thin lines are open sides. “T 9” is a tower of price 9, “F” the fountain, “^ 4” a camp, “hG” a hut for gardens; “tower 9 (NE)” has walls in the north and in the east, “camp 8 (NE)” bastions: heavy lines.
help-squares = The square 2,-1 is two columns right of the fountain and one row above it.
key-next = next move
    .key = Enter, n
key-before = the move before
    .key = p
key-move = go to that move; 0 is the start
    .key = a number
key-run = let the moves play by themselves; Ctrl-C stops them
    .key = a
key-last-scoring = explain the latest scoring
    .key = s
key-end = go to the end
    .key = e
key-leave = quit
    .key = q

## The rules in a nutshell

rules-turn = On your turn do one of three things:
rules-take = one card, or several worth at most 5 together
    .key = take money
rules-buy = a tile of the market with money of its field’s currency; no change is given, but whoever pays exactly acts again
    .key = buy
rules-redesign = build a tile from your reserve, move one there, or exchange one for another
    .key = redesign
rules-placing = At the end of your turn the tiles you bought are built or go to your reserve.
rules-building = Building: tiles are never turned; walls meet walls, open sides open sides; every tile can be reached on foot from the fountain; no empty square may be shut in.
rules-scoring = Two scoring cards lie in the draw pile, a third scoring comes at the end: points for the most buildings of each type (who ties shares, rounded down), and one point for each side of your longest outer wall.
rules-end = The game ends when the market cannot be filled any more; each tile left there goes to whoever holds the most money of its currency.
rules-dirk = With two players Dirk plays along: he gets tiles from the bag, builds nothing and takes part in the scorings.
rules-unconfirmed = Not confirmed: { $modules }. Some of their pieces are known only in part; { $option } DIR plays with corrected tables.

## Wrong input, in one line that begins with the name of the program

wrong-language = unknown language “{ $language }”; known languages: { $languages }
wrong-file = { $file }: { $why }
# $why: one of the messages below, or the refusal of a rule
wrong-record = { $file }: line { NUMBER($line, useGrouping: 0) }: { $why }
fault-none = not a record: it must begin with “{ $title }” and a version
fault-newer = version { $version } is newer than this program, which reads up to version { $ours }
fault-older = version { $version } cannot be read by this program (version { $ours })
fault-changed = this line or one before it was changed after it was written
fault-cut = the record was cut off in the middle of this line
fault-no-end = the record was cut off here: its end line is missing
fault-line = expected: { $expected }
fault-setup = there can be no game with this ({ $heading })
fault-game = unknown game “{ $game }”
fault-tables = played with other component tables ({ $needed }) than those in use ({ $used }); see --components
fault-action = not an action of this game: { $action }
fault-spelling = the program writes this action as: { $action }
fault-seat = seat { $seat } has nothing to decide here
fault-over = the record says that the game is over, which is not so
fault-open = the record says that the game is still open, which is not so
# $why: file, entry, what is wrong and what is expected, in the words of the check
wrong-components = { $folder }: these component tables cannot be used: { $why }
wrong-components-and-more = { $folder }: these component tables cannot be used: { $why }; and { $more } more
wrong-players = Alhambra is for { $fewest } to { $most } players, not { $players }
wrong-tower = the 12th tower is one of { $choices }, not “{ $tower }”
no-seat-at-table = there is no seat “{ $seat }” at a table of { $players }: choose A to { $last }
not-against-bots = { $file }: not a game of one person against bots; { $command } shows it
unknown-bot = unknown bot “{ $bot }”; known bots: { $bots }
unknown-bot-in = { $file }: unknown bot “{ $bot }”; known bots: { $bots }
wrong-number-of-bots = { n-bots } for { n-seats }: name one for all, or one for each
n-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
n-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
already-there = { $file } is already there: choose another name, or go on with it by --resume
no-seed = “{ $seed }” is not a seed: a whole number from 0 to 2^{ $bits } - 1
unknown-game = unknown game “{ $game }”; known games: { $games }
plain-game = the game “{ $game }” is played without modules and without the 12th tower
unknown-module = unknown module “{ $module }”; known modules: { $modules }; or all, or random
module-twice = the module “{ $module }” is named twice
option-with-resume = { $option } cannot be changed in a game that goes on: leave it out with --resume
only-in-browser = --port and --no-browser are for the table in the browser
two-pairs-of-eyes = --seat and --spectator exclude each other
is-a-folder = { $file }: is a folder
record-too-large = { $file }: too large to be a record
record-no-text = { $file }: not a record, not even text
cannot-save = { $file }: cannot be saved: { $why }
cannot-write = cannot write: { $why }
worker-died = a worker died; is there enough memory?

## Verifying

verified = { $number ->
    [one] { $file }: ok, { $number } move, { $result }, { $generator } generator, digest { $digest }
   *[other] { $file }: ok, { $number } moves, { $result }, { $generator } generator, digest { $digest }
}
verified-won = won by { $seats } ({ $scores })
verified-open = still open ({ $scores })

## Simulations

simulation-title = { $games ->
    [one] { $games } game of { $players }
   *[other] { $games } games of { $players }
}
simulation-modules = with { $modules }
simulation-random-modules = modules by lot
simulation-tower = 12th tower: { $tower }
tables-replaced = component tables replaced: { $tables }
simulation-pace = a game: { $turns } turns, { $decisions } decisions; { $speed } games a second
simulation-stopped = stopped after { $played } of { $games } games
simulation-playing = playing
training-generation = { $players } players, generation { $generation }: the best is { $lead } points of a hundred ahead
simulation-seat = seat
simulation-bot = bot
simulation-turn = turn
simulation-first = first
simulation-later = later
simulation-mean = mean
simulation-sd = sd
simulation-quartiles = quartiles
simulation-wins = wins
simulation-share = share %
simulation-walls = walls
