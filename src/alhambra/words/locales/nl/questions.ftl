question-over = Het spel is afgelopen.
question-waiting = Wachten op { $seat-obj }.
question-secret = Misschien beslist iemand in het geheim.
question-action = Jij bent aan de beurt: kies een actie.
question-further-action = Je hebt gepast betaald: kies nog een actie.
question-place-tile = Waar komt { $tile }?
question-place-tiles = Welk kaartje plaats je eerst?
