"""Creates all tables. Nothing older was ever released.

The change that adds the next step freezes this one: it copies the current tables of ``schema.py`` here.
Otherwise the next step fails on every new database, because its additions are already there.
"""

from __future__ import annotations

from alembic import op
from sqlalchemy import insert

from fogline.server.storage.schema import HEART, METADATA

revision = "1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables; no server has been running yet."""
    METADATA.create_all(op.get_bind(), checkfirst=False)
    op.execute(insert(HEART).values(id=1, at=0))


def downgrade() -> None:
    """Nothing to do: a database with games is never downgraded."""
    raise NotImplementedError
