"""Fogline's games in other people's toolkits, so that their referees test ours. Needs the extra ``fogline[research]``.

``pettingzoo.py`` and ``gymnasium.py`` build on ``fogline.research.batch``; ``openspiel.py`` builds on ``openspiel.py``,
which plays one game the way OpenSpiel expects it, in the same small numbers.
"""
