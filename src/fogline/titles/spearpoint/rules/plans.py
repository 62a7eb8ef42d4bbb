"""Lets players write secret plans in any order. The rules require the lines of a plan, and the cards of a starting
hand, in a fixed order, but players think of them in any. This module finds where a line can be added, sorts lines, and
knows which lines tell their seat nothing, all from the view alone."""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.errors import NotationError
from fogline.titles.spearpoint.rules import actions, declarations, play
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.draft import hold
from fogline.titles.spearpoint.rules.draw_phase import excess_commands, excess_units, has_excess
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import BUILD, COMMIT, DECLARE, LIMIT, MUSTER
from fogline.titles.spearpoint.rules.tables import Rules
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import laid_out

MAX_WORK: Final = 200_000
"""At most this many lines are searched for additions: some hundredths of a second. In larger battles, some additions
before other lines are not found."""


def can_tell(view: View, action: Action) -> bool:
    """Whether a line can tell its seat something. Another line of a deck, a hand or a plan cannot. Closing can: if the
    other seat is done, both are shown."""
    if view.step == BUILD or view.step == MUSTER or view.step in play.PLAN_STEPS:
        return action is actions.PLAIN[actions.DONE]
    return view.step != LIMIT or _lines_left(view) <= 1  # SP-DRAW-6: the last card put away closes it


def _lines_left(view: View) -> int:
    """The cards that the seat still has to put away."""
    assert view.seat is not None
    state = laid_out(view)
    return int(max(0, excess_units(state, view.seat)) + max(0, excess_commands(state, view.seat)))


def additions(view: View) -> dict[str, int]:
    """For each possible line, the place in the viewer's secret plan where adding it keeps the whole legal. An Assault
    goes where the single attacks begin, and replaces them."""
    seat = view.seat
    if seat is None or view.step not in (COMMIT, DECLARE) or view.sides[seat].is_done:
        return {}
    state = laid_out(view)
    side = state.sides[seat]
    plan = side.plan
    if view.step == DECLARE and declarations.Plan(state, seat).target != actions.NO_UNIT:
        return {}  # an Assault must be closed first
    first = len(plan)
    for at in range(len(plan) - 1, -1, -1):
        if isinstance(plan[at], actions.Pair):
            first = at
    found: dict[str, int] = {}
    legal = [_legal_after(state, seat, [])]
    left = MAX_WORK - len(plan) * len(legal[0])
    if left < 0:
        for line in _legal_after(state, seat, plan):
            if not isinstance(line, actions.Plain):
                found[line.text()] = len(plan)
        return found
    for place in range(1, len(plan) + 1):
        legal.append(_legal_after(state, seat, plan[:place]))
    orders = [_order(state.rules, other) for other in plan]
    for line in legal[0]:
        if isinstance(line, actions.OnUnit) and line.verb == actions.ASSAULT:
            if line in legal[first]:
                found[line.text()] = first
        elif not isinstance(line, actions.Plain):
            order = _order(state.rules, line)
            place = sum([other <= order for other in orders])
            if line not in legal[place]:
                continue
            if view.step == DECLARE and isinstance(
                line, actions.Pair
            ):  # single attacks follow it: one for each attacker
                is_plan = not _attacks(line.unit, plan[place:])
            else:
                left -= (len(plan) - place) * len(legal[0])
                is_plan = left >= 0 and _is_plan(state, seat, [*plan[:place], line, *plan[place:]])
            if is_plan:
                found[line.text()] = place
    return found


def _legal_after(state: State, seat: int, lines: list[Action]) -> dict[Action, None]:
    """The lines that can legally follow these lines of a plan, in the order of the rules."""
    side = state.sides[seat]
    side.plan = lines
    found = dict.fromkeys(play.legal_list(state, seat))
    side.plan = []
    return found


def _attacks(unit: i64, lines: list[Action]) -> bool:
    for line in lines:
        if isinstance(line, actions.Pair) and line.unit == unit:
            return True
    return False


def written(view: View) -> list[str]:
    """The viewer's secret lines: those of its plan, or the cards in its starting hand."""
    return [line.text() for line in _written(laid_out(view), view)]


def arranged(view: View, added: list[Action]) -> list[str] | None:
    """The secret lines of the viewer and the *added* ones, in the order of the rules; ``done`` may be the last.
    ``None`` if no order is legal, or if the step has no secret lines."""
    seat = view.seat
    if seat is None or view.step not in (MUSTER, COMMIT, DECLARE, LIMIT) or view.sides[seat].is_done:
        return None
    state = laid_out(view)
    lines = [*_written(state, view), *added]
    ending: list[Action] = []
    if lines and lines[-1] is actions.PLAIN[actions.DONE]:
        ending = [lines.pop()]
    wanted = _ordered(state.rules, lines)
    if wanted is None or not _is_plan(state, seat, [*wanted, *ending]):
        return None
    return [line.text() for line in [*wanted, *ending]]


