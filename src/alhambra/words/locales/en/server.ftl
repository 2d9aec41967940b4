# Why the server refuses a request.

problem-malformed = The server did not understand that request.
problem-foreign-origin = This request came from another site. Open the table at its own address.
problem-not-yours = That seat belongs to somebody else.
problem-not-found = There is nothing here by that name.
problem-unknown-table = There is no such table. Perhaps the link is incomplete.
problem-not-allowed = That cannot be done here.
problem-too-large = That is too large.
problem-too-fast = Too many requests at once. Wait a moment and try again.
problem-broken-record = This record cannot be used: line { $line } is not what it should be.
problem-unfinished-record = Only the record of a finished game can be shown.
problem-other-components = This game is played with other component tables than this server uses. Start the server with the same --components.
problem-impossible = There can be no such table: { $what }.
problem-stale = The table has moved on in the meantime. Look again and decide anew.
problem-over = This game is over.
problem-not-over = This game is not over yet. What is secret in it can be told when it is.
problem-no-undo = That cannot be taken back any more.
problem-taken = Somebody else has taken this seat.
no-undo-off = Nothing is taken back at this table: it was agreed so when it was opened.
problem-internal = Something went wrong on the server. See how the table stands before you go on.
problem-closing = The server is about to restart. Try again in a moment.

# What `alhambra play` says in the terminal when it opens the browser.

play-opened = Your table is at { $address } (Ctrl-C ends the server).
play-already-open = Alhambra is already running at { $address }.
play-ended = The server has ended. Your tables are kept.
play-no-web = The browser table was not built into this installation. { $command } play --terminal opens a table in the terminal.

# What `alhambra serve` says.

serve-opened = Alhambra is served at { $address }
serve-failed = the server could not start: { $reason }
cannot-listen = cannot listen on { $host } port { $port }: { $reason }
cannot-make-folder = { $folder }: cannot be made: { $reason }
wrong-log-level = --log is one of { $levels }, not “{ $level }”
