question-over = Das Spiel ist beendet.
question-waiting = Warten auf { $seat-acc }.
question-secret = Vielleicht entscheidet jemand im Geheimen.
question-action = Du bist am Zug: Wähle eine Aktion.
question-further-action = Passend bezahlt: Wähle noch eine Aktion.
question-place-tile = Wohin kommt { $tile }?
question-place-tiles = Welches Plättchen platzierst du zuerst?
