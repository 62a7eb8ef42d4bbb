"""Ratings of players, and what each game has changed; the rating of whoever offers a game in the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables, and three columns of the lobby."""
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("title", sa.String(32), primary_key=True),
        sa.Column("speed", sa.String(8), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("won", "drawn", "lost")),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_ladder", "ratings", ["title", "speed", "mean"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("speed", sa.String(8), nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("before", "after", "margin")),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_rated_games_player", "rated_games", ["player", "title", "speed", "at"])
    for name in ("points", "least", "most"):
        op.add_column("offers", sa.Column(name, sa.Integer))


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
