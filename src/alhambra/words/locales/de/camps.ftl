nutshell-camps = Feldlager: Plättchen für draußen. Eine Bastion (dicke Linie) steht an einer Stadtmauer, die anderen Seiten berühren nur Feldlager; in jeder Wertung bringt jede Bastion einen Punkt für jedes Plättchen in der ununterbrochenen Reihe hinter der Mauer.

award-camp = { $tile } bei { $cell }, mit Blick auf { $sights }
# Within a list, of a camp: what it sees on one side.
camp-sees = { $number } Gebäude { $side-place }
