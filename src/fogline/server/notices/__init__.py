"""Notices: "it is your turn" for players who are not looking, by web push, mail or webhook.

``allowed.py`` has what the operator allows, ``book.py`` who asked for what, ``sending.py`` the texts. ``book.py``
decides on a fixed beat what is sent, and ``sending.py`` sends it, in threads of its own.

A notice follows from one public fact, whether its seat is to act, and from whether that seat has a stream open. What it
says was fixed when it was asked for. So neither its bytes nor its time tell anything of the game.
"""
