"""Tables, seats, the journal, the talk."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("modules", sa.String, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("generator", sa.String, nullable=False),
        sa.Column("tower", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("held", sa.Boolean, nullable=False),
        sa.Column("reserve", sa.Integer),
        sa.Column("increment", sa.Integer, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("watch", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
    )
    op.create_index("games_due", "games", ["due"])
    op.create_index("games_host", "games", ["host"])
    op.create_index("games_listed", "games", ["listed", "over", "moved"])
    op.create_table(
        "seats",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("token", sa.String, nullable=False),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("message", sa.String),
        sa.UniqueConstraint("game", "message", name="entries_message"),
    )
    op.create_table(
        "talk",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("message", sa.String, nullable=False),
        sa.UniqueConstraint("game", "message", name="talk_message"),
    )
    op.create_table(
        "watchers",
        sa.Column("game", sa.String, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
    )
    op.create_index("watchers_guest", "watchers", ["guest"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
