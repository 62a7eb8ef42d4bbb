"""What is agreed besides the set-up (bots, clock, memory aid, watching), and times in milliseconds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three columns; what was kept in seconds is kept in milliseconds."""
    op.add_column("games", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("games", sa.Column("started", sa.BigInteger))
    op.add_column("games", sa.Column("due", sa.BigInteger))
    op.create_index("ix_games_due", "games", ["due"])
    op.execute("UPDATE games SET at = at * 1000")
    op.execute("UPDATE lines SET at = at * 1000")


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
