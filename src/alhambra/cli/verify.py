"""`alhambra verify`: is a record complete, unchanged and possible under the rules?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from alhambra.cli.components import ComponentsOption, take
from alhambra.cli.errors import complain, worded
from alhambra.cli.tongue import LanguageOption, choose


def verify(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    components: ComponentsOption = None,
    language: LanguageOption = None,
) -> None:
    """Play a record again and check every line of it."""
    from hashlib import blake2b

    from alhambra.cli.records import about_file, read_file
    from alhambra.core.ending import winners
    from alhambra.core.fingerprint import fingerprint
    from alhambra.core.record import RecordError
    from alhambra.core.setup import SEAT_NAMES
    from alhambra.games.match import load
    from alhambra.words.saying import All, Say, Saying

    choose(language)
    take(components)
    try:
        match = load(read_file(file))
    except RecordError as error:
        complain(about_file(file, error))
    scores = ", ".join(f"{SEAT_NAMES[seat]} {player.score}" for seat, player in enumerate(match.state.players))
    result = Saying("verified-open", {"scores": scores})
    if match.record().over:
        seats = All(tuple([SEAT_NAMES[seat] for seat in winners(match.state)]))
        result = Saying("verified-won", {"seats": seats, "scores": scores})
    digest = blake2b(fingerprint(match.state).encode(), digest_size=16).hexdigest()
    told = Saying(
        "verified",
        {
            "file": str(file),
            "number": len(match.moves),
            "result": Say(result),
            "generator": match.setup.generator,
            "digest": digest,
        },
    )
    typer.echo(worded(told))
