r"""The flow of a game: who acts, the choices, and their consequences. Part 5 of the rules (PZ-TURN-3), in order.

::

    [TERRAIN] -> SQUAD -> [TERRAIN] -> DEPLOY -> ACTION
    ACTION --MOVE-----------------------------------------> [LIGHT] -> next turn
           \--EXPLORE -- no enemy unit -> FOLLOW --MOVE--> [LIGHT] -> next turn
           |          \- a unit ------------------\-skip-----------> next turn
           \--SEARCH --- empty -------------------------------------> next turn
                      \- a unit -> SHOOT --hold---------------------> next turn
                                        \-shoot -> DRAW (CHANCE) ---> next turn
    LIGHT --skip, or a search as above with a tank that is shown

LIGHT and SHOOT occur even if only skip or hold is possible: leaving them out would reveal what a side has.
"""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.panzer.rules import actions, events, exploration, steps
from fogline.titles.panzer.rules.cards import AMERICAN, FOREST, GERMAN
from fogline.titles.panzer.rules.events import Event
from fogline.titles.panzer.rules.fire import add_shots, draw, draws, forget_shot, may_hold, shoot, unlock
from fogline.titles.panzer.rules.movement import can_move, move, with_moves, with_moves_of
from fogline.titles.panzer.rules.muster import choices, is_laid_out, lay, layer, lays, muster
from fogline.titles.panzer.rules.state import (
    ALIVE,
    BY_DESTRUCTION,
    BY_STANDSTILL,
    BY_SUPPLY_LINE,
    BY_TURNS,
    FROM,
    READY,
    REASONS,
    SIZE,
    State,
)
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, SQUARE
from fogline.titles.scope.position import NOBODY, NOWHERE, SEEN, remember, setting_up


def can_act(state: State, side: i64) -> bool:
    if state.rules.null_explore or can_move(state, side) or exploration.can_explore(state, side):
        return True
    return exploration.hidden_targets(state, side) | exploration.revealed_targets(state, side) != 0


# -- winning (Part 11) --------------------------------------------------------------------------------


def check_victory(state: State, side: i64, changed: i64, log: list[Event] | None) -> bool:
    """Whether *side* has just won; then the game ends immediately (PZ-WIN-3). *changed* are the cells that a MOVE or an
    EXPLORE can have changed."""
    reasons: i64 = 0
    if state.sides[ALIVE + 1 - side] == 0:  # PZ-WIN-1
        reasons |= BY_DESTRUCTION
    row: i64 = state.rules.homes[1 - side]
    if row & ~state.held(side) == 0:  # PZ-WIN-2
        if state.units_of(side) & row != 0:
            reasons |= BY_SUPPLY_LINE
        elif changed & row != 0:
            _remember_empty(state, side, row)
    if reasons == 0:
        return False
    finish(state, side, reasons, log)
    return True


def _remember_empty(state: State, side: i64, row: i64) -> None:
    """Part 16: record that *side*, which has taken the *row*, has no unit in it, since the game continues."""
    for cell in state.rules.cells:
        if row & BIT[cell] != 0:
            remember(state, SEEN, side, cell, FOREST, 0)


def finish(state: State, winner: i64, reasons: i64, log: list[Event] | None) -> None:
    """End the game. Everything is shown (AMB-74)."""
    state.step = steps.OVER
    state.winner = winner
    state.reasons = reasons
    if log is not None:
        log.append(events.GameOver(None if winner == NOBODY else int(winner), reason_names(reasons)))
        log.append(events.AllShown(tuple(state.cells), tuple(int(number) for number in state.squads)))


def reason_names(reasons: int) -> tuple[str, ...]:
    return tuple(name for bit, name in enumerate(REASONS) if reasons >> bit & 1)


