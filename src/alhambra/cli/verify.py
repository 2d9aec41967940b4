"""`alhambra verify`: is a record complete, unchanged and possible under the rules?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.errors import complain


def verify(file: Annotated[Path, typer.Argument(help="A record.", show_default=False)]) -> None:
    """Play a record again and check every line of it."""
    from hashlib import blake2b

    from alhambra.cli.names import listed, plural
    from alhambra.cli.records import read_file
    from alhambra.core.ending import winners
    from alhambra.core.fingerprint import fingerprint
    from alhambra.core.record import RecordError
    from alhambra.core.setup import SEAT_NAMES
    from alhambra.games.match import load

    try:
        match = load(read_file(file))
    except RecordError as error:
        complain(f"{file}: {error}")
    scores = ", ".join(f"{SEAT_NAMES[seat]} {player.score}" for seat, player in enumerate(match.state.players))
    if match.record().over:
        result = f"won by {listed([SEAT_NAMES[seat] for seat in winners(match.state)])} ({scores})"
    else:
        result = f"still open ({scores})"
    digest = blake2b(fingerprint(match.state).encode(), digest_size=16).hexdigest()
    typer.echo(
        f"{file}: ok, {plural(len(match.moves), 'move')}, {result}, {match.setup.generator} generator, digest {digest}"
    )
