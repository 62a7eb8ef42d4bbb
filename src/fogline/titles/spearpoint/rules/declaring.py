"""Target Declaration (SP-TGT, SP-ASLT): a secret plan. Assaults come first, each with its members in order; then single
attacks, in the order of the attackers. So every plan is written in one way, and none leads to a dead end."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions, seats
from fogline.titles.spearpoint.rules.actions import (
    ASSAULT,
    ATTACK,
    CLOSE,
    DONE,
    JOIN,
    NO_UNIT,
    PLAIN,
    Action,
    OnUnit,
    Pair,
    Plain,
    unit_name,
)  # fmt: skip
from fogline.titles.spearpoint.rules.effects import DECLARE_REVEALED
from fogline.titles.spearpoint.rules.events import AssaultDeclared, Declared, Event
from fogline.titles.spearpoint.rules.modifiers import is_hidden_from, may_attack
from fogline.titles.spearpoint.rules.secret_plans import write_line
from fogline.titles.spearpoint.rules.state import State, Unit
from fogline.titles.spearpoint.rules.steps import DECLARE, GOING_ON, IN_DECLARATION, TO_INITIATIVE
from fogline.titles.spearpoint.rules.targeting import (
    ASSAULT_LEAST,
    best_value,
    can_assault,
    can_reach,
    clause_of_target,
    has_weapon_for,
    is_legal_target,
)
from fogline.titles.spearpoint.rules.windows import open_window


class Draft:
    """A plan so far, worked out."""

    def __init__(self, state: State, seat: i64) -> None:
        self.target: i64 = NO_UNIT
        """The Assault that is being put together."""
        self.members: list[int] = []
        self.busy: list[int] = []
        """Who has an attack already."""
        self.latest_target: i64 = -1
        self.latest: i64 = -1
        """The latest single attacker."""
        for action in state.sides[seat].plan:
            if isinstance(action, OnUnit) and action.verb == ASSAULT:
                self.target = self.latest_target = action.unit
                self.members = []
            elif isinstance(action, OnUnit):
                self.members.append(action.unit)
                self.busy.append(action.unit)
            elif isinstance(action, Plain):
                self.target = NO_UNIT
            elif isinstance(action, Pair):
                self.latest = action.unit
                self.busy.append(action.unit)


def legal_plan(state: State, seat: i64) -> list[Action]:
    """Every line that the plan can go on with."""
    draft = Draft(state, seat)
    found: list[Action] = []
    if draft.target != NO_UNIT:
        _add_members(state, seat, draft, found)
        return found
    if draft.latest < 0:
        for target in state.units:
            if target.seat != seat and target.name > draft.latest_target:
                free = _free(state, seat, draft, target)
                if len(free) >= ASSAULT_LEAST and _has_value(state, free):
                    found.append(actions.on_unit(ASSAULT, target.name))
    for unit in state.units:
        if unit.seat != seat or unit.name <= draft.latest or unit.name in draft.busy or not may_attack(state, unit):
            continue
        for target in state.units:
            if is_legal_target(state, unit, target):
                found.append(actions.pair(ATTACK, unit.name, target.name))
    found.append(PLAIN[DONE])
    return found


def _free(state: State, seat: i64, draft: Draft, target: Unit) -> list[Unit]:
    """Who can join an Assault on *target*."""
    return [
        unit
        for unit in state.units
        if unit.seat == seat and unit.name not in draft.busy and can_assault(state, unit, target)
    ]


def _has_value(state: State, units: list[Unit]) -> bool:
    for unit in units:
        if best_value(state, unit) > 0:
            return True
    return False


def _add_members(state: State, seat: i64, draft: Draft, found: list[Action]) -> None:
    """SP-ASLT-1, SP-ASLT-3: members in order, so that at least three can be had and one has an Attack Value."""
    target = state.unit(draft.target)
    assert target is not None
    joined = [unit for unit in state.units if unit.name in draft.members]
    has_value = _has_value(state, joined)
    latest: i64 = draft.members[-1] if draft.members else -1
    free = [unit for unit in _free(state, seat, draft, target) if unit.name > latest]
    for at in range(len(free)):
        later = free[at:]
        enough = len(joined) + len(later) >= ASSAULT_LEAST
        if enough and (has_value or _has_value(state, later)):
            found.append(actions.on_unit(JOIN, free[at].name))
    if len(joined) >= ASSAULT_LEAST and has_value:
        found.append(PLAIN[CLOSE])


def reveal(state: State, log: list[Event] | None) -> None:
    """Both sets of declarations are shown together (H-14)."""
    for seat in range(2):
        side = state.sides[seat]
        target: i64 = NO_UNIT
        members: list[int] = []
        for action in side.plan:
            if isinstance(action, OnUnit) and action.verb == ASSAULT:
                target = action.unit
                members = []
            elif isinstance(action, OnUnit):
                _declare(state, action.unit, target, in_assault=True)
                members.append(action.unit)
            elif isinstance(action, Plain):
                if log is not None:
                    log.append(AssaultDeclared(unit_name(target), tuple([unit_name(member) for member in members])))
            elif isinstance(action, Pair):
                _declare(state, action.unit, action.other, in_assault=False)
                if log is not None:
                    log.append(Declared(unit_name(action.unit), unit_name(action.other)))
        side.plan = []
        side.is_done = False


def _declare(state: State, name: i64, target: i64, *, in_assault: bool) -> None:
    unit = state.unit(name)
    assert unit is not None
    unit.target = target
    unit.assaults = in_assault


def has_attacks(state: State, seat: i64) -> bool:
    """Whether *seat* has an attack to resolve."""
    for unit in state.units:
        if unit.seat == seat and unit.target != NO_UNIT:
            return True
    return False


# -- the step of declaration ----------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    """Both write their plans in secret."""
    return seats.undone(state)


def legal_actions(state: State, seat: i64) -> list[Action]:
    """What a seat may do."""
    return legal_plan(state, seat)


def apply(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """A line of the plan. Once both are closed, they are shown."""
    if write_line(state, seat, action, log):
        state.step = GOING_ON
        reveal(state, log)
        open_window(state, DECLARE_REVEALED, TO_INITIATIVE, log)


def enter(state: State) -> None:
    """SP-COMBAT-1: the Combat Phase begins with declarations."""
    state.phase = IN_DECLARATION
    state.step = DECLARE


# -- why a line is refused ------------------------------------------------------------------------------


def clause(state: State, seat: i64, action: Action) -> str:
    """The clause that forbids a line of the plan; nothing if it belongs to another step."""
    if isinstance(action, Pair) and action.verb == ATTACK:
        return _refuse_attack(state, seat, state.unit(action.unit), state.unit(action.other))
    if isinstance(action, OnUnit) and action.verb == ASSAULT:
        unit = state.unit(action.unit)
        if unit is None or unit.seat == seat:
            return "SP-TGT-2"
        return "SP-ASLT-1" if state.card_of(unit).armored else "SP-ASLT-2"
    if isinstance(action, Plain) or (isinstance(action, OnUnit) and action.verb == JOIN):
        return "SP-ASLT-1"
    return ""


def _refuse_attack(state: State, seat: i64, unit: Unit | None, target: Unit | None) -> str:
    if unit is None or unit.seat != seat:
        return "SP-TURN-3"
    if target is None or target.seat == seat:
        return "SP-TGT-2"
    if not state.is_operational(unit):
        return "SP-TYPE-5"
    for action in state.sides[seat].plan:
        if (isinstance(action, Pair) and action.unit == unit.name) or (
            isinstance(action, OnUnit) and action.verb == JOIN and action.unit == unit.name
        ):
            return "SP-COMBAT-2"
    if not may_attack(state, unit):
        return "SP-DMG-13"
    if not can_reach(unit, target):
        return "SP-TGT-4"
    if not has_weapon_for(state, unit, target):
        return clause_of_target(state, unit, target)
    if is_hidden_from(state, target, unit):
        return "SP-CMD-2"
    return "SP-TGT-1"
