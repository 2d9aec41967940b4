# The table in the browser.

## Regions and titles

table-prompt = What is asked
table-market = Market
table-money = Money
table-money-note = one card, or several small ones
table-players = Players
table-you = You
table-hand = Your money
table-hand-empty = No cards in hand
table-no-money = no money
table-reserve = Reserve
table-this-turn = This turn
table-modules = Modules
table-turn = turn { $turn }
table-your-alhambra = Your Alhambra
table-alhambra-of = Alhambra of { $name }
table-back = Back to yours
table-follow-turn = Follow the turn
table-in-the-bag = in the bag
table-tiles-in-bag = { $tiles ->
    [one] { $tiles } tile in the bag
   *[other] { $tiles } tiles in the bag
}
table-pile = Money pile
table-pile-left = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-scoring-in-this-part = { $scoring ->
    [1] A comes in this part
   *[2] B comes in this part
}
table-scoring-later = { $scoring ->
    [1] A comes later
   *[2] B comes later
}
table-scoring-at-the-end = last scoring at the end
table-next-scoring = { $scoring ->
    [1] A is next
    [2] B is next
   *[other] C at the end
}
table-pays = { $scoring ->
    [1] Scoring A pays
    [2] Scoring B pays
   *[other] The last scoring pays
}
table-prizes = { $type-pl }: { $prizes }

## Pieces, for those who listen

table-tile = { $tile }
table-card = { $card }
table-type = { $type }
table-number = { $number }
table-no-walls = no walls
# $sides-place: "in the north and in the east"
table-walls = walls { $sides-place }
table-field = { $currency } field { $number }
table-field-empty = empty until the end of the turn
table-open-money = open money card
table-picked = picked
table-only-alone = only alone: together they are too much
table-enter-chooses = Enter to choose
table-hand-card = { $card }, in your hand
table-hand-card-lifted = { $card }, part of the payment
table-count = { $type-pl }: { $count }
table-count-leads = { $type-pl }: { $count }, the most
table-leads = leads { $types-pl }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-wall-of = wall { $wall }
table-cards-of = { $cards ->
    [one] { $cards } money card
   *[other] { $cards } money cards
}
table-reserve-of = { $tiles ->
    [0] reserve empty
    [one] { $tiles } tile in reserve
   *[other] { $tiles } tiles in reserve
}
table-look = Enter to look at this Alhambra
# $across: east, west or none; $along: north, south or none
table-square = { $across ->
    [east] column { $column } east
    [west] column { $column } west
   *[none] column of the fountain
}, { $along ->
    [north] row { $row } north
    [south] row { $row } south
   *[none] row of the fountain
}
table-legal = possible here
table-does-not-fit = does not fit here
table-new = new since your turn
table-changed = changed since you looked
table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
table-zoom-in = Closer (+)
table-zoom-out = Farther (−)
table-zoom-fit = All of it (0)

## People

table-acts = on turn
table-next = next
table-away = away
table-you-place = you · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }
table-dirk-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
table-why-points = Where the points come from

## What can be paid

table-exact = exact
table-over = { $by } over
table-short = { $by } short
# $by: by how much the price is exceeded
table-too-much = { $by } too much: no further action
table-more-than-needed = more than needed: a card could stay in your hand
table-not-together = these cards cannot pay for it together
table-planned =
    { $place ->
        [reserve] then into the reserve
       *[square] then onto the marked square
    }

## What is chosen and what it causes

table-buy = Buy { $tile } for
table-build = Build { $tile }
table-effect-count = { $type-pl } { $before } to { $after }
table-effect-wall = wall { $before } to { $after }
table-effect-wall-stays = wall stays { $after }
table-alone-ahead = alone in front
table-level-with = level with { $seats-mid }
table-level-with-dirk = level with Dirk
table-behind = most: { $count }
table-redesign-what = Redesign: choose a tile of your reserve, or one of your Alhambra.
table-confirm = Confirm
table-confirm-buy = Buy
table-cancel = Cancel
table-options = { $number ->
    [one] { $number } option
   *[other] { $number } options
}
table-result = Result
table-redesign = Redesign
table-end-turn = End turn
table-undo = Take back your last decision
table-undo-nothing = There is nothing of yours to take back.
table-overview = All tiles
table-menu = Menu
table-chat = { $unread ->
    [0] Talk
    [one] Talk, { $unread } new line
   *[other] Talk, { $unread } new lines
}

