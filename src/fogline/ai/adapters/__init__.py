"""Fogline's games in other people's toolkits, so that their referees test ours. Needs the extra ``fogline[research]``.

``serial.py`` plays one game the way the toolkits want it, ``encoding.py`` turns a view into an array of numbers; on
them stand ``openspiel.py`` and ``pettingzoo.py``.
"""
