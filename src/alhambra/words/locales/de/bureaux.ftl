nutshell-bureaux = Wechselstuben: Eine solche Karte nimmst du allein, statt Geld. In einer Zahlung darfst du damit ihre zwei Währungen mischen; dann kommt sie auf den Ablagestapel.
