nutshell-camps = Veldkampen: kaartjes voor buiten de muur. Een bastion (dikke lijn) staat tegen een stadsmuur, de andere zijden raken alleen veldkampen; bij elke waardering geeft elk bastion een punt voor elk kaartje in de ononderbroken rij achter de muur.

award-camp = { $tile } op { $cell }, met zicht op { $sights }
# Within a list, of a camp: what it sees on one side.
camp-sees = { $number ->
    [one] { $number } gebouw { $side-place }
   *[other] { $number } gebouwen { $side-place }
}
