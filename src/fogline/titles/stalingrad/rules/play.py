r"""The flow of a game: who acts, the choices, and their consequences. Part 4 of the rules, in order.

::

    SET_UP -> ACTION --MOVE, RECOGNITION, HOWITZER, REINFORCEMENTS ------------------------> CLOSE -> next turn
              |  ^  \--SEARCH -> SHOT --Shoot or hold --------------------------------------^
              |  |   \--OFFENSIVE FIRE -> GUN --reveal a Machine Gun or hold ---------------^
              |  |    \--ASSAULT -> TAKE --take a cell or stay (or DEFENSIVE FIRE) ---------^
              v  |
         DEPLOYMENT -> EXTRA_MOVE      (once a turn, from ACTION or from CLOSE)

After a find that needs no decision (an Empty Area), play goes straight on; CLOSE is skipped if DEPLOYMENT is not
possible.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import Seat
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, SQUARE
from fogline.titles.scope.position import LACKS, NOBODY, NOWHERE, SCARCE, claim, remember, setting_up
from fogline.titles.stalingrad.rules import actions, events, steps, units
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, INFANTRY, KINDS, MACHINE_GUN, MORTAR, OFFICER, SNIPER
from fogline.titles.stalingrad.rules.events import Event
from fogline.titles.stalingrad.rules.placement import can_move, choices, move, set_up, with_moves
from fogline.titles.stalingrad.rules.reinforcements import add_reinforcements, empty_areas_needed, reinforce
from fogline.titles.stalingrad.rules.search import add_searches, can_search, hold, search, shoot, shots, targets
from fogline.titles.stalingrad.rules.state import (
    BY_ELIMINATION,
    BY_LAST_ROW,
    BY_POINTS,
    BY_QUIET,
    BY_SNIPERS,
    BY_STANDSTILL,
    LOUD,
    READY,
    REASONS,
    SCORE,
    SHOT_CARD,
    State,
    show,
)
from fogline.titles.stalingrad.rules.tables import SNIPERS, UNITS


def remember_helplessness(state: State, side: i64, division: i64) -> None:
    """H25: record what a skipped turn reveals: where the cards that could have acted are not."""
    if division != UNITS:
        _remember_lack(state, side, SNIPER, state.rules.fronts[side] & state.held(side))  # only with AMB-14
    if not state.rules.advanced or division == SNIPERS:
        return
    ground: i64 = state.rules.grounds[side]
    _remember_lack(state, side, MORTAR, units.shellers(state, side) & ground)
    _remember_lack(state, side, MACHINE_GUN, units.firers(state, side) & ground)
    _remember_lack(state, side, INFANTRY, units.assaulters(state, side) & ground)
    needed = empty_areas_needed(state, side)
    if needed > 0:
        for corner in state.rules.rear_quadrants[side]:
            what: i64 = LACKS if needed == 1 else SCARCE
            remember(state, what, side, NOWHERE, EMPTY_AREA, SQUARE[corner] & state.held(side))


def _remember_lack(state: State, side: i64, kind: i64, mask: i64) -> None:
    if mask != 0 and state.counts[side * KINDS + kind] > 0:
        remember(state, LACKS, side, NOWHERE, kind, mask)


def remember_ability(state: State, side: i64, division: i64) -> None:
    """Record what a turn that is not skipped reveals: a hidden card can act, unless a public fact already says so."""
    rules = state.rules
    if can_move(state, side):
        return
    if division != UNITS and not rules.move_anywhere and can_search(state, side):
        return
    with_units: bool = rules.advanced and division != SNIPERS
    abroad: i64 = units.assaulters(state, side) & ~rules.grounds[side]
    if with_units and (units.can_recognize(state, side) or abroad != 0):
        return
    first = True
    if division != UNITS:
        first = _remember_claim(state, side, SNIPER, rules.fronts[side] & state.held(side), 1, first)
    if not with_units:
        return
    first = _remember_claim(state, side, MORTAR, units.shellers(state, side), 1, first)
    first = _remember_claim(state, side, MACHINE_GUN, units.firers(state, side), 1, first)
    first = _remember_claim(state, side, INFANTRY, units.assaulters(state, side), 1, first)
    needed = empty_areas_needed(state, side)
    if needed > 0:
        for corner in rules.rear_quadrants[side]:
            first = _remember_claim(state, side, EMPTY_AREA, SQUARE[corner] & state.held(side), needed, first)


def _remember_claim(state: State, side: i64, kind: i64, mask: i64, least: i64, first: bool) -> bool:
    """Add a claim to a row of which at least one is true. Returns whether the next claim is the first of its row."""
    if mask == 0 or state.counts[side * KINDS + kind] == 0:
        return first
    state.facts = claim(state.facts, side, least, kind, mask, first=first)
    return False


# -- winning (Parts 7 and 10) --------------------------------------------------------------------------


def check_victory(state: State, side: i64, taken: i64, log: list[Event] | None) -> bool:
    """Whether *side* has just won; then the game is over immediately (ST-TURN-5). *taken* is the cell where an Infantry
    was just placed, if any."""
    rules = state.rules
    enemy: i64 = 1 - side
    reasons: i64 = 0
    sniper: i64 = enemy * KINDS + SNIPER
    if rules.counts[sniper] > 0 and state.counts[sniper] == 0:  # ST-WIN-1, ST-THEME-3
        reasons |= BY_SNIPERS
    if rules.points > 0 and state.sides[SCORE + side] >= rules.points:  # ST-WIN-2
        reasons |= BY_POINTS
    for group in rules.eliminate:  # ST-CHAIN-2, ST-ARTY-2, ST-OFF-3
        left: i64 = 0
        for kind in group:
            left += state.counts[enemy * KINDS + kind]
        if left == 0:
            reasons |= BY_ELIMINATION
    if rules.last_row_wins and taken != NOWHERE:  # ST-ADVANCE-2
        at_the_end = rules.last_rows[enemy] & BIT[taken] != 0
        if at_the_end and state.cells[taken] // KINDS == side:
            reasons |= BY_LAST_ROW
    if reasons == 0:
        return False
    finish(state, side, reasons, log)
    return True


def finish(state: State, winner: i64, reasons: i64, log: list[Event] | None) -> None:
    """End the game. All cards are shown (AMB-68)."""
    state.step = steps.OVER
    state.winner = winner
    state.reasons = reasons
    if log is not None:
        scores = (int(state.sides[SCORE]), int(state.sides[SCORE + 1]))
        log.append(events.GameOver(None if winner == NOBODY else winner, reason_names(reasons), scores))
        log.append(events.Shown(tuple(state.cells)))


def draw(state: State, standstill: bool, log: list[Event] | None) -> None:
    """End the game without a winner: too many quiet turns (AMB-30), or no player can ever act again (ST-TURN-4)."""
    finish(state, NOBODY, BY_STANDSTILL if standstill else BY_QUIET, log)


def reason_names(reasons: int) -> tuple[str, ...]:
    return tuple(name for bit, name in enumerate(REASONS) if reasons >> bit & 1)


def to_act(state: State) -> tuple[Seat, ...]:
    """The seats to act: both sides during set-up, then one seat at a time."""
    if state.step == steps.SET_UP:
        return setting_up(state, READY)  # ST-TEAM-5: team-mates share cards
    if state.step == steps.OVER:
        return ()
    return state.rules.slot_acting[state.slot]


def legal(state: State, seat: Seat) -> Choices[Action]:
    """All legal actions of *seat*. They depend only on the seat's own cards and public facts (ST-INFO-5)."""
    rules = state.rules
    step: i64 = state.step
    if step == steps.SET_UP:
        return Choices([choices(state, seat)])
    if step == steps.OVER or seat != rules.slot_seats[state.slot]:
        return Choices(_NO_CHUNKS)
    side: i64 = rules.slot_sides[state.slot]
    if step == steps.ACTION:
        if not rules.cards_cross:
            return with_moves(state, side, rules.search_chunks[side] if can_search(state, side) else _NO_CHUNKS)
        chunks: list[list[Action]] = []
        _add_actions(state, side, chunks)
        return with_moves(state, side, chunks)
    if step == steps.EXTRA_MOVE:
        return with_moves(state, side, _NO_CHUNKS)
    return Choices([decisions(state, side)])


