"""Fogline's games in other people's toolkits, so that their referees test ours. Needs the extra ``fogline[research]``.

``pettingzoo.py`` and ``gymnasium.py`` stand on ``fogline.ai.batch``; ``openspiel.py`` on ``serial.py``, which plays one
game the way OpenSpiel wants it, in the same small numbers.
"""
