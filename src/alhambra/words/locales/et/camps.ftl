nutshell-camps = Välilaagrid: kaardid väljapoole seina. Bastion (jäme joon) toetub seinale, teised servad puutuvad kokku ainult välilaagritega; igal punktiarvestusel annab iga bastion punkti iga kaardi eest katkematus reas seina taga.

award-camp = { $tile } kohal { $cell } näeb: { $sights }
# Within a list, of a camp: what it sees on one side.
camp-sees = { $number ->
    [one] { $number } ehitis { $side-place }
   *[other] { $number } ehitist { $side-place }
}
