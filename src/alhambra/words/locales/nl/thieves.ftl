nutshell-thieves = Dieven: tussen twee beurten mag iedereen behalve de speler die nu aan de beurt komt een verborgen dief inzetten. Die neemt één openliggende kaart van zijn munteenheid, wat ze ook waard is, en verdwijnt uit het spel.

heading-thieves = Dief inzetten
play-thief = Nemen met een dief: { $cards }
    .short = { $cards }
question-thief = Tussen twee beurten: zet je een dief in?
question-between-turns = Tussen twee beurten: wil je iets doen?
told-thief = { $seat-you ->
    [yes] Je handelt buiten je beurt en zet een dief in ({ $currency }).
   *[no] { $seat } handelt buiten de beurt en zet een dief in ({ $currency }).
}
