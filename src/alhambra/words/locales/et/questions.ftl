question-over = Mäng on läbi.
question-waiting = Ootame: { $seat-mid }.
question-secret = Võib-olla otsustab keegi salajas.
question-action = Sinu käik: vali tegevus.
question-further-action = Maksid täpse summa: vali veel üks tegevus.
question-place-tile = Kuhu läheb { $tile }?
question-place-tiles = Millise kaardi asetad esimesena?
