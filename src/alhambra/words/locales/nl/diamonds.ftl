nutshell-diamonds = Diamanten: een vijfde valuta. Alleen, nooit gemengd met andere, betalen ze elk kaartje van de bouwwerf.
