nutshell-huts = Bauhütten: Eine offene Bauhütte zu nehmen ist eine Aktion und kostet nichts; jeder darf einige haben. Sie wird angebaut wie ein Plättchen und lässt jedes Gebäude ihrer Farbe daneben, ohne Mauer dazwischen, noch einmal zählen.

heading-huts = Bauhütte nehmen, umsonst
take-hut = Bauhütte nehmen: { $tile }
    .short = { $tile }
told-hut = { $seat-you ->
    [yes] Du nimmst eine Bauhütte: { $tile }. Darunter liegt { $below }.
   *[no] { $seat } nimmt eine Bauhütte: { $tile }. Darunter liegt { $below }.
}
told-last-hut = { $seat-you ->
    [yes] Du nimmst eine Bauhütte: { $tile }, die letzte ihrer Farbe.
   *[no] { $seat } nimmt eine Bauhütte: { $tile }, die letzte ihrer Farbe.
}
extra-huts = { $number } Gebäude neben Bauhütten
