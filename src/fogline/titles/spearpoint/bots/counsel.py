"""How a veteran decides in Spearpoint 1943: it aims all attacks together, reckons with what the enemy is likely to do,
and weighs every card against keeping it."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.titles.spearpoint.bots.aim import take_aim, threats_of
from fogline.titles.spearpoint.bots.field import FIRST, Attack, Field
from fogline.titles.spearpoint.bots.mind import Mind
from fogline.titles.spearpoint.bots.orders import (
    cheapest,
    keep_value,
    outlook,
    play_gain,
)  # fmt: skip
from fogline.titles.spearpoint.bots.plans import commitment, next_line
from fogline.titles.spearpoint.rules import actions
from fogline.titles.spearpoint.rules.actions import (
    ASSAULT,
    ATTACK,
    CLOSE,
    DONE,
    JOIN,
    NO_DISCARD,
    PLAIN,
    Action,
    OnUnit,
    Pair,
    Plain,
    Play,
)  # fmt: skip
from fogline.titles.spearpoint.rules.effects import DECLARE_REVEALED
from fogline.titles.spearpoint.rules.entries import order
from fogline.titles.spearpoint.rules.steps import (
    ANSWER,
    CARD_ROLL,
    COMMIT,
    DECLARE,
    INITIATIVE,
    INTENSITY,
    NAME,
    PARRY,
    ROLL,
    SUPPORT,
    WINDOW,
)  # fmt: skip
from fogline.titles.spearpoint.rules.targeting import ASSAULT_LEAST


def best_action(mind: Mind) -> Action:
    """What looks best, all things considered that the seat may know."""
    found = mind.common(0)
    if found is not None:
        return found
    step = mind.view.step
    if step == COMMIT:
        goal = commitment(mind.state, mind.seat, list(mind.state.sides[mind.seat].hand))
        return next_line(mind.state, mind.seat, goal, mind.choices)
    if step == WINDOW:
        return _best_round(mind)
    if step == DECLARE:
        return _best_declaration(mind)
    if step == NAME:
        return _best_name(mind)
    if step in (SUPPORT, ANSWER, PARRY):
        return _best_card(mind, [(play, mind.gain_now(play)) for play in mind.plays()])
    assert step in (ROLL, INTENSITY, CARD_ROLL, INITIATIVE)
    return _best_roll(mind)


def _best_card(mind: Mind, gains: Sequence[tuple[Play, float]]) -> Action:
    """The card that brings most above what it is worth in hand."""
    best, found = 0.0, mind.closing()
    for play, gain in gains:
        surplus = gain - keep_value(mind.state, mind.seat, int(mind.state.rules.command_numbers[play.slug]))
        if surplus > best:
            best, found = surplus, play
    return found


def _best_round(mind: Mind) -> Action:
    plays = mind.plays()
    if not plays:
        return PLAIN[DONE]
    declared = mind.view.window == DECLARE_REVEALED
    field = _with_named(mind)
    before = outlook(field, declared=declared)
    return _best_card(mind, [(play, play_gain(field, play, before, declared=declared)) for play in plays])


def _with_named(mind: Mind) -> Field:
    """With the cards that were named before in this round."""
    named = [line for line in mind.state.sides[mind.seat].plan if isinstance(line, Play)]
    if not named:
        return mind.field
    twin = mind.state.clone()
    for line in named:
        number = int(mind.state.rules.command_numbers[line.slug])
        unit = twin.unit(line.unit)
        if mind.state.rules.commands[number].duration != 0:
            orders = twin.sides[mind.seat].orders if unit is None else unit.orders
            orders.append(order(number, 1))
    return mind.field.on(twin)


def _best_declaration(mind: Mind) -> Action:
    """The next line of the attacks that look best together."""
    field, state = mind.field, mind.state
    theirs = take_aim(field, 1 - mind.seat).attacks
    threats = {name: (1.0 - FIRST) * threat for name, threat in threats_of(field, theirs).items()}
    fixed, storming, joined = _written(mind)
    if storming is not None:
        return _go_on_storming(mind, storming, joined, threats, fixed)
    aim = take_aim(field, mind.seat, threats, fixed)
    fresh = [attack for attack in aim.attacks if attack not in fixed]
    storms = [attack.target for attack in fresh if len(attack.names) > 1]
    lines: list[Action] = [actions.on_unit(ASSAULT, target) for target in sorted(storms)]
    singles = sorted((attack for attack in fresh if len(attack.names) == 1), key=lambda attack: attack.names)
    lines.extend(actions.pair(ATTACK, attack.names[0], attack.target) for attack in singles)
    for line in lines:
        if line in mind.choices:
            return line
    assert state.step == DECLARE
    return PLAIN[DONE]


def _written(mind: Mind) -> tuple[list[Attack], int | None, list[int]]:
    """The attacks of the plan so far; the target of an Assault that is not closed, and who has joined it."""
    found: list[Attack] = []
    storming: int | None = None
    joined: list[int] = []
    for line in mind.state.sides[mind.seat].plan:
        if isinstance(line, OnUnit) and line.verb == ASSAULT:
            storming, joined = int(line.unit), []
        elif isinstance(line, OnUnit):
            joined.append(int(line.unit))
        elif isinstance(line, Plain) and storming is not None:
            target = mind.state.unit(storming)
            assert target is not None
            members = [unit for unit in mind.field.own if int(unit.name) in joined]
            found.append(mind.field.assault(members, target))
            storming = None
        elif isinstance(line, Pair):
            attacker, target = mind.state.unit(line.unit), mind.state.unit(line.other)
            assert attacker is not None
            assert target is not None
            best = mind.field.best(attacker, target, mind.field.plight(target))
            if best is not None:
                found.append(best[1])
    return found, storming, joined


def _go_on_storming(
    mind: Mind, name: int, joined: Sequence[int], threats: dict[int, float], fixed: Sequence[Attack]
) -> Action:
    """Who else joins: as long as the whole gets better by it."""
    joins = [action for action in mind.choices if isinstance(action, OnUnit)]
    target = mind.state.unit(name)
    assert target is not None
    best, found = -1.0, mind.choices[0]
    free = [unit for unit in mind.field.own if any(action.unit == unit.name for action in joins)]
    members = [unit for unit in mind.field.own if int(unit.name) in joined]
    options: list[tuple[Action, list[int]]] = []
    if PLAIN[CLOSE] in mind.choices:
        options.append((PLAIN[CLOSE], []))
    if joins:
        everybody = [int(unit.name) for unit in free]
        options.append((actions.on_unit(JOIN, everybody[0]), everybody))
        for join in joins:
            later = [int(unit.name) for unit in free if unit.name >= join.unit]
            options.append((join, later[: max(1, ASSAULT_LEAST - len(members))]))
    for action, names in options:
        group = [unit for unit in mind.field.own if unit in members or int(unit.name) in names]
        if len(group) < ASSAULT_LEAST:
            continue
        storm = mind.field.assault(group, target)
        if storm.shot.value == 0:
            continue
        score = take_aim(mind.field, mind.seat, threats, [*fixed, storm]).score
        if score > best:
            best, found = score, action
    return found


def _best_name(mind: Mind) -> Action:
    """First what stops an enemy who is about to fire, and who may not get to fire later."""
    field = mind.field
    theirs = field.declared(1 - mind.seat)
    threats = threats_of(field, theirs)
    struck = field.outcome(theirs, {})
    best, found = float("-inf"), mind.choices[0]
    for action in mind.choices:
        attack = mind.attack_of(action)
        target = mind.state.unit(attack.target)
        assert target is not None
        plight = field.plight(target).suffer(attack.shot)
        gain = field.loss(target, plight)
        out = plight.spread[0] + (0.4 * sum(plight.spread[1 : int(field.card(target).half) + 1]))
        risk = max(struck[name].spread[0] if name in struck else 0.0 for name in attack.names)
        follow = _follow_up(mind, attack)
        value = out * threats.get(attack.target, 0.0) + risk * gain + 0.3 * gain + follow
        if value > best:
            best, found = value, action
    return found


def _follow_up(mind: Mind, attack: Attack) -> float:
    """A weapon is chosen by what it brings together with the attacks that are still to come on the same target."""
    field = mind.field
    target = mind.state.unit(attack.target)
    assert target is not None
    others = [
        other
        for other in field.declared(mind.seat)
        if other.target == attack.target and not set(other.names) & set(attack.names)
    ]
    if not others:
        return 0.0
    alone, together = field.plight(target), field.plight(target).suffer(attack.shot)
    for other in others:
        alone, together = alone.suffer(other.shot), together.suffer(other.shot)
    return 0.3 * (field.loss(target, together) - field.loss(target, alone))


def _best_roll(mind: Mind) -> Action:
    spend = cheapest(mind.state, mind.seat, mind.rolls())
    if spend is None:
        return NO_DISCARD
    gain = _initiative_gain(mind) if mind.view.step == INITIATIVE else mind.plus_one()
    return spend[0] if gain > spend[1] else NO_DISCARD


def _initiative_gain(mind: Mind) -> float:
    """What a chance of one in ten more to shoot first brings."""
    field = mind.field
    ours, theirs = field.declared(mind.seat), field.declared(1 - mind.seat)
    first = field.first_chance(mind.seat)
    later = min(1.0, first + 0.1)
    return field.exchange(ours, theirs, later) - field.exchange(ours, theirs, first)
