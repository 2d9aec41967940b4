# Dice, markers and the start player, in all games that are played with them.

# Within a list: 3 towers
dice-of = { $number } × { $type }
heading-throw = Veereta uuesti
throw-all = Veereta kõik kaheksa täringut
    .short = Kõik kaheksa täringut
folder-throw = Veereta teisi täringuid
    .ask = Milliseid täringuid veeretad?
throw-dice = Veereta uuesti { $dice }
    .short = { $dice }
note-kept = kõrvale jääb { $dice }
heading-place = Aseta tulemuskivi
# $count: how many dice show the type; $field: row/throw
place-marker = Aseta tulemuskivi: { $count } × { $type }, väli { $field }
    .short = { $count } × { $type }: { $field }
place-off = Aseta tulemuskivi: { $count } × { $type }, vaba välja ei ole
    .short = { $count } × { $type }: vaba välja ei ole
note-taken = väli { $field } on kinni
note-off = tulemuskivi läheb laualt ära
heading-starter = Vali alustaja
name-starter = { $seat-you ->
    [yes] Sina alustad järgmist vooru
   *[no] { $seat } alustab järgmist vooru
}
    .short = { $seat }
question-first-throw = Sinu käik: veereta täringuid.
question-throw = { $throws ->
    [1] Kas veeretad uuesti või asetad pärast ühte viset tulemuskivi?
   *[other] Kas veeretad uuesti või asetad pärast { $throws } viset tulemuskivi?
}
question-place-marker = Millise tüübi veergu asetad tulemuskivi?
question-starter = Kes alustab järgmist vooru?
told-round = { $seat-you ->
    [yes] Algab { $number }. voor: alustad sina.
   *[no] Algab { $number }. voor: alustab { $seat }.
}
told-start-chip = Alustaja žetoon on veerus { $type }.
told-thrown = { $seat-you ->
    [yes] { $throw }. vise: sina veeretad { $dice }.
   *[no] { $throw }. vise: { $seat } veeretab { $dice }.
}
told-thrown-again = { $seat-you ->
    [yes] { $throw }. vise: sina jätad kõrvale { $kept } ja veeretad { $dice }.
   *[no] { $throw }. vise: { $seat } jätab kõrvale { $kept } ja veeretab { $dice }.
}
told-marker = { $owner-you ->
    [yes] Sinu tulemuskivi on nüüd väljal { $type } { $field }.
   *[no] { $owner } asetab tulemuskivi väljale { $type } { $field }.
}
told-marker-off = { $owner-you ->
    [yes] Sinu tulemuskivile ei ole veerus { $type } välja: see läheb laualt ära.
   *[no] { $owner } ei leia veerus { $type } välja: tulemuskivi läheb laualt ära.
}
told-starter-named = { $owner-you ->
    [yes] Sina valid järgmise alustaja: { $starter-mid }.
   *[no] { $owner } valib järgmise alustaja: { $starter-mid }.
}
refusal-DICE-21 = Pärast kolmandat viset pead tulemuskivi asetama ({ $rule }).
refusal-DICE-22 = Käik algab kõigi kaheksa täringu veeretamisega ({ $rule }).
refusal-DICE-23 = Veereta vähemalt ühte täringut, mis laual on ({ $rule }).
refusal-DICE-25 = Ükski täring ei näita seda tüüpi ({ $rule }).
