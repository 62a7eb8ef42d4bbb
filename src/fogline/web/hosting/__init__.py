"""What a host does with the database while servers are running: copies (``backups.py``), a list of games
(``board.py``), and changes (``changes.py``). Nothing here shows a card, an action or a token, with one exception: a
new link of a seat, for who has had the old one revoked."""
