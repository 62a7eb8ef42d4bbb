"""The decisions of a veteran in Spearpoint 1943: it plans all attacks together, expects the likely reply, and compares
playing each card with keeping it."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.titles.spearpoint.bots.aim import take_aim, threats_of
from fogline.titles.spearpoint.bots.command_cards import outlook, play_gain
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.field import FIRST, Attack, Field
from fogline.titles.spearpoint.rules import actions, steps
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import DECLARE_REVEALED
from fogline.titles.spearpoint.rules.declarations import ASSAULT_LEAST
from fogline.titles.spearpoint.rules.modifiers import order


def best_action(decision: Decision) -> Action:
    found = decision.common(0)
    if found is not None:
        return found
    step = decision.step
    if step == steps.WINDOW:
        return _best_round(decision)
    if step == steps.DECLARE:
        return _best_declaration(decision)
    if step == steps.NAME:
        return _best_name(decision)
    if step in (steps.SUPPORT, steps.ANSWER, steps.PARRY):
        return _best_card(decision, [(play, decision.gain_now(play)) for play in decision.plays()])
    assert step in (steps.ROLL, steps.INTENSITY, steps.CARD_ROLL, steps.INITIATIVE)
    return _best_roll(decision)


def _best_card(decision: Decision, gains: Sequence[tuple[actions.Play, float]]) -> Action:
    """The card whose gain exceeds its value in hand by the most."""
    best, found = 0.0, decision.closing()
    for play, gain in gains:
        surplus = gain - decision.keep(play.slug)
        if surplus > best:
            best, found = surplus, play
    return found


def _best_round(decision: Decision) -> Action:
    plays = decision.plays()
    if not plays:
        return actions.PLAIN[actions.DONE]
    declared = decision.window == DECLARE_REVEALED
    field = with_named(decision)
    before = outlook(field, declared=declared)
    return _best_card(decision, [(play, play_gain(field, play, before, declared=declared)) for play in plays])


def with_named(decision: Decision) -> Field:
    """The position with the cards added that were named earlier in this round."""
    named = [line for line in decision.state.sides[decision.seat].plan if isinstance(line, actions.Play)]
    if not named:
        return decision.field
    twin = decision.state.clone()
    for line in named:
        number = int(decision.state.rules.command_numbers[line.slug])
        unit = twin.unit(line.unit)
        if decision.state.rules.commands[number].duration != 0:
            orders = twin.sides[decision.seat].orders if unit is None else unit.orders
            orders.append(order(number, 1))
    return decision.field.on(twin)


def _best_declaration(decision: Decision) -> Action:
    """The next line of the best combination of attacks."""
    field, state = decision.field, decision.state
    theirs = take_aim(field, 1 - decision.seat).attacks
    threats = {name: (1.0 - FIRST) * threat for name, threat in threats_of(field, theirs).items()}
    fixed, storming, joined = written(decision)
    if storming is not None:
        return _go_on_storming(decision, storming, joined, threats, fixed)
    aim = take_aim(field, decision.seat, threats, fixed)
    fresh = [attack for attack in aim.attacks if attack not in fixed]
    storms = [int(attack.target) for attack in fresh if len(attack.names) > 1]
    lines: list[Action] = [actions.on_unit(actions.ASSAULT, target) for target in sorted(storms)]
    singles = sorted([attack for attack in fresh if len(attack.names) == 1], key=lambda attack: attack.names)
    lines.extend([actions.pair(actions.ATTACK, attack.names[0], attack.target) for attack in singles])
    for line in lines:
        if line in decision.choices:
            return line
    assert state.step == steps.DECLARE
    return actions.PLAIN[actions.DONE]


def written(decision: Decision) -> tuple[list[Attack], int | None, list[int]]:
    """The attacks of the plan so far, and the target and members of an Assault that is not closed."""
    found: list[Attack] = []
    storming: int | None = None
    joined: list[int] = []
    for line in decision.state.sides[decision.seat].plan:
        if isinstance(line, actions.OnUnit) and line.verb == actions.ASSAULT:
            storming, joined = int(line.unit), []
        elif isinstance(line, actions.OnUnit):
            joined.append(int(line.unit))
        elif isinstance(line, actions.Plain) and storming is not None:
            target = decision.state.in_play(storming)
            members = [unit for unit in decision.field.own if int(unit.name) in joined]
            found.append(decision.field.assault(members, target))
            storming = None
        elif isinstance(line, actions.Pair):
            attacker, target = decision.state.in_play(line.unit), decision.state.in_play(line.other)
            best = decision.field.best(attacker, target, decision.field.plight(target))
            if best is not None:
                found.append(best[1])
    return found, storming, joined


def _go_on_storming(
    decision: Decision, name: int, joined: Sequence[int], threats: dict[int, float], fixed: Sequence[Attack]
) -> Action:
    """The next Unit to join the Assault, while that improves all attacks together."""
    joins = [action for action in decision.choices if isinstance(action, actions.OnUnit)]
    target = decision.state.in_play(name)
    best, found = -1.0, decision.choices[0]
    free = [unit for unit in decision.field.own if any(action.unit == unit.name for action in joins)]
    members = [unit for unit in decision.field.own if int(unit.name) in joined]
    options: list[tuple[Action, list[int]]] = []
    if actions.PLAIN[actions.CLOSE] in decision.choices:
        options.append((actions.PLAIN[actions.CLOSE], []))
    if joins:
        everybody = [int(unit.name) for unit in free]
        options.append((actions.on_unit(actions.JOIN, everybody[0]), everybody))
        for join in joins:
            later = [int(unit.name) for unit in free if unit.name >= join.unit]
            options.append((join, later[: max(1, ASSAULT_LEAST - len(members))]))
    for action, names in options:
        group = [unit for unit in decision.field.own if unit in members or int(unit.name) in names]
        if len(group) < ASSAULT_LEAST:
            continue
        storm = decision.field.assault(group, target)
        if storm.shot.value == 0:
            continue
        score = take_aim(decision.field, decision.seat, threats, [*fixed, storm]).score
        if score > best:
            best, found = score, action
    return found


def _best_name(decision: Decision) -> Action:
    """The next attack to name: first against enemies about to fire, with Units that may not get to fire later."""
    values = name_values(decision, decision.choices)
    return decision.choices[values.index(max(values))]


def name_values(decision: Decision, named: Sequence[Action]) -> list[float]:
    field = decision.field
    theirs = field.declared(1 - decision.seat)
    threats = threats_of(field, theirs)
    struck = field.outcome(theirs, {})
    found: list[float] = []
    for action in named:
        attack = decision.attack_of(action)
        target = decision.state.in_play(attack.target)
        plight = field.plight(target).suffer(attack.shot)
        gain = field.loss(target, plight)
        out = plight.spread[0] + 0.4 * plight.wounded(field.card(target).half)
        risk = max([struck[name].spread[0] if name in struck else 0.0 for name in attack.names])
        follow = _follow_up(decision, attack)
        found.append(out * threats.get(int(attack.target), 0.0) + risk * gain + 0.3 * gain + follow)
    return found


def _follow_up(decision: Decision, attack: Attack) -> float:
    """The value of what an attack adds to the remaining attacks on the same target."""
    field = decision.field
    target = decision.state.in_play(attack.target)
    others = [
        other
        for other in field.declared(decision.seat)
        if other.target == attack.target and not set(other.names) & set(attack.names)
    ]
    if not others:
        return 0.0
    alone, together = field.plight(target), field.plight(target).suffer(attack.shot)
    for other in others:
        alone, together = alone.suffer(other.shot), together.suffer(other.shot)
    return 0.3 * (field.loss(target, together) - field.loss(target, alone))


def _best_roll(decision: Decision) -> Action:
    spend = decision.cheapest()
    if spend is None:
        return actions.NO_DISCARD
    return spend[0] if decision.plus_one() > spend[1] else actions.NO_DISCARD
