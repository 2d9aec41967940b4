# The Dice Game in the browser: hints, rewards, markers that are pushed.

hint-title = Vihje
hint-close = Sulge vihje
hint-thinking = Arvutan …
hint-none = Vihjeid saab pärast esimest viset.
hint-keep = Hoia
hint-all = Veereta kõik uuesti
hint-stop = Aseta kohe
hint-points = { $points } p
hint-value = Oodatavad punktid, nii hästi kui neid hinnata saab
hint-ends = Siis lõpeb käik väljal
hint-row = rida { $row } või parem
hint-field = enamasti { $field }
hint-off = väli puudub
hint-percent = { $percent }%
hint-moves = Parimad kõigist käikudest
hint-about = Tõenäosused on täpsed, punktid hinnangulised.
reward-stone = väljalt { $before } väljale { $after }
reward-choices = Vali oma tasu
push-moves = { $name } väljale { $field }
push-off = { $name } laualt välja
