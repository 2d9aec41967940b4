nutshell-vizier = Vesiir: käikude vahel võib ärkvel vesiir osta ehitusturult ühe kaardi täpse summa eest. Siis ta uinub; tema äratamine on tegevus sinu käigul.

heading-vizier = Vesiir
wake-vizier = Ärata vesiir
heading-vizier-buys = Osta käikude vahel; seejärel sinu vesiir uinub
buy-with-vizier = Osta vesiiriga { $tile }, maksa { $cards }
    .short = { $tile }, maksa { $cards }
question-window = Käikude vahel: kas sinu vesiir ostab?
decline-window = Ei, praegu mitte
told-vizier-wakes = { $seat-you ->
    [yes] Sina äratad vesiiri.
   *[no] { $seat } äratab vesiiri.
}
told-vizier-buys = { $seat-you ->
    [yes] Sina tegutsed käikude vahel: vesiir ostab ja uinub.
   *[no] { $seat } tegutseb käikude vahel: vesiir ostab ja uinub.
}
