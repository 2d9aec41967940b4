nutshell-trader = Fliegender Händler: Wer auf den Platz des Händlerplättchens baut, darf einen Bewohner in der Farbe des Gebäudes einziehen lassen und wählt einen neuen aus dem Vorrat; passt keiner, darf ein Bewohner getauscht werden. Bewohner in Gebäuden bringen in jeder Wertung Punkte, als Serien verschiedener Farben.

heading-citizens = Drei Bewohner und eine Seite des Startplättchens
# $types: three building types; $side: where the trader tile lies
choose-citizens = Bewohner: { $types }; Händlerplättchen am Startplättchen, { $side-place }
    .short = am Startplättchen, { $side-place }
folder-citizens = Bewohner: { $types }
    .ask = Wo liegt das Händlerplättchen? Bewohner: { $types }
heading-move-in = Ein Bewohner zieht ein
move-in = Bewohner einziehen lassen: { $tile }
    .short = { $tile }
heading-hire = Ein Bewohner aus dem Vorrat für das Händlerplättchen
hire-citizen = Bewohner nehmen: { $type }
    .short = { $type }
heading-exchange-citizen = Bewohner des Händlerplättchens tauschen
exchange-citizen = Bewohner tauschen: { $given } gegen { $type }
    .short = { $given } gegen { $type }
folder-exchange-citizen = Bewohner zurückgeben: { $given }
    .ask = Welcher Bewohner kommt dafür ({ $given })?
heading-lay-trader = Händlerplättchen legen
lay-trader = Händlerplättchen bei { $cell } anlegen
    .short = bei { $cell }

question-choose-citizens = Welche drei Bewohner kommen auf dein Händlerplättchen, und wo liegt es?
question-ask-to-move-in = Zieht der Bewohner ein?
question-hire-citizen = Welcher Bewohner kommt auf dein Händlerplättchen?
question-exchange-citizen = Niemand kann einziehen. Tauschst du einen Bewohner?
question-lay-trader = Wo liegt dein Händlerplättchen jetzt?
decline-ask-to-move-in = Nein, niemand zieht ein
decline-exchange-citizen = Nein, nicht tauschen

told-traders = Alle haben ihre Bewohner gewählt: { $traders }.
# Within a list: somebody's three citizens
trader-of = { $seat-mid } ({ $types })
told-moved-in = { $seat-you ->
    [yes] Bei dir zieht ein Bewohner ein: { $tile }.
   *[no] Bei { $seat } zieht ein Bewohner ein: { $tile }.
}
told-moved-out = { $seat-you ->
    [yes] Bei dir kommt ein Bewohner zurück in den Vorrat: { $tile }.
   *[no] Bei { $seat-mid } kommt ein Bewohner zurück in den Vorrat: { $tile }.
}
told-hired = { $seat-you ->
    [yes] Du nimmst einen Bewohner auf dein Händlerplättchen: { $type }.
   *[no] { $seat } nimmt einen Bewohner auf das Händlerplättchen: { $type }.
}
told-citizens-exchanged = { $seat-you ->
    [yes] Du tauschst einen Bewohner: { $given } gegen { $type }.
   *[no] { $seat } tauscht einen Bewohner: { $given } gegen { $type }.
}
told-trader-laid = { $seat-you ->
    [yes] Dein Händlerplättchen liegt jetzt bei { $cell }.
   *[no] Das Händlerplättchen von { $seat } liegt jetzt bei { $cell }.
}
# $series: lengths, such as 4 + 3 + 1
award-trader = Serien von { $series } Bewohnern
