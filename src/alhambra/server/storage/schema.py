"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("game", String, nullable=False),
    Column("modules", String, nullable=False),  # by name, separated by spaces
    Column("seats", Integer, nullable=False),
    Column("generator", String, nullable=False),
    Column("tower", String, nullable=False),
    Column("seed", String, nullable=False),  # in hexadecimal digits; a secret until the game is over
    Column("held", Boolean, nullable=False),  # is the window between two turns open to all seats?
    Column("reserve", Integer),  # of the clocks, in seconds; none: no clocks
    Column("increment", Integer, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String, nullable=False),  # the guest who made it
    Column("watch", String, nullable=False),  # the token of the link for spectators
    Column("created", Double, nullable=False),
    Column("components", String, nullable=False, server_default=""),  # as set-ups name them, separated by spaces
    # What follows from the entries, noted with each of them so that it can be found without playing the game.
    Column("n", Integer, nullable=False),  # entries so far
    Column("moved", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),  # the seat that must decide, -1 if that is a secret
    Column("due", Double),  # when the table itself has something to do; none while it waits for a person
    Index("games_due", "due"),
    Index("games_host", "host"),
    Index("games_listed", "listed", "over", "moved"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("guest", String, nullable=False),  # who holds it; empty if nobody does
    Column("token", String, nullable=False),  # of the link that leads to it
    Index("seats_guest", "guest"),
)

# Append-only. Two writers can never both write entry n, and no message is carried out twice.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("message", String),
    UniqueConstraint("game", "message", name="entries_message"),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("message", String, nullable=False),
    UniqueConstraint("game", "message", name="talk_message"),
)

# Guests who came by the link for spectators.
WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Index("watchers_guest", "guest"),
)

# What all server processes share, such as the key that signs cookies.
SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
