"""The flow of a game: who acts, what they may do, what it leads to. Part 4 of the rules, in order.

::

    SET_UP -> ACTION --MOVE, RECOGNITION, HOWITZER, REINFORCEMENTS ------------------------> CLOSE -> next turn
              |  ^  \\--SEARCH -> SHOT --Shoot or hold --------------------------------------^
              |  |   \\--OFFENSIVE FIRE -> GUN --reveal a Machine Gun or hold ---------------^
              |  |    \\--ASSAULT -> TAKE --take a cell or stay (or DEFENSIVE FIRE) ---------^
              v  |
         DEPLOYMENT -> EXTRA_MOVE      (once a turn, from ACTION or from CLOSE)

A find that leaves nothing to decide (an Empty Area) goes straight on; CLOSE is left out where DEPLOYMENT is not
possible.
"""

from __future__ import annotations

from typing import Final

from fogline.games.stalingrad.actions import (
    DEPLOYS,
    END,
    MOST_ORDERS,
    Action,
    Assault,
    Deploy,
    End,
    Fire,
    Gun,
    Hold,
    Howitzer,
    Move,
    Recognize,
    Reinforce,
    Search,
    Shoot,
    Stay,
    Take,
)  # fmt: skip
from fogline.games.stalingrad.assaulting import add_assaults, add_takes, assault, stay, take
from fogline.games.stalingrad.cards import KINDS, OFFICER
from fogline.games.stalingrad.events import Deployed, Event, Revealed, ShotCardReturned, TurnBegan, TurnSkipped
from fogline.games.stalingrad.firing import add_fires, add_guns, fire, open_fire
from fogline.games.stalingrad.moving import can_move, lead_with_moves, move, try_move
from fogline.games.stalingrad.recognizing import (
    add_recognitions,
    add_second_looks,
    can_recognize,
    look_again,
    recognize,
)  # fmt: skip
from fogline.games.stalingrad.reinforcing import add_reinforcements, reinforce
from fogline.games.stalingrad.searching import add_searches, add_shots, can_search, hold, search, shoot
from fogline.games.stalingrad.setting_up import choices, is_placer, placers, set_up
from fogline.games.stalingrad.shelling import add_howitzers, shell
from fogline.games.stalingrad.state import (
    ACTION,
    CLOSE,
    EXTRA_MOVE,
    GUN,
    LOOK,
    NOWHERE,
    OVER,
    SET_UP,
    SHOT,
    SHOT_CARD,
    TAKE,
    State,
    show,
)  # fmt: skip
from fogline.games.stalingrad.tables import SNIPERS, UNITS
from fogline.games.stalingrad.targets import targets
from fogline.games.stalingrad.telling import remember_ability, remember_helplessness
from fogline.games.stalingrad.victory import check_victory, draw
from fogline.kernel.arrays import Dice, i64
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotYourTurn
from fogline.kernel.game import Seat


def to_act(state: State) -> tuple[Seat, ...]:
    """Both sides during set-up, then one seat at a time."""
    if state.step == SET_UP:
        return placers(state)
    if state.step == OVER:
        return ()
    return state.rules.slot_acting[state.slot]


def legal(state: State, seat: Seat) -> Choices[Action]:
    """Everything *seat* may do now. Own cards and public facts decide, nothing else (ST-INFO-5)."""
    chunks: list[list[Action]] = []
    step: i64 = state.step
    if step == SET_UP:
        chunks.append(choices(state, seat))
    elif step != OVER and seat == state.rules.slot_seats[state.slot]:
        side = state.side()
        if step == ACTION:
            _add_actions(state, side, chunks)
            found = Choices(chunks)
            lead_with_moves(state, side, found)
            return found
        elif step == SHOT:
            add_shots(state, side, chunks)
        elif step == GUN:
            add_guns(state, side, chunks)
        elif step == TAKE:
            add_takes(state, side, chunks)
        elif step == LOOK:
            add_second_looks(state, side, chunks)
        elif step == EXTRA_MOVE:
            found = Choices(chunks)
            lead_with_moves(state, side, found)
            return found
        else:
            _add_deployments(state, side, chunks)
            chunks.append([END])
    return Choices(chunks)


