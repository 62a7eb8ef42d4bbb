"""When a game was over: its record can then be given out under later rules, too, which could not tell."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One column. Of older games it is known where the end was said; the others are noted when they are next read."""
    op.add_column("games", sa.Column("ended", sa.BigInteger))
    op.execute(
        "UPDATE games SET ended = (SELECT MAX(lines.at) FROM lines WHERE lines.game = games.id) WHERE id IN "
        "(SELECT game FROM lines WHERE action IN ('resign', 'accept draw', 'run out of time'))"
    )


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
