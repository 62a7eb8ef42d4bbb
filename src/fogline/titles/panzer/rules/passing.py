"""A turn without any action (AMB-77). It takes an option: while null EXPLOREs are allowed there is always one.

Nobody learns anything by it. A unit whose quadrants can be neither MOVEd nor EXPLOREd stands next to a revealed enemy,
and can shoot at it, whatever its gun; only a Stug III bound by its arc cannot (PZ-STUG-1), and that one has just fired.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.panzer.rules.exploring import can_explore
from fogline.titles.panzer.rules.moving import can_move
from fogline.titles.panzer.rules.searching import hidden_targets, revealed_targets
from fogline.titles.panzer.rules.state import State


def can_act(state: State, side: i64) -> bool:
    """Whether there is any action at all."""
    if state.rules.null_explore or can_move(state, side) or can_explore(state, side):
        return True
    return hidden_targets(state, side) | revealed_targets(state, side) != 0
