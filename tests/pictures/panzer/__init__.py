"""Positions as text: ``picture`` draws one, ``position`` reads it back.

A picture is the battlefield as the American player sees it, and ``key: value`` lines before or after it::

    scenario: skirmish
    option fire-correction: true
    option heavy-tanks: true
    option terrain: true
       A     B      C           D
    6  g---  g---   g---        g---
    5  g---  gTIG   lake        g---
    4  g---  gPZ4!  g---        g---
    3  a---  aSTU   a---        a---
    2  a---  a---   hill/aPER#  a---
    1  a---  a---   a---        a---
    to act: american
    turn: 6
    lost: SHE
    shots: american PER C2 PZ4 B4 run 1; german PZ4 B4 SHE C3 killed

``a---`` and ``g---`` are forest that a side controls, ``aSHE`` is a hidden unit, ``aSHE!`` a revealed one, ``aPER#``
one that is revealed and locked; ``meadow``, ``hill``, ``lake``, ``peaks`` are empty terrain, ``hill/aSHE`` is a unit on
it, which is always revealed; ``a???`` in a view is a card face down. What follows ``<-``, or ``#`` after a space, is a
comment. The other lines are ``data|`` (the file of a card set, one line each), ``step``, ``squads``, ``ready``,
``laid``, ``values``, ``outcome``; ``position`` explains them. A line that repeats a default of ``position`` may be left
out, and ``picture`` leaves most of them out.
"""

from fogline.titles.panzer.rules.pictures import picture
from tests.pictures.panzer.positions import position

__all__ = ["picture", "position"]
