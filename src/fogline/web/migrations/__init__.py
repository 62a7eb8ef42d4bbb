"""How a database comes to its present form, step by step; Alembic carries it out when the server starts."""
