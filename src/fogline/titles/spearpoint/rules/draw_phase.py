"""The end of the Combat Phase, the Draw Phase and the end of the Turn (SP-ENDC, SP-DRAW, SP-TURN-6)."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import actions, hands, steps, victory
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import AIR, DRAW_MOD, DRAW_OPEN
from fogline.titles.spearpoint.rules.damage import check_lines, send_back
from fogline.titles.spearpoint.rules.events import Declined, DrawChosen, Event, Expired, Locked, Planned
from fogline.titles.spearpoint.rules.modifiers import PERMANENT, order_card, order_left, standing_of
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import NATURE, NO_DAMAGE, NOBODY, Side, State, Unit, some, total, undone
from fogline.titles.spearpoint.rules.windows import open_window


def close_combat(state: State, log: list[Event] | None) -> None:
    """SP-ENDC-1: when no attack is left, settle Endurance, fuel, lines and Overrun, in this order."""
    for unit in state.units:
        card = state.card_of(unit)
        unit.endurance = card.full if unit.damage == NO_DAMAGE else card.half  # SP-DMG-9
    first = state.priority
    for seat in (first, 1 - first):
        for unit in [flying for flying in state.units if flying.line == AIR and flying.seat == seat]:
            unit.flight -= 1  # SP-AIR-4
            if unit.flight <= 0:
                send_back(state, unit, "SP-AIR-4", log)
    check_lines(state, log, NOBODY)
    state.phase = steps.IN_DRAW
    victory.check_opposition(state)
    victory.check_overrun(state, log)
    if state.step != steps.OVER:
        open_window(state, DRAW_OPEN, steps.TO_DRAW, log)


# -- draws (SP-DRAW) ------------------------------------------------------------------------------------


def begin_draws(state: State) -> None:
    """Set the number of draws of each seat (``state.then`` continues with them)."""
    rules = state.rules
    for seat in range(2):
        side = state.sides[seat]
        side.command_draws = rules.draw_command
        side.free_draws = rules.draw_any
        for standing in standing_of(state, seat):
            if standing.which.is_none and standing.effect.kind == DRAW_MOD:
                if standing.effect.flag:
                    side.free_draws = max(0, side.free_draws + standing.effect.amount)
                else:
                    side.command_draws = max(0, side.command_draws + standing.effect.amount)


def wants_draw(state: State, seat: i64) -> bool:
    """Whether *seat* still has a draw that it can make. Public."""
    side = state.sides[seat]
    can_command = hands.can_draw_command(state)
    if side.command_draws > 0 and can_command:
        return True
    return side.free_draws > 0 and (can_command or hands.can_draw_unit(state, seat))


def legal_draws(state: State, seat: i64) -> list[Action]:
    """SP-DRAW-1, SP-DRAW-2: the legal draws: first the Command draws, then the free ones."""
    side = state.sides[seat]
    found: list[Action] = []
    can_command = hands.can_draw_command(state)
    if can_command:
        found.append(actions.PLAIN[actions.DRAW_COMMAND])
    if (side.command_draws == 0 or not can_command) and hands.can_draw_unit(state, seat):
        found.append(actions.PLAIN[actions.DRAW_UNIT])
    if state.rules.may_decline:
        found.append(actions.PLAIN[actions.SKIP])
        if side.command_draws + side.free_draws > 1:
            found.append(actions.PLAIN[actions.ENOUGH])
    return found


def use_draw(state: State, seat: i64) -> None:
    """Use one draw; a Command draw that can no longer be made is lost with it."""
    side = state.sides[seat]
    if side.command_draws > 0 and hands.can_draw_command(state):
        side.command_draws -= 1
    else:
        side.command_draws = 0
        side.free_draws -= 1


def decline(state: State, seat: i64, *, all_of_them: bool, log: list[Event] | None) -> None:
    """SP-DRAW-2: decline one draw, or all that are left."""
    side = state.sides[seat]
    draws: i64 = 1
    if all_of_them:
        draws = side.command_draws + side.free_draws
        side.command_draws = side.free_draws = 0
    else:
        use_draw(state, seat)
    if log is not None:
        log.append(Declined(seat, draws))


def begin_drawing(state: State, seat: i64, *, command: bool, log: list[Event] | None) -> None:
    """Draw a card: CHANCE chooses it, or it comes from the tail of the Reserves, whose order is fixed."""
    use_draw(state, seat)
    if log is not None:
        log.append(DrawChosen(seat, is_command=command))
    state.drawer = seat
    state.to_draw = 1
    state.step = steps.DRAW_COMMAND if command else steps.DRAW_UNIT
    prepare(state, log)


def prepare(state: State, log: list[Event] | None) -> None:
    """Prepare the deck, and draw cards that need no chance. If nothing can be drawn, no card is due."""
    seat = state.drawer
    if state.step == steps.DRAW_COMMAND:
        if hands.can_draw_command(state):
            hands.prepare_deck(state, log)
        else:
            state.to_draw = 0
        return
    while state.to_draw > 0 and total(state.sides[seat].reserves) == 0:
        if not state.sides[seat].tail:
            state.to_draw = 0
            return
        hands.draw_tail(state, seat, log)
        state.to_draw -= 1


# -- hand limits (SP-DRAW-6) ----------------------------------------------------------------------------


def excess_units(state: State, seat: i64) -> i64:
    """The surplus Unit cards, minus those that the plan puts away."""
    side = state.sides[seat]
    return total(side.hand) - state.rules.hand_units - _planned(side, actions.RETURN)


def excess_commands(state: State, seat: i64) -> i64:
    """The surplus Command cards, minus those that the plan puts away."""
    side = state.sides[seat]
    return total(side.commands) - state.rules.hand_command - _planned(side, actions.DISCARD)


def has_excess(state: State, seat: i64) -> bool:
    """Whether the seat still has to put something away."""
    return excess_units(state, seat) > 0 or excess_commands(state, seat) > 0


def _planned(side: Side, verb: i64) -> i64:
    count: i64 = 0
    for action in side.plan:
        if isinstance(action, actions.Named) and action.verb == verb:
            count += 1
    return count


def begin_limits(state: State) -> bool:
    """SP-TURN-5: let both seats put away surplus cards in secret. Returns whether anybody must, which is public, as
    hand sizes are."""
    for seat in range(2):
        state.sides[seat].is_done = not has_excess(state, seat)
    if state.sides[0].is_done and state.sides[1].is_done:
        state.sides[0].is_done = state.sides[1].is_done = False
        return False
    return True


def legal_limits(state: State, seat: i64) -> list[Action]:
    """The cards that can be put away: first Units, then Command cards, without those that the plan has already put
    away."""
    rules, side = state.rules, state.sides[seat]
    if excess_units(state, seat) > 0:
        left, choices = side.hand[:], rules.returns
    else:
        left, choices = side.commands[:], rules.discards
    for action in side.plan:
        for number in range(len(choices)):
            if choices[number] is action:
                left[number] -= 1
    return [choices[number] for number in range(len(choices)) if left[number] > 0]


def put_away(state: State, seat: i64, action: Action, log: list[Event] | None) -> bool:
    """Put away one more surplus card. Once both seats are done, all are put away together. Returns whether they are."""
    side = state.sides[seat]
    side.plan.append(action)
    side.is_done = not has_excess(state, seat)
    if side.is_done and state.sides[1 - seat].is_done:
        _carry_out_limits(state, state.priority, log)
        _carry_out_limits(state, 1 - state.priority, log)
        return True
    if log is not None:
        log.append(Planned(seat, action.text()))
        if side.is_done:
            log.append(Locked(seat, steps.LIMIT, state.window))
    return False


def _carry_out_limits(state: State, seat: i64, log: list[Event] | None) -> None:
    side, rules = state.sides[seat], state.rules
    for action in side.plan:
        assert isinstance(action, actions.Named)
        if action.verb == actions.RETURN:
            hands.return_card(state, seat, rules.unit_numbers[action.slug], log)
        else:
            hands.discard(state, seat, rules.command_numbers[action.slug], log)
    side.plan = []
    side.is_done = False


# -- the end of the Turn (SP-TURN-6) --------------------------------------------------------------------


def end_turn(state: State, log: list[Event] | None) -> None:
    """SP-TURN-6: effects end, counters tick, and the game may be over. If not, the next Turn begins (SP-DRAW-11)."""
    state.step = steps.GOING_ON
    state.then = steps.TO_COMMIT
    for side in state.sides:
        side.orders = _tick(state, side.orders, None, log)
    for unit in state.units:
        if unit.orders:
            unit.orders = _tick(state, unit.orders, unit, log)
        if unit.damage >= 0 and unit.counter > 0:
            unit.counter -= 1
            if unit.counter == 0 and log is not None:
                log.append(Expired(state.rules.damages[unit.damage].slug, actions.unit_name(unit.name), is_damage=True))
    state.quiet = state.quiet + 1 if state.is_quiet else 0
    victory.check_goals(state, at_turn_end=True, log=log)
    victory.check_turn(state, log)


def _tick(state: State, orders: list[int], unit: Unit | None, log: list[Event] | None) -> list[int]:
    kept: list[int] = []
    for lying in orders:
        left = order_left(lying)
        if left == PERMANENT:
            kept.append(lying)
        elif left > 1:
            kept.append(lying - 1)
        else:
            state.discards[order_card(lying)] += 1
            if log is not None:
                card = state.rules.commands[order_card(lying)].slug
                log.append(Expired(card, None if unit is None else actions.unit_name(unit.name), is_damage=False))
    return kept


def _drawn(state: State, log: list[Event] | None) -> None:
    """Continue after a card was drawn; another may be due."""
    state.to_draw -= 1
    if state.to_draw > 0:
        prepare(state, log)
    if state.to_draw == 0:
        state.step = steps.GOING_ON


@final
class DrawPhase(Stage):
    """The steps for draws, hand limits, and the end of the Turn."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Each seat draws on its own (SP-DRAW-4); both put away surplus cards in secret."""
        if state.step == steps.DRAW:
            return some(wants_draw(state, 0), wants_draw(state, 1))
        return undone(state) if state.step == steps.LIMIT else NATURE

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        if state.step == steps.DRAW:
            return legal_draws(state, seat)
        return legal_limits(state, seat) if state.step == steps.LIMIT else super().legal_actions(state, seat)

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        if state.step == steps.DRAW_COMMAND:
            return hands.draws(state.deck, state.rules.deals)
        return hands.draws(state.sides[state.drawer].reserves, state.rules.drawn)

    def clause(self, state: State, seat: i64, action: Action) -> str:
        if state.step == steps.DRAW and isinstance(action, actions.Plain):
            if action.verb == actions.DRAW_UNIT:
                return "SP-DRAW-1" if state.sides[seat].command_draws > 0 else "SP-DRAW-9"
            return "SP-DRAW-2"
        if state.step != steps.LIMIT:
            return ""
        if isinstance(action, actions.Named) and (action.verb == actions.RETURN or action.verb == actions.DISCARD):
            return "SP-DRAW-7" if action.verb == actions.RETURN else "SP-DRAW-8"
        return "SP-DRAW-6" if isinstance(action, actions.Plain) else ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Choose or decline a draw, draw a card, or put one away."""
        step, rules = state.step, state.rules
        if isinstance(action, actions.Plain):
            if action.verb == actions.SKIP or action.verb == actions.ENOUGH:
                decline(state, seat, all_of_them=action.verb == actions.ENOUGH, log=log)
                state.step = steps.GOING_ON
            else:
                begin_drawing(state, seat, command=action.verb == actions.DRAW_COMMAND, log=log)
                if state.to_draw == 0:
                    state.step = steps.GOING_ON
            return
        assert isinstance(action, actions.Named)
        if step == steps.DRAW_COMMAND:
            hands.draw_command(state, state.drawer, rules.command_numbers[action.slug], log)
            _drawn(state, log)
        elif step == steps.DRAW_UNIT:
            hands.draw_unit(state, state.drawer, rules.unit_numbers[action.slug], log)
            _drawn(state, log)
        elif put_away(state, seat, action, log):
            end_turn(state, log)

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """Continue with the draws, the hand limits, or the end of the Turn."""
        if box == steps.TO_DRAW:
            begin_draws(state)
            state.then = steps.TO_DRAWING
        elif box == steps.TO_DRAWING:
            if wants_draw(state, 0) or wants_draw(state, 1):
                state.step = steps.DRAW
            else:
                state.then = steps.TO_LIMIT
        elif begin_limits(state):
            state.step = steps.LIMIT
        else:
            end_turn(state, log)


DRAW_PHASE: Final = DrawPhase()
