# Following a game in the browser: log, scoring, replay, rules, tutorial, chat, overview.

# The log.
follow-log = Log
follow-log-empty = Nothing has happened yet.
follow-log-points-only = Points only
follow-log-points-none = No points have been given yet.
follow-log-turn = Turn { $turn }
follow-log-your-turn = Your turn { $turn }
follow-log-scoring = { $scoring ->
        [1] First scoring
        [2] Second scoring
       *[3] Final scoring
    }
follow-log-newest = To the newest line

# Since my last move.
follow-since = Since your turn
follow-since-none = Nobody has moved since your turn
follow-since-play = Play back
follow-since-stop = Stop
follow-since-step = Step { $step } of { $steps }
follow-since-bought = bought { $tile }
follow-since-built = built { $tile }
follow-since-kept = reserved { $tile }
follow-since-took = took { $cards }
follow-since-rebuilt = redesigned
follow-since-acted = acted
follow-since-more = +{ $count }
follow-since-name = { $name }: { $what }

# The scoring.
follow-scoring-1 = First scoring
follow-scoring-2 = Second scoring
follow-scoring-3 = Final scoring
follow-scoring-turn = Turn { $turn }
follow-scoring-choose = Scorings of this game
follow-scoring-later = not yet
follow-scoring-places = { $places ->
        [one] 1st { $first }
        [2] 1st { $first } · 2nd { $second }
       *[other] 1st { $first } · 2nd { $second } · 3rd { $third }
    }
follow-scoring-wall = Outer wall
follow-scoring-wall-note = 1 per side of the longest
follow-scoring-sum = This scoring
follow-scoring-before-after = { $before } → { $after }
follow-scoring-shared = shared
follow-scoring-none = nothing
follow-scoring-cell = { $row }, { $name }: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
follow-scoring-why = { $row }: why { $points }?
follow-scoring-why-none = { $row }: why nothing?
follow-scoring-alone = { $name } has the most and gets { $points } for place { $place }.
follow-scoring-place = { $name } is on place { $place }: { $points } points.
follow-scoring-unpaid = { $name } is on place { $place }, which pays nothing in this scoring.
follow-scoring-no-tile = { $names } { $many ->
        [one] has none and takes
       *[other] have none and take
    } no place.
follow-scoring-tie = { $names } are level and share places { $from } to { $to }:
follow-scoring-tie-sum = ({ $sum }) ÷ { $players } = { $share } each
follow-scoring-rounded = rounded down
follow-scoring-reserve = Tiles in a reserve do not count.
follow-scoring-wall-sentence = The longest unbroken stretch of outer wall has { $points ->
        [one] { $points } side
       *[other] { $points } sides
    }: 1 point for each.
follow-scoring-wall-zero = No wall on the outside yet: no points.
follow-scoring-wall-drawing = { $name }: Alhambra with its counted wall of { $points }
follow-scoring-sum-sentence = { $name } had { $before } and gets { $points }: { $after }.
follow-scoring-standing = Standing after this scoring
follow-scoring-standing-bar = { $name }: { $before } before, { $points } now, { $after } in all
follow-scoring-count-out = Count it out
follow-scoring-count-stop = Show all
follow-scoring-continue = Continue
follow-scoring-none-yet = There has been no scoring yet. The first one comes with card A in the second part of the money pile.
follow-scoring-dirk = Dirk

# The end.
follow-end = The game is over
follow-end-you-won = You have won!
follow-end-won = { $names } { $many ->
        [one] has won
       *[other] share the victory
    }
follow-end-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
follow-end-gain = { $row }: { $points }
follow-end-wreath = What { $name } gained: { $gains }
follow-end-left-over = Tiles left on the market
follow-end-left-over-to = { $tile } to { $name-mid }, for the most { $currency-pl }: { $money }
follow-end-left-over-none = { $tile } stays: nobody alone has the most { $currency-pl }
follow-end-replay = Step through the game
follow-end-scorings = Where the points came from
follow-end-again = New table, same seats
follow-end-record = Download the record
follow-end-fair-title = Was the shuffle fair?
follow-end-fair = The shuffle can be checked: its seed is { $seed }, promised before the deal as { $commitment }.

