nutshell-moors = Mauride kunst: käigu lõpus võtad kultuurižetooni iga hinna eest, millega sul on kaks ehitist, ehitatud või tagavaralaual. Kultuuri arendamine on tegevus: sinu žetoonid pöörduvad ühe sammu, nii kaugele, kui selliste ehitiste arv lubab. Igal punktiarvestusel annab iga žetoon kalliskivi juures olevad punktid.

heading-culture = Kultuur
develop-culture = Arenda kultuuri
told-counter-taken = { $seat-you ->
    [yes] Sina võtad kultuurižetooni, hind { $price }.
   *[no] { $seat } võtab kultuurižetooni, hind { $price }.
}
# $counters: of each that was turned its price and its points
told-culture-developed = { $seat-you ->
    [yes] Sina arendad kultuuri: { $counters }.
   *[no] { $seat } arendab kultuuri: { $counters }.
}
culture-value = hind { $price } nüüd { $points }
award-culture = kultuurižetoon, hind { $price }
