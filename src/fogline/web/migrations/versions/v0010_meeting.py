"""Phrases at the table, and games that everybody may watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

LISTED = "watch IS NOT NULL AND ended IS NULL"
LISTED_OVER = "watch IS NOT NULL AND ended IS NOT NULL"


def upgrade() -> None:
    """A table, and a column of games with its indexes."""
    op.create_table(
        "phrases",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(32), nullable=False),
    )
    op.create_index("ix_phrases_at", "phrases", ["at"])
    op.add_column("games", sa.Column("watch", sa.String(32)))
    for name, time, which in (("ix_games_listed", "started", LISTED), ("ix_games_listed_over", "ended", LISTED_OVER)):
        where = sa.text(which)
        op.create_index(name, "games", [time, "id"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
