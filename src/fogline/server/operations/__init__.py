"""What a host uses: commands, options, copies of the database, metrics and logs."""
