"""The flow chart: who acts, what is legal, what it does, in the order of the rulebook (SP-TURN-5).

An action is applied by the step that waits for it. Then the flow goes on by itself (``_go_on``): Command cards on the
agenda are carried out, and the box of the chart that ``state.then`` names is entered, until somebody is asked again.
"""

from __future__ import annotations

from typing import Final

from fogline.games.spearpoint import attacking, building, committing, declaring, drawing, hands, refusing, windows
from fogline.games.spearpoint.actions import (
    ALL_DICE,
    ALL_DIE,
    DONE,
    DRAW_COMMAND,
    ENOUGH,
    KEEP_FRONT,
    KEEP_REAR,
    NO_DISCARD,
    PASS,
    PLAIN,
    REMOVE,
    SKIP,
    Action,
    Dice,
    Die,
    Fire,
    Named,
    OnUnit,
    Plain,
    Play,
    Roll,
)  # fmt: skip
from fogline.games.spearpoint.cards import AIR, FRONT, NO_CARD, REAR
from fogline.games.spearpoint.effects import (
    ATTACK_NOMINATED,
    COMMIT_REVEALED,
    DAMAGE_ROLLED,
    DECLARE_REVEALED,
    DRAW_OPEN,
)  # fmt: skip
from fogline.games.spearpoint.events import Event, Locked, Planned, PriorityGiven, TurnBegan
from fogline.games.spearpoint.losing import capture
from fogline.games.spearpoint.state import (
    ANSWER,
    BUILD,
    CAPTURE,
    CARD_DIE,
    COMMIT,
    DAMAGE,
    DEAL,
    DECLARE,
    DICE,
    DRAW,
    DRAW_UNIT,
    FRIENDLY_FIRE,
    GOING_ON,
    IN_COMBAT,
    IN_COMMITMENT,
    IN_DECLARATION,
    INITIATIVE,
    INITIATIVE_DICE,
    INTENSITY,
    INTENSITY_DIE,
    LIMIT,
    MUSTER,
    NAME,
    NOBODY,
    OVER,
    PARRY,
    PRIORITY,
    ROLL,
    SUPPORT,
    TO_ANSWER,
    TO_BUILD,
    TO_COMMIT,
    TO_DEAL,
    TO_DECLARE,
    TO_DRAW,
    TO_DRAWING,
    TO_FIELD,
    TO_INITIATIVE,
    TO_LIMIT,
    TO_MUSTER,
    TO_NAME,
    TO_NEXT_ROLL,
    TO_PARRY,
    TO_ROLL,
    TO_SUPPORT,
    TO_WOUND,
    WINDOW,
    State,
)  # fmt: skip
from fogline.games.spearpoint.state import DRAW_COMMAND as DRAW_COMMAND_STEP
from fogline.games.spearpoint.wounding import deal, draw_damage
from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat

_BOTH: Final = (Seat(0), Seat(1))
_ONE: Final = ((Seat(0),), (Seat(1),))
_NATURE: Final = (CHANCE,)
_NOBODY: Final[tuple[Seat, ...]] = ()
_ALL_DICE: Final[list[Action]] = [*ALL_DICE]
_ALL_DIE: Final[list[Action]] = [*ALL_DIE]
_NO_ACTIONS: Final[list[Action]] = []

PLAN_STEPS: Final = (COMMIT, WINDOW, DECLARE)
"""Steps in which both put together a secret plan and close it with ``done``."""


# -- who ------------------------------------------------------------------------------------------------


def is_chance(step: i64) -> bool:
    """Whether CHANCE is to act."""
    return (
        step == DICE
        or step == INTENSITY_DIE
        or step == DAMAGE
        or step == DEAL
        or step == DRAW_COMMAND_STEP
        or step == DRAW_UNIT
        or step == INITIATIVE_DICE
        or step == CARD_DIE
        or step == PRIORITY
    )


