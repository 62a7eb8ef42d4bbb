"""The host's tools: commands, options, copies of the database, metrics and logs. Below ``http``, above all other
packages."""
