"""Cards and Situations as the engine uses them: typed values, no rules. Effects use the vocabulary of Part 32:
primitives, selectors, windows and durations."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from fogline.kernel.arrays import i64

# -- what an effect does (Part 35) --------------------------------------------------------------------

ATTACK_MOD: Final = 0  # add to the attack total of attacks by the Unit (``on`` attacker), or against it (``on`` target)
DEFENSE_MOD: Final = 1  # add to the Defense; the base Defense, which decides whether bullets work, stays
DAMAGE_MOD: Final = 2
"""Add to the Damage Rating of the Unit's weapons (``on`` attacker), or of those that hit it (``on`` target)."""
INTENSITY_MOD: Final = 3  # add to the Intensity die before doubling; the base Intensity stays
RATE_MOD: Final = 4  # add to a weapon's number of rolls, never below 1
INITIATIVE_MOD: Final = 5  # add to the Initiative roll of the side
REROLL: Final = 6  # the Intensity die just seen is rolled again
SPECIAL_IGNORE: Final = 7  # attacks by the Unit have no Friendly Fire
WEAPON_DISABLE: Final = 8  # a weapon, or both, cannot be used
ATTACK_DENY: Final = 9  # the Unit may not attack; an attack that it has declared lapses
TARGET_DENY: Final = 10  # the Unit cannot be declared as a target by the Units that the filters name
DAMAGE_DEAL: Final = 11  # Damage by a card: a number, or a die; ``flag`` if Defense does not count
DAMAGE_REPAIR: Final = 12  # the Damage card is removed: Full Endurance again
CREW_KILL: Final = 13
CREW_BAIL: Final = 14  # the crew leaves for the bottom of its Reserves
CAPTURE: Final = 15
IMMOBILIZE: Final = 16  # no change of line, and attacked like a gun (SP-ATK-5)
LINE_LOCK: Final = 17
FLIGHT_MOD: Final = 18
BOMBS_REARM: Final = 19
UNIT_RETURN: Final = 20  # to the bottom of its owner's Reserves
DRAW_NOW: Final = 21  # draw Command cards (``flag``: Units) immediately
# for Situations only
VP_MOD: Final = 22
DRAW_MOD: Final = 23  # more Command draws (``flag``: free draws) in each Draw Phase

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
"""Effects that are in force while their card lies in play; the others happen once."""

_FILTERS: Final = ("types", "classes", "lines", "tags")
PARAMETERS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(PRIMITIVES, ()),
    "attack-mod": ("amount", "on", "weapon", *_FILTERS),
    "defense-mod": ("amount", *_FILTERS),
    "damage-mod": ("amount", "on", "weapon", *_FILTERS),
    "intensity-mod": ("amount", "on", "weapon", *_FILTERS),
    "rate-mod": ("amount", "weapon"),
    "initiative-mod": ("amount",),
    "weapon-disable": ("weapon",),
    "target-deny": _FILTERS,
    "damage-deal": ("amount", "ignore-defense"),
    "flight-mod": ("amount",),
    "draw-now": ("amount", "deck"),
    "vp-mod": ("amount",),
    "draw-mod": ("amount", "deck"),
}
"""The parameters of each primitive."""

# -- windows (Part 35) --------------------------------------------------------------------------------

COMMIT_REVEALED: Final = 0
DECLARE_REVEALED: Final = 1
ATTACK_NOMINATED: Final = 2
DAMAGE_ROLLED: Final = 3
DRAW_OPEN: Final = 4
WINDOWS: Final = ("commit-revealed", "declare-revealed", "attack-nominated", "damage-rolled", "draw-open")

INSTANT: Final = 0
FOR_ATTACK: Final = 1
FOR_TURN: Final = 2
FOR_TURNS: Final = 3  # the rest of this Turn and a number of whole Turns (SP-DMG-12)
FOR_UNIT: Final = 4  # until the Unit leaves play (SP-CMD-9)
DURATIONS: Final = ("instant", "attack", "turn", "turns", "unit")

OWN: Final = 0
ENEMY: Final = 1
ANY: Final = 2
SIDES: Final = ("own", "enemy", "any")

PICK_OWNER: Final = 0  # the player of the card names the Unit
PICK_ATTACKER: Final = 1  # the Unit whose attack is being resolved
PICK_TARGET: Final = 2  # the Unit that is attacked
PICKS: Final = ("owner", "attacker", "target")

EITHER_WAY: Final = 0
YES: Final = 1
NO: Final = 2


@final
class Effect:
    """One primitive with its parameters. ``types``, ``classes``, ``lines`` and ``tags`` filter the other side of an
    attack; with all bits set nothing is filtered."""

    def __init__(self, kind: i64, amount: i64) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.on_target: bool = False
        """Whether the effect is about attacks against the Unit, not by it."""
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
    """The Units that a card may be played on; exactly one is chosen, or none exists (``is_none``)."""

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


# SP-TYPE-1: Unit Type Icons. Crews come after the four types that have Damage sections.
INFANTRY: Final = 0
VEHICLE: Final = 1
ARTILLERY: Final = 2
AIRCRAFT: Final = 3
CREW: Final = 4
TYPES: Final = ("infantry", "vehicle", "artillery", "aircraft", "crew")

# SP-TYPE-4: columns of Attack Values.
VS_ARMOR: Final = 0
VS_INFANTRY: Final = 1
VS_AIRCRAFT: Final = 2
CLASSES: Final = ("armor", "infantry", "aircraft")

FRONT: Final = 0
REAR: Final = 1
AIR: Final = 2
LINES: Final = ("front", "rear", "air")

