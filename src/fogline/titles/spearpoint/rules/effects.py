"""What cards do, in the small vocabulary of Part 32: primitives, selectors, windows and durations as plain values.

The engine knows this vocabulary and no card by name; ``cardsets.py`` reads it from data and refuses every other word.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64

# -- what an effect does (Part 35) --------------------------------------------------------------------

ATTACK_MOD: Final = 0
"""Add to the attack total of attacks by the Unit (``on`` attacker), or against it (``on`` target)."""
DEFENSE_MOD: Final = 1
"""Add to the Defense; the base Defense, which bullets ask for, stays."""
DAMAGE_MOD: Final = 2
"""Add to the Damage Rating of the Unit's weapons (``on`` attacker), or of those that hit it (``on`` target)."""
INTENSITY_MOD: Final = 3
"""Add to the Intensity die before doubling; the base Intensity stays."""
RATE_MOD: Final = 4
"""Add to a weapon's number of rolls, never below 1."""
INITIATIVE_MOD: Final = 5
"""Add to the Initiative roll of the side."""
REROLL: Final = 6
"""The Intensity die just seen is rolled again."""
SPECIAL_IGNORE: Final = 7
"""Attacks by the Unit have no Friendly Fire."""
WEAPON_DISABLE: Final = 8
"""A weapon, or both, cannot be used."""
ATTACK_DENY: Final = 9
"""The Unit may not attack; an attack that it has declared lapses."""
TARGET_DENY: Final = 10
"""The Unit cannot be declared as a target by those the filters name."""
DAMAGE_DEAL: Final = 11
"""Damage by a card: a number, or a die; ``flag`` if Defense does not count."""
DAMAGE_REPAIR: Final = 12
"""The Damage card is taken off: Full Endurance again."""
CREW_KILL: Final = 13
CREW_BAIL: Final = 14
"""The crew leaves for the bottom of its Reserves."""
CAPTURE: Final = 15
IMMOBILIZE: Final = 16
"""No change of line, and attacked like a gun (SP-ATK-5)."""
LINE_LOCK: Final = 17
FLIGHT_MOD: Final = 18
BOMBS_REARM: Final = 19
UNIT_RETURN: Final = 20
"""To the bottom of its owner's Reserves."""
DRAW_NOW: Final = 21
"""Draw Command cards (``flag``: Units) at once."""
# for Situations only
VP_MOD: Final = 22
DRAW_MOD: Final = 23
"""More Command draws (``flag``: free draws) in each Draw Phase."""

PRIMITIVES: Final = (
    "attack-mod", "defense-mod", "damage-mod", "intensity-mod", "rate-mod", "initiative-mod", "reroll",
    "special-ignore", "weapon-disable", "attack-deny", "target-deny", "damage-deal", "damage-repair", "crew-kill",
    "crew-bail", "capture", "immobilize", "line-lock", "flight-mod", "bombs-rearm", "unit-return", "draw-now",
    "vp-mod", "draw-mod",
)  # fmt: skip

LASTING: Final = (
    ATTACK_MOD, DEFENSE_MOD, DAMAGE_MOD, INTENSITY_MOD, RATE_MOD, INITIATIVE_MOD, SPECIAL_IGNORE, WEAPON_DISABLE,
    ATTACK_DENY, TARGET_DENY, IMMOBILIZE, LINE_LOCK,
)  # fmt: skip
"""Those that are in force as long as their card lies there; the others are done once."""

_FILTERS: Final = ("types", "classes", "lines", "tags")
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    "attack-mod": ("amount", "on", "weapon", *_FILTERS),
    "defense-mod": ("amount", *_FILTERS),
    "damage-mod": ("amount", "on", "weapon", *_FILTERS),
    "intensity-mod": ("amount", "on", "weapon", *_FILTERS),
    "rate-mod": ("amount", "weapon"),
    "initiative-mod": ("amount",),
    "reroll": (),
    "special-ignore": (),
    "weapon-disable": ("weapon",),
    "attack-deny": (),
    "target-deny": _FILTERS,
    "damage-deal": ("amount", "ignore-defense"),
    "damage-repair": (),
    "crew-kill": (),
    "crew-bail": (),
    "capture": (),
    "immobilize": (),
    "line-lock": (),
    "flight-mod": ("amount",),
    "bombs-rearm": (),
    "unit-return": (),
    "draw-now": ("amount", "deck"),
    "vp-mod": ("amount",),
    "draw-mod": ("amount", "deck"),
}
"""What can be said of each."""

# -- windows (Part 35) --------------------------------------------------------------------------------

COMMIT_REVEALED: Final = 0
DECLARE_REVEALED: Final = 1
ATTACK_NOMINATED: Final = 2
DAMAGE_ROLLED: Final = 3
DRAW_OPEN: Final = 4
WINDOWS: Final = ("commit-revealed", "declare-revealed", "attack-nominated", "damage-rolled", "draw-open")

# -- durations ------------------------------------------------------------------------------------------

INSTANT: Final = 0
FOR_ATTACK: Final = 1
FOR_TURN: Final = 2
FOR_TURNS: Final = 3
"""The rest of this Turn and a number of whole ones (SP-DMG-12)."""
FOR_UNIT: Final = 4
"""Until the Unit leaves play (SP-CMD-9)."""
DURATIONS: Final = ("instant", "attack", "turn", "turns", "unit")

# -- whom a card is played on ---------------------------------------------------------------------------

OWN: Final = 0
ENEMY: Final = 1
ANY: Final = 2
SIDES: Final = ("own", "enemy", "any")

PICK_OWNER: Final = 0
"""The player of the card names the Unit."""
PICK_ATTACKER: Final = 1
"""The Unit whose attack is in hand."""
PICK_TARGET: Final = 2
"""The Unit that is attacked."""
PICKS: Final = ("owner", "attacker", "target")

EITHER_WAY: Final = 0
YES: Final = 1
NO: Final = 2


@final
class Effect:
    """One primitive with its parameters. ``types``, ``classes``, ``lines`` and ``tags`` filter the other side of an
    attack (whom it is against, or who it comes from); all bits set means no filter."""

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.on_target: bool = False
        """Whether attacks against the Unit are meant, not those by it."""
        self.dice: bool = False
        """Whether the amount is a number of D10."""
        self.flag: bool = False
        self.weapon: i64 = 0
        """1 or 2; 0 for both."""
        self.types: i64 = -1
        self.classes: i64 = -1
        self.lines: i64 = -1
        self.tags: tuple[str, ...] = ()


@final
class Selector:
    """Which Units a card may be played on; exactly one is chosen, or none exists (``is_none``)."""

    def __init__(self) -> None:
        self.is_none: bool = True
        self.pick: i64 = PICK_OWNER
        self.side: i64 = OWN
        self.types: i64 = -1
        self.lines: i64 = -1
        self.tags: tuple[str, ...] = ()
        self.crewed: i64 = EITHER_WAY
        self.damaged: i64 = EITHER_WAY
        self.armored: i64 = EITHER_WAY