def _add_actions(state: State, side: i64, chunks: list[list[Action]]) -> None:
    """ST-ADV-1, ST-TEAM-3: one action but MOVE, from what is in play and what the Division may use."""
    division: i64 = state.rules.slot_divisions[state.slot]
    if not state.rules.cards_cross:
        if can_search(state, side):
            chunks.append(state.rules.searches[side])
        return
    aims = targets(state.held(1 - side))
    if division != UNITS:
        add_searches(state, side, aims, chunks)
    if state.rules.advanced and division != SNIPERS:
        add_recognitions(state, side, aims, chunks)
        add_howitzers(state, side, aims, chunks)
        add_fires(state, side, chunks)
        add_assaults(state, side, chunks)
        add_reinforcements(state, side, chunks)
        if can_deploy(state, side):
            _add_deployments(state, side, chunks)


# -- turns ------------------------------------------------------------------------------------------


def begin_turn(state: State, log: list[Event] | None) -> None:
    """ST-TURN-3, ST-TURN-4: take the Shot Card back; skip those who cannot act."""
    rules = state.rules
    skipped: i64 = 0
    while True:
        state.turn += 1
        side = state.side()
        seat = Seat(rules.slot_seats[state.slot])
        division: i64 = rules.slot_divisions[state.slot]
        if state.sides[SHOT_CARD + side] != NOWHERE and (division != UNITS or rules.shot_card_by_side):  # ST-TEAM-6
            state.sides[SHOT_CARD + side] = NOWHERE
            if log is not None:
                log.append(ShotCardReturned(side))
        if can_act(state, side, division):
            remember_ability(state, side, division)
            break
        remember_helplessness(state, side, division)
        if log is not None:
            log.append(TurnSkipped(state.turn, seat, side))
        skipped += 1
        if skipped >= len(rules.slot_seats):
            draw(state, True, log)
            return
        if _count_quiet_turn(state, log):
            return
        _next_slot(state)
    state.step = ACTION
    state.acted = False
    state.deployed = False
    if log is not None:
        log.append(TurnBegan(state.turn, seat, side))


def _next_slot(state: State) -> None:
    state.slot = (state.slot + 1) % len(state.rules.slot_seats)


def _count_quiet_turn(state: State, log: list[Event] | None) -> bool:
    """AMB-30: whether too many turns without a loss have made the game a draw."""
    state.quiet += 1
    if state.rules.quiet_limit == 0 or state.quiet < state.rules.quiet_limit:
        return False
    draw(state, False, log)
    return True


def _end_turn(state: State, log: list[Event] | None) -> None:
    if not _count_quiet_turn(state, log):
        _next_slot(state)
        begin_turn(state, log)


def can_act(state: State, side: i64, division: i64) -> bool:
    """Whether there is any action at all (ST-TURN-4)."""
    if can_move(state, side):
        return True
    if division != UNITS and can_search(state, side):
        return True
    if not state.rules.advanced or division == SNIPERS:
        return False
    if can_recognize(state, side):
        return True
    chunks: list[list[Action]] = []
    add_howitzers(state, side, targets(state.held(1 - side)), chunks)
    add_fires(state, side, chunks)
    add_assaults(state, side, chunks)
    add_reinforcements(state, side, chunks)
    for chunk in chunks:
        if len(chunk) > 0:
            return True
    return False


# -- deployment -------------------------------------------------------------------------------------


def can_deploy(state: State, side: i64) -> bool:
    """ST-OF-3: an Officer in play, not used this turn, and something to MOVE. Public."""
    return (
        state.rules.advanced
        and not state.deployed
        and state.counts[side * KINDS + OFFICER] > 0
        and state.rules.slot_divisions[state.slot] != SNIPERS
        and can_move(state, side)
    )


