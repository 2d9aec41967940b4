nutshell-moors = De kunst van de Moren: aan het eind van een beurt neem je een cultuurtegel voor elke prijs waarvan je twee gebouwen hebt, gebouwd of in de reserve. Cultuurtegels ontwikkelen is een actie: je tegels draaien een stap verder, zover het aantal van die gebouwen toelaat. Bij elke waardering geeft elke tegel de punten bij haar edelsteen.

heading-culture = Cultuur
develop-culture = Cultuurtegels ontwikkelen
told-counter-taken = { $seat-you ->
    [yes] Je neemt een cultuurtegel voor prijs { $price }.
   *[no] { $seat } neemt een cultuurtegel voor prijs { $price }.
}
# $counters: of each that was turned its price and its points
told-culture-developed = { $seat-you ->
    [yes] Je ontwikkelt cultuurtegels: { $counters }.
   *[no] { $seat } ontwikkelt cultuurtegels: { $counters }.
}
culture-value = prijs { $price } nu { $points }
award-culture = cultuurtegel voor prijs { $price }
