# The Dice Game in the browser: hints, rewards, markers that are pushed.

hint-title = Tipp
hint-close = Tipp schließen
hint-thinking = Wird berechnet …
hint-none = Tipps gibt es nach deinem ersten Wurf.
hint-keep = Behalten
hint-all = Alle neu werfen
hint-stop = Jetzt setzen
hint-points = { $points } P.
hint-value = Erwartete Punkte, soweit sie sich schätzen lassen
hint-ends = Dann endet der Zug auf
hint-row = Reihe { $row } oder besser
hint-field = meist { $field }
hint-off = keinem Feld
hint-percent = { $percent } %
hint-moves = Die besten von allen Zügen
hint-about = Die Chancen sind genau, die Punkte geschätzt.
reward-stone = Feld { $before } auf { $after }
reward-choices = Wähle deine Belohnung
push-moves = { $name } auf { $field }
push-off = { $name } vom Plan