def to_act(state: State) -> tuple[Seat, ...]:
    """Who must act now."""
    step = state.step
    if is_chance(step):
        return _NATURE
    if step == OVER:
        return _NOBODY
    if step == NAME or step == SUPPORT or step == ROLL or step == INTENSITY:
        return _ONE[state.active]
    if step == ANSWER or step == FRIENDLY_FIRE:
        return _ONE[1 - state.active]
    if step == PARRY:
        return _ONE[_struck_seat(state)]
    if step == CAPTURE:
        return _ONE[state.drawer]
    first, second = _waits_for(state, 0), _waits_for(state, 1)
    if first and second:
        return _BOTH
    return _ONE[0] if first else _ONE[1]


def _waits_for(state: State, seat: i64) -> bool:
    """In the steps of both: whether this seat still has to act."""
    if state.step == DRAW:
        return drawing.wants_draw(state, seat)
    if state.step == LIMIT:
        return drawing.is_over(state, seat)
    return not state.sides[seat].is_done


def _struck_seat(state: State) -> i64:
    struck = state.unit(state.struck)
    assert struck is not None
    return struck.seat


# -- what -----------------------------------------------------------------------------------------------


def legal(state: State, seat: Seat) -> Choices[Action]:
    """Every action *seat* may take."""
    return Choices([legal_list(state, seat)]) if seat in to_act(state) else Choices([_NO_ACTIONS])


def legal_list(state: State, seat: i64) -> list[Action]:
    """The same for a seat that is to act."""
    step = state.step
    if step == DICE or step == INITIATIVE_DICE:
        return _ALL_DICE
    if step == INTENSITY_DIE or step == CARD_DIE:
        return _ALL_DIE
    if is_chance(step):
        return [action for action, _ in outcomes(state)]
    if step == COMMIT:
        return committing.legal_plan(state, seat)
    if step == DECLARE:
        return declaring.legal_plan(state, seat)
    if step == WINDOW:
        return [*windows.plays(state, seat, state.window), PLAIN[DONE]]
    if step == NAME:
        return attacking.legal_names(state)
    if step == SUPPORT:
        return [*windows.plays(state, seat, ATTACK_NOMINATED), PLAIN[DONE]]
    if step == ANSWER:
        return [*windows.plays(state, seat, ATTACK_NOMINATED), PLAIN[PASS]]
    if step == PARRY:
        return [*windows.plays(state, seat, DAMAGE_ROLLED), PLAIN[PASS]]
    if step == ROLL or step == INTENSITY or step == INITIATIVE:
        return _rolls(state, seat)
    if step == FRIENDLY_FIRE:
        return attacking.legal_victims(state)
    if step == DRAW:
        return drawing.legal_draws(state, seat)
    if step == LIMIT:
        return drawing.legal_limits(state, seat)
    if step == BUILD:
        return building.legal_picks(state, seat)
    if step == MUSTER:
        return building.legal_holds(state, seat)
    assert step == CAPTURE
    return _capture_choices(state)


def _rolls(state: State, seat: i64) -> list[Action]:
    """Roll as it is, or with any card of the hand discarded (SP-CMD-11)."""
    rules, held = state.rules, state.sides[seat].commands
    found: list[Action] = [NO_DISCARD]
    for number in range(rules.command_count):
        if held[number] > 0:
            found.append(rules.rolls[number])
    return found


def _capture_choices(state: State) -> list[Action]:
    """SP-CAP-3: keep it in its proper line, or remove it."""
    unit = state.unit(state.focus)
    assert unit is not None
    card = state.card_of(unit)
    found: list[Action] = []
    if card.front:
        found.append(PLAIN[KEEP_FRONT])
    if card.rear:
        found.append(PLAIN[KEEP_REAR])
    found.append(PLAIN[REMOVE])
    return found


def outcomes(state: State) -> list[tuple[Action, int]]:
    """What CHANCE can do, with its weight: dice are even, cards have their number of copies."""
    step, rules = state.step, state.rules
    if step == DICE or step == INITIATIVE_DICE:
        return [(action, 1) for action in _ALL_DICE]
    if step == INTENSITY_DIE or step == CARD_DIE:
        return [(action, 1) for action in _ALL_DIE]
    if step == PRIORITY:
        return [(action, 1) for action in rules.priorities]
    found: list[tuple[Action, int]] = []
    if step == DAMAGE:
        for number in range(rules.damage_count):
            if state.damage_deck[number] > 0:
                found.append((rules.damage_draws[number], state.damage_deck[number]))
    elif step == DRAW_UNIT:
        reserves = state.sides[state.drawer].reserves
        for number in range(rules.unit_count):
            if reserves[number] > 0:
                found.append((rules.drawn[number], reserves[number]))
    elif step == DEAL or step == DRAW_COMMAND_STEP:
        for number in range(rules.command_count):
            if state.deck[number] > 0:
                found.append((rules.deals[number], state.deck[number]))
    return found


