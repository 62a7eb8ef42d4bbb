"""Notices about all games of a player."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A notice may be about no game in particular: it names its player."""
    for name in ("ix_notices_waiting", "ix_notices_asked"):
        op.drop_index(name, "notices")
    with op.batch_alter_table("notices") as table:
        table.alter_column("game", existing_type=sa.String(32), nullable=True)
        table.alter_column("seat", existing_type=sa.Integer, nullable=True)
        table.add_column(sa.Column("player", sa.String(32), sa.ForeignKey("players.id", name="notices_player_fkey")))
        table.add_column(sa.Column("wish", sa.String(32)))
    for column in ("player", "wish"):
        op.create_index(f"ix_notices_{column}", "notices", [column])
    waiting, asked = sa.text("confirmed IS NULL"), sa.text("confirmed IS NULL AND kind = 'mail'")
    op.create_index("ix_notices_waiting", "notices", ["at"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_index("ix_notices_asked", "notices", ["target"], sqlite_where=asked, postgresql_where=asked)


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
