"""Database migrations; Alembic runs them when the server starts."""