## Why something cannot be

table-why-empty = This field is empty until the end of the turn.
table-why-not-your-turn = It is not your turn to decide.
table-why-short = { $tile } is out of reach: you are { $by } { $currency } short.
table-why-cannot-pay = { $tile } cannot be paid with the cards in your hand.
table-why-other-question = Not now: the question is another one.
table-why-choose-first = Choose a tile first, then how to pay for it.
table-why-tile-waits = { $tile } cannot be moved now.
table-why-no-fit = { $tile } does not fit here: walls must meet walls, the way from the fountain must be open, and no hole may come about.
table-why-stays = { $tile } has to stay: else there would be a hole, or a tile without a way to the fountain.
table-why-taken = { $tile } already stands here.
table-why-act-first = An action has to be taken first.
table-why-no-redesign = There is nothing to redesign now.

## The moment between two turns

table-wish = When to ask me between two turns
table-wish-brief = brief moment
table-wish-ask = wait for me
table-wish-never = never ask me
table-think = Let me think
table-thinking = { $seats } { $seats-count ->
    [one] is thinking
   *[other] are thinking
}

## Several people at one screen

table-pass-to = Pass to { $name }
table-pass-look = Nobody else looks at the screen now.
table-pass-here = I am { $name }

## Modules

table-rules = Rules
table-open = open
table-fact = { $name }: { $value }
table-dock-offers = { $number ->
    [one] { $number } option
   *[other] { $number } options
}
table-dock-quiet = nothing to do now
table-vizier-awake = awake
table-vizier-asleep = asleep
table-vizier-ready = awake: may buy out of turn
table-vizier-sleeps = asleep: wake it in your turn
table-vizier-count = { $awake } awake
table-bureaux-state = { $mine } in your hand, { $open } open
table-bonus-state = { $mine } hidden in your hand, { $open } laid open
table-bonus-card = bonus card: { $tile }
table-bonus-built = bonus card: { $tile }, which you have built
table-bonus-open = laid open: { $tile } counts twice
table-bonus-hidden = { $cards ->
    [one] { $cards } hidden bonus card
   *[other] { $cards } hidden bonus cards
}
table-huts-take = take one, free
table-huts-left = { $number ->
    [one] { $number } left
   *[other] { $number } left
}
table-hut-stack = { $tile }, { $left } left
table-huts-owned = { $number ->
    [one] { $number } hut
   *[other] { $number } huts
}
table-gate-card = open gate card
table-gate-open = a card lies open; you hold { $mine }
table-gate-none = no card lies open; you hold { $mine }
table-gates-held = { $cards ->
    [one] { $cards } gate card
   *[other] { $cards } gate cards
}
table-gates-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $gates ->
    [one] { $gates } gate built
   *[other] { $gates } gates built
}
table-diamonds-state = { $sum } in your hand, { $open } open
table-character = { $character }{ $used ->
    [yes] , used in this round
   *[no] { "" }
}: { $character-power }
table-characters-state = { $mine } of yours, { $all } at the table
table-auction-first = { $character }: no bid yet
table-auction-bid = { $character }: { $bid } is bid
table-bidder = { $seat } bid { $bid }
table-still-in = { $seat } may still bid
table-out = { $seat } passed
table-camps-state = { $number ->
    [one] you have { $number } camp
   *[other] you have { $number } camps
}
table-camps-of = { $number ->
    [one] { $number } camp
   *[other] { $number } camps
}

## Somebody is away

table-stand-in = Let a bot play on
table-stand-in-ends = The bot steps back
table-stood-in = A bot plays for you.
table-take-over = I am back
