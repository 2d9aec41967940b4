nutshell-thieves = Thieves: between two turns everybody but the player who is next may play a hidden thief. It takes one open card of its currency, whatever its value, and leaves the game.

heading-thieves = Play a thief
play-thief = Take { $cards } with a thief
    .short = { $cards }
question-thief = Between two turns: do you play a thief?
question-between-turns = Between two turns: will you act?
told-thief = { $seat-you ->
    [yes] You act out of turn: your { $currency } thief comes out.
   *[no] { $seat } acts out of turn: a { $currency } thief comes out.
}
