question-over = The game is over.
question-waiting = Waiting for { $seat }.
question-secret = Somebody may be deciding in secret.
question-action = What will you do?
question-further-action = You paid exactly: what will you do now?
question-place-tile = Where does { $tile } go?
question-place-tiles = Which tile do you place first?
