"""Alembic's entry point: runs the steps on the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from fogline.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
if connection.in_transaction():
    connection.commit()