NO_CREW: Final = -1  # N/C: the Unit needs none
NO_CARD: Final = -1


@final
class Weapon:
    def __init__(self, name: str, rate: i64, damage: i64, armor: i64, infantry: i64, aircraft: i64) -> None:
        self.name = name
        self.rate: i64 = rate
        self.damage: i64 = damage
        self.armor: i64 = armor
        """Attack Values by class; 0 if the weapon cannot affect the class (SP-TGT-3)."""
        self.infantry: i64 = infantry
        self.aircraft: i64 = aircraft
        self.bullet: bool = False
        """SP-TGT-7: affects no Unit whose base Defense is 2 or more."""
        self.bomb: bool = False
        """SP-AIR-6: can be used once per flight."""

    def value(self, column: i64) -> i64:
        if column == VS_ARMOR:
            return self.armor
        return self.infantry if column == VS_INFANTRY else self.aircraft


@final
class UnitCard:
    """A Unit card, crews included (SP-TYPE-2)."""

    def __init__(self, slug: str, faction: str, kind: i64, cost: i64, copies: i64) -> None:
        self.slug = slug
        self.faction = faction
        self.kind: i64 = kind
        """One of ``TYPES``."""
        self.column: i64 = VS_ARMOR
        """The class of Attack Values that attackers use against the Unit."""
        self.tags: tuple[str, ...] = ()
        self.cost: i64 = cost
        self.copies: i64 = copies
        self.front: bool = False
        """Whether it may stand in the Frontline and in the Rear Line; both for mobile artillery (SP-MOB-1)."""
        self.rear: bool = False
        self.crew: i64 = NO_CREW
        """The crew type it needs, or, for a crew, its own type: a number of ``CardSet.crew_types``."""
        self.defense: i64 = 0
        self.full: i64 = 0
        self.half: i64 = 0
        self.armored: bool = False
        self.immobile: bool = False
        self.flight: i64 = 0
        """The number of Turns of Flight."""
        self.weapons: list[Weapon] = []


@final
class CommandCard:
    """A Command card: window, target, effects, duration."""

    def __init__(self, slug: str, copies: i64) -> None:
        self.slug = slug
        self.copies: i64 = copies
        self.windows: i64 = 0
        """The windows in which it can be played, as a set."""
        self.target = Selector()
        self.duration: i64 = 0
        self.turns: i64 = 0
        self.stack = slug
        """Cards of one stack are identical (SP-CMD-8)."""
        self.effects: list[Effect] = []


class Section(NamedTuple):
    """The effects of a Damage card on one type of Unit."""

    turns: int
    """The Turn counter, or 0 for permanent."""
    effects: list[Effect]


class DamageCard(NamedTuple):
    slug: str
    copies: int
    sections: list[Section]


# -- Situations (Part 27) -------------------------------------------------------------------------------

TURN_AT_LEAST: Final = 0
VP_AT_LEAST: Final = 1
COUNT_AT_LEAST: Final = 2  # the number of Units of a side in play that the selector names
ALL_OF: Final = 3
ANY_OF: Final = 4
NONE_OF: Final = 5
CONDITIONS: Final = ("turn-at-least", "vp-at-least", "count-at-least", "all", "any", "not")


class Condition(NamedTuple):
    kind: int
    number: int
    seat: int
    """The seat whose VP or Units are counted."""
    which: Selector
    parts: list[Condition]


class Goal(NamedTuple):
    """A Win Condition of one side."""

    seat: int
    when: Condition
    at_turn_end: bool
    """Whether it is checked only at the end of the Turn; otherwise it is checked after every event (SP-WIN-5)."""


class Standing(NamedTuple):
    """An effect that a Situation keeps in force for a side, or for those of its Units that the selector names."""

    effect: Effect
    which: Selector


class Placed(NamedTuple):
    """A Unit that is committed before the first Turn."""

    card: int
    line: int
    crewed: bool
    damaged: bool


@final
class Orders:
    """How a Situation changes the rules for one side; -1 where it changes nothing."""

    def __init__(self) -> None:
        self.faction: str = ""
        self.deck_min: i64 = -1
        self.deck_max: i64 = -1
        self.fixed: dict[int, int] = {}
        """A given deck, as the number of each card. If empty, the player builds one."""
        self.forbidden: tuple[int, ...] = ()
        self.hand: dict[int, int] = {}
        """A given starting hand. If empty, the player chooses one."""
        self.start_units: i64 = -1
        self.start_command: i64 = -1
        self.vp_goal: i64 = -1
        self.placed: list[Placed] = []
        self.standing: list[Standing] = []


@final
class Situation:
    """Another way to start and to win."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.options: dict[str, int | str | bool] = {}
        self.orders: list[Orders] = [Orders(), Orders()]
        self.goals: list[Goal] = []
        self.standard_win: bool = True
        """Whether points and Overrun count as well."""


class ReadyDeck(NamedTuple):
    """A deck for players who do not want to build one."""

    slug: str
    faction: str
    cards: dict[int, int]


@final
class CardSet:
    """All cards of a game. Cards are numbered by their index in these lists."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.version: str = ""
        self.factions: tuple[str, ...] = ()
        self.crew_types: tuple[str, ...] = ()
        self.units: list[UnitCard] = []
        self.commands: list[CommandCard] = []
        self.damages: list[DamageCard] = []
        self.situations: list[Situation] = []
        self.decks: list[ReadyDeck] = []
        self.names: dict[str, dict[str, str]] = {}
        """Names by language and ``kind/slug``; see ``grammar.py``."""
        self.texts: dict[str, dict[str, str]] = {}
        """The printed texts, by language and ``kind/slug``."""
