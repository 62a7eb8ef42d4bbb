"""Notices: "it is your turn" for players who are not looking, by web push, mail or webhook.

``channels.py`` has what the operator allows, ``subscriptions.py`` who asked for what. ``notices.py`` decides on a fixed
beat what is sent, and ``delivery.py`` writes and sends it, in threads of its own.

A notice follows from one public fact, whether its seat is to act, and from whether that seat has a stream open. What it
says was fixed when it was asked for. So neither its bytes nor its time tell anything of the game.
"""
