"""How a game is won (SP-WIN), by the standard rules and by a Situation's."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Outcome, Seat
from fogline.titles.spearpoint.rules import cards
from fogline.titles.spearpoint.rules.events import AllShown, Event, GameOver, Unopposed
from fogline.titles.spearpoint.rules.modifiers import LAID, fits, item_card, tail_card
from fogline.titles.spearpoint.rules.state import (
    BY_EXHAUSTION,
    BY_ORDERS,
    BY_OVERRUN,
    BY_POINTS,
    BY_STALL,
    BY_TURNS,
    NOBODY,
    REASONS,
    Side,
    State,
    total,
)  # fmt: skip
from fogline.titles.spearpoint.rules.steps import IN_COMMITMENT, OVER


def reason_names(reasons: i64) -> tuple[str, ...]:
    return tuple([REASONS[bit] for bit in range(len(REASONS)) if reasons >> bit & 1])


def outcome(state: State) -> Outcome | None:
    if state.step != OVER:
        return None
    winners: tuple[Seat, ...] = ()
    if state.winner != NOBODY:
        winners = (Seat(state.winner),)
    return Outcome(winners, reason_names(state.reasons))


def end(state: State, winner: i64, reason: i64, log: list[Event] | None) -> None:
    state.step = OVER
    for item in state.agenda:
        if item & LAID == 0:
            state.discards[item_card(item)] += 1
    state.agenda = []
    state.winner = winner
    state.reasons = reason
    if log is None:
        return
    first, second = state.sides[0], state.sides[1]
    log.append(GameOver(winner, reason, (first.points, second.points)))
    if state.rules.reveals:
        log.append(
            AllShown(
                (tuple(first.hand), tuple(second.hand)),
                (all_reserves(first), all_reserves(second)),
                (tuple(first.commands), tuple(second.commands)),
            )
        )


def all_reserves(side: Side) -> tuple[int, ...]:
    """The Reserves with the cards below them."""
    found = side.reserves[:]
    for entry in side.tail:
        found[tail_card(entry)] += 1
    return tuple(found)


def end_by_points(state: State, reason: i64, log: list[Event] | None) -> None:
    """End the game: the higher score wins; equal scores draw."""
    first, second = state.sides[0].points, state.sides[1].points
    end(state, NOBODY if first == second else (0 if first > second else 1), reason, log)


def check_points(state: State, log: list[Event] | None) -> None:
    """SP-WIN-1, SP-WIN-2: check the points after every change."""
    if state.step == OVER or not state.rules.standard_win:
        return
    reached = [state.sides[seat].points >= state.rules.vp_goals[seat] for seat in (0, 1)]
    if reached[0] and reached[1]:
        end_by_points(state, BY_POINTS, log)
    elif reached[0] or reached[1]:
        end(state, 0 if reached[0] else 1, BY_POINTS, log)


def is_unopposed(state: State, seat: i64) -> bool:
    """SP-WIN-4: whether a seat has a ground Unit of its own and meets no opposition."""
    has_ground = False
    for unit in state.units:
        ground = state.is_ground(unit)
        if unit.seat == seat:
            has_ground = has_ground or ground
        elif ground or state.rules.any_opposes:
            return False
    return has_ground


def count_overrun(state: State, log: list[Event] | None) -> None:
    """Count unopposed Turns, right after the commitment is revealed."""
    for seat in range(2):
        side = state.sides[seat]
        side.overrun = side.overrun + 1 if is_unopposed(state, seat) else 0
        if side.overrun > 0 and log is not None:
            log.append(Unopposed(seat, side.overrun))


def check_opposition(state: State) -> None:
    """Reset the count later in the Turn, if an enemy has arrived or the last ground Unit has left."""
    for seat in range(2):
        if state.sides[seat].overrun > 0 and not is_unopposed(state, seat):
            state.sides[seat].overrun = 0


def check_overrun(state: State, log: list[Event] | None) -> None:
    """SP-ENDC-6: check for Overrun."""
    if state.step == OVER or not state.rules.standard_win:
        return
    for seat in range(2):
        if state.sides[seat].overrun >= state.rules.overrun_turns:
            end(state, seat, BY_OVERRUN, log)
            return


def check_goals(state: State, *, at_turn_end: bool, log: list[Event] | None) -> None:
    """SP-WIN-5: end the game by the first Win Condition that is met, in the order of the Situation; none counts before
    anybody could commit."""
    situation = state.rules.situation
    if state.step == OVER or situation is None or state.turn == 0 or (state.turn == 1 and state.phase == IN_COMMITMENT):
        return
    for goal in situation.goals:
        if (at_turn_end or not goal.at_turn_end) and is_met(state, goal.when):
            end(state, goal.seat, BY_ORDERS, log)
            return


def is_met(state: State, when: cards.Condition) -> bool:
    kind = when.kind
    if kind == cards.TURN_AT_LEAST:
        return state.turn >= when.number
    if kind == cards.VP_AT_LEAST:
        return state.sides[when.seat].points >= when.number
    if kind == cards.COUNT_AT_LEAST:
        count: i64 = 0
        for unit in state.units:
            if unit.seat == when.seat and fits(state, when.which, unit):
                count += 1
        return count >= when.number
    met = [is_met(state, part) for part in when.parts]
    if kind == cards.ALL_OF:
        return False not in met
    if kind == cards.ANY_OF:
        return True in met
    assert kind == cards.NONE_OF
    return True not in met


def check_turn(state: State, log: list[Event] | None) -> None:
    """SP-WIN-6, SP-WIN-7: end the game if nobody has Units left, if nothing more happens, or after the last
    Turn."""
    if state.step == OVER:
        return
    rules = state.rules
    left = len(state.units)
    for side in state.sides:
        left += total(side.hand) + total(side.reserves) + len(side.tail)
    if left == 0:
        end_by_points(state, BY_EXHAUSTION, log)
    elif rules.stall_turns > 0 and state.quiet >= rules.stall_turns:
        end_by_points(state, BY_STALL, log)
    elif rules.max_turns > 0 and state.turn >= rules.max_turns:
        end_by_points(state, BY_TURNS, log)