# -- doing it -------------------------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action* in place, or refuse it before anything has changed."""
    if seat not in to_act(state):
        raise NotYourTurn("chance" if seat == CHANCE else _seat_name(state, seat))
    if not _is_legal(state, seat, action):
        raise IllegalAction(refusing.clause(state, seat, action), action.text())
    carry_out(state, seat, action, log)


def carry_out(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Play an action that is known to be legal."""
    _apply(state, seat, action, log)
    if state.step == GOING_ON:
        _go_on(state, log)


def _seat_name(state: State, seat: i64) -> str:
    return state.rules.seats[seat] if seat == 0 or seat == 1 else f"seat {seat}"


def _is_legal(state: State, seat: i64, action: Action) -> bool:
    if isinstance(action, Dice):
        return state.step == DICE or state.step == INITIATIVE_DICE
    if isinstance(action, Die):
        return state.step == INTENSITY_DIE or state.step == CARD_DIE
    for candidate in legal_list(state, seat):
        if candidate is action:
            return True
    return False


def _apply(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    step = state.step
    if isinstance(action, Dice):
        if step == DICE:
            attacking.roll_attack(state, action.first, action.second, log)
        else:
            attacking.roll_initiative(state, action.first, action.second, log)
    elif isinstance(action, Die):
        if step == INTENSITY_DIE:
            attacking.roll_intensity(state, action.number, log)
        else:
            _card_die(state, action.number, log)
    elif step == COMMIT or step == DECLARE or step == WINDOW:
        _plan(state, seat, action, log)
    elif isinstance(action, Named):
        _apply_named(state, seat, action, log)
    elif isinstance(action, Plain):
        _apply_plain(state, seat, action, log)
    elif isinstance(action, Fire):
        attacking.name_attack(state, action, log)
    elif isinstance(action, OnUnit):
        if step == NAME:
            attacking.name_assault(state, action.unit, log)
        else:
            attacking.choose_victim(state, action.unit, log)
    elif isinstance(action, Play):
        windows.answer(state, seat, action, _BOXES[step])
    else:
        assert isinstance(action, Roll)
        _roll(state, seat, action, log)


_BOXES: Final = {SUPPORT: TO_SUPPORT, ANSWER: TO_ANSWER, PARRY: TO_PARRY}
"""Where a seat is asked for another card."""


def _plan(state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
    """Another line of a secret plan, or its end."""
    side, step = state.sides[seat], state.step
    if action is not PLAIN[DONE]:
        side.plan.append(action)
        if log is not None:
            log.append(Planned(seat, action.text()))
        return
    side.is_done = True
    if log is not None:
        log.append(Locked(seat, step, state.window))
    if not (state.sides[0].is_done and state.sides[1].is_done):
        return
    state.step = GOING_ON
    if step == COMMIT:
        committing.reveal(state, log)
        _open_window(state, COMMIT_REVEALED, TO_DECLARE)
    elif step == DECLARE:
        declaring.reveal(state, log)
        _open_window(state, DECLARE_REVEALED, TO_INITIATIVE)
    else:
        windows.reveal_round(state, log)


def _open_window(state: State, window: i64, then: i64) -> None:
    """A round for Command cards, unless nobody can be asked by what everybody knows (Part 35.1)."""
    state.then = then
    state.window = window
    for seat in range(2):
        state.sides[seat].is_done = windows.is_silent(state, seat, window)
    if state.sides[0].is_done and state.sides[1].is_done:
        state.sides[0].is_done = state.sides[1].is_done = False
    elif state.step != OVER:
        state.step = WINDOW


def _apply_named(state: State, seat: i64, action: Named, log: list[Event] | None) -> None:
    step, rules = state.step, state.rules
    if step == BUILD:
        building.pick(state, seat, rules.unit_numbers[action.slug], log)
    elif step == MUSTER:
        building.hold(state, seat, rules.unit_numbers[action.slug], log)
    elif step == DEAL:
        hands.deal(state, state.drawer, rules.command_numbers[action.slug], log)
        state.step = GOING_ON
    elif step == PRIORITY:
        state.priority = rules.seats.index(action.slug)
        if log is not None:
            log.append(PriorityGiven(state.priority))
        state.step = GOING_ON
    elif step == DAMAGE:
        state.step = GOING_ON
        draw_damage(state, rules.damage_numbers[action.slug], log)
    elif step == DRAW_COMMAND_STEP:
        hands.draw_command(state, state.drawer, rules.command_numbers[action.slug], log)
        _drawn(state, log)
    elif step == DRAW_UNIT:
        hands.draw_unit(state, state.drawer, rules.unit_numbers[action.slug], log)
        _drawn(state, log)
    else:
        if drawing.excess_units(state, seat) > 0:
            hands.return_card(state, seat, rules.unit_numbers[action.slug], log)
        else:
            hands.discard(state, seat, rules.command_numbers[action.slug], log)
        if not drawing.is_over(state, 0) and not drawing.is_over(state, 1):
            _end_turn(state, log)


def _drawn(state: State, log: list[Event] | None) -> None:
    """A card has come up; another may be due."""
    state.to_draw -= 1
    if state.to_draw > 0:
        drawing.prepare(state, log)
    if state.to_draw == 0:
        state.step = GOING_ON


def _apply_plain(state: State, seat: i64, action: Plain, log: list[Event] | None) -> None:
    step = state.step
    if step == BUILD or step == MUSTER:
        state.sides[seat].is_done = True
        if log is not None:
            log.append(Locked(seat, step, state.window))
        if state.sides[0].is_done and state.sides[1].is_done:
            state.step = GOING_ON
    elif step == SUPPORT:
        state.step = GOING_ON
        state.then = TO_ANSWER
    elif step == ANSWER:
        state.step = GOING_ON
        state.then = TO_ROLL
    elif step == PARRY:
        state.step = GOING_ON
        state.then = TO_WOUND
    elif step == CAPTURE:
        unit = state.unit(state.focus)
        assert unit is not None
        line = FRONT if action.verb == KEEP_FRONT else (REAR if action.verb == KEEP_REAR else AIR)
        state.step = GOING_ON
        capture(state, unit, seat, line, log)
    elif action.verb == SKIP or action.verb == ENOUGH:
        drawing.decline(state, seat, all_of_them=action.verb == ENOUGH, log=log)
        state.step = GOING_ON
    else:
        drawing.begin_drawing(state, seat, command=action.verb == DRAW_COMMAND, log=log)
        if state.to_draw == 0:
            state.step = GOING_ON


def _roll(state: State, seat: i64, action: Roll, log: list[Event] | None) -> None:
    """A roll is due: with a card discarded for it, or without."""
    card = state.rules.command_numbers[action.slug] if action.slug else NO_CARD
    if state.step == INITIATIVE:
        side = state.sides[seat]
        side.discard = card
        side.is_done = True
        if log is not None:
            log.append(Locked(seat, INITIATIVE, state.window))
        if state.sides[0].is_done and state.sides[1].is_done:
            attacking.show_discards(state, log)
        return
    if card != NO_CARD:
        hands.spend(state, seat, card, log)
        state.bonus = 1
    state.step = DICE if state.step == ROLL else INTENSITY_DIE


def _card_die(state: State, number: i64, log: list[Event] | None) -> None:
    """The die of a card that deals damage; it is the base Intensity as well (SP-SURV-4)."""
    unit = state.unit(state.focus)
    assert unit is not None
    state.step = GOING_ON
    deal(state, unit, number, state.ignores, number, NOBODY if unit.seat == state.drawer else state.drawer, log)


# -- going on by itself ---------------------------------------------------------------------------------


def begin(state: State, log: list[Event] | None) -> None:
    """Go on from a fresh position as far as nobody is asked."""
    state.step = GOING_ON
    _go_on(state, log)


def _go_on(state: State, log: list[Event] | None) -> None:
    while state.step == GOING_ON:
        if state.agenda:
            windows.carry_out(state, log)
            if state.step == DRAW_COMMAND_STEP or state.step == DRAW_UNIT:
                drawing.prepare(state, log)
                if state.to_draw == 0:
                    state.step = GOING_ON
        else:
            _enter(state, log)


def _enter(state: State, log: list[Event] | None) -> None:
    """The box of the chart that comes next."""
    box = state.then
    if box < TO_COMMIT:
        _enter_setup(state, box, log)
    elif box == TO_COMMIT:
        _begin_turn(state, log)
    elif box == TO_DECLARE:
        state.phase = IN_DECLARATION
        state.step = DECLARE
    elif box == TO_INITIATIVE:
        state.phase = IN_COMBAT
        attacking.begin_initiative(state)
    elif box == TO_NAME:
        if not attacking.begin_naming(state):
            _end_combat(state, log)
    elif box == TO_NEXT_ROLL:
        _next_roll(state)
    elif box < TO_WOUND:
        _enter_attack(state, box)
    elif box == TO_WOUND:
        attacking.apply_hit(state, log)
    elif box == TO_DRAW:
        drawing.begin_draws(state)
        state.then = TO_DRAWING
    elif box == TO_DRAWING:
        if drawing.wants_draw(state, 0) or drawing.wants_draw(state, 1):
            state.step = DRAW
        else:
            state.then = TO_LIMIT
    elif drawing.is_over(state, 0) or drawing.is_over(state, 1):
        state.step = LIMIT
    else:
        _end_turn(state, log)


def _enter_setup(state: State, box: i64, log: list[Event] | None) -> None:
    """SP-SETUP: decks, starting hands, the Battle Area of a Situation, Command cards, priority."""
    if box == TO_BUILD:
        state.then = TO_MUSTER
        if building.begin_build(state):
            state.step = BUILD
    elif box == TO_MUSTER:
        state.then = TO_FIELD
        building.show_lists(state, log)
        if building.begin_muster(state):
            state.step = MUSTER
    elif box == TO_FIELD:
        state.then = TO_DEAL
        building.field(state, log)
    else:
        drawer = building.next_dealt(state)
        if drawer == NOBODY:
            state.then = TO_COMMIT
            state.step = PRIORITY
        else:
            state.drawer = drawer
            state.step = DEAL


def _enter_attack(state: State, box: i64) -> None:
    """The windows of an attack. Who is asked follows from what everybody knows (Part 35.1)."""
    if box == TO_SUPPORT:
        state.then = TO_ANSWER
        if attacking.can_go_on(state) and not windows.is_silent(state, state.active, ATTACK_NOMINATED):
            state.step = SUPPORT
    elif box == TO_ANSWER:
        state.then = TO_ROLL
        if attacking.can_go_on(state) and not windows.is_silent(state, 1 - state.active, ATTACK_NOMINATED):
            state.step = ANSWER
    elif box == TO_ROLL:
        attacking.recheck_rate(state)
        _next_roll(state)
    else:
        assert box == TO_PARRY
        state.then = TO_WOUND
        struck = state.unit(state.struck)
        if struck is not None and not windows.is_silent(state, struck.seat, DAMAGE_ROLLED):
            state.step = PARRY


def _begin_turn(state: State, log: list[Event] | None) -> None:
    state.turn += 1
    state.phase = IN_COMMITMENT
    state.is_quiet = True
    state.step = COMMIT
    if log is not None:
        log.append(TurnBegan(state.turn))


def _next_roll(state: State) -> None:
    if attacking.can_go_on(state):
        attacking.begin_roll(state)
    else:
        attacking.end_attack(state)


def _end_combat(state: State, log: list[Event] | None) -> None:
    drawing.end_combat(state, log)
    if state.step != OVER:
        _open_window(state, DRAW_OPEN, TO_DRAW)


def _end_turn(state: State, log: list[Event] | None) -> None:
    state.step = GOING_ON
    state.then = TO_COMMIT
    drawing.end_turn(state, log)
