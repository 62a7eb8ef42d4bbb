"""The database: its schema, the statements, and the clock that all servers share."""
