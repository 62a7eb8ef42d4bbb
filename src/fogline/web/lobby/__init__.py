"""The lobby: a public board of invitations that anybody may take. An entry is an invitation that somebody at the table
has put there (``board.py``); taking it is joining, as with any other link (docs/protocol.md)."""
