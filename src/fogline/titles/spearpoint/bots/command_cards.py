"""Values Command cards in Spearpoint 1943: what a card in hand is worth, and what is gained by playing it."""

from __future__ import annotations

from typing import Final

from fogline.titles.spearpoint.bots.aim import take_aim
from fogline.titles.spearpoint.bots.field import Field, plight_at
from fogline.titles.spearpoint.odds import card_hits, hits, pending_damage, shot_in_hand
from fogline.titles.spearpoint.rules import cards
from fogline.titles.spearpoint.rules.actions import NO_UNIT, Play
from fogline.titles.spearpoint.rules.damage import card_damage, check_lines
from fogline.titles.spearpoint.rules.modifiers import PERMANENT, order, played_for
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NO_TARGET, NOBODY, State, Unit, total

KEPT: Final[dict[int, float]] = {
    cards.ATTACK_MOD: 0.4, cards.DEFENSE_MOD: 0.5, cards.DAMAGE_MOD: 0.4, cards.INTENSITY_MOD: 0.4,
    cards.RATE_MOD: 1.0, cards.INITIATIVE_MOD: 0.25, cards.REROLL: 1.2, cards.SPECIAL_IGNORE: 0.1,
    cards.WEAPON_DISABLE: 1.0, cards.ATTACK_DENY: 1.2, cards.TARGET_DENY: 0.5, cards.DAMAGE_DEAL: 0.6,
    cards.DAMAGE_REPAIR: 1.2, cards.CREW_KILL: 1.2, cards.CREW_BAIL: 1.0, cards.CAPTURE: 2.5, cards.IMMOBILIZE: 0.8,
    cards.FLIGHT_MOD: 0.5, cards.BOMBS_REARM: 0.5, cards.UNIT_RETURN: 0.8, cards.DRAW_NOW: 0.8,
}  # fmt: skip
"""The value, in points, of one unit of an effect while its card is in hand."""
MAX_WORTH: Final = 2.5
THRIFT: Final = 1.8
"""The factor by which a card in hand is worth more than its effects now, since a better moment may come."""
LASTS: Final = 2.0
"""The factor for lasting effects, which also count in later Turns."""
DRAWN_CARD: Final = 1.0
DRAWN_UNIT: Final = 2.0
_REMOVING: Final = (cards.CREW_KILL, cards.CREW_BAIL, cards.CAPTURE, cards.UNIT_RETURN)
"""Effects after which a Unit may be unable to attack."""
AMOUNTS: Final = (
    cards.ATTACK_MOD, cards.DEFENSE_MOD, cards.DAMAGE_MOD, cards.INTENSITY_MOD, cards.INITIATIVE_MOD,
    cards.DAMAGE_DEAL, cards.DRAW_NOW,
)  # fmt: skip
"""Effects whose value depends on their amount."""


def keep_value(state: State, seat: int, number: int) -> float:
    """The value of a Command card in hand: lower without a target, and lower the fuller the hand is."""
    card = state.rules.commands[number]
    worth = 0.0
    for effect in card.effects:
        amount = min(5.0, abs(int(effect.amount))) if int(effect.kind) in AMOUNTS else 1.0
        worth += KEPT.get(int(effect.kind), 0.2) * (5.0 if effect.dice else amount)
    worth = min(MAX_WORTH, worth * (1.5 if card.duration == cards.FOR_UNIT else 1.0))
    if not card.target.is_none and card.target.side == cards.OWN and not _has_subject(state, seat, card):
        worth *= 0.25
    room = int(state.rules.hand_command) - int(total(state.sides[seat].commands))
    return THRIFT * worth * (1.0 if room >= 2 else 0.6 if room == 1 else 0.35)


def _has_subject(state: State, seat: int, card: cards.CommandCard) -> bool:
    side, rules = state.sides[seat], state.rules
    for number in range(int(rules.unit_count)):
        there = side.hand[number] + side.reserves[number]
        if there and rules.units[number].kind != cards.CREW and card.target.types >> rules.units[number].kind & 1:
            return True
    for unit in state.units:
        if unit.seat == seat and card.target.types >> state.card_of(unit).kind & 1:
            return True
    return False


