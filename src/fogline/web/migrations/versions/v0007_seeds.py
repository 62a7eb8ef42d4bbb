"""The server's seed of a game, from which its draws and commitments follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One column. Older games have none: they go on, and cannot be verified."""
    op.add_column("games", sa.Column("seed", sa.String(64)))


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
