nutshell-characters = Characters: six of ten come up and are auctioned at once. Bids rise until all but one have passed; the winner pays in one currency and has the character’s power from then on.

## The ten; the form `power` is what they can do

character-abdul-karim = Abdul Karim
    .power = once, pays exactly for one tile of the market
character-abdul-knihstig = Abdul Knihstig
    .power = after you bought a building of 10 or more, you take an open money card
character-ammar-el-schauf = Ammar El’Schauf
    .power = at the end of each turn, one redesign more
character-faruk-willhaben = Faruk Will’haben
    .power = you may take several cards worth up to 7 instead of 5
character-fatima = Fatima
    .power = worth 8 points at the end, or exchanged at once for one laid aside
character-hakim-wahid = Hakim Wahid
    .power = in every scoring, half a building of a type you choose
character-laila-wundabah = Laila Wundabah
    .power = before each turn, you may have a tile of the market exchanged
character-machma-klain = Machma Klain
    .power = before each turn, you may give a card for an open one worth no more
character-yammerad = Yammerad
    .power = with fewer than 3 money cards, you draw one before your turn
character-yusuf-e-passuff = Yusuf E’Passuff
    .power = in every scoring, a point for every 3 sides of your wall

## Options

heading-bid = Bid
bid = Bid { $amount }
heading-pay-bid = Pay with
pay-bid = Pay { $cards } for your bid of { $bid }
    .short = { $cards }
heading-fatima = Fatima
fatima-keep = Keep Fatima
fatima-exchange = Exchange Fatima for the top one of those laid aside
note-fatima-keep = 8 points at the end
note-fatima-exchange = you cannot know who it is
heading-karim = Abdul Karim pays, once in the game
let-karim-pay = Let Abdul Karim pay for { $tile }
    .short = { $tile }
heading-knihstig = Take
take-one = Take { $card } with Abdul Knihstig
    .short = { $card }
heading-hakim = Half a building more for
favour-type = Hakim Wahid stands by the { $type-pl }
    .short = { $type-pl }
note-you-have = you have { $number }
heading-laila = Laila has a tile of the market exchanged
let-laila-exchange = Let Laila exchange { $tile }
    .short = { $tile }
heading-machma = Machma gives a card for an open one
let-machma-exchange = Let Machma exchange { $given } for { $taken }
    .short = { $given } for { $taken }
heading-yammerad = Yammerad
let-yammerad-draw = Let Yammerad draw the top card of the pile
    .short = draw the top card of the pile

## Questions, and what it means to decline

question-first-bid = { $character } is for sale: { $character-power }. Nobody has bid yet. What do you bid?
question-next-bid = { $character } is for sale: { $character-power }. The highest bid is { $bid }. What do you bid?
question-pay-auction = You won { $character } for { $bid }: how do you pay?
question-choose-power = Before your turn: will you use a power?
question-take-one-more = Abdul Knihstig: which money card do you take?
question-redesign-once-more = Ammar El’Schauf: will you redesign once more?
question-ask-hakim = Hakim Wahid: which type shall get half a building in this scoring?
question-ask-fatima = What becomes of Fatima?
decline-choose-power = No: begin the turn
decline-take-one-more = Take none
decline-ask-hakim = For none of them
decline-redesign-once-more = No: end the turn
decline-auction = Pass: you are out of this auction
decline-pay-auction = Pass: you cannot pay

## What happened

told-auction = { $character } is auctioned: { $character-power }.
told-bid = { $seat-you ->
    [yes] You bid { $bid } for { $character }.
   *[no] { $seat } bids { $bid } for { $character }.
}
told-out = { $seat-you ->
    [yes] You pass on { $character }.
   *[no] { $seat } passes on { $character }.
}
told-won-bid = { $seat-you ->
    [yes] You win { $character } with a bid of { $bid }.
   *[no] { $seat } wins { $character } with a bid of { $bid }.
}
told-got-instead = { $seat-you ->
    [yes] You get { $character } instead.
   *[no] { $seat } gets { $character } instead.
}
told-character-left = { $character } leaves the game.
told-character-used = { $seat-you ->
    [yes] You use { $character }.
   *[no] { $seat } uses { $character }.
}
told-card-given = { $seat-you ->
    [yes] You give { $card } away.
   *[no] { $seat } gives { $card } away.
}
told-drew = { $seat-you ->
    [yes] You draw { $card } from the pile.
   *[no] { $seat } draws { $card } from the pile.
}
told-drew-hidden = { $seat-you ->
    [yes] You draw a card from the pile.
   *[no] { $seat } draws a card from the pile.
}
told-tile-exchanged = On the market { $old } goes back into the bag, and { $tile } lies there now.
told-favoured = { $seat-you ->
    [yes] You let Hakim Wahid stand by the { $type-pl }: half a building more in this scoring.
   *[no] { $seat } lets Hakim Wahid stand by the { $type-pl }: half a building more in this scoring.
}
award-yusuf = Yusuf E’Passuff: a point for every { $every } sides of a wall of { $wall }
award-fatima = Fatima, who was kept
extra-hakim = half a building for Hakim Wahid
