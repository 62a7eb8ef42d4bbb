"""Notices: "it is your turn" for players who are not looking, by web push, mail or webhook.

``channels.py`` has what the operator allows, ``subscriptions.py`` who asked for what. ``notices.py`` writes what is due
and sends it on a fixed beat.

A notice follows from one public fact, whether its seat is to act, and from whether that seat has a stream open. What it
says was fixed when it was asked for. So neither its bytes nor its time tell anything of the game.
"""
