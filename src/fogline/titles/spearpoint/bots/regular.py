"""How a regular decides in Spearpoint 1943: it takes each attack by itself, and plays cards where the gain is plain."""

from __future__ import annotations

from typing import Final

from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.field import MIN_GAIN
from fogline.titles.spearpoint.bots.orders import (
    cheapest,
    outlook,
    play_gain,
)  # fmt: skip
from fogline.titles.spearpoint.bots.plans import commitment, next_line
from fogline.titles.spearpoint.rules.actions import (
    ASSAULT,
    CLOSE,
    DONE,
    JOIN,
    NO_DISCARD,
    PLAIN,
    Action,
    OnUnit,
    Pair,
)  # fmt: skip
from fogline.titles.spearpoint.rules.effects import DECLARE_REVEALED
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    COMMIT,
    DECLARE,
    INITIATIVE,
    NAME,
    PARRY,
    SUPPORT,
    WINDOW,
)  # fmt: skip

PLAIN_GAIN: Final = 1.0
"""The smallest gain in points for which a regular plays a card."""
PLENTY: Final = 4
"""With this many Command cards in hand, a regular spends one for +1."""
SPEND_GAIN: Final = 0.4
WANTED: Final = 4
"""The number of Command cards that a regular wants before it draws Units; a veteran draws Units whenever it can."""
SCALE: Final = 0.05
"""Points as a regular rates them, so that it wavers between attacks that are worth about the same."""

Rated = list[tuple[Action, float]]


def rules_of_thumb(decision: Decision) -> Rated:
    """What rules of thumb say, and how strongly."""
    found = decision.common(WANTED)
    if found is not None:
        return [(found, 1.0)]
    step = decision.step
    if step == COMMIT:
        goal = commitment(decision.state, decision.seat, list(decision.state.sides[decision.seat].hand))
        return [(next_line(decision.state, decision.seat, goal, decision.choices), 1.0)]
    if step == WINDOW:
        return _round(decision)
    if step == DECLARE:
        return _declare(decision)
    if step == NAME:
        return [(action, SCALE * _fire_gain(decision, action)) for action in decision.choices]
    if step in (SUPPORT, ANSWER, PARRY):
        gains = [(play, decision.gain_now(play)) for play in decision.plays()]
        plain = [(play, gain) for play, gain in gains if gain >= PLAIN_GAIN]
        return list(plain) or [(decision.closing(), 1.0)]
    return _roll(decision)


def _round(decision: Decision) -> Rated:
    """A card where it has an effect at once; a lasting card goes to the most valuable Unit."""
    found: Rated = [(PLAIN[DONE], 0.7)]
    plays = decision.plays()
    declared = decision.window == DECLARE_REVEALED
    before = outlook(decision.field, declared=declared) if plays else 0.0
    for play in plays:
        card = decision.state.rules.commands[decision.state.rules.command_numbers[play.slug]]
        unit = decision.state.unit(play.unit)
        if unit is None:
            found.append((play, 0.75))
        elif card.duration == 0:
            gain = play_gain(decision.field, play, before, declared=declared)
            found.append((play, 0.6 + 0.1 * gain if gain >= PLAIN_GAIN else 0.0))
        else:
            found.append((play, 0.25 + 0.06 * int(decision.state.card_of(unit).cost)))
    return found


def _declare(decision: Decision) -> Rated:
    joins = [action for action in decision.choices if isinstance(action, OnUnit) and action.verb == JOIN]
    if joins or decision.has(PLAIN[CLOSE]):
        return [(joins[0] if joins else PLAIN[CLOSE], 1.0)]
    storms = [action for action in decision.choices if isinstance(action, OnUnit) and action.verb == ASSAULT]
    for storm in storms:
        if _is_worth_storming(decision, storm):
            return [(storm, 1.0)]
    pairs = [action for action in decision.choices if isinstance(action, Pair)]
    for attacker in sorted({int(pair.unit) for pair in pairs}):  # the first that can do something does
        found: Rated = []
        for pair in pairs:
            if pair.unit == attacker:
                gain = _pair_gain(decision, pair)
                if gain >= MIN_GAIN:
                    found.append((pair, SCALE * gain))
        if found:
            return found
    return [(PLAIN[DONE], 1.0)]


def _pair_gain(decision: Decision, pair: Pair) -> float:
    attacker, target = decision.state.unit(pair.unit), decision.state.unit(pair.other)
    assert attacker is not None
    assert target is not None
    best = decision.field.best(attacker, target, decision.field.plight(target))
    return best[0] if best is not None else 0.0


def _is_worth_storming(decision: Decision, storm: OnUnit) -> bool:
    target = decision.state.unit(storm.unit)
    assert target is not None
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
    target = decision.state.unit(attack.target)
    assert target is not None
    return decision.field.gain(target, attack)


def _roll(decision: Decision) -> Rated:
    if decision.step != INITIATIVE and decision.command_size() >= PLENTY:
        gain = decision.plus_one()
        spend = cheapest(decision.state, decision.seat, decision.rolls())
        if spend is not None and gain >= SPEND_GAIN:
            return [(spend[0], 1.0)]
    return [(NO_DISCARD, 1.0)]
