"""Positions as text: ``picture`` draws one, ``position`` reads it back.

A picture is the battlefield as the German player sees it, and ``key: value`` lines before or after it::

    scenario: quick-duel
    option mode: advanced
            a    b    c    d
    S3     sEA  sSC  sDE  sEA
    S2     sSN  sEA  sOF  sMO
    S1     sMG  sIN  sEA  sEA
    ------ front line -------
    G1     gSN  gEA  gIN  gMG
    G2     gMO  gOF  gEA  gSN
    G3     gEA  gDE  gSC  gEA
    to act: soviet
    turn: 2
    score: german 2, soviet 0
    lost: sSN
    shot card: german G1c

What follows ``#`` or ``<-`` is a comment. ``...`` is a cell not yet filled during set-up, ``s??`` in a view a card face
down. The other lines are ``data|`` (the file of a custom scenario, one line each), ``step``, ``reserve``,
``player zone``, ``unscored``, ``quiet``, ``ready``, ``acted``, ``deployed``, ``outcome``; ``position`` explains them. A
line that repeats a default of ``position`` may be left out, and ``picture`` leaves most of them out.
"""

from fogline.titles.stalingrad.rules.pictures import picture
from tests.pictures.stalingrad.positions import position

__all__ = ["picture", "position"]