# Chat.
follow-chat = Talk
follow-chat-empty = Nobody has said anything yet.
follow-chat-write = Write to the table
follow-chat-send = Send
follow-chat-mute = Mute { $name }
follow-chat-unmute = Hear { $name } again
follow-chat-mute-all = Mute everybody
follow-chat-unmute-all = Hear everybody again
follow-chat-muted = { $count ->
        [one] { $count } line hidden
       *[other] { $count } lines hidden
    }
follow-chat-all-muted = Talk is muted for you. The others can still read what you write.
follow-chat-spectator = watching

# Replay.
follow-replay = Replay
follow-replay-title = Replay: { $title }
follow-replay-eyes = Seen by
follow-replay-spectator = Spectator
follow-replay-back = One step back
follow-replay-turn-back = One turn back
follow-replay-play = Play
follow-replay-pause = Pause
follow-replay-forward = One step on
follow-replay-turn-forward = One turn on
follow-replay-speed = Speed
follow-replay-track = Moment of the game
follow-replay-at = turn { $turn } of { $turns }
follow-replay-scoring = { $scoring ->
        [1] scoring A
        [2] scoring B
       *[3] scoring C
    }
follow-replay-share = Copy link to this moment
follow-replay-shared = Link copied
follow-replay-address = The address of this page now leads to this moment.
follow-replay-all = All replays
follow-replay-download = Download record
follow-replay-upload = Open a record
follow-replay-loading = Fetching the game …
follow-replay-failed = This game cannot be replayed.
follow-replay-to-table = To the table
follow-replay-keys = Arrow keys step, with Shift by whole turns; Space plays.
follow-replay-upload-failed = This record cannot be used.

# Rules.
follow-rules = Rules
follow-rules-in-short = In short
follow-rules-search = Search the rules
follow-rules-search-hint = A word or an id, such as wall or B-81
follow-rules-found = { $count ->
        [0] Nothing found
        [one] { $count } rule
       *[other] { $count } rules
    }
follow-rules-contents = Contents
follow-rules-game = The game
follow-rules-expansion = Expansion { $number }
follow-rules-more = More
follow-rules-others = Other games
follow-rules-base = Base game
follow-rules-together = All modules together
follow-rules-dice-game = The Dice Game
follow-rules-alcazaba = Alcazaba
follow-rules-sources = Sources and open points
follow-rules-english = The full rules below are in English.
follow-rules-decision = Decision
follow-rules-decision-note = The printed rules leave this open; this is how it is played here, and why.
follow-rules-unconfirmed = not confirmed
follow-rules-unconfirmed-note = Some pieces are known only in part: no source tells them, or only one. The game is played with what fits everything that is known. The tables say of themselves:
follow-rules-unconfirmed-correct = Whoever has the box can correct a table without touching the program: copy it into a folder, change it and start with { $option } FOLDER. Please tell us, too.
follow-rules-rule = Rule { $rule }
follow-rules-open = Open in the rules
follow-rules-missing = This rule has no page.
follow-rules-copy = Link to { $rule }
follow-rules-loading = Fetching the rules …
follow-rules-learn = Learn it in five minutes
follow-rules-page-missing = There is no such page of the rules.

