nutshell-diamonds = Diamanten: eine fünfte Währung. Allein, nie mit anderen gemischt, bezahlen sie jedes Plättchen im Bauhof.
