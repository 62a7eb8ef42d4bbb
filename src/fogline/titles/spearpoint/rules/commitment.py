"""Commitment (SP-COMMIT, SP-CREW, SP-MOB): a secret plan whose lines have a fixed order, so that each plan has only one
notation: Units from hand, crews from hand, transfers, changes of line."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions, cards, hands, victory
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.damage import check_lines
from fogline.titles.spearpoint.rules.events import Committed, Event, Manned, Switched, Transferred, TurnBegan
from fogline.titles.spearpoint.rules.hands import write_line
from fogline.titles.spearpoint.rules.modifiers import is_line_locked
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import NOBODY, State, Unit, undone
from fogline.titles.spearpoint.rules.steps import COMMIT, GOING_ON, IN_COMMITMENT, TO_DECLARE
from fogline.titles.spearpoint.rules.windows import open_window


class Plan:
    """A plan so far: which cards are left in hand, and which Units get a crew, give one, or move."""

    def __init__(self, state: State, seat: i64) -> None:
        self.hand: vec[i64] = state.sides[seat].hand[:]
        self.stage: i64 = 0
        """The kind of the latest line: 0 a Unit, 1 a crew, 2 a transfer, 3 a change of line."""
        self.latest: i64 = -1
        """The card or Unit that the latest line named."""
        self.committed: i64 = state.sides[seat].committed
        """The number of Units committed in this game, including those of the plan."""
        self.fronts: i64 = 0
        """The number of Units from hand for the Frontline."""
        self.manned: list[int] = []
        self.givers: list[int] = []
        self.movers: list[int] = []
        for action in state.sides[seat].plan:
            self._add(state, seat, action)

    def _add(self, state: State, seat: i64, action: Action) -> None:
        rules = state.rules
        if isinstance(action, actions.Commit):
            number = rules.unit_numbers[action.slug]
            card = rules.units[number]
            self.hand[number] -= 1
            self.committed += 1
            if action.giver != actions.NO_UNIT:
                self.givers.append(action.giver)
            elif card.crew != cards.NO_CREW:
                self.hand[rules.crew_cards[seat][card.crew]] -= 1
            if line_of(card, action.line) == cards.FRONT:
                self.fronts += 1
            self.stage, self.latest = 0, number
        elif isinstance(action, actions.Man):
            self.hand[rules.unit_numbers[action.slug]] -= 1
            self.manned.append(action.unit)
            self.stage, self.latest = 1, action.unit
        elif isinstance(action, actions.Pair):
            self.givers.append(action.unit)
            self.manned.append(action.other)
            self.stage, self.latest = 2, action.unit
        elif isinstance(action, actions.OnUnit):
            self.movers.append(action.unit)
            self.stage, self.latest = 3, action.unit


def line_of(card: cards.UnitCard, said: i64) -> i64:
    """SP-COMMIT-6: the line that a Unit goes to. *said* matters only if its card leaves a choice."""
    if card.kind == cards.AIRCRAFT:
        return cards.AIR
    if said != actions.NO_LINE:
        return said
    return cards.FRONT if card.front else cards.REAR


def _add_commits(state: State, seat: i64, plan: Plan, found: list[Action]) -> None:
    """SP-CREW-2: add Units from hand. A crew, if one is needed, comes from hand or, by option, from a Unit in play."""
    rules = state.rules
    if plan.committed >= actions.MAX_UNITS:
        return
    for number in range(max(0, plan.latest), rules.unit_count):
        if plan.hand[number] == 0:
            continue
        card = rules.units[number]
        if card.kind == cards.CREW:
            continue
        both = card.front and card.rear
        for line in (cards.FRONT, cards.REAR) if both else (actions.NO_LINE,):
            if card.crew == cards.NO_CREW or plan.hand[rules.crew_cards[seat][card.crew]] > 0:
                found.append(actions.commit(card.slug, line, actions.NO_UNIT))
            if rules.by_transfer and card.crew != cards.NO_CREW and card.kind != cards.AIRCRAFT:  # AMB-22
                for unit in state.units:
                    if _can_give(state, seat, unit, plan) and state.card_of(unit).crew == card.crew:
                        found.append(actions.commit(card.slug, line, unit.name))


def _add_crews(state: State, seat: i64, plan: Plan, found: list[Action]) -> None:
    """SP-CREW-3: add crews from hand for Units in play that have none."""
    rules = state.rules
    for unit in state.units:
        if plan.stage == 1 and unit.name <= plan.latest:
            continue
        if not _can_take(state, seat, unit, plan) or (unit.gave_crew and not rules.crew_anywhere):
            continue
        crew = rules.crew_cards[seat][state.card_of(unit).crew]
        if crew != cards.NO_CARD and plan.hand[crew] > 0:
            found.append(actions.man(rules.units[crew].slug, unit.name))


def _add_transfers(state: State, seat: i64, plan: Plan, found: list[Action]) -> None:
    """SP-CREW-4: add transfers from one ground Unit to another with the same crew type. Crews of a type are alike, so a
    crew goes only to a Unit that had none."""
    for unit in state.units:
        if (plan.stage == 2 and unit.name <= plan.latest) or not _can_give(state, seat, unit, plan):
            continue
        crew = state.card_of(unit).crew
        for other in state.units:
            if _can_take(state, seat, other, plan) and state.card_of(other).crew == crew:
                found.append(actions.pair(actions.TRANSFER, unit.name, other.name))


def _can_give(state: State, seat: i64, unit: Unit, plan: Plan) -> bool:
    ours = unit.seat == seat and unit.crew != cards.NO_CARD and unit.line != cards.AIR
    return ours and unit.name not in plan.givers and unit.name not in plan.movers


def _can_take(state: State, seat: i64, unit: Unit, plan: Plan) -> bool:
    needs = unit.seat == seat and unit.crew == cards.NO_CARD and state.card_of(unit).crew != cards.NO_CREW
    return needs and unit.line != cards.AIR and unit.name not in plan.manned


def _add_switches(state: State, seat: i64, plan: Plan, found: list[Action]) -> None:
    """SP-MOB-2: add changes of line by mobile artillery that is operational after the plan. It must not empty the
    Frontline (Part 35): the last Unit there may step back only if another can still step up."""
    movable = [unit for unit in state.units if _can_switch(state, seat, unit, plan)]
    latest_up: i64 = -1
    for unit in movable:
        if unit.line == cards.REAR and unit.name > latest_up:
            latest_up = unit.name
    for unit in movable:
        if (
            unit.line == cards.REAR
            or not state.rules.converts
            or unit.name < latest_up
            or _front_after(state, seat, plan) > 1
        ):
            found.append(actions.on_unit(actions.SWITCH, unit.name))


def _can_switch(state: State, seat: i64, unit: Unit, plan: Plan) -> bool:
    card = state.card_of(unit)
    if unit.seat != seat or not (card.front and card.rear) or unit.name in plan.movers:
        return False
    if plan.stage == 3 and unit.name <= plan.latest:
        return False
    crewed = (unit.crew != cards.NO_CARD and unit.name not in plan.givers) or unit.name in plan.manned
    return (card.crew == cards.NO_CREW or crewed) and not is_line_locked(state, unit)


def _is_front_given_up(state: State, seat: i64, plan: Plan) -> bool:
    """Whether the plan so far empties the Frontline by stepping back, so that another Unit must step up."""
    if not state.rules.converts or not plan.movers or _front_after(state, seat, plan) > 0:
        return False
    for unit in state.units:
        if unit.line == cards.FRONT and unit.name in plan.movers:
            return True
    return False


def _front_after(state: State, seat: i64, plan: Plan) -> i64:
    """The Units in the Frontline after the plan so far."""
    count = plan.fronts
    for unit in state.units:
        if unit.seat == seat and (unit.line == cards.FRONT) != (unit.name in plan.movers):
            count += 1
    return count


# -- the reveal (SP-COMMIT-5) ---------------------------------------------------------------------------


def reveal(state: State, log: list[Event] | None) -> None:
    """Show both plans and carry them out together."""
    plans = [state.sides[0].plan, state.sides[1].plan]
    for seat in range(2):
        for action in plans[seat]:
            if isinstance(action, actions.Commit):
                _commit(state, seat, action, log)
            elif isinstance(action, actions.Man):
                _man(state, seat, action, log)
    for seat in range(2):
        for action in plans[seat]:
            if isinstance(action, actions.Pair):
                _transfer(state, seat, action.unit, action.other, log)
    for seat in range(2):
        for action in plans[seat]:
            if isinstance(action, actions.OnUnit):
                unit = state.in_play(action.unit)
                unit.line = cards.REAR if unit.line == cards.FRONT else cards.FRONT
                if log is not None:
                    log.append(Switched(actions.unit_name(unit.name), unit.line))
        state.sides[seat].plan = []
        state.sides[seat].is_done = False
    check_lines(state, log, NOBODY)
    victory.count_overrun(state, log)


def _commit(state: State, seat: i64, action: actions.Commit, log: list[Event] | None) -> None:
    rules, side = state.rules, state.sides[seat]
    number = rules.unit_numbers[action.slug]
    card = rules.units[number]
    crew: i64 = cards.NO_CARD
    hands.leave_hand(side, number)
    giver = state.unit(action.giver)
    if giver is not None:
        crew = giver.crew
        giver.crew = cards.NO_CARD
        giver.gave_crew = True
    elif card.crew != cards.NO_CREW:
        crew = rules.crew_cards[seat][card.crew]
        hands.leave_hand(side, crew)
    place(state, seat, number, line_of(card, action.line), crew, log)


def place(state: State, seat: i64, number: i64, line: i64, crew: i64, log: list[Event] | None) -> Unit:
    """Put a Unit into the Battle Area."""
    side, card = state.sides[seat], state.rules.units[number]
    side.committed += 1
    unit = Unit(seat << actions.OWNER_BITS | side.committed, number, seat, line, crew, card.full, card.flight)
    state.units.append(unit)
    if log is not None:
        manned = None if crew == cards.NO_CARD else state.rules.units[crew].slug
        log.append(Committed(seat, actions.unit_name(unit.name), card.slug, line, manned))
    return unit


def _man(state: State, seat: i64, action: actions.Man, log: list[Event] | None) -> None:
    crew = state.rules.unit_numbers[action.slug]
    unit = state.in_play(action.unit)
    hands.leave_hand(state.sides[seat], crew)
    unit.crew = crew
    unit.gave_crew = False
    if log is not None:
        log.append(Manned(seat, actions.unit_name(unit.name), action.slug))


def _transfer(state: State, seat: i64, name: i64, other: i64, log: list[Event] | None) -> None:
    giver, taker = state.in_play(name), state.in_play(other)
    taker.crew = giver.crew
    taker.gave_crew = False
    giver.crew = cards.NO_CARD
    giver.gave_crew = True
    if log is not None:
        log.append(Transferred(seat, actions.unit_name(name), actions.unit_name(other)))


def _refuse_commit(state: State, seat: i64, action: actions.Commit) -> str:
    rules = state.rules
    number = rules.unit_numbers.get(action.slug, cards.NO_CARD)
    if number == cards.NO_CARD or state.sides[seat].hand[number] == 0:
        return "SP-COMMIT-1"
    card = rules.units[number]
    if card.kind == cards.CREW:
        return "SP-CREW-2"
    if card.front and card.rear:
        if action.line == actions.NO_LINE:
            return "SP-MOB-1"
    elif action.line != actions.NO_LINE:
        return "SP-COMMIT-6"
    if card.crew != cards.NO_CREW:
        crew = rules.crew_cards[seat][card.crew]
        if crew == cards.NO_CARD or state.sides[seat].hand[crew] == 0 or action.giver != actions.NO_UNIT:
            return "SP-CREW-2"
        return "SP-CREW-5"
    return "SP-COMMIT-2"


def _refuse_man(state: State, seat: i64, action: actions.Man) -> str:
    rules, unit = state.rules, state.unit(action.unit)
    number = rules.unit_numbers.get(action.slug, cards.NO_CARD)
    if number == cards.NO_CARD or state.sides[seat].hand[number] == 0:
        return "SP-COMMIT-1"
    if unit is None or unit.seat != seat:
        return "SP-COMMIT-4"
    if rules.units[number].kind != cards.CREW or rules.units[number].crew != state.card_of(unit).crew:
        return "SP-CREW-1"
    return "SP-CREW-3"


def _refuse_switch(state: State, seat: i64, action: actions.OnUnit) -> str:
    unit = state.unit(action.unit)
    if unit is None or unit.seat != seat:
        return "SP-COMMIT-4"
    card = state.card_of(unit)
    if card.kind == cards.AIRCRAFT or not (card.front and card.rear) or is_line_locked(state, unit):
        return "SP-MOB-2"
    return "SP-LINE-4" if unit.line == cards.FRONT and state.is_operational(unit) else "SP-MOB-2"


@final
class Commitment(Stage):
    def to_act(self, state: State) -> tuple[Seat, ...]:
        return undone(state)

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        plan = Plan(state, seat)
        found: list[Action] = []
        if plan.stage == 0:
            _add_commits(state, seat, plan, found)
        if plan.stage <= 1:
            _add_crews(state, seat, plan, found)
        if plan.stage <= 2:
            _add_transfers(state, seat, plan, found)
        _add_switches(state, seat, plan, found)
        if not _is_front_given_up(state, seat, plan):
            found.append(actions.PLAIN[actions.DONE])
        return found

    def clause(self, state: State, seat: i64, action: Action) -> str:
        """The clause that forbids a line of the plan; empty if the line belongs to another step."""
        if isinstance(action, actions.Commit):
            return _refuse_commit(state, seat, action)
        if isinstance(action, actions.Man):
            return _refuse_man(state, seat, action)
        if isinstance(action, actions.Pair) and action.verb == actions.TRANSFER:
            unit, other = state.unit(action.unit), state.unit(action.other)
            is_own = unit is not None and other is not None and unit.seat == seat and other.seat == seat
            return "SP-CREW-4" if is_own else "SP-COMMIT-4"
        if isinstance(action, actions.OnUnit) and action.verb == actions.SWITCH:
            return _refuse_switch(state, seat, action)
        return "SP-LINE-4" if action is actions.PLAIN[actions.DONE] else ""  # the Frontline was given up

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        if write_line(state, seat, action, log):
            state.step = GOING_ON
            reveal(state, log)
            open_window(state, cards.COMMIT_REVEALED, TO_DECLARE, log)

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """SP-TURN-2: begin a Turn."""
        state.turn += 1
        state.phase = IN_COMMITMENT
        state.is_quiet = True
        state.step = COMMIT
        if log is not None:
            log.append(TurnBegan(state.turn))


COMMITMENT: Final = Commitment()
