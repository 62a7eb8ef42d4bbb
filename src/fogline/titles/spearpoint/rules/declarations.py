"""Target Declaration (SP-TGT, SP-ASLT), a secret plan: Assaults with their members in order, then single attacks."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import AIR, DECLARE_REVEALED, FRONT, INFANTRY, REAR, VS_ARMOR, UnitCard
from fogline.titles.spearpoint.rules.events import AssaultDeclared, Declared, Event
from fogline.titles.spearpoint.rules.hands import write_line
from fogline.titles.spearpoint.rules.modifiers import is_hidden_from, is_usable, may_attack
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import State, Unit, undone
from fogline.titles.spearpoint.rules.steps import DECLARE, GOING_ON, IN_DECLARATION, TO_INITIATIVE
from fogline.titles.spearpoint.rules.tables import Rules
from fogline.titles.spearpoint.rules.windows import open_window

BULLET_PROOF: Final = 2
"""SP-TGT-7: from this base Defense on, bullets do not harm a Unit."""
ASSAULT_LEAST: Final = 3
"""SP-ASLT-1: the minimum number of members of an Assault."""


def can_affect(state: State, attacker: Unit, weapon: i64, target: Unit) -> bool:
    """SP-TGT-3, SP-TGT-7, SP-MOB-3: whether the weapon has an Attack Value for this target and may be used from the
    attacker's line; reach is not checked."""
    card, other = state.card_of(attacker), state.card_of(target)
    used = card.weapons[weapon - 1]
    if used.value(other.column) == 0:
        return False
    if used.bullet and is_bullet_proof(state.rules, other):
        return False
    from_rear = attacker.line == REAR or not can_reach(attacker, target)  # declared there, the rear became the front
    return not (from_rear and card.front and weapon == 2 and target.line != AIR)


def is_bullet_proof(rules: Rules, card: UnitCard) -> bool:
    """SP-TGT-7: whether bullets cannot harm such a Unit, whatever effects are in force on it."""
    return card.defense >= BULLET_PROOF and (rules.bullet_all or card.column == VS_ARMOR)


def can_reach(attacker: Unit, target: Unit) -> bool:
    """SP-TGT-4, SP-TGT-5, SP-TGT-6: whether the target is within reach. A Unit in the Frontline reaches the Frontline
    and the air; any other reaches everything."""
    return attacker.line != FRONT or target.line != REAR


def has_weapon_for(state: State, attacker: Unit, target: Unit) -> bool:
    """Whether at least one usable weapon can affect the target."""
    for weapon in range(1, len(state.card_of(attacker).weapons) + 1):
        if is_usable(state, attacker, weapon) and can_affect(state, attacker, weapon, target):
            return True
    return False


def weapons_for(state: State, attacker: Unit, target: Unit) -> list[int]:
    """The usable weapons that can affect the target, 1 and 2."""
    count: i64 = len(state.card_of(attacker).weapons)
    found: list[int] = []
    weapon: i64 = 1
    while weapon <= count:
        if is_usable(state, attacker, weapon) and can_affect(state, attacker, weapon, target):
            found.append(weapon)
        weapon += 1
    return found


def is_legal_target(state: State, attacker: Unit, target: Unit) -> bool:
    return (
        target.seat != attacker.seat
        and can_reach(attacker, target)
        and has_weapon_for(state, attacker, target)
        and not is_hidden_from(state, target, attacker)
    )


def clause_of_target(state: State, unit: Unit, target: Unit) -> str:
    """The clause that explains why no weapon can affect the target: bombs are spent, the Unit stands in the rear, it
    has only bullets, or no Attack Value."""
    card, other = state.card_of(unit), state.card_of(target)
    found = "SP-TGT-3"
    for number, weapon in enumerate(card.weapons, start=1):
        if weapon.value(other.column) == 0:
            continue
        if weapon.bomb and unit.bombed:
            return "SP-AIR-6"
        if unit.line != FRONT and card.front and number == 2 and target.line != AIR:
            found = "SP-MOB-3"
        elif weapon.bullet and other.defense >= BULLET_PROOF:
            found = "SP-TGT-7"
    return found


