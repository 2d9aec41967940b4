# Why the server refuses a request.

problem-malformed = Server ei saanud sellest päringust aru.
problem-foreign-origin = See päring tuli teiselt saidilt. Ava laud selle oma aadressil.
problem-not-yours = See istekoht kuulub kellelegi teisele.
problem-not-found = Sellenimelist asja siin pole.
problem-unknown-table = Sellist lauda pole. Võib-olla on link poolik.
problem-not-allowed = Seda ei saa siin teha.
problem-too-large = See on liiga suur.
problem-too-fast = Liiga palju päringuid korraga. Oota hetk ja proovi uuesti.
problem-broken-record = Seda salvestist ei saa kasutada: rida { $line } pole õige.
problem-unfinished-record = Näidata saab ainult lõppenud mängu salvestist.
problem-other-components = Seda partiid mängitakse teiste mängumaterjali tabelitega, kui see server kasutab. Server tuleb käivitada samade --components tabelitega.
problem-impossible = Sellist lauda ei saa olla: { $what }.
problem-stale = Mäng on vahepeal edasi läinud. Vaata uuesti ja otsusta siis.
problem-over = See mäng on läbi.
problem-not-over = See mäng pole veel läbi. Mis selles salajane on, saab näidata pärast lõppu.
problem-no-undo = Seda ei saa enam tagasi võtta.
problem-taken = Selle istekoha on võtnud keegi teine.
no-undo-off = Selles lauas midagi tagasi ei võeta: nii lepiti kokku laua avamisel.
problem-internal = Serveris läks midagi valesti. Vaata enne jätkamist, kuidas laud seisab.
problem-closing = Server taaskäivitub kohe. Proovi hetke pärast uuesti.

# What `alhambra play` says in the terminal when it opens the browser.

play-opened = Sinu laud on aadressil { $address } (Ctrl-C lõpetab serveri töö).
play-already-open = Alhambra juba töötab aadressil { $address }.
play-ended = Server on lõpetanud. Sinu lauad on alles.
play-no-web = Sellesse paigaldusse pole brauseri lauda ehitatud. { $command } play --terminal avab laua terminalis.

# What `alhambra serve` says.

serve-opened = Alhambra on avatud aadressil { $address }
serve-failed = server ei käivitunud: { $reason }
cannot-listen = aadressil { $host }, port { $port }, ei saa kuulata: { $reason }
cannot-make-folder = { $folder }: kausta ei saa luua: { $reason }
wrong-log-level = --log on üks neist: { $levels }, mitte „{ $level }“
