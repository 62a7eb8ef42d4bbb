"""Rated games that a player has left, and questions of signing in that are not stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Ratings that stay at the seat, and questions that were answered. Those that wait are lost: they last minutes."""
    op.create_table(
        "left_seats",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer, nullable=False),
    )
    op.drop_table("challenges")
    op.create_table(
        "answered",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_answered_until", "answered", ["until"])


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
