"""Faults and warnings of card sets and set-ups of Spearpoint 1943, beyond those of any file; and the limits of a card
set (Part 31.9)."""

from __future__ import annotations

from typing import Final

from fogline.kernel.faults import Kind

SCHEMA_UNKNOWN: Final = Kind("data-sp-schema", "only {known} is supported")
FACTIONS_WRONG: Final = Kind("data-sp-factions", "expected one to {most} different factions")
CREW_TYPE_TWICE: Final = Kind("data-sp-crew-type-twice", "{found} appears twice")
TWO_CARDS: Final = Kind("data-sp-two-cards", "two cards are called {found}")
POOL_TOO_LARGE: Final = Kind("data-sp-pool", "{faction} has {found} cards; the limit is {most}")
POOL_TOO_DEAR: Final = Kind("data-sp-pool-points", "the cards of {faction} cost {found} points; the limit is {most}")
DECK_TOO_LARGE: Final = Kind("data-sp-deck-size", "there are {found} cards; the limit is {most}")
WRONG_SUM: Final = Kind("data-sp-sum", "there are {found}")
WRONG_FACTION_SUM: Final = Kind("data-sp-faction-sum", "{faction} has {found}")

SAME_CREW: Final = Kind("data-sp-same-crew", "{faction} has two cards of this crew: all crews of one type are the same")
HALF_TOO_LARGE: Final = Kind("data-sp-half", "{found} is not less than full ({full})")
NEEDS_CREW_CARD: Final = Kind("data-sp-needs-crew-card", "{card} needs a {crew}, but {faction} has none")
AIR_LINES: Final = Kind("data-sp-air-lines", "aircraft are not in any line")
AIR_CREW: Final = Kind("data-sp-air-crew", "aircraft need a crew")
NO_FLIGHT: Final = Kind("data-sp-no-flight", "only aircraft fly")
LINES_WRONG: Final = Kind("data-sp-lines", "expected front, rear or both")
LINES_MOBILE: Final = Kind("data-sp-lines-mobile", "both lines are only for mobile-artillery, which must have both")
NO_ATTACK_VALUE: Final = Kind("data-sp-no-attack-value", "a weapon needs an Attack Value")
VALUE_TOO_HIGH: Final = Kind("data-sp-value-too-high", "{found} is more than two dice can give")
TOO_MANY_WEAPONS: Final = Kind("data-sp-too-many-weapons", "a Unit has at most two weapons")
NO_BOMB: Final = Kind("data-sp-no-bomb", "only aircraft drop bombs")
# doubts
UNARMED: Final = Kind("data-sp-unarmed", "a Unit without weapons")
NO_FRONT: Final = Kind("data-sp-no-front", "infantry and vehicles are Frontline Units (SP-COMMIT-7)")
HARDLY_REACHED: Final = Kind("data-sp-hardly-reached", "{found} is hardly ever reached")

NO_WINDOW: Final = Kind("data-sp-no-window", "a card needs a window to be played in")
ICONS_WRONG: Final = Kind("data-sp-icons", "expected the target's icons: {known}")
EFFECTS_WRONG: Final = Kind("data-sp-effects", "expected one to {most} effects")
NO_ATTACK_THERE: Final = Kind("data-sp-no-attack-there", "attacker and target exist only in windows of an attack")
NO_ATTACK_TO_LAST: Final = Kind("data-sp-no-attack-to-last", "an attack exists only in windows of an attack")
LASTS: Final = Kind("data-sp-lasts", "{effect} needs a duration: an attack, a turn, turns, or as long as the Unit")
OVER_AT_ONCE: Final = Kind("data-sp-over-at-once", "{effect} has no duration: it is instant")
REROLL_WINDOW: Final = Kind("data-sp-reroll-window", "reroll is only for damage-rolled")
COMBAT_ONLY: Final = Kind("data-sp-combat-only", "damage-deal is only for combat (Part 35)")
NEEDS_UNIT: Final = Kind("data-sp-needs-unit", "{effect} needs a Unit")
CAPTURES_OWN: Final = Kind("data-sp-captures-own", "only enemy Units can be captured (SP-CAP-2)")
NO_UNIT_THERE: Final = Kind("data-sp-no-unit-there", "needs a target Unit")
NO_AMOUNT: Final = Kind("data-sp-amount", "expected a whole number from -{most} to {most} other than 0, found {found}")
NO_SUCH_WEAPON: Final = Kind("data-sp-no-such-weapon", "a Unit has only weapons 1 and 2")
FITS_NOBODY: Final = Kind("data-sp-fits-nobody", "an empty list matches nothing")
NOT_ON_DAMAGE: Final = Kind("data-sp-not-on-damage", "a Damage card can do only one of {known}")

