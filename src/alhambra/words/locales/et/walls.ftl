nutshell-walls = Seinad: avatud seinakaardi kasutamine on tegevus. See paneb puitseina ühe sinu kaardi igale näidatud servale, kus seina veel ei ole ja ükski kaart ei puutu vastu. Puitsein jääb sinna lõplikult ja on igal pool sein nagu iga teine.

heading-walls = Püstita sein
# $sides: one or two sides of a tile
erect-wall = Püstita sein: { $tile }, { $sides-place }
    .short = { $tile }, { $sides-place }
folder-erect = Kasuta seinakaarti: { $sides-place }
    .ask = Milline kaart saab seina: { $sides-place }?
told-wall-card = Avatakse seinakaart ({ $sides-place }): see jääb avatuks lauale.
told-wall-erected = { $seat-you ->
    [yes] Sina püstitad seina: { $tile }, { $sides-place }.
   *[no] { $seat } püstitab seina: { $tile }, { $sides-place }.
}