def can_assault(state: State, unit: Unit, target: Unit) -> bool:
    """SP-ASLT-1, SP-ASLT-2: whether the Unit is infantry that may attack, and the target an armored enemy within
    reach."""
    return (
        state.card_of(unit).kind == INFANTRY
        and target.seat != unit.seat
        and state.card_of(target).armored
        and can_reach(unit, target)
        and may_attack(state, unit)
        and not is_hidden_from(state, target, unit)
    )


def best_value(state: State, unit: Unit) -> i64:
    """The lowest Attack Value of a usable weapon against armor, or 0."""
    best: i64 = 0
    weapons = state.card_of(unit).weapons
    for weapon in range(1, len(weapons) + 1):
        value = weapons[weapon - 1].armor
        if value > 0 and (best == 0 or value < best) and is_usable(state, unit, weapon):
            best = value
    return best


def assault_value(state: State, members: list[Unit]) -> i64:
    """SP-ASLT-3: the best Attack Value of any member, or 0 if none has one."""
    best: i64 = 0
    for unit in members:
        value = best_value(state, unit)
        if value > 0 and (best == 0 or value < best):
            best = value
    return best


def lead_of(state: State, members: list[Unit]) -> Unit:
    """SP-ASLT-8: the member whose Attack Value is used; the first, if several have the same."""
    best = assault_value(state, members)
    for unit in members:
        if best_value(state, unit) == best:
            return unit
    return members[0]


def victims(state: State, attacker: Unit, weapon: i64, members: list[int]) -> list[Unit]:
    """SP-FF-3: Units of the attacker's own side that its weapon can affect; for an Assault, armored ones (*members* are
    the infantry)."""
    found: list[Unit] = []
    for unit in state.units:
        if unit.seat != attacker.seat or unit is attacker or not can_reach(attacker, unit):
            continue
        if members:
            if unit.name not in members and state.card_of(unit).armored:
                found.append(unit)
        elif can_affect(state, attacker, weapon, unit):
            found.append(unit)
    return found


# -- target Declaration (SP-TGT, SP-ASLT) -------------------------------------------------------------


class Plan:
    def __init__(self, state: State, seat: i64) -> None:
        self.target: i64 = actions.NO_UNIT
        """The target of the Assault that is being put together."""
        self.members: list[int] = []
        self.busy: list[int] = []
        """The Units that already have an attack."""
        self.latest_target: i64 = -1
        self.latest: i64 = -1
        """The attacker of the latest single attack."""
        for action in state.sides[seat].plan:
            if isinstance(action, actions.OnUnit) and action.verb == actions.ASSAULT:
                self.target = self.latest_target = action.unit
                self.members = []
            elif isinstance(action, actions.OnUnit):
                self.members.append(action.unit)
                self.busy.append(action.unit)
            elif isinstance(action, actions.Plain):
                self.target = actions.NO_UNIT
            elif isinstance(action, actions.Pair):
                self.latest = action.unit
                self.busy.append(action.unit)


def _free(state: State, seat: i64, plan: Plan, target: Unit) -> list[Unit]:
    """Units that can join an Assault on *target*."""
    return [
        unit
        for unit in state.units
        if unit.seat == seat and unit.name not in plan.busy and can_assault(state, unit, target)
    ]


def _has_value(state: State, units: list[Unit]) -> bool:
    for unit in units:
        if best_value(state, unit) > 0:
            return True
    return False


def _add_members(state: State, seat: i64, plan: Plan, found: list[Action]) -> None:
    """SP-ASLT-1, SP-ASLT-3: add members in order, such that there can be three or more and one has an Attack Value."""
    target = state.in_play(plan.target)
    joined = [unit for unit in state.units if unit.name in plan.members]
    has_value = _has_value(state, joined)
    latest: i64 = plan.members[-1] if plan.members else -1
    free = [unit for unit in _free(state, seat, plan, target) if unit.name > latest]
    for at in range(len(free)):
        later = free[at:]
        enough = len(joined) + len(later) >= ASSAULT_LEAST
        if enough and (has_value or _has_value(state, later)):
            found.append(actions.on_unit(actions.JOIN, free[at].name))
    if len(joined) >= ASSAULT_LEAST and has_value:
        found.append(actions.PLAIN[actions.CLOSE])