def _add_deployments(state: State, side: i64, chunks: list[list[Action]]) -> None:
    officer: i64 = side * KINDS + OFFICER
    left: i64 = state.counts[officer]
    found: list[Action] = []
    for cell in state.rules.own_first[side]:
        if state.cells[cell] == officer:
            found.append(DEPLOYS[cell])
            left -= 1
            if left == 0:
                break
    chunks.append(found)


def _deploy(state: State, side: i64, action: Deploy, log: list[Event] | None) -> None:
    """ST-OF-1: reveal the Officer; the extra MOVE follows directly."""
    if state.rules.slot_divisions[state.slot] == SNIPERS:
        raise IllegalAction("ST-TEAM-3", action.text())
    if not state.rules.advanced:
        raise IllegalAction("ST-TURN-2", action.text())
    if state.deployed:
        raise IllegalAction("ST-ADV-2", action.text())
    if not can_deploy(state, side):
        raise IllegalAction("ST-OF-3", action.text())
    if state.cells[action.officer] != side * KINDS + OFFICER:
        raise IllegalAction("ST-OF-1", action.text())
    show(state, action.officer)
    state.deployed = True
    state.step = EXTRA_MOVE
    if log is not None:
        log.append(Deployed(side, action.officer))
        log.append(Revealed(action.officer, state.cells[action.officer]))


# -- actions ----------------------------------------------------------------------------------------


def apply(state: State, seat: Seat, action: Action, log: list[Event] | None) -> None:
    """Play *action*. It is refused before anything has changed if it is not legal."""
    step: i64 = state.step
    if step == SET_UP:
        if set_up(state, seat, action, log):
            begin_turn(state, log)
        return
    if step == OVER or seat != state.rules.slot_seats[state.slot]:
        raise NotYourTurn(state.rules.name_of(seat))
    side = state.side()
    if step == ACTION:
        _act(state, side, action, log)
    elif step == EXTRA_MOVE:
        if not isinstance(action, Move):
            raise IllegalAction("ST-OF-3", action.text())
        move(state, side, action, log)
        _after_move(state, side, log)
    elif step == CLOSE:
        if isinstance(action, Deploy):
            _deploy(state, side, action, log)
        elif isinstance(action, End):
            _end_turn(state, log)
        else:
            raise IllegalAction("ST-OF-3", action.text())
    else:
        taken: i64 = action.cell if isinstance(action, Take) else NOWHERE
        _decide(state, side, action, log)
        _close(state, side, taken, log)


