"""Optional accounts: sign in to get a name and find your games on every device. Playing by link needs no account.

``players.py`` handles the known and signed-in players. A request names its sender with a header ``Fogline-Player:
TOKEN``; only hashes of these tokens are stored (docs/protocol.md).
"""
