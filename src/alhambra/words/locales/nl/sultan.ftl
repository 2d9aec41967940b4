nutshell-sultan = De macht van de sultan: een sultankaart kost 7 in haar munteenheid en staat voor één soort. Wordt een kaartje van die soort voor de bouwwerf getrokken, dan mag de eigenaar de kaart afgeven en het kaartje voor niets nemen.

# $number: how many of this currency
card-sultan = { $number ->
    [one] sultankaart { $currency }
   *[other] { $number } sultankaarten { $currency }
}
heading-sultan = Sultankaart kopen
buy-sultan = Kopen: { $card } ({ $type }) voor { $cards }
    .short = { $card } ({ $type }) voor { $cards }
buy-sultan-with-vizier = Kopen met de vizier: { $card } ({ $type }) voor { $cards }
    .short = { $card } ({ $type }) voor { $cards }
heading-sultan-die = De gebouwen-dobbelsteen
roll-sultan-die = Markeersteen wegnemen en gooien
    .short = Gooien
mark-sultan = Markeren: { $type }
    .short = { $type }
heading-claim = Kaartje nemen met een sultankaart
claim-tile = Nemen met een sultankaart: { $tile }
    .short = { $tile }
question-roll-sultan-die = Gooi je om een andere soort voor je sultankaart?
question-mark-sultan = Voor welke soort staat je sultankaart?
question-claim = Neem je het kaartje met je sultankaart?
decline-roll-sultan-die = Nee, soort behouden
decline-claim = Nee, naar de bouwwerf ermee
told-sultan-card = Naast de bouwwerf ligt nu: { $card } ({ $type }).
told-sultan-bought = { $seat-you ->
    [yes] Je krijgt { $card } ({ $type }).
   *[no] { $seat } krijgt { $card } ({ $type }).
}
told-die-rolled = { $seat-you ->
    [yes] Je gooit { $type }.
   *[no] { $seat } gooit { $type }.
}
told-sultan-marked = { $seat-you ->
    [yes] Je markeert { $type } op de sultankaart.
   *[no] { $seat } markeert { $type } op de sultankaart.
}
told-claimed = { $seat-you ->
    [yes] Je neemt { $tile } met een sultankaart.
   *[no] { $seat } neemt { $tile } met een sultankaart.
}
