### Words of the pages around the table: start, new table, joining, watching, replays, settings, keys.

## Everywhere
shell-close = Close
shell-back = Back
shell-copy = Copy
shell-copied = Copied
shell-settings = Settings
shell-home = To the start page
shell-offline = The server does not answer. Is the network there? Nothing was changed.
shell-broken = The server gave an answer that makes no sense here. Nothing was changed; try again.
shell-page-lost = This part of the page could not be loaded. Your tables are safe on the server.
shell-reload = Load again
shell-retry = Try again
shell-loading = One moment …
shell-lost =
    { $seconds ->
        [one] Reconnecting for { $seconds } second. The table is safe; moves wait until the line is back.
       *[other] Reconnecting for { $seconds } seconds. The table is safe; moves wait until the line is back.
    }
shell-gone = This table cannot be reached from here any more.

nowhere-title = Nothing is built here
nowhere-text = The address leads to no page of this house.
nowhere-home = To the start page

## Settings
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Plaster
settings-theme-dark = Night court
settings-window = Between two turns
settings-window-hint = Some modules let you act between the turns of others. When shall the table ask you?
settings-window-ask = Wait for me
settings-window-brief = Briefly
settings-window-never = Never
settings-aids = Aids on the table
settings-aids-hint = What you can pay, where a tile fits, who leads
settings-confirm = Confirm each move
settings-confirm-hint = Off: the last click of a move sends it
settings-letters = Letters on tiles
settings-letters-hint = The first letter of the type beside the price
settings-scoring = Open the scoring by itself
settings-motion = Motion
settings-motion-hint = Cards and tiles travel to their places
settings-sounds = Soft sounds
settings-sounds-hint = Only when it is your turn

## Keys
keys-title = Keys
keys-move = Moving about
keys-turn = Your turn
keys-look = Looking
keys-tab = next region, with Shift the one before
keys-arrows = within the region
keys-enter = choose, then confirm
keys-esc = one step back
keys-zoom = closer, farther, all of it
keys-market = tile of the market
keys-money = money card of the display
keys-pay = another way to pay
keys-redesign = redesign
keys-end = end the turn
keys-undo = take back
keys-options = all options as a list
keys-log = log
keys-since = since my last turn
keys-modules = modules
keys-visit = another Alhambra
keys-new = new table, on the start page
keys-help = this list

## Inviting
invite-title = Who sits here
invite-missing =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
invite-host = Send each friend one link. The game waits when the turn comes to a free seat; you may close this page meanwhile.
invite-wait = The game waits when the turn comes to a free seat. You may close this page; the table is kept.
invite-open = free seat
invite-link = Link to seat { $seat }
invite-watch = Link for spectators
seat-number = Player { $seat }
seat-bot-name = Bot { $seat }
seat-you = you
seat-there = has sat down

## Start
start-title-1 = Build the palace.
start-title-2 = Close the wall.
start-lead = The whole Alhambra family at one table: alone against bots, together at one screen, or with friends by a link.
start-play = Play now
start-play-hint = Play now: you against two bots, the base game, about 25 minutes.
start-new = New table
start-join = Join
start-tables = Your tables
start-all = All { $count }
start-fewer = Fewer
start-empty = Your first table is one click away.
start-more = More
start-learn = Learn in five minutes
start-rules = Rules
start-watch = Watch
start-replays = Replays

## Lists of tables
tables-your-turn = your turn
tables-turn =
    { $turn ->
        [0] not begun
       *[other] turn { $turn }
    }
tables-over = over
tables-free =
    { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
tables-base = base game
tables-modules =
    { $count ->
        [one] one module
       *[other] { $count } modules
    }
tables-dirk = with Dirk
tables-since = { $name }, { $ago }
tables-with = With { $names }
tables-of = { $names }
tables-nameless = A table
ago-now = just now
ago-minutes =
    { $count ->
        [one] one minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] one hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## Bots
bot-master = Master
bot-master-line = thinks through many games, up to five seconds
bot-expert = Expert
bot-expert-line = plays ahead in thought, up to a second
bot-club = Club
bot-club-line = knows the game and plays it soundly
bot-casual = Casual
bot-casual-line = plays well, but not always
bot-novice = Novice
bot-novice-line = still learning
bot-random = Random
bot-random-line = any move at all
bot-greedy = Greedy
bot-greedy-line = goes for points now
bot-exact = Reckoner
bot-exact-line = throws by exact chances

## New table
new-title = New table
new-seats = Seats
new-add = Add a player
new-remove = Remove seat { $seat }
new-name = Name at seat { $seat }
new-name-hint = Name
new-kind = Who plays at seat { $seat }
new-kind-here = Here
new-kind-link = By link
new-kind-bot = Bot
new-you = you
new-here-line = at this screen
new-link-line = gets a link of their own
new-dirk = With two players, Dirk plays along by his own simple rules.
new-game = Game
new-modules = Modules
new-chosen = { $count } of { $total }
new-later = not here yet
new-unsure = Some pieces of this module are not confirmed.
new-preset-base = Base only
new-preset-first = First steps
new-preset-surprise = Surprise me
new-house-rules = House rules
new-box = Expansion { $number }
expansion-1 = The Vizier’s Favor
expansion-2 = The City Gates
expansion-3 = The Thief’s Turn
expansion-4 = The Treasure Chamber
expansion-5 = Power of the Sultan
new-this = This table
new-minutes =
    { $players ->
        [one] minutes with one player
       *[other] minutes with { $players } players
    }
new-weight = Weight
new-weight-1 = light
new-weight-2 = easy
new-weight-3 = middle
new-weight-4 = rich
new-weight-5 = heavy
new-changes = What changes
new-changes-none = Nothing: the game as it came out of the first box.
new-options = Options
new-name-of-table = Name of the table
new-name-of-table-hint = if you like
new-clock = Clock
new-clock-none = none
new-clock-quick = 10 min + 15 s
new-clock-calm = 25 min + 30 s
new-clock-days = 3 days + 1 day
new-clock-hint = When time is up, a bot decides that once; the seat stays yours.
new-undo = Take back
new-undo-hint = until something hidden is turned up
new-listed = Open to spectators
new-listed-hint = strangers find it under Watch
new-keys = Space switches a module, arrows move the ring.
new-open = Open the table

## Joining
join-title = A seat is kept for you
join-lead = Somebody has invited you to a table of Alhambra. How shall the others call you?
join-name = Your name
join-sit = Sit down
join-with-link = Join a table
join-with-link-lead = Paste the link you were given. It leads to your seat, or to a place to watch from.
join-link = Link
join-follow = Follow the link
join-no-link = This does not look like a link to a table. It should contain “/t/” and a name.

## Watching
watch-title = Watch
watch-lead = Tables that are open to spectators. You see what everybody sees, and no hand.
watch-empty = No table is open to spectators at the moment.

## Replays
replays-title = Replays
replays-lead = Every finished game can be looked at again, step by step, from every seat.
replays-upload = Drop a record here, or choose a file
replays-record = Download the record
replays-record-short = Record
replays-empty = No game is finished yet. Records of others can be brought here, too.
