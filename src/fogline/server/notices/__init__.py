"""Notices: "it is your turn" for players who are not looking, by web push, mail or webhook.

``channels.py`` has the channels that the operator allows; ``subscriptions.py`` has the subscriptions; ``notices.py``
writes due notices and sends them on a fixed beat.

A notice depends only on a public fact, whether its seat is to act, and on whether that seat has a stream open. The
subscription fixes its content. So neither its bytes nor its time reveal anything about the game.
"""
