"""Optional identity: who signs in has a name and finds the own games on every device. Playing by link needs none of it.

``players.py`` has who is known and signed in, ``seats.py`` which seats they hold. A request says who sends it with a
header ``Fogline-Player: TOKEN``; only hashes of these tokens are stored (docs/protocol.md).
"""
