nutshell-gates = Stadttore: Eine offene Stadttorkarte darfst du statt Geld nehmen. Sie macht eine Doppelmauer deiner Alhambra begehbar, wenn du anbaust oder umbaust; die Mauer zählt weiter. Plättchen mit einem Stadttor bleiben, wo sie sind.

heading-gate-card = Stadttorkarte
take-gate = Offene Stadttorkarte nehmen
heading-build-gates = Durch ein Stadttor anbauen (kostet eine Stadttorkarte)
heading-redesign-gates = Umbauen mit Stadttoren
build-through = { $tile } bei { $cell } anbauen, Tor in der { $side } Mauer
    .short = bei { $cell }, Tor in der { $side } Mauer
add-through = { $tile } aus der Reserve bei { $cell } bauen, Tor in der { $side } Mauer
    .short = bei { $cell }, Tor in der { $side } Mauer
swap-through = { $old } bei { $cell } gegen { $tile } aus der Reserve tauschen, Tor in der { $side } Mauer
    .short = { $tile } für { $old } bei { $cell }, Tor in der { $side } Mauer
remove-with-gates = { $tile } bei { $cell } in die Reserve legen, mit einem Tor in { $walls }
    .short = { $tile } bei { $cell }, mit einem Tor in { $walls }
folder-add-through = { $tile } aus der Reserve durch ein Stadttor bauen
    .ask = Wo baust du { $tile }?
folder-swap-through = Gebäude an die Stelle eines Feldlagers setzen
    .ask = Welches Feldlager macht Platz?
# Where a gate is: in this wall
wall-of = der { $side } Mauer von { $cell }
    .acc = die { $side-acc } Mauer von { $cell }
told-gate-open = Eine Stadttorkarte wird aufgedeckt: Sie liegt jetzt offen.
told-gate-discarded = Noch eine Stadttorkarte wird aufgedeckt: Sie wird abgelegt, denn es liegt schon eine offen.
told-gate-taken = { $seat-you ->
    [yes] Du nimmst die Stadttorkarte.
   *[no] { $seat } nimmt die Stadttorkarte.
}
told-gate-set = { $seat-you ->
    [yes] Du setzt ein Tor in { $wall-acc }.
   *[no] { $seat } setzt ein Tor in { $wall-acc }.
}
