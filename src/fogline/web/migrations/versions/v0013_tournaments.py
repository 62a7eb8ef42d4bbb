"""Tournaments: what is played, who takes part, and who meets whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.String(32), sa.ForeignKey("players.id")),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("scenario", "options", "terms")),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False, server_default="0") for name in ("rounds", "round")),
    )
    op.create_index("ix_tournaments_owner", "tournaments", ["owner"])
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("left", sa.Integer, nullable=False, server_default="0"),
        sa.UniqueConstraint("tournament", "player"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        *(sa.Column(name, sa.Integer, primary_key=True, autoincrement=False) for name in ("round", "board")),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("second", sa.Integer),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id")),
        *(sa.Column(name, sa.Integer) for name in ("first_points", "second_points")),
    )
    op.create_index("ix_pairings_game", "pairings", ["game"])


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
