# Dice, markers and the start player, in all games that are played with them.

# Within a list: 3 towers
dice-of = { $number ->
    [one] { $number } { $type }
   *[other] { $number } { $type-pl }
}
heading-throw = Nog eens gooien
throw-all = Alle acht dobbelstenen gooien
    .short = Alle acht dobbelstenen
folder-throw = Andere dobbelstenen gooien
    .ask = Welke dobbelstenen gooi je?
throw-dice = { $dice } nog eens gooien
    .short = { $dice }
note-kept = apart gelegd: { $dice }
heading-place = Zetsteen plaatsen
# $count: how many dice show the type; $field: row/throw
place-marker = Zetsteen voor { $count } × { $type } plaatsen op { $field }
    .short = { $count } × { $type }: { $field }
place-off = Zetsteen plaatsen voor { $count } × { $type }, waar geen veld meer vrij is
    .short = { $count } × { $type }: geen veld meer vrij
note-taken = { $field } is bezet
note-off = de zetsteen gaat van het bord
heading-starter = Startspeler kiezen
name-starter = { $seat-you ->
    [yes] Jij begint de volgende ronde
   *[no] { $seat } begint de volgende ronde
}
    .short = { $seat }
question-first-throw = Jij bent aan de beurt: gooi de dobbelstenen.
question-throw = { $throws ->
    [1] Nog eens gooien, of na één worp je zetsteen plaatsen?
   *[other] Nog eens gooien, of na { $throws } worpen je zetsteen plaatsen?
}
question-place-marker = Voor welke gebouwensoort plaats je je zetsteen?
question-starter = Wie begint de volgende ronde?
told-round = { $seat-you ->
    [yes] Ronde { $number } begint: jij start.
   *[no] Ronde { $number } begint: { $seat } start.
}
told-start-chip = Het startspeler-fiche ligt in de kolom { $type }.
told-thrown = { $seat-you ->
    [yes] Worp { $throw }: je gooit { $dice }.
   *[no] Worp { $throw }: { $seat } gooit { $dice }.
}
told-thrown-again = { $seat-you ->
    [yes] Worp { $throw }: je houdt { $kept } en gooit { $dice }.
   *[no] Worp { $throw }: { $seat } houdt { $kept } en gooit { $dice }.
}
told-marker = { $owner-you ->
    [yes] Je zetsteen komt op { $type } { $field }.
   *[no] { $owner } plaatst een zetsteen op { $type } { $field }.
}
told-marker-off = { $owner-you ->
    [yes] Je zetsteen vindt geen veld voor { $type } en gaat van het bord.
   *[no] { $owner } vindt geen veld voor { $type }: de zetsteen gaat van het bord.
}
told-starter-named = { $owner-you ->
    [yes] Je kiest de volgende startspeler: { $starter-mid }.
   *[no] { $owner } kiest de volgende startspeler: { $starter-mid }.
}
refusal-DICE-21 = Na drie worpen moet je je zetsteen plaatsen ({ $rule }).
refusal-DICE-22 = Een beurt begint met een worp van alle acht dobbelstenen ({ $rule }).
refusal-DICE-23 = Gooi minstens één van de dobbelstenen die er liggen ({ $rule }).
refusal-DICE-25 = Geen dobbelsteen toont deze gebouwensoort ({ $rule }).
