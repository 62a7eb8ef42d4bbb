"""What the operator has changed, for servers that are running; and indexes for the questions to mail addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One table and two indexes."""
    op.create_table(
        "edits",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32)),
    )
    waiting = sa.text("confirmed IS NULL")
    op.create_index("ix_notices_waiting", "notices", ["at"], sqlite_where=waiting, postgresql_where=waiting)
    asked = sa.text("confirmed IS NULL AND kind = 'mail'")
    op.create_index("ix_notices_asked", "notices", ["target"], sqlite_where=asked, postgresql_where=asked)


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
