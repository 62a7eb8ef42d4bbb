"""How a regular decides in Spearpoint 1943: it judges each attack separately, and plays cards if the gain is
obvious."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kit.search.strengths import Rated
from fogline.titles.spearpoint.bots.command_cards import changes_attacks, outlook, play_gain
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.field import MIN_GAIN
from fogline.titles.spearpoint.rules import actions, steps
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import DECLARE_REVEALED, INSTANT, NO_CARD

PLAIN_GAIN: Final = 1.0
"""A regular plays a card only if it gains at least this many points."""
PLENTY: Final = 4
"""With at least this many Command cards in hand, a regular spends one for +1."""
SPEND_GAIN: Final = 0.4
WANTED: Final = 4
"""The number of Command cards that a regular wants before it draws Units; a veteran draws Units whenever it can."""
SCALE: Final = 0.05
"""The scale of a regular's ratings, chosen so that it varies between attacks of about the same value."""


def rules_of_thumb(decision: Decision) -> Rated:
    found = decision.common(WANTED)
    if found is not None:
        return _only(found)
    step = decision.step
    if step == steps.WINDOW:
        return _round(decision)
    if step == steps.DECLARE:
        return _declare(decision)
    rated = Rated(len(decision.choices))
    if step == steps.NAME:
        for action in decision.choices:
            rated.add(action, SCALE * _fire_gain(decision, action))
        return rated
    if step == steps.SUPPORT or step == steps.ANSWER or step == steps.PARRY:
        for action in decision.choices:
            if isinstance(action, actions.Play):
                gain = decision.gain_now(action)
                if gain >= PLAIN_GAIN:
                    rated.add(action, gain)
        return rated if rated.actions else _only(decision.closing())
    return _only(_roll(decision))


def _only(action: Action) -> Rated:
    found = Rated(1)
    found.add(action, 1.0)
    return found


def _round(decision: Decision) -> Rated:
    """In a round: a card that pays off immediately; a lasting card goes to the most valuable Unit. The position is laid
    out only if needed."""
    found = Rated(len(decision.choices) + 1)
    found.add(actions.PLAIN[actions.DONE], 0.7)
    rules = decision.rules
    declared = decision.window == DECLARE_REVEALED
    before: float | None = None
    for play in decision.choices:
        if not isinstance(play, actions.Play):
            continue
        card = rules.commands[rules.command_numbers[play.slug]]
        unit: i64 = NO_CARD if play.unit == actions.NO_UNIT else decision.card_in_play(play.unit)
        if unit == NO_CARD:
            found.add(play, 0.75)
        elif card.duration == INSTANT:
            if before is None and changes_attacks(card):
                before = outlook(decision.field, declared=declared)
            gain = play_gain(decision.field, play, 0.0 if before is None else before, declared=declared)
            found.add(play, 0.6 + 0.1 * gain if gain >= PLAIN_GAIN else 0.0)
        else:
            found.add(play, 0.25 + 0.06 * float(rules.units[unit].cost))
    return found


def _declare(decision: Decision) -> Rated:
    choices = decision.choices
    storms: list[actions.OnUnit] = []
    pairs: list[actions.Pair] = []
    for action in choices:
        if isinstance(action, actions.Pair):
            pairs.append(action)
        elif isinstance(action, actions.OnUnit):
            if action.verb == actions.JOIN:
                return _only(action)
            if action.verb == actions.ASSAULT:
                storms.append(action)
    if decision.has(actions.PLAIN[actions.CLOSE]):
        return _only(actions.PLAIN[actions.CLOSE])
    for storm in storms:
        if _is_worth_storming(decision, storm):
            return _only(storm)
    for attacker in sorted({int(pair.unit) for pair in pairs}):  # the first Unit with a worthwhile attack declares it
        found = Rated(len(pairs))
        for pair in pairs:
            if pair.unit == attacker:
                gain = _pair_gain(decision, pair)
                if gain >= MIN_GAIN:
                    found.add(pair, SCALE * gain)
        if found.actions:
            return found
    return _only(actions.PLAIN[actions.DONE])


def _pair_gain(decision: Decision, pair: actions.Pair) -> float:
    """What the best weapon gains; the target is known to be legal."""
    best = decision.field.strongest(decision.state.in_play(pair.unit), decision.state.in_play(pair.other))
    return 0.0 if best is None else best[0]


def _is_worth_storming(decision: Decision, storm: actions.OnUnit) -> bool:
    target = decision.state.in_play(storm.unit)
    members = decision.field.can_join(target, [])
    alone = 0.0
    for unit in members:
        most = 0.0
        for enemy in decision.field.enemies:
            offer = decision.field.best(unit, enemy, decision.field.plight(enemy))
            if offer is not None and offer[0] > most:
                most = offer[0]
        alone += most
    return decision.field.gain(target, decision.field.assault(members, target)) > alone


def _fire_gain(decision: Decision, action: Action) -> float:
    attack = decision.attack_of(action)
    return decision.field.gain(decision.state.in_play(attack.target), attack)


def _roll(decision: Decision) -> Action:
    if decision.step != steps.INITIATIVE and decision.command_size() >= PLENTY:
        gain = decision.plus_one()
        spend = decision.cheapest()
        if spend is not None and gain >= SPEND_GAIN:
            return spend[0]
    return actions.NO_DISCARD
