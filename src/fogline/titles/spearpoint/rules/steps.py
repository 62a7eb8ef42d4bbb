"""The progress of a game: the step it waits for, the Phase, and the next box of the flow chart (SP-TURN-5)."""

from __future__ import annotations

from typing import Final

# The step that the game waits for. "Both" means both seats simultaneously, in secret.
BUILD: Final = 0  # both: cards for the deck (SP-DECK)
MUSTER: Final = 1  # both: the starting hand (SP-SETUP-1)
DEAL: Final = 2  # CHANCE: a Command card for ``drawer``
PRIORITY: Final = 3  # CHANCE: who has priority at first
COMMIT: Final = 4  # both: the plan of commitment (SP-COMMIT)
WINDOW: Final = 5  # both: Command cards for the window that is open (SP-CMD-4)
DECLARE: Final = 6  # both: attacks and Assaults (SP-TGT, SP-ASLT)
INITIATIVE: Final = 7  # both: a discard for the Initiative roll, or none (SP-CMD-14)
INITIATIVE_DICE: Final = 8  # CHANCE: both dice
NAME: Final = 9  # ``active``: name the next attack and its weapon (SP-ATK-1)
SUPPORT: Final = 10  # ``active``: Command cards for the attack just named
ANSWER: Final = 11  # the other seat: Command cards against it
ROLL: Final = 12  # ``active``: roll the attack, with or without a discard
DICE: Final = 13  # CHANCE: the attack roll
FRIENDLY_FIRE: Final = 14  # the other seat: the victim (SP-FF-2)
INTENSITY: Final = 15  # ``active``: roll the Intensity, with or without a discard
INTENSITY_DIE: Final = 16  # CHANCE: the Intensity; in an Assault one die for each member, in turn
PARRY: Final = 17  # the owner of the Unit that was hit: Command cards against the damage
DAMAGE: Final = 18  # CHANCE: a Damage card for ``focus``
CARD_ROLL: Final = 19  # ``drawer``: roll the die that a Command card requires, with or without a discard
CARD_DIE: Final = 20  # CHANCE: that die
CAPTURE: Final = 21  # the captor: the fate of the Unit ``focus`` (SP-CAP-3)
DRAW: Final = 22  # both, independently: draws (SP-DRAW)
DRAW_COMMAND: Final = 23  # CHANCE: a Command card for ``drawer``
DRAW_UNIT: Final = 24  # CHANCE: a Unit card for ``drawer``
LIMIT: Final = 25  # both: put away surplus cards (SP-DRAW-6)
OVER: Final = 26
GOING_ON: Final = 27  # nobody is asked, the game follows the flow chart; never between two actions

NAMES: Final = (
    "build", "muster", "deal", "priority", "commit", "window", "declare", "initiative", "initiative-dice", "name",
    "support", "answer", "roll", "dice", "friendly-fire", "intensity", "intensity-die", "parry", "damage",
    "card-roll", "card-die", "capture", "draw", "draw-command", "draw-unit", "limit", "over",
)  # fmt: skip

# The part of the Turn.
IN_SETUP: Final = 0
IN_COMMITMENT: Final = 1
IN_DECLARATION: Final = 2
IN_COMBAT: Final = 3
IN_DRAW: Final = 4
PHASES: Final = ("set-up", "commitment", "declaration", "combat", "draw")

# The next box of the flow chart, when nobody is asked and no card is left to carry out.
TO_BUILD: Final = 0
TO_MUSTER: Final = 1
TO_FIELD: Final = 2
TO_DEAL: Final = 3
TO_COMMIT: Final = 4
TO_DECLARE: Final = 5
TO_INITIATIVE: Final = 6
TO_NAME: Final = 7
TO_SUPPORT: Final = 8
TO_ANSWER: Final = 9
TO_ROLL: Final = 10
TO_NEXT_ROLL: Final = 11
TO_PARRY: Final = 12
TO_WOUND: Final = 13
TO_DRAW: Final = 14
TO_DRAWING: Final = 15
TO_LIMIT: Final = 16
