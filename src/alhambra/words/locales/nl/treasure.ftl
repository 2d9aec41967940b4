nutshell-treasure = Schatkamer: koop als actie de vier schatkisten van een ruimte voor 8 of meer in elke mengeling van geld; je krijgt niets terug en geen extra actie. Aan het eind van de beurt komt elke kist op een gebouw van jou van haar soort, één per gebouw; de anderen mogen nemen wat overblijft. De meeste schatkisten tellen zoals de meeste gebouwen van een soort.

heading-chests = Schatkisten kopen
# $chests: the building types they are for
buy-chests = Schatkisten kopen uit ruimte { $room }: { $chests }
    .short = Ruimte { $room }: { $chests }
note-chests-price = 8 of meer, elke munteenheid
heading-pay-chests = De schatkisten betalen
pay-chests = De schatkisten van ruimte { $room } betalen met { $cards }
    .short = { $cards }
heading-lay-chests = Schatkist op een gebouw zetten
lay-chest = Schatkist zetten op { $tile }
    .short = { $tile }
question-pay-for-chests = Hoe betaal je de schatkisten?
question-lay-chests = Waar komen de schatkisten? Te plaatsen: { $chests }
decline-lay-chests = Geen meer
told-chests-bought = { $seat-you ->
    [yes] Je koopt de schatkisten van ruimte { $room }: { $chests }.
   *[no] { $seat } koopt de schatkisten van ruimte { $room }: { $chests }.
}
told-chest-laid = { $seat-you ->
    [yes] Je zet een schatkist op { $tile }.
   *[no] { $seat } zet een schatkist op { $tile }.
}
told-chests-returned = Schatkisten terug in hun buidel: { $chests }.
told-dirk-got-chests = Dirk krijgt schatkisten: { $chests }.
told-room-filled = In ruimte { $room } liggen nieuwe schatkisten: { $chests }.
told-room-empty = Ruimte { $room } blijft leeg: er zijn te weinig schatkisten over.
award-treasure = { $number ->
    [one] { $number } schatkist, de { $rank } plaats
   *[other] { $number } schatkisten, de { $rank } plaats
}