# Rules in short, for the base game and every module.
rules-base = Everybody builds an Alhambra around a fountain. In your turn you do one thing: take money (one card, or several worth 5 at most together), buy a building from the market, or redesign your Alhambra. Each field of the market asks for one currency; who pays the exact price may act again, and change is never given. Bought tiles are placed at the end of the turn, never turned, wall against wall and open side against open side, every tile within walking distance of the fountain and no hole left. In three scorings the players with the most buildings of a type get points, and everybody gets one for each side of the longest outer wall. The game ends when the bag can no longer fill the market; most points win.
rules-vizier = Everybody has a vizier stone, awake at first. Between two turns you may use an awake stone to buy one tile of the market for exactly its price, and place it at once. There is no further action for it, and the stone falls asleep. The player whose turn is next is asked first. Waking your stone is an action of its own in your turn.
rules-bureaux = Six bureau cards come up in the money display; each shows two currencies. Instead of money you may take one bureau. When you buy a tile of one of its two currencies you may add the bureau and pay with any mix of both, or with the other one alone. A bureau serves one purchase, and only one bureau works at a time. It counts nothing when the last tiles are given out.
rules-bonus = You hold hidden bonus cards, each of which shows one building without walls. Once exactly this building stands in your Alhambra you may reveal the card, at any time. From then on the building counts twice for its type in every scoring, as long as it stands there. In the last scoring eligible cards are revealed by themselves.
rules-huts = Six stacks of workers’ huts lie beside the market, one for each type. As an action you may take the open hut of a stack, for nothing; you place it like a bought tile. In a scoring a hut counts as as many buildings of its type as stand right next to it with no wall between. You may own three huts at most, those in the reserve included. Their walls count like all others.
rules-gates = Gate cards come up late in the game and lie beside the display; only one may lie open. Instead of money you may take the open gate card. While you place or redesign you may spend a gate to make a double wall between two of your tiles passable, so that a tile beyond it can be reached. A gate stays for good, and the two tiles it joins can no longer be moved.
rules-diamonds = Diamonds are a fifth currency and are mixed into the money. Any tile on any field may be paid with diamonds alone; an exact sum is an exact payment. Diamonds are never mixed with other money in one payment. When the last tiles are given out they count nothing.
rules-characters = Ten characters, of whom some come up with the money and are auctioned at once. The player who is next bids first; each must bid higher or pass, and the winner pays in one currency. A character lies open before you: some work once in every turn of yours, some in every scoring, some only once. Fatima, the wise man and the city watch bring points; the others help with money, buying or redesigning.
rules-camps = Camps are tiles outside the city wall. They are bought like buildings, but placed with a bastion against a wall of your Alhambra, or with their green side at another camp’s. In every scoring a camp gives one point for each building that stands in an unbroken line behind each of its bastions. Nobody walks through a camp, and the wall behind it still counts.
rules-walls = Wall cards come up with the money and lie beside the market. As an action you take one and put the wooden walls it shows on one tile of yours: built, in the reserve or just bought. The side must have no wall yet, and a built tile only takes a wall where no neighbour stands. Wooden walls stay for good and count as walls in every way, but no gate can be set into them.
rules-thieves = Everybody has hidden thieves, each for one currency. Between two turns you may play a thief and take one card of its currency from the display, whatever its value; the display is filled up at once. The player whose turn is next may not play one. A thief works once and then leaves the game.
rules-change = Who overpays for a tile gets change: one coin, drawn blind, for every full two units too much. A coin is money of value 1 in its currency and can be spent like a card. Spent coins go back into the bag. When the last tiles are given out coins count as money.
rules-trader = Each player has a trader tile with three citizens beside his Alhambra. When you build on the trader’s square, one citizen in the colour of the building may move in, and you take a new one from the supply. Then the trader moves to another free square next to your Alhambra. In every scoring citizens of different colours form series: the longer a series, the more it is worth, from 1 up to 21 points.
rules-treasure = As an action you may buy all four chests of a treasure room for at least 8, in any mix of currencies; there is never a further action for it. Chests are put on your buildings of the same colour, one on each; what you cannot place goes on to the others. In every scoring the players with the most chests get points. A building that leaves the Alhambra loses its chest.
rules-masters = Master builders are money cards worth 3 in their currency; everybody begins with two. Instead of paying with one you may spend it at the end of your turn for one redesign more. Either way the card then leaves the game. Only one may be spent in this way each turn.
rules-invaders = After each scoring invaders attack from one direction: every open side of your tiles towards it costs points, more each time. Walls protect. Who buys a building of the type on an open scout and pays exactly may look at the next attack card in secret. A score never falls below zero.
rules-bazaars = Bazaars come from the bag and lie beside the market; each shows a currency and three types. You buy one for exactly the price of the tile that lies on the field of its currency. In the final scoring a bazaar counts the buildings of its three types on the eight squares around it, times the number of those types that are there. Walls do not matter for that.
rules-scorecards = Three of eighteen score cards are laid out at the beginning, one for each scoring. They change which type is worth how much: the order of the types on the card takes the place of the printed one. Everything else about a scoring stays the same.
rules-overview = Overview cards show all tiles of the base game, by walls and by price. They are there to look at and change nothing.
rules-sultan = Sultan cards come up with the money; a die decides for which type each of them stands. One costs 7 in its currency; the buyer may roll once more if he does not like the type. Whenever a tile of that type is drawn for the market you may give the card away and take the tile for nothing. Another tile is drawn in its place.
rules-caravanserai = With at least four types in your Alhambra you may buy a caravanserai; the more types you have, the less it costs. You may own two. At the start of your turn one marker may move a field on, to more money or to another currency. The amount it shows can be spent like one money card; then the marker begins again at zero.
rules-moors = At the end of a turn you take a culture counter for every price of which you own two buildings or more, built or in reserve. Developing culture is an action: all your counters turn one step to a higher value, as far as your number of such buildings allows. In every scoring each counter gives the points it shows, up to 21.