def _written(state: State, view: View) -> list[Action]:
    seat = view.seat
    if seat is None:
        return []
    side = state.sides[seat]
    if view.step != MUSTER:
        return [*side.plan]
    found: list[Action] = []
    for number in range(state.rules.unit_count):
        for _ in range(side.hand[number]):
            found.append(state.rules.holds[number])
    return found


def _is_plan(state: State, seat: int, lines: list[Action]) -> bool:
    """Whether the rules accept these lines, one after the other, from the beginning."""
    if state.step == MUSTER:
        return _is_hand(state.clone(), seat, lines)
    side = state.sides[seat]
    side.plan = []
    is_legal = True
    for line in lines:
        if state.step == LIMIT and not has_excess(state, seat):
            is_legal = False  # the last surplus card has closed the plan
        is_legal = is_legal and line in play.legal_list(state, seat)
        side.plan.append(line)
    side.plan = []
    return is_legal


def _is_hand(state: State, seat: int, lines: list[Action]) -> bool:
    """Whether the rules accept these cards as a starting hand. The *state* is changed."""
    side = state.sides[seat]
    for number in range(state.rules.unit_count):
        side.reserves[number] += side.hand[number]
        side.hand[number] = 0
    for line in lines:
        if line not in play.legal_list(state, seat):
            return False
        if isinstance(line, actions.Named):
            hold(state, seat, state.rules.unit_numbers[line.slug], None)
    return True


def in_order(rules: Rules, texts: list[str]) -> list[str]:
    """Put lines of a deck, a starting hand or a plan into the order of the rules, legal or not. Unreadable lines come
    first and are refused there."""
    unread: list[str] = []
    lines: list[Action] = []
    for text in texts:
        try:
            lines.append(actions.read(text))
        except NotationError:
            unread.append(text)
    ordered = _ordered(rules, lines)
    return texts if ordered is None else [*unread, *[line.text() for line in ordered]]


def _ordered(rules: Rules, lines: list[Action]) -> list[Action] | None:
    """Put lines into the order of the rules (stable sort). ``None`` if an Assault is incomplete."""
    for line in lines:
        if isinstance(line, actions.OnUnit) and line.verb == actions.ASSAULT:
            return _declared(lines)
    keys = [(_order(rules, lines[at]), at) for at in range(len(lines))]
    keys.sort()
    return [lines[at] for _, at in keys]


def _declared(lines: list[Action]) -> list[Action] | None:
    """Put Assaults first, by target, each with its members in order, then single attacks by attacker. An unfinished
    Assault is the last line of all."""
    assaults: list[tuple[int, list[int], bool]] = []
    attacks: list[tuple[int, int, Action]] = []
    for at, line in enumerate(lines):
        is_open = len(assaults) > 0 and not assaults[-1][2]
        if isinstance(line, actions.Pair):
            attacks.append((int(line.unit), at, line))
        elif isinstance(line, actions.OnUnit) and line.verb == actions.ASSAULT and not is_open:
            assaults.append((int(line.unit), [], False))
        elif isinstance(line, actions.OnUnit) and line.verb == actions.JOIN and is_open:
            assaults[-1][1].append(int(line.unit))
        elif line is actions.PLAIN[actions.CLOSE] and is_open:
            assaults[-1] = (assaults[-1][0], assaults[-1][1], True)
        else:
            return None
    assaults.sort()
    attacks.sort()
    found: list[Action] = []
    for target, members, is_closed in assaults:
        members.sort()
        found.append(actions.on_unit(actions.ASSAULT, target))
        for member in members:
            found.append(actions.on_unit(actions.JOIN, member))
        if is_closed:
            found.append(actions.PLAIN[actions.CLOSE])
    return found + [attack for _, _, attack in attacks]


def _order(rules: Rules, line: Action) -> tuple[int, int]:
    """The place of a line in the order: Units, crews, transfers, changes of line; Assaults, single attacks; surplus
    Units, surplus Command cards."""
    if isinstance(line, actions.Commit):
        return 0, rules.unit_numbers.get(line.slug, NO_CARD)
    if isinstance(line, actions.Man):
        return 1, int(line.unit)
    if isinstance(line, actions.Pair):
        return 2, int(line.unit)
    if isinstance(line, actions.OnUnit) and line.verb == actions.SWITCH:
        return 3, int(line.unit)
    if isinstance(line, actions.OnUnit) and line.verb == actions.JOIN:
        return 0, int(line.unit)
    if isinstance(line, actions.Named) and (line.verb == actions.PICK or line.verb == actions.HOLD):
        return 0, rules.unit_numbers.get(line.slug, NO_CARD)
    if isinstance(line, actions.Named) and line.verb != actions.RETURN:
        return 1, 0
    return 0, 0  # a part of an Assault, or an excess Unit
