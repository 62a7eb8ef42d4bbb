"""Command cards as data (Part 31.4): when they are played, on whom, what they do, for how long."""

from __future__ import annotations

from typing import Final

from fogline.kernel.inspecting import Inspection
from fogline.titles.spearpoint.rules import limits
from fogline.titles.spearpoint.rules.cards import CREW, TYPES, CommandCard
from fogline.titles.spearpoint.rules.effects import (
    CAPTURE,
    COMMIT_REVEALED,
    DAMAGE_DEAL,
    DAMAGE_ROLLED,
    DECLARE_REVEALED,
    DRAW_OPEN,
    ENEMY,
    FOR_ATTACK,
    INSTANT,
    LASTING,
    OWN,
    PICK_OWNER,
    PRIMITIVES,
    REROLL,
    WINDOWS,
    Selector,
)  # fmt: skip
from fogline.titles.spearpoint.rules.faults import (
    CAPTURES_OWN,
    COMBAT_ONLY,
    EFFECTS_WRONG,
    ICONS_WRONG,
    LASTS,
    NEEDS_UNIT,
    NO_ATTACK_THERE,
    NO_ATTACK_TO_LAST,
    NO_WINDOW,
    OVER_AT_ONCE,
    REROLL_WINDOW,
)  # fmt: skip
from fogline.titles.spearpoint.rules.reading import read_duration, read_effects, read_selector

_ROUNDS: Final = 1 << COMMIT_REVEALED | 1 << DECLARE_REVEALED | 1 << DRAW_OPEN
_ON_NO_UNIT: Final = ("initiative-mod", "draw-now", "reroll")
"""What a card can do that is played on no Unit."""
_MAX_READ: Final = 10 * limits.EFFECTS
"""If a card has too many effects, this many of them are still checked."""


KEYS: Final = ("id", "copies", "icons", "windows", "target", "duration", "stack", "effect")


def read_command(part: Inspection, slug: str | None) -> CommandCard | None:
    """One card, or None with its faults noted."""
    before = len(part.faults)
    copies = part.integer("copies", 1, limits.COPIES)
    windows = _read_windows(part)
    target = _read_target(part)
    _check_icons(part, target)
    stack = part.slug("stack") if part.has("stack") else slug
    duration = read_duration(part, has_target=None if target is None else not target.is_none)
    effects = [effect for _, effect in read_effects(part, _MAX_READ)]
    _check_count(part)
    card = CommandCard(slug or "", copies or 1)
    card.windows, card.effects = windows or 0, effects
    card.stack = stack or card.slug
    card.duration, card.turns = duration or (INSTANT, 0)
    card.target = target or Selector()
    _check_target(part, card, is_known=target is not None and windows is not None)
    if duration is not None:
        _check_duration(part, card)
    _check_effects(part, card, knows_target=target is not None, knows_windows=windows is not None)
    return card if slug is not None and len(part.faults) == before else None


def _check_count(part: Inspection) -> None:
    """How many effects there are, right or wrong. Of a list that is too long to be read it was said already."""
    entries = part.value("effect")
    count = len(entries) if isinstance(entries, list) else None if part.has("effect") else 0
    if count is None or (count == 0 and part.is_misspelt("effect")):
        return
    if count == 0 or limits.EFFECTS < count <= _MAX_READ:
        part.fault("effect", EFFECTS_WRONG, most=limits.EFFECTS)


def _read_windows(part: Inspection) -> int | None:
    names = part.texts("windows", 10 * len(WINDOWS), WINDOWS)
    if names is not None and not names:
        part.fault("windows", NO_WINDOW)
        return None
    found = 0
    for name in names or []:
        found |= 1 << WINDOWS.index(name)
    return found if names else None


def _read_target(part: Inspection) -> Selector | None:
    """Whom the card is played on; none at all if it does not say. None if it says it wrongly."""
    if not part.has("target"):
        return None if part.is_misspelt("target") else Selector()
    section = part.section("target")
    return None if section is None else read_selector(section)


def _check_icons(part: Inspection, target: Selector | None) -> None:
    """V-10: the printed icons are those of the Units it can be played on."""
    icons = part.texts("icons", CREW + 1, (*TYPES[:CREW], "none"))
    if icons is None or target is None:
        return
    wanted = ["none"] if target.is_none else [TYPES[kind] for kind in range(CREW) if target.types >> kind & 1]
    if sorted(icons) != sorted(wanted):
        part.fault("icons", ICONS_WRONG, known=tuple(wanted))


def _check_target(part: Inspection, card: CommandCard, *, is_known: bool) -> None:
    """V-15."""
    if is_known and card.target.pick != PICK_OWNER and card.windows & _ROUNDS:
        part.fault("target", NO_ATTACK_THERE)


def _check_duration(part: Inspection, card: CommandCard) -> None:
    """V-15: how long it lasts fits when it is played and what it does. One effect that does not fit is enough."""
    if card.duration == FOR_ATTACK and card.windows & _ROUNDS:
        part.fault("duration", NO_ATTACK_TO_LAST)
    for effect in card.effects:
        if (effect.kind in LASTING) == (card.duration == INSTANT):
            kind = LASTS if effect.kind in LASTING else OVER_AT_ONCE
            part.fault("duration", kind, effect=PRIMITIVES[effect.kind])
            return


def _check_effects(part: Inspection, card: CommandCard, *, knows_target: bool, knows_windows: bool) -> None:
    """V-15: what it does fits when and on whom it is played. Each kind of fault is named once."""
    kinds = [int(effect.kind) for effect in card.effects]
    if knows_windows and REROLL in kinds and card.windows != 1 << DAMAGE_ROLLED:
        part.fault("windows", REROLL_WINDOW)
    if knows_windows and DAMAGE_DEAL in kinds and card.windows & (1 << COMMIT_REVEALED | 1 << DRAW_OPEN):
        part.fault("windows", COMBAT_ONLY)
    if not knows_target:
        return
    if card.target.is_none:
        for kind in dict.fromkeys(kinds):
            if PRIMITIVES[kind] not in _ON_NO_UNIT:
                part.fault("target", NEEDS_UNIT, effect=PRIMITIVES[kind])
    elif CAPTURE in kinds:
        if card.target.side == OWN:
            part.fault("target", CAPTURES_OWN)
        card.target.side = ENEMY  # SP-CAP-2: of any Unit only those of the enemy are captured