# The tutorial.
follow-learn = Learn Alhambra
follow-learn-title = Your first turns
follow-learn-intro = About five minutes at a real table, against two bots. You take over a game that is a few turns old. You can leave at any time and go on later.
follow-learn-begin = Begin
follow-learn-resume = Go on where I was
follow-learn-restart = Start again
follow-learn-skip = Leave the tutorial
follow-learn-next = Next
follow-learn-back = Back
follow-learn-play-on = Finish this game
follow-learn-rules = Read the rules
follow-learn-new = Play a new game
follow-learn-step = Step { $step } of { $steps }
follow-learn-wait = The others are moving …
follow-learn-try = Try it.
follow-learn-failed = The tutorial table could not be made. Please try again.
follow-learn-show-scoring = Show the scoring
follow-learn-welcome = This is your Alhambra
follow-learn-welcome-text = It grows around the fountain. Every tile keeps its direction, and one must be able to walk from the fountain to every tile without climbing over a wall. The thick sides are walls. The golden line is your longest outer wall: it brings a point for each side.
follow-learn-types = Six types of buildings
follow-learn-types-text = Pavilions, seraglios, arcades, chambers, gardens and towers. In a scoring, whoever has the most buildings of a type gets points for it. Pavilions are cheap and bring little, towers are dear and bring much.
follow-learn-market = The market
follow-learn-market-text = Four buildings are for sale. Each field takes one currency only, the one whose coin it shows. You hold 2 and 6 denar, and these chambers cost exactly 8 denar: the golden seal says so.
follow-learn-buy = Pay exactly, act again
follow-learn-buy-text = Nobody gives change. But if you pay the exact price, you may act once more. Choose the chambers for 8: the right cards lift by themselves. Then confirm.
follow-learn-again = Now take money
follow-learn-again-text = Paid exactly, so it is still your turn. Take money: one card of any value, or several worth 5 at most together. Denar 3 and florin 1 go together, for example. Choose them and confirm.
follow-learn-again-over = You paid more than the price, so there is no further action. Now place what you have bought.
follow-learn-place = Build
follow-learn-place-text = At the end of your turn you place what you have bought. The squares where it fits are lit up: wall meets wall, open side meets open side, and no hole may be left. Choose one and confirm. What fits nowhere, or is for later, goes to the reserve.
follow-learn-others = The others move
follow-learn-others-text = Well done, that was a whole turn. Above the court you can see what the others did since, and play it back.
follow-learn-others-took = Taking money ended your turn. Above the court you can see what the others did since, and play it back. In your next turn, look for a golden seal on the market.
follow-learn-second = Your turn again
follow-learn-second-text = Do what you like: take money, buy, or redesign your Alhambra. If you are in doubt, take money that helps you to pay something exactly. The first scoring card is about to come up.
follow-learn-scoring = The first scoring
follow-learn-scoring-text = The scoring card came up. Every number in the scoring can be opened, to see where it comes from. Have a look at the towers, at the chambers, where you may have to share, and at your wall.
follow-learn-done = That is the game
follow-learn-done-text = Two more scorings follow, and they bring much more. The game ends when the bag can no longer fill the market. If you ever wonder why something is not possible, click it: the table says why and shows the rule.

# All tiles at a glance.
follow-overview = All tiles
follow-overview-about = { $bag ->
        [one] { $bag } tile is still in the bag.
       *[other] { $bag } tiles are still in the bag.
    } Bright tiles have not been seen yet.
follow-overview-only-hidden = Only those not seen yet
follow-overview-hidden = not seen yet
# $from: "from the north"
follow-scoring-attack = An attack { $from }: { n-open-sides }
follow-overview-order = Order of the tiles
follow-overview-by-walls = By walls
follow-overview-by-price = By price
follow-overview-by-type = By type
follow-overview-no-walls = no walls
# $sides-place: "in the north and in the east"
follow-overview-walls = { $sides-place }
follow-overview-price = price { $price }
follow-overview-others = others
follow-overview-left = { $left } of { $all } not seen yet
follow-overview-beside = beside the market
follow-overview-market = on the market
follow-overview-built = built by { $name }
follow-overview-reserve = in the reserve of { $name }
follow-overview-acquired = just bought by { $name }
follow-overview-dirk = with Dirk
