nutshell-walls = Muren: een openliggende muurkaart gebruiken is een actie. Ze zet een houten muurdeel op elke zijde die ze toont van één van je kaartjes, waar nog geen muur is en geen kaartje aansluit. Het blijft daar voorgoed en telt overal als muur.

heading-walls = Muren oprichten
# $sides: one or two sides of a tile
erect-wall = Muur oprichten op { $tile }, { $sides-place }
    .short = { $tile }, { $sides-place }
folder-erect = Muurkaart gebruiken: { $sides-place }
    .ask = Welk kaartje krijgt een muur { $sides-place }?
told-wall-card = Er komt een muurkaart ({ $sides-place }): ze ligt nu open.
told-wall-erected = { $seat-you ->
    [yes] Je richt een muur op: { $tile }, { $sides-place }.
   *[no] { $seat } richt een muur op: { $tile }, { $sides-place }.
}
