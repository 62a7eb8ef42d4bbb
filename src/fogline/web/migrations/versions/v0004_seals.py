"""A seal in each row (``seals.py``), and what is needed to leave out the time in which no server was there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from fogline.web.seals import FIRST, LENGTH, next_seal

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One column and two tables. Rows that are there are sealed as they are."""
    op.add_column("lines", sa.Column("seal", sa.String(LENGTH), nullable=False, server_default=""))
    op.create_table(
        "heart",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("until", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO heart (id, at) VALUES (1, 0)")
    _seal_all(op.get_bind())


def _seal_all(connection: sa.Connection) -> None:
    """Game by game, so that no more than one is in memory."""
    read = sa.text("SELECT number, seat, action, at FROM lines WHERE game = :game ORDER BY number")
    write = sa.text("UPDATE lines SET seal = :seal WHERE game = :game AND number = :number")
    for (game,) in connection.execute(sa.text("SELECT id FROM games")).all():
        seal = FIRST
        sealed = []
        for number, seat, action, at in connection.execute(read, {"game": game}).all():
            seal = next_seal(seal, seat, action, at)
            sealed.append({"game": game, "number": number, "seal": seal})
        if sealed:
            connection.execute(write, sealed)


def downgrade() -> None:
    """Nothing is ever taken away from a database with games in it."""
    raise NotImplementedError
