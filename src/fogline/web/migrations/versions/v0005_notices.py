"""Notices for games over days, and the secrets of the server that they need."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("holder", sa.String(64), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("off", sa.String(32), nullable=False, unique=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("turn", sa.BigInteger),
        sa.Column("next", sa.BigInteger, index=True),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