def attack_loss(field: Field) -> float:
    """The expected loss of the current attack's target, before any roll."""
    shot, target = shot_in_hand(field.state), field.state.unit(field.state.target)
    if shot is None or target is None:
        return 0.0
    return field.loss(target, field.plight(target).suffer(shot))


def attack_loss_with(field: Field, play: Play) -> float:
    _add_card(field.state, play)
    found = attack_loss(field)
    field.state.cards.pop()
    return found


def _add_card(state: State, play: Play) -> None:
    """Add a card to the current attack; the caller removes it again."""
    state.cards.append(played_for(state.rules.command_numbers[play.slug], play.unit))


def roll_gain(field: Field) -> float:
    state = field.state
    shot, target = shot_in_hand(state), state.unit(state.target)
    if shot is None or target is None:
        return 0.0
    rest = shot.rolled(max(0, state.rolls_left - 1))
    single = shot.rolled(1)
    plain = field.plight(target).suffer(single).suffer(rest)
    better = field.plight(target).suffer(single.helped(1)).suffer(rest)
    return field.loss(target, better) - field.loss(target, plain)


def hit_loss(field: Field, bonus: int) -> float:
    """The expected loss of the Unit that is hit, before the Intensity roll, with *bonus* added to the roll."""
    struck = field.state.unit(field.state.struck)
    if struck is None:
        return 0.0
    found = 0.0
    for damage, chance, crew in hits(field.state, bonus):
        found += chance * _after_damage(field, struck, damage, crew)
    return found


def die_loss(field: Field, plus: int) -> float:
    """The expected loss by the die of a card, with *plus* added to the roll."""
    state = field.state
    struck = state.unit(state.focus)
    if struck is None:
        return 0.0
    found = card_hits(state, struck, plus, state.ignores)
    return sum([chance * _after_damage(field, struck, damage, crew) for damage, chance, crew in found])


def known_hit_loss(field: Field) -> float:
    """The expected loss of the Unit that is hit, once the dice are seen."""
    struck = field.state.unit(field.state.struck)
    return 0.0 if struck is None else _after_damage(field, struck, pending_damage(field.state), 1.0)


def _after_damage(field: Field, struck: Unit, damage: int, crew: float) -> float:
    """The expected loss after this much damage, including the remaining rolls."""
    state = field.state
    left = int(struck.endurance) - damage
    scores = not state.is_friendly
    plight = plight_at(struck.endurance + 1, max(0, left), crew if left <= 0 else 0.0)
    if left > 0 and state.struck == state.target and state.rolls_left > 0:
        shot = shot_in_hand(state)
        if shot is not None:
            plight = plight.suffer(shot.rolled(state.rolls_left))
    return field.loss(struck, plight, scores)


def parry_gain(field: Field, play: Play) -> float:
    """How much loss a card prevents from the damage just rolled."""
    card = field.state.rules.commands[field.state.rules.command_numbers[play.slug]]
    before = known_hit_loss(field)
    for effect in card.effects:
        if effect.kind == cards.REROLL:
            return before - hit_loss(field, 0)
    _add_card(field.state, play)
    after = known_hit_loss(field)
    field.state.cards.pop()
    return before - after


def outlook(field: Field, *, declared: bool) -> float:
    """The gain from this Turn's attacks: those *declared*, or those that both sides are likely to declare."""
    if declared:
        ours, theirs = field.declared(field.seat), field.declared(1 - field.seat)
    else:
        ours, theirs = take_aim(field, field.seat).attacks, take_aim(field, 1 - field.seat).attacks
    return field.exchange(ours, theirs, field.first_chance(field.seat))


def changes_attacks(card: cards.CommandCard) -> bool:
    """Whether the gain of a card depends on this Turn's attacks if it is carried out immediately."""
    for effect in card.effects:
        if effect.kind in _REMOVING:
            return True
    return False