_AMERICAN_ACTS = (Seat(AMERICAN),)
_GERMAN_ACTS = (Seat(GERMAN),)
_CHANCE_ACTS = (CHANCE,)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats to act: both sides while they muster in secret, CHANCE when a shot card is drawn, otherwise one
    side."""
    step: i64 = state.step
    if step == steps.SQUAD or step == steps.DEPLOY:
        return setting_up(state, READY)
    if step == steps.OVER:
        return ()
    if step == steps.DRAW:
        return _CHANCE_ACTS
    side = layer(state) if step == steps.TERRAIN else state.side()
    return _AMERICAN_ACTS if side == AMERICAN else _GERMAN_ACTS


def legal(state: State, seat: Seat) -> Choices[Action]:
    """All legal actions of *seat*. They depend only on the seat's own cards and public facts (Part 16)."""
    chunks: list[list[Action]] = []
    step: i64 = state.step
    if step == steps.SQUAD or step == steps.DEPLOY:
        chunks.append(choices(state, seat))
    elif step == steps.TERRAIN:
        if seat == layer(state):
            chunks.append(lays(state))
    elif step == steps.DRAW:
        if seat == CHANCE:
            chunks.append([action for action, _ in draws(state)])
    elif step != steps.OVER and seat == state.side():
        side = state.side()
        if step == steps.ACTION:
            exploration.add_explores(state, side, chunks)
            exploration.add_searches(state, side, chunks)
            return with_moves(state, side, chunks)
        elif step == steps.FOLLOW:
            chunks.append([actions.SKIP])
            return with_moves_of(state, state.quadrant, chunks)
        elif step == steps.LIGHT:
            exploration.add_light_searches(state, side, chunks)
        else:
            add_shots(state, side, chunks)
    return Choices(chunks)


def _after_set_up(state: State, log: list[Event] | None) -> None:
    """PZ-SETUP-2: the step after terrain, squads or deployment; AMB-04: terrain before squads, or after."""
    rules = state.rules
    state.sides[READY + AMERICAN] = 0
    state.sides[READY + GERMAN] = 0
    if state.step == steps.TERRAIN:
        state.step = steps.SQUAD if rules.terrain_first else steps.DEPLOY
    elif state.step == steps.SQUAD:
        state.step = steps.TERRAIN if rules.terrain and not rules.terrain_first else steps.DEPLOY
    else:
        for side in (AMERICAN, GERMAN):
            state.sides[ALIVE + side] = state.sides[SIZE + side]
            state.deck += state.sides[SIZE + side]  # PZ-DEPLOY-2
        if log is not None:
            log.append(events.Fielded(int(state.sides[SIZE]), int(state.sides[SIZE + 1]), int(state.deck)))
        _begin_turn(state, log)


def _begin_turn(state: State, log: list[Event] | None) -> None:
    """PZ-TURN-2: start the turn's action. A side without one passes (AMB-77); if neither side can ever act again, the
    game is a draw. A side that cannot act now can in its next turn, when its Stug III may turn (PZ-STUG-1), but not
    later."""
    passed: i64 = 0
    while True:
        side = state.side()
        state.step = steps.ACTION
        if can_act(state, side):
            break
        if log is not None:
            log.append(events.TurnPassed(int(state.turn), int(side)))
        passed += 1
        if passed == 4:
            finish(state, NOBODY, BY_STANDSTILL, log)
            return
        if _close_turn(state, log):
            return
    if log is not None:
        log.append(events.TurnBegan(int(state.turn), int(side)))


def _close_turn(state: State, log: list[Event] | None) -> bool:
    """The END of PZ-TURN-3. Returns True if the turn was the last one (AMB-76)."""
    side = state.side()
    unlocked = unlock(state, side, state.sides[FROM + side] if state.fired else i64(NOWHERE))
    if log is not None and unlocked != 0:
        for cell in state.rules.cells:
            if unlocked & BIT[cell] != 0:
                log.append(events.Unlocked(int(cell), int(state.cells[cell])))
    if not state.fired:
        forget_shot(state, side)
    state.fired = False
    state.found = False
    state.focus = NOWHERE
    state.quadrant = NOWHERE
    state.gun = NOWHERE
    state.turn += 1
    if state.rules.turn_limit == 0 or state.turn < state.rules.turn_limit:
        return False
    finish(state, NOBODY, BY_TURNS, log)
    return True


