nutshell-masters = Ehitusmeistrid: raha väärtusega 3. Käigu lõpus võid ühe neist hoopis kasutada lisaümberplaneerimiseks. Mõlemal juhul lahkub kaart mängust.

# $number: how many of this currency
card-builder = { $number ->
    [one] ehitusmeistri kaart ({ $currency })
   *[other] { $number } ehitusmeistri kaarti ({ $currency })
}
heading-master = Kasuta ehitusmeistrit lisaümberplaneerimiseks
spend-master = Kasuta lisaümberplaneerimiseks: { $card }
    .short = { $card }
question-spend-master = Kas kasutad ehitusmeistrit lisaümberplaneerimiseks?
question-master-redesigns = Mida sinu ehitusmeister ümber planeerib?
decline-master = Ei, kaart jääb kätte
told-master = { $seat-you ->
    [yes] Sina kasutad lisaümberplaneerimiseks: { $card }.
   *[no] { $seat } kasutab lisaümberplaneerimiseks: { $card }.
}
