nutshell-trader = Rändkaupmees: kes ehitab kaupmehežetooni kohale, võib lasta ehitisse kolida sama värvi elanikul ja võtab varust uue; kui ükski ei sobi, võib ühe elaniku vahetada. Ehitistes elavad elanikud annavad igal punktiarvestusel punkte eri värvi seeriatena.

heading-citizens = Kolm elanikku ja stardikaardi serv
# $types: three building types; $side: where the trader tile lies
choose-citizens = Elanikud: { $types }; kaupmehežetoon stardikaardi juures, { $side-place }
    .short = stardikaardi juures, { $side-place }
folder-citizens = Elanikud: { $types }
    .ask = Kuhu pannakse kaupmehežetoon? Elanikud: { $types }
heading-move-in = Elanik kolib sisse
move-in = Lase elanikul sisse kolida: { $tile }
    .short = { $tile }
heading-hire = Elanik varust kaupmehežetoonile
hire-citizen = Võta elanik: { $type }
    .short = { $type }
heading-exchange-citizen = Vaheta kaupmehežetooni elanik
exchange-citizen = Vaheta elanik: { $given } → { $type }
    .short = { $given } → { $type }
folder-exchange-citizen = Anna elanik tagasi: { $given }
    .ask = Milline elanik tuleb asemele ({ $given })?
heading-lay-trader = Pane kaupmehežetoon
lay-trader = Pane kaupmehežetoon kohale { $cell }
    .short = kohale { $cell }

question-choose-citizens = Millised kolm elanikku alustavad sinu kaupmehežetoonil ja kuhu see pannakse?
question-ask-to-move-in = Kas elanik kolib sisse?
question-hire-citizen = Milline elanik tuleb sinu kaupmehežetoonile?
question-exchange-citizen = Keegi ei saa sisse kolida. Kas vahetad elaniku?
question-lay-trader = Kuhu paned nüüd oma kaupmehežetooni?
decline-ask-to-move-in = Ei, keegi ei koli sisse
decline-exchange-citizen = Ei, ära vaheta

told-traders = Kõik on elanikud valinud: { $traders }.
# Within a list: somebody's three citizens
trader-of = { $seat-mid } ({ $types })
told-moved-in = { $seat-you ->
    [yes] Sinu ehitisse kolib elanik: { $tile }.
   *[no] { $seat }: ehitisse kolib elanik: { $tile }.
}
told-moved-out = { $seat-you ->
    [yes] Sinu elanik läheb varusse tagasi: { $tile }.
   *[no] { $seat }: elanik läheb varusse tagasi: { $tile }.
}
told-hired = { $seat-you ->
    [yes] Sina võtad kaupmehežetoonile elaniku: { $type }.
   *[no] { $seat } võtab kaupmehežetoonile elaniku: { $type }.
}
told-citizens-exchanged = { $seat-you ->
    [yes] Sina vahetad elaniku: { $given } → { $type }.
   *[no] { $seat } vahetab elaniku: { $given } → { $type }.
}
told-trader-laid = { $seat-you ->
    [yes] Sinu kaupmehežetoon on nüüd kohal { $cell }.
   *[no] { $seat }: kaupmehežetoon on nüüd kohal { $cell }.
}
# $series: lengths, such as 4 + 3 + 1
award-trader = elanike seeriad: { $series }
