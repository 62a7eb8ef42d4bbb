"""Notices: "it is your turn" for players who are not looking, by web push, mail or webhook.

``channels.py`` has the channels that the operator allows, ``subscriptions.py`` the subscriptions. ``notices.py`` writes
due notices and sends them on a fixed beat.

A notice follows from one public fact, whether its seat is to act, and from whether that seat has a stream open. Its
content was fixed by the subscription. So neither its bytes nor its time reveal anything about the game.
"""
