"""Games that begin in an imagined world."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The world, and its hash. Older games begin before the first choice."""
    op.add_column("games", sa.Column("world", sa.Text))
    op.add_column("games", sa.Column("world_hash", sa.String(64)))
    op.create_index("ix_games_world_hash", "games", ["world_hash"])


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