def _act(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """The turn's action (ST-TURN-2), or DEPLOYMENT before it."""
    if isinstance(action, Move):
        move(state, side, action, log)
        _after_move(state, side, log)
        return
    division: i64 = state.rules.slot_divisions[state.slot]
    if isinstance(action, Search):
        if division == UNITS:
            raise IllegalAction("ST-TEAM-3", action.text())
        if not search(state, side, action, log):
            _close(state, side, NOWHERE, log)
        return
    if isinstance(action, Deploy):
        _deploy(state, side, action, log)
        return
    if isinstance(action, End):
        raise IllegalAction("ST-OF-3" if state.deployed else "ST-TURN-2", action.text())
    if isinstance(action, (Recognize, Howitzer, Fire, Assault, Reinforce)):
        if not state.rules.advanced:
            raise IllegalAction("ST-TURN-2", action.text())
        if division == SNIPERS:
            raise IllegalAction("ST-TEAM-3", action.text())
        if not _use_unit(state, side, action, log):
            _close(state, side, NOWHERE, log)
        return
    raise IllegalAction("ST-TURN-2", action.text())


def _use_unit(state: State, side: i64, action: Action, log: list[Event] | None) -> bool:
    """An action of Part 11. True if a decision is due before it is complete (ST-TURN-6)."""
    if isinstance(action, Recognize):
        return recognize(state, side, action, log)
    if isinstance(action, Fire):
        return open_fire(state, side, action, log)
    if isinstance(action, Assault):
        return assault(state, side, action, log)
    if isinstance(action, Howitzer):
        shell(state, side, action, log)
    else:
        assert isinstance(action, Reinforce)
        reinforce(state, side, action, log)
    return False


def _decide(state: State, side: i64, action: Action, log: list[Event] | None) -> None:
    """The second step of an action that has revealed something (ST-TURN-6)."""
    step: i64 = state.step
    if step == SHOT and isinstance(action, Shoot):
        shoot(state, side, action, log)
    elif step == GUN and isinstance(action, Gun):
        fire(state, side, action, log)
    elif step == TAKE and isinstance(action, Take):
        take(state, side, action, log)
    elif step == TAKE and isinstance(action, Stay):
        stay(state, log)
    elif step == LOOK and isinstance(action, Recognize):
        look_again(state, side, action, log)
    elif step != TAKE and isinstance(action, Hold):
        hold(state, side, action, log)
    else:
        raise IllegalAction("ST-TURN-6", action.text())
    state.focus = NOWHERE
    state.quadrant = NOWHERE
    state.gun = NOWHERE


def _after_move(state: State, side: i64, log: list[Event] | None) -> None:
    """A MOVE is complete: the turn's action, or the extra one of DEPLOYMENT."""
    if state.step == ACTION:
        _close(state, side, NOWHERE, log)
    elif state.acted:
        _end_turn(state, log)
    else:
        state.step = ACTION


def _close(state: State, side: i64, taken: i64, log: list[Event] | None) -> None:
    """The action is complete: somebody may have won (ST-TURN-5), DEPLOYMENT may still follow (ST-OF-3)."""
    if state.quiet < 0 and (check_victory(state, side, taken, log) or check_victory(state, 1 - side, taken, log)):
        return
    state.acted = True
    if can_deploy(state, side):
        state.step = CLOSE
    else:
        _end_turn(state, log)


# -- random play ------------------------------------------------------------------------------------


_NO_CHUNKS: Final[list[list[Action]]] = []


def sample(state: State, seat: Seat, dice: Dice) -> Action:
    """A random legal action."""
    found = legal(state, seat)
    return found[dice.randrange(len(found))]


def playout(state: State, dice: Dice, most: i64) -> i64:
    """Play random legal actions until the game is over, or *most* of them; set-up included."""
    played: i64 = 0
    while played < most and state.step != OVER:
        seat = Seat(state.rules.slot_seats[state.slot])
        if state.step == ACTION or state.step == EXTRA_MOVE:
            _play_at_random(state, seat, dice)
        else:
            if state.step == SET_UP and not is_placer(state, seat):
                seat = placers(state)[0]
            apply(state, seat, sample(state, seat, dice), None)
        played += 1
    return played


def _play_at_random(state: State, seat: Seat, dice: Dice) -> None:
    """``sample`` and ``apply`` in one, where most choices are MOVEs. They are not listed: a number is drawn as if every
    Quadrant had four different cards, and drawn again where it means nothing. So all legal actions are equally likely.
    """
    side = state.side()
    basic: bool = not state.rules.cards_cross
    chunks = _NO_CHUNKS
    places: i64 = state.rules.movable * MOST_ORDERS
    total: i64 = places
    if basic:
        if can_search(state, side):
            total += len(state.rules.searches[side])
    elif state.step == ACTION:
        chunks = []
        _add_actions(state, side, chunks)
        for chunk in chunks:
            total += len(chunk)
    while True:
        index: i64 = dice.randrange(total)
        if index >= places:
            break
        if try_move(state, side, index):
            _after_move(state, side, None)
            return
    index -= places
    if basic:
        apply(state, seat, state.rules.searches[side][index], None)
        return
    for chunk in chunks:
        size: i64 = len(chunk)
        if index < size:
            apply(state, seat, chunk[index], None)
            return
        index -= size
