nutshell-thieves = Vargad: käikude vahel võivad kõik peale selle, kelle kord on järgmine, kasutada varjatud varast. Ta võtab ühe avatud kaardi oma valuutas, ükskõik kui suure, ja lahkub mängust.

heading-thieves = Kasuta varast
play-thief = Võta vargaga: { $cards }
    .short = { $cards }
question-thief = Käikude vahel: kas kasutad varast?
question-between-turns = Käikude vahel: kas tegutsed?
told-thief = { $seat-you ->
    [yes] Sina tegutsed käikude vahel ja kasutad varast ({ $currency }).
   *[no] { $seat } tegutseb käikude vahel ja kasutab varast ({ $currency }).
}