_NO_CHUNKS: Final[list[list[Action]]] = []


def _add_actions(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """ST-ADV-1, ST-TEAM-3: add the actions other than MOVE that are possible with the cards in play that the Division
    may use."""
    division: i64 = state.rules.slot_divisions[state.slot]
    aims = targets(state.held(1 - side))
    if division != UNITS:
        add_searches(state, side, aims, chunks)
    if state.rules.advanced and division != SNIPERS:
        units.add_recognitions(state, side, aims, chunks)
        units.add_howitzers(state, side, aims, chunks)
        units.add_fires(state, side, chunks)
        units.add_assaults(state, side, chunks)
        add_reinforcements(state, side, chunks)
        if can_deploy(state, side):
            chunks.append(deployments(state, side))


def decisions(state: State, side: i64) -> list[Action]:
    """The actions that end a turn or complete an action that has revealed something (ST-TURN-6)."""
    step: i64 = state.step
    if step == steps.SHOT:
        return shots(state, side)
    if step == steps.GUN:
        return units.guns(state, side)
    if step == steps.TAKE:
        return units.takes(state, side)
    if step == steps.LOOK:
        return units.second_looks(state, side)
    found = deployments(state, side)
    found.append(actions.END)
    return found


def begin_turn(state: State, log: list[Event] | None) -> None:
    """ST-TURN-3, ST-TURN-4: take the Shot Card back; skip seats that cannot act."""
    rules = state.rules
    skipped: i64 = 0
    while True:
        state.turn += 1
        slot: i64 = state.slot
        side: i64 = rules.slot_sides[slot]
        division: i64 = rules.slot_divisions[slot]
        if state.sides[SHOT_CARD + side] != NOWHERE and (division != UNITS or rules.shot_card_by_side):  # ST-TEAM-6
            state.sides[SHOT_CARD + side] = NOWHERE
            if log is not None:
                log.append(events.ShotCardReturned(side))
        if not rules.cards_cross or can_move(state, side):
            break
        if can_act_otherwise(state, side, division):
            remember_ability(state, side, division)
            break
        remember_helplessness(state, side, division)
        if log is not None:
            log.append(events.TurnSkipped(state.turn, Seat(rules.slot_seats[slot]), side))
        skipped += 1
        if skipped >= rules.turns:
            draw(state, True, log)
            return
        if not _pass_on(state, log):
            return
    state.step = steps.ACTION
    state.acted = False
    state.deployed = False
    if log is not None:
        log.append(events.TurnBegan(state.turn, Seat(rules.slot_seats[slot]), side))


def end_turn(state: State, log: list[Event] | None) -> None:
    if _pass_on(state, log):
        begin_turn(state, log)


def _pass_on(state: State, log: list[Event] | None) -> bool:
    """Pass the turn to the next seat of the round. Returns False if too many turns without a loss have made the game a
    draw (AMB-30)."""
    state.quiet += 1
    limit: i64 = state.rules.quiet_limit
    if limit != 0 and state.quiet >= limit:
        draw(state, False, log)
        return False
    slot: i64 = state.slot + 1
    state.slot = 0 if slot == state.rules.turns else slot
    return True


def can_act_otherwise(state: State, side: i64, division: i64) -> bool:
    """Whether there is any action other than MOVE (ST-TURN-4)."""
    if division != UNITS and can_search(state, side):
        return True
    if not state.rules.advanced or division == SNIPERS:
        return False
    if units.can_recognize(state, side):
        return True
    chunks: list[list[Action]] = []
    units.add_howitzers(state, side, targets(state.held(1 - side)), chunks)
    units.add_fires(state, side, chunks)
    units.add_assaults(state, side, chunks)
    add_reinforcements(state, side, chunks)
    for chunk in chunks:
        if len(chunk) > 0:
            return True
    return False


def can_deploy(state: State, side: i64) -> bool:
    """ST-OF-3: an Officer in play, DEPLOYMENT not used this turn, and a Quadrant to MOVE. Public."""
    return (
        state.rules.advanced
        and not state.deployed
        and state.counts[side * KINDS + OFFICER] > 0
        and state.rules.slot_divisions[state.slot] != SNIPERS
        and can_move(state, side)
    )


def deployments(state: State, side: i64) -> list[Action]:
    """The DEPLOYMENT action of each Officer in play (ST-OF-1)."""
    officer: i64 = side * KINDS + OFFICER
    left: i64 = state.counts[officer]
    found: list[Action] = []
    for cell in state.rules.own_first[side]:
        if state.cells[cell] == officer:
            found.append(actions.DEPLOYS[cell])
            left -= 1
            if left == 0:
                break
    return found


def _deploy(state: State, side: i64, action: actions.Deploy, log: list[Event] | None) -> None:
    """ST-OF-1: reveal the Officer; the extra MOVE follows directly."""
    if state.rules.slot_divisions[state.slot] == SNIPERS:
        raise IllegalAction("ST-TEAM-3", action.text())
    if not state.rules.advanced:
        raise IllegalAction("ST-TURN-2", action.text())
    if state.deployed:
        raise IllegalAction("ST-ADV-2", action.text())
    if not can_deploy(state, side):
        raise IllegalAction("ST-OF-3", action.text())
    officer: i64 = action.cell
    if state.cells[officer] != side * KINDS + OFFICER:
        raise IllegalAction("ST-OF-1", action.text())
    show(state, officer)
    state.deployed = True
    state.step = steps.EXTRA_MOVE
    if log is not None:
        log.append(events.Deployed(side, officer))
        log.append(events.Revealed(officer, state.cells[officer]))


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action*. An illegal action is refused before anything changes."""
    rules = state.rules
    step: i64 = state.step
    if step == steps.SET_UP:
        if set_up(state, seat, action, log):
            begin_turn(state, log)
        return
    if step == steps.OVER or seat != rules.slot_seats[state.slot]:
        raise NotYourTurn(rules.name_of(seat))
    side: i64 = rules.slot_sides[state.slot]
    if step == steps.ACTION:
        if isinstance(action, actions.Move):
            move(state, side, action, log)
            _close(state, side, NOWHERE, log)
        else:
            _act(state, side, action, log)
    elif step == steps.EXTRA_MOVE:
        if not isinstance(action, actions.Move):
            raise IllegalAction("ST-OF-3", action.text())
        move(state, side, action, log)
        after_move(state, side, log)
    elif step == steps.CLOSE:
        if isinstance(action, actions.Deploy):
            _deploy(state, side, action, log)
        elif isinstance(action, actions.End):
            end_turn(state, log)
        else:
            raise IllegalAction("ST-OF-3", action.text())
    else:
        taken: i64 = action.cell if isinstance(action, actions.Take) else NOWHERE
        _decide(state, side, action, log)
        _close(state, side, taken, log)


def _act(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """The turn's action other than MOVE (ST-TURN-2), or DEPLOYMENT before it."""
    division: i64 = state.rules.slot_divisions[state.slot]
    if isinstance(action, actions.Search):
        if division == UNITS:
            raise IllegalAction("ST-TEAM-3", action.text())
        if not search(state, side, action, log):
            _close(state, side, NOWHERE, log)
        return
    if isinstance(action, actions.Deploy):
        _deploy(state, side, action, log)
        return
    if isinstance(action, actions.End):
        raise IllegalAction("ST-OF-3" if state.deployed else "ST-TURN-2", action.text())
    if isinstance(action, (actions.Recognize, actions.Howitzer, actions.Fire, actions.Assault, actions.Reinforce)):
        if not state.rules.advanced:
            raise IllegalAction("ST-TURN-2", action.text())
        if division == SNIPERS:
            raise IllegalAction("ST-TEAM-3", action.text())
        if not _use_unit(state, side, action, log):
            _close(state, side, NOWHERE, log)
        return
    raise IllegalAction("ST-TURN-2", action.text())


def _use_unit(state: State, side: i64, action: Action, log: list[Event] | None) -> bool:
    """Play an action of Part 11. Returns True if a decision is due before it is complete (ST-TURN-6)."""
    if isinstance(action, actions.Recognize):
        return units.recognize(state, side, action, log)
    if isinstance(action, actions.Fire):
        return units.open_fire(state, side, action, log)
    if isinstance(action, actions.Assault):
        return units.assault(state, side, action, log)
    if isinstance(action, actions.Howitzer):
        units.shell(state, side, action, log)
    else:
        assert isinstance(action, actions.Reinforce)
        reinforce(state, side, action, log)
    return False


def _decide(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """Play the second step of an action that has revealed something (ST-TURN-6)."""
    step: i64 = state.step
    if step == steps.SHOT and isinstance(action, actions.Shoot):
        shoot(state, side, action, log)
    elif step == steps.GUN and isinstance(action, actions.Gun):
        units.fire(state, side, action, log)
    elif step == steps.TAKE and isinstance(action, actions.Take):
        units.take(state, side, action, log)
    elif step == steps.TAKE and isinstance(action, actions.Stay):
        units.stay(state, log)
    elif step == steps.LOOK and isinstance(action, actions.Recognize):
        units.look_again(state, side, action, log)
    elif step != steps.TAKE and isinstance(action, actions.Hold):
        hold(state, side, action, log)
    else:
        raise IllegalAction("ST-TURN-6", action.text())
    state.focus = NOWHERE
    state.quadrant = NOWHERE
    state.gun = NOWHERE


def after_move(state: State, side: i64, log: list[Event] | None) -> None:
    """Continue after a complete MOVE: the turn's action, or the extra one of DEPLOYMENT."""
    if state.step == steps.ACTION:
        _close(state, side, NOWHERE, log)
    elif state.acted:
        end_turn(state, log)
    else:
        state.step = steps.ACTION


def _close(state: State, side: i64, taken: i64, log: list[Event] | None) -> None:
    """Continue after a complete action: somebody may have won (ST-TURN-5), DEPLOYMENT may still follow (ST-OF-3)."""
    if state.quiet == LOUD and (check_victory(state, side, taken, log) or check_victory(state, 1 - side, taken, log)):
        return
    state.acted = True
    if state.rules.advanced and can_deploy(state, side):
        state.step = steps.CLOSE
    else:
        end_turn(state, log)
