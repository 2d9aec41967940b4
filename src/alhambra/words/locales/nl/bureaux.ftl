nutshell-bureaux = Wisselkantoren: zo’n kaart neem je alleen, in plaats van geld. Bij één betaling mag je er de twee valuta’s mee mengen; daarna gaat ze naar de aflegstapel.