NO_SUCH_CARD: Final = Kind("data-sp-no-such-card", "no such Unit card")
NO_SUCH_UNIT: Final = Kind("data-sp-no-such-unit", "{found} is not a Unit card")
ONLY_SO_MANY: Final = Kind("data-sp-only-so-many", "there are only {most}")
OTHER_FACTION: Final = Kind("data-sp-other-faction", "{card} does not belong to {faction}")
EMPTY_DECK: Final = Kind("data-sp-empty-deck", "a deck needs cards")
DECK_LIMITS: Final = Kind("data-sp-deck-limits", "deck-min ({low}) is more than deck-max ({high})")
NO_OTHER_WIN: Final = Kind("data-sp-no-other-win", "without the standard ways to win, there must be others")
HAND_OF_NO_DECK: Final = Kind("data-sp-hand-of-no-deck", "a fixed hand must be part of a fixed deck")
CREW_COMMITTED: Final = Kind("data-sp-crew-committed", "a crew is committed with its Unit")
CANNOT_STAND: Final = Kind("data-sp-cannot-stand", "{card} cannot stand there")
SAY_WHICH: Final = Kind("data-sp-say-which", "{effect} is for Units: name them")
CANNOT_STAY: Final = Kind("data-sp-cannot-stay", "{effect} cannot stay in force for Units")
OWN_UNITS: Final = Kind("data-sp-own-units", "an effect of a Situation applies only to the side's own Units")
CONDITIONS_DEEP: Final = Kind("data-sp-conditions-deep", "conditions are nested too deeply")
ONE_CONDITION: Final = Kind("data-sp-one-condition", "expected exactly one of {known}")
NO_CONDITIONS: Final = Kind("data-sp-no-conditions", "expected conditions")
TWO_SITUATIONS: Final = Kind("data-sp-two-situations", "two Situations are called {found}")

NAMES_NOTHING: Final = Kind("data-sp-names-nothing", "the set has nothing with this name")

FOREIGN_CARD: Final = Kind(
    "data-sp-foreign-card", "{scenario} gives {seat} a {card}, which does not belong to {faction}"
)
NO_DECK: Final = Kind("data-sp-no-deck", "{seat} has no deck of {low} to {high} points")


COST: Final = 99
COPIES: Final = 50
DEFENSE: Final = 50
ENDURANCE: Final = 200
FLIGHT: Final = 20
RATE: Final = 4
DAMAGE: Final = 50
ATTACK_VALUE: Final = 20  # two dice cannot give more (V-4)
AMOUNT: Final = 20  # of an effect, positive or negative
TURNS: Final = 20  # of a duration or a Turn counter

FACTIONS: Final = 8
CREW_TYPES: Final = 12
UNIT_CARDS: Final = 160  # different Unit cards and crews of a set
POOL: Final = 100  # Unit cards of a faction, copies counted
POOL_POINTS: Final = 600  # their total cost
COMMAND_CARDS: Final = 120
COMMAND_DECK: Final = 200
DAMAGE_CARDS: Final = 80
DAMAGE_DECK: Final = 200
EFFECTS: Final = 15
TAGS: Final = 12
WEAPONS: Final = 2
DECKS: Final = 60
SITUATIONS: Final = 40
GOALS: Final = 12
CONDITIONS: Final = 12  # of one list within a condition
ALL_CONDITIONS: Final = 60  # of all goals of a Situation
DEPTH: Final = 4  # conditions within conditions
PLACED: Final = 30  # Units of a side that a Situation commits
STANDING: Final = 30  # effects that a Situation has in force for a side

VERSION: Final = 40
NAME: Final = 60
TEXT: Final = 400
