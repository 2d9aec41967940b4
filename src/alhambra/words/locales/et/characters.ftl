nutshell-characters = Tegelased: kuus kümnest tulevad mängu ja lähevad kohe oksjonile. Pakutakse, kuni kõik peale ühe on passinud; võitja maksab ühes valuutas ja tegelase oskus on sellest alates tema oma.

## The ten; the form `power` is what they can do

character-abdul-karim = Abdul Karim
    .power = maksab üks kord ühe ehitusturu kaardi eest täpse summa
character-abdul-knihstig = Abdul Knihstig
    .power = pärast ehitise ostu, mille hind on vähemalt 10, võtad ühe avatud rahakaardi
character-ammar-el-schauf = Ammar El’Schauf
    .power = iga käigu lõpus lisaümberplaneerimine
character-faruk-willhaben = Faruk Will’haben
    .power = võid võtta mitu kaarti koguväärtusega kuni 7, mitte 5
character-fatima = Fatima
    .power = lõpus 8 punkti või kohe vahetatav kõrvale pandud tegelase vastu
character-hakim-wahid = Hakim Wahid
    .power = igal punktiarvestusel pool ehitist juurde sinu valitud tüübile
character-laila-wundabah = Laila Wundabah
    .power = enne iga käiku võid lasta vahetada ehitusturu kaardi
character-machma-klain = Machma Klain
    .power = enne iga käiku võid vahetada kaardi avatud kaardi vastu, mis pole rohkem väärt
character-yammerad = Yammerad
    .power = kui sul on alla 3 rahakaardi, võtad enne oma käiku ühe juurde
character-yusuf-e-passuff = Yusuf E’Passuff
    .power = igal punktiarvestusel üks punkt sinu seina iga 3 serva eest

## Options

heading-bid = Paku
bid = Paku { $amount }
heading-pay-bid = Maksa
pay-bid = Maksa { $cards } oma pakkumise { $bid } eest
    .short = { $cards }
heading-fatima = Fatima
fatima-keep = Jäta Fatima alles
fatima-exchange = Vaheta Fatima kõige pealmise kõrvale pandud tegelase vastu
note-fatima-keep = lõpus 8 punkti
note-fatima-exchange = sa ei tea, kes see on
heading-karim = Abdul Karim maksab, üks kord mängus
let-karim-pay = Lase Abdul Karimil maksta: { $tile }
    .short = { $tile }
heading-knihstig = Võta
take-one = Võta Abdul Knihstigiga { $card }
    .short = { $card }
heading-hakim = Pool ehitist juurde
favour-type = Hakim Wahid, pool ehitist juurde: { $type-pl }
    .short = { $type-pl }
note-you-have = sul on { $number }
heading-laila = Laila laseb vahetada ehitusturu kaardi
let-laila-exchange = Lase Lailal vahetada: { $tile }
    .short = { $tile }
heading-machma = Machma vahetab kaardi avatud kaardi vastu
let-machma-exchange = Lase Machmal vahetada: { $given }, vastu { $taken }
    .short = { $given }, vastu { $taken }
heading-yammerad = Yammerad
let-yammerad-draw = Lase Yammeradil võtta paki pealmine kaart
    .short = võta paki pealmine kaart

## Questions, and what it means to decline

question-first-bid = Oksjonil on { $character }: { $character-power }. Keegi pole veel pakkunud. Mida pakud?
question-next-bid = Oksjonil on { $character }: { $character-power }. Kõrgeim pakkumine on { $bid }. Mida pakud?
question-pay-auction = Sinu võit { $bid } eest on { $character }: kuidas maksad?
question-choose-power = Enne sinu käiku: kas kasutad tegelast?
question-take-one-more = Abdul Knihstig: millise rahakaardi võtad?
question-redesign-once-more = Ammar El’Schauf: kas planeerid veel kord ümber?
question-ask-hakim = Hakim Wahid: milline ehitistüüp saab sel punktiarvestusel pool ehitist juurde?
question-ask-fatima = Mis saab Fatimast?
decline-choose-power = Ei: alusta käiku
decline-take-one-more = Ära võta ühtegi
decline-ask-hakim = Mitte ühelegi
decline-redesign-once-more = Ei: lõpeta käik
decline-auction = Passi: oled sellelt oksjonilt väljas
decline-pay-auction = Passi: sa ei saa maksta

## What happened

told-auction = Oksjonile läheb { $character }: { $character-power }.
told-bid = { $seat-you ->
    [yes] Sina pakud { $bid }: { $character }.
   *[no] { $seat } pakub { $bid }: { $character }.
}
told-out = { $seat-you ->
    [yes] Sina passid: { $character }.
   *[no] { $seat } passib: { $character }.
}
told-won-bid = { $seat-you ->
    [yes] Sina võidad oksjoni pakkumisega { $bid }: { $character }.
   *[no] { $seat } võidab oksjoni pakkumisega { $bid }: { $character }.
}
told-got-instead = { $seat-you ->
    [yes] Sina saad vastu tegelase { $character }.
   *[no] { $seat } saab vastu tegelase { $character }.
}
told-character-left = { $character } on mängust väljas.
told-character-used = { $seat-you ->
    [yes] Sina kasutad tegelast { $character }.
   *[no] { $seat } kasutab tegelast { $character }.
}
told-card-given = { $seat-you ->
    [yes] Sina annad ära kaardi { $card }.
   *[no] { $seat } annab ära kaardi { $card }.
}
told-drew = { $seat-you ->
    [yes] Sina võtad pakist kaardi { $card }.
   *[no] { $seat } võtab pakist kaardi { $card }.
}
told-drew-hidden = { $seat-you ->
    [yes] Sina võtad pakist kaardi.
   *[no] { $seat } võtab pakist kaardi.
}
told-tile-exchanged = Ehitusturult läheb { $old } tagasi kotti ja selle asemel on nüüd { $tile }.
told-favoured = { $seat-you ->
    [yes] Sina valid Hakim Wahidiga tüübi { $type }: sel punktiarvestusel pool ehitist juurde.
   *[no] { $seat } valib Hakim Wahidiga tüübi { $type }: sel punktiarvestusel pool ehitist juurde.
}
award-yusuf = Yusuf E’Passuff: üks punkt iga { $every } serva eest, seina pikkus { $wall }
award-fatima = Fatima, kes jäeti alles
extra-hakim = pool ehitist Hakim Wahidi eest
