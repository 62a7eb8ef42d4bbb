"""Optional accounts: sign in to get a name and find your games on every device. Playing by link needs no account.

``players.py`` handles known players and their signed-in browsers. The header ``Fogline-Player: TOKEN`` names the sender
of a request; only hashes of these tokens are stored (docs/protocol.md).
"""