def play_gain(field: Field, play: Play, before: float, *, declared: bool) -> float:
    """The gain of a card played in a round. *before* is the ``outlook`` without it."""
    state = field.state
    number = int(state.rules.command_numbers[play.slug])
    card = state.rules.commands[number]
    found = 0.0
    for effect in card.effects:
        if effect.kind not in cards.LASTING:
            found += _instant(field, effect, None if play.unit == NO_UNIT else state.unit(play.unit))
        if effect.kind in _REMOVING and play.unit != NO_UNIT:
            found += _without(field, int(effect.kind), int(play.unit), before, declared=declared)
    if card.duration in (cards.INSTANT, cards.FOR_ATTACK):
        return found
    twin = state.clone()
    left = PERMANENT if card.duration == cards.FOR_UNIT else 1 + int(card.turns)
    unit = None if play.unit == NO_UNIT else twin.unit(play.unit)
    if unit is None:
        twin.sides[field.seat].orders.append(order(number, left))
    else:
        unit.orders.append(order(number, left))
    gain = outlook(field.on(twin), declared=declared) - before
    if card.duration == cards.FOR_UNIT:
        gain = gain * LASTS + 0.02 * _cost(state, play.unit)
    return found + gain


def _without(field: Field, kind: int, name: int, before: float, *, declared: bool) -> float:
    """How this Turn's attacks change if a Unit is gone, or has no crew."""
    twin = field.state.clone()
    gone = twin.in_play(name)
    if kind in (cards.CREW_KILL, cards.CREW_BAIL):
        gone.crew = cards.NO_CARD
    else:
        twin.units = [unit for unit in twin.units if unit is not gone]
        for unit in twin.units:
            if unit.target == name:
                unit.target = NO_TARGET
                unit.assaults = False
        check_lines(twin, None, gone.seat if gone.line == cards.FRONT else NOBODY)
    return outlook(field.on(twin), declared=declared) - before


def _cost(state: State, name: int) -> float:
    unit = state.unit(name)
    return float(state.card_of(unit).cost) if unit is not None else 0.0


def _instant(field: Field, effect: cards.Effect, unit: Unit | None) -> float:
    kind = int(effect.kind)
    if kind == cards.DRAW_NOW:
        return int(effect.amount) * (DRAWN_UNIT if effect.flag else DRAWN_CARD)
    if unit is None:
        return 0.0
    state = field.state
    cost = int(state.card_of(unit).cost)
    crew = int(state.rules.units[unit.crew].cost) if unit.crew != cards.NO_CARD else 0
    sign = -1.0 if unit.seat == field.seat else 1.0
    if kind == cards.DAMAGE_DEAL:
        return sign * _dealt(field, effect, unit)
    if kind == cards.DAMAGE_REPAIR:
        return -sign * (field.hurt(unit) + 0.15 * cost)
    if kind in (cards.CREW_KILL, cards.CREW_BAIL):
        return sign * ((crew if kind == cards.CREW_KILL else 0.0) + 0.2 * field.fight(unit))
    if kind == cards.CAPTURE:
        return 2.0 * (cost + crew) + field.fight(unit)
    if kind == cards.FLIGHT_MOD:
        return -sign * 0.25 * cost * int(effect.amount)
    if kind == cards.BOMBS_REARM:
        return -sign * 0.15 * cost if unit.bombed else 0.0
    if kind == cards.UNIT_RETURN:
        return -sign * 0.5 * (field.hurt(unit) if unit.damage != NO_DAMAGE else 0.0) + sign * 0.5 * field.fight(unit)
    return 0.0


def _dealt(field: Field, effect: cards.Effect, unit: Unit) -> float:
    """The average damage that a card deals."""
    if effect.dice:
        rolls = card_hits(field.state, unit, 0, effect.flag)
    else:
        rolls = [(int(card_damage(field.state, unit, effect.amount, effect.flag)), 1.0, 1.0)]
    found = 0.0
    for damage, chance, crew in rolls:
        left = max(0, int(unit.endurance) - damage)
        found += chance * field.loss(unit, plight_at(unit.endurance + 1, left, crew if left == 0 else 0.0))
    return found
