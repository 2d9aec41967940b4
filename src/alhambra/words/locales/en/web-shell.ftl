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
invite-host = Send each friend one link. The game begins when all have sat down; you may close this page meanwhile.
invite-wait = The game begins when all have sat down. You may close this page; the table waits.
invite-open = free seat
invite-link = Link to seat { $seat }
invite-watch = Link for spectators
seat-number = Seat { $seat }
seat-bot = bot
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
