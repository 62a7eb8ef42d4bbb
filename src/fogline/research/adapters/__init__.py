"""Fogline's games in other toolkits, whose referees then test ours. Needs the extra ``fogline[research]``.

``pettingzoo.py`` and ``gymnasium.py`` build on ``fogline.research.batch``; ``openspiel.py`` plays one game in the same
small numbers.
"""