def reveal(state: State, log: list[Event] | None) -> None:
    """Show both sets of declarations together (H-14)."""
    for seat in range(2):
        side = state.sides[seat]
        target: i64 = actions.NO_UNIT
        members: list[int] = []
        for action in side.plan:
            if isinstance(action, actions.OnUnit) and action.verb == actions.ASSAULT:
                target = action.unit
                members = []
            elif isinstance(action, actions.OnUnit):
                _declare(state, action.unit, target, in_assault=True)
                members.append(action.unit)
            elif isinstance(action, actions.Plain):
                if log is not None:
                    log.append(
                        AssaultDeclared(
                            actions.unit_name(target), tuple([actions.unit_name(member) for member in members])
                        )
                    )
            elif isinstance(action, actions.Pair):
                _declare(state, action.unit, action.other, in_assault=False)
                if log is not None:
                    log.append(Declared(actions.unit_name(action.unit), actions.unit_name(action.other)))
        side.plan = []
        side.is_done = False


def _declare(state: State, name: i64, target: i64, *, in_assault: bool) -> None:
    unit = state.in_play(name)
    unit.target = target
    unit.assaults = in_assault


def has_attacks(state: State, seat: i64) -> bool:
    for unit in state.units:
        if unit.seat == seat and unit.target != actions.NO_UNIT:
            return True
    return False


def _refuse_attack(state: State, seat: i64, unit: Unit | None, target: Unit | None) -> str:
    if unit is None or unit.seat != seat:
        return "SP-TURN-3"
    if target is None or target.seat == seat:
        return "SP-TGT-2"
    if not state.is_operational(unit):
        return "SP-TYPE-5"
    for action in state.sides[seat].plan:
        if (isinstance(action, actions.Pair) and action.unit == unit.name) or (
            isinstance(action, actions.OnUnit) and action.verb == actions.JOIN and action.unit == unit.name
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


@final
class Declarations(Stage):
    def to_act(self, state: State) -> tuple[Seat, ...]:
        return undone(state)

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        plan = Plan(state, seat)
        found: list[Action] = []
        if plan.target != actions.NO_UNIT:
            _add_members(state, seat, plan, found)
            return found
        if plan.latest < 0:
            for target in state.units:
                if target.seat != seat and target.name > plan.latest_target:
                    free = _free(state, seat, plan, target)
                    if len(free) >= ASSAULT_LEAST and _has_value(state, free):
                        found.append(actions.on_unit(actions.ASSAULT, target.name))
        for unit in state.units:
            if unit.seat != seat or unit.name <= plan.latest or unit.name in plan.busy or not may_attack(state, unit):
                continue
            for target in state.units:
                if is_legal_target(state, unit, target):
                    found.append(actions.pair(actions.ATTACK, unit.name, target.name))
        found.append(actions.PLAIN[actions.DONE])
        return found

    def clause(self, state: State, seat: i64, action: Action) -> str:
        """The clause that forbids a line of the plan; empty if the line belongs to another step."""
        if isinstance(action, actions.Pair) and action.verb == actions.ATTACK:
            return _refuse_attack(state, seat, state.unit(action.unit), state.unit(action.other))
        if isinstance(action, actions.OnUnit) and action.verb == actions.ASSAULT:
            unit = state.unit(action.unit)
            if unit is None or unit.seat == seat:
                return "SP-TGT-2"
            return "SP-ASLT-1" if state.card_of(unit).armored else "SP-ASLT-2"
        if isinstance(action, actions.Plain) or (isinstance(action, actions.OnUnit) and action.verb == actions.JOIN):
            return "SP-ASLT-1"
        return ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        if write_line(state, seat, action, log):
            state.step = GOING_ON
            reveal(state, log)
            open_window(state, DECLARE_REVEALED, TO_INITIATIVE, log)

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """SP-COMBAT-1: begin the Combat Phase with declarations."""
        state.phase = IN_DECLARATION
        state.step = DECLARE


DECLARATIONS: Final = Declarations()
