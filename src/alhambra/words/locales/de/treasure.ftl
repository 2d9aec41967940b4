nutshell-treasure = Schatzkammer: Kaufe als Aktion die vier Schatztruhen eines Raums für 8 oder mehr in beliebig gemischtem Geld; nichts kommt zurück, und keine weitere Aktion folgt. Am Ende des Zuges kommt jede auf ein Gebäude von dir in ihrer Art, eine auf jedes; was übrig bleibt, dürfen die anderen nehmen. Die meisten Schatztruhen werden gewertet wie die meisten Gebäude einer Art.

heading-chests = Schatztruhen kaufen
# $chests: the building types they are for
buy-chests = Schatztruhen aus Raum { $room } kaufen: { $chests }
    .short = Raum { $room }: { $chests }
note-chests-price = 8 oder mehr, jede Währung
heading-pay-chests = Die Schatztruhen bezahlen
pay-chests = Die Schatztruhen aus Raum { $room } mit { $cards } bezahlen
    .short = { $cards }
heading-lay-chests = Schatztruhe auf ein Gebäude setzen
lay-chest = Schatztruhe setzen: { $tile }
    .short = { $tile }
question-pay-for-chests = Wie bezahlst du die Schatztruhen?
question-lay-chests = Wohin kommen die Schatztruhen? Zu setzen: { $chests }
decline-lay-chests = Keine mehr
told-chests-bought = { $seat-you ->
    [yes] Du kaufst die Schatztruhen aus Raum { $room }: { $chests }.
   *[no] { $seat } kauft die Schatztruhen aus Raum { $room }: { $chests }.
}
told-chest-laid = { $seat-you ->
    [yes] Du setzt eine Schatztruhe: { $tile }.
   *[no] { $seat } setzt eine Schatztruhe: { $tile }.
}
told-chests-returned = Schatztruhen zurück in den Beutel: { $chests }.
told-dirk-got-chests = Dirk erhält Schatztruhen: { $chests }.
told-room-filled = In Raum { $room } liegen neue Schatztruhen: { $chests }.
told-room-empty = Raum { $room } bleibt leer: Es sind zu wenige Schatztruhen übrig.
award-treasure = { $number ->
    [one] { $number } Schatztruhe, { $rank } Platz
   *[other] { $number } Schatztruhen, { $rank } Platz
}