def end_turn(state: State, log: list[Event] | None) -> None:
    if not _close_turn(state, log):
        _begin_turn(state, log)


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action*. An illegal action is refused before anything changes."""
    step: i64 = state.step
    if step == steps.SQUAD or step == steps.DEPLOY:
        if muster(state, seat, action, log):
            _after_set_up(state, log)
        return
    if step == steps.TERRAIN:
        if seat != layer(state):
            raise NotYourTurn(state.rules.name_of(seat))
        if not isinstance(action, actions.Lay):
            raise IllegalAction("PZ-SETUP-2", action.text())
        lay(state, action, log)
        if is_laid_out(state):
            _after_set_up(state, log)
        return
    if step == steps.DRAW:
        _draw(state, seat, action, log)
        return
    if step == steps.OVER or seat != state.side():
        raise NotYourTurn(state.rules.name_of(seat))
    side = state.side()
    if step == steps.ACTION:
        _act(state, side, action, log)
    elif step == steps.FOLLOW:
        _follow(state, side, action, log)
    elif step == steps.LIGHT:
        _use_light_tank(state, side, action, log)
    else:
        _shoot(state, side, action, log)


def _act(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """The turn's action (PZ-TURN-2)."""
    if isinstance(action, actions.Move):
        _move(state, side, action, state.rules.light_tanks, log)
    elif isinstance(action, actions.Explore):
        if not exploration.explore(state, side, action, log):
            end_turn(state, log)
        elif not check_victory(state, side, SQUARE[action.quadrant], log):
            state.quadrant = action.quadrant
            state.step = steps.FOLLOW
    elif isinstance(action, actions.Search):
        if not exploration.search(state, side, action, log):
            end_turn(state, log)
    else:
        raise IllegalAction("PZ-TURN-2", action.text())


def _move(state: State, side: i64, action: actions.Move, light: bool, log: list[Event] | None) -> None:
    """Make a MOVE. With *light*, a light tank of the quadrant may search after it (PZ-LITE-2)."""
    move(state, side, action, log)
    after_move(state, side, action.quadrant, light, log)


def after_move(state: State, side: i64, corner: i64, light: bool, log: list[Event] | None) -> None:
    """Continue after a complete MOVE."""
    if check_victory(state, side, SQUARE[corner], log):
        return
    if light:
        state.quadrant = corner
        state.step = steps.LIGHT
    else:
        end_turn(state, log)


def _follow(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """PZ-EXPL-4: make one MOVE of the explored quadrant, or none."""
    if isinstance(action, actions.Move) and action.quadrant == state.quadrant:
        _move(state, side, action, state.rules.light_tanks and state.rules.light_after_explore, log)  # AMB-18
    elif isinstance(action, actions.Skip):
        _skip(state, side, log)
    else:
        raise IllegalAction("PZ-EXPL-4", action.text())


def _skip(state: State, side: i64, log: list[Event] | None) -> None:
    if log is not None:
        log.append(events.Skipped(int(side), int(state.step)))
    end_turn(state, log)


def _use_light_tank(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """PZ-LITE-2: show one light tank and search with it, or skip."""
    if isinstance(action, actions.Light):
        if not exploration.search_with_tank(state, side, action, log):
            end_turn(state, log)
    elif isinstance(action, actions.Skip):
        _skip(state, side, log)
    else:
        raise IllegalAction("PZ-LITE-2", action.text())


def _shoot(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """PZ-SRCH-5: shoot with one unit, or hold."""
    if isinstance(action, actions.Shoot):
        shoot(state, side, action, log)
    elif isinstance(action, actions.Hold):
        if not may_hold(state):
            raise IllegalAction("PZ-SRCH-2", action.text())
        if log is not None:
            log.append(events.Held(int(side)))
        end_turn(state, log)
    else:
        raise IllegalAction("PZ-SRCH-5" if may_hold(state) else "PZ-SRCH-2", action.text())


def _draw(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """PZ-SHOT-5: CHANCE draws a shot card for the attacked player (AMB-85)."""
    if seat != CHANCE:
        raise NotYourTurn(state.rules.name_of(seat))
    if not isinstance(action, actions.Draw):
        raise IllegalAction("PZ-SHOT-5", action.text())
    side = state.side()
    draw(state, side, action, log)
    if not check_victory(state, side, 0, log):
        end_turn(state, log)
