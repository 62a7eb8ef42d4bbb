"""Draws random worlds that fit a view; every world that fits can be drawn, and no other.

Known cards go to their known places. The other hidden places get unaccounted cards: each choice of physical cards that
makes a deck within the limits is equally likely (``deal_cards``), and so is each place for each card. An unfinished
plan is guessed line by line, each legal line equally likely, and ends at random unless it is known to be closed.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.rolls import choice, shuffle
from fogline.titles.spearpoint.rules import actions, draw_phase, modifiers, play
from fogline.titles.spearpoint.rules.actions import DONE, PLAIN, Action, Roll
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.holders import guess_known
from fogline.titles.spearpoint.rules.state import Side, State, Unit, UnitView, total
from fogline.titles.spearpoint.rules.steps import BUILD, INITIATIVE, LIMIT, MUSTER, OVER
from fogline.titles.spearpoint.rules.tables import Rules, cost_of, reachable, rules_for
from fogline.titles.spearpoint.rules.view import Counts, SideView, View, open_commands

_LONGEST_PLAN: Final = 60
_ROOM: Final = 8_000_000
"""The maximum size of one pool's cache, in bytes."""
SEVERAL: Final = 2
"""After this many shuffles of the Command deck, guesses for the public are not equally likely."""


def imagine(view: View, rng: Random) -> State:
    """A full state that fits *view*."""
    return _fill_in(view, laid_out(view), rng)


def imagine_many(view: View, rng: Random, count: int) -> list[tuple[State, bool]]:
    """Return *count* worlds, as successive calls of ``imagined`` would draw them."""
    known, even = laid_out(view), is_even(view)
    return [(_fill_in(view, known.clone(), rng), even) for _ in range(count)]


def _fill_in(view: View, state: State, rng: Random) -> State:
    """Put cards into the hidden places of a position."""
    secret = [seat for seat in (0, 1) if view.sides[seat].hand is None]
    for seat in secret:
        if view.step in (BUILD, MUSTER):
            _guess_deck(state, view, seat, rng)
        else:
            _guess_units(state, view, seat, rng)
    _guess_commands(state, view, secret, rng)
    if view.step != OVER:
        for seat in secret:
            _guess_plan(state, view.sides[seat], seat, rng)
    return state


def is_even(view: View) -> bool:
    """Whether hidden cards are dealt with equal probability; this fails for the public after several shuffles
    (``holders``)."""
    return view.seat is not None or view.step == OVER or len(view.shuffles) < SEVERAL


def laid_out(view: View) -> State:
    """What *view* shows, as a position with empty hidden places. It is enough for public facts and for the seat's legal
    actions."""
    return _public_part(view, rules_for(view.setup), True)


def sketched(view: View) -> State:
    """The same position without discards and without the seats' knowledge of each other's hands: enough to judge
    attacks. Play cannot continue from this position, which shares the lists of unknown numbers."""
    return _public_part(view, rules_for(view.setup), False)


def _public_part(view: View, rules: Rules, is_whole: bool) -> State:
    """What *view* shows, as a position. Fields are unpacked by position, since name lookups would dominate the time."""
    (
        _, _, sides, units, step, phase, then, turn, priority, active, window, agenda, discards, damage_deck,
        damage_discards, shuffles, passed, drawer, to_draw, focus, attack, dice, members, cards, quiet, is_quiet,
        winner, reasons,
    ) = view  # fmt: skip
    state = State(
        rules,
        [_known_side(side, rules, is_whole) for side in sides],
        [unit_of(seen) for seen in units],
        rules.command_copies[:] if is_whole else rules.no_commands,
        _counts(discards) if is_whole else rules.no_commands,
        _counts(damage_deck) if is_whole else rules.no_damages,
        _counts(damage_discards) if is_whole else rules.no_damages,
    )
    state.step, state.phase, state.then, state.turn = step, phase, then, turn
    state.priority, state.active, state.window = priority, active, window
    state.agenda = list(agenda)
    state.shuffles, state.passed = list(shuffles), list(passed)
    state.drawer, state.to_draw, state.focus = drawer, to_draw, focus
    (
        state.attacker, state.target, state.struck, state.weapon, state.rolls_left, state.natural, state.doubled,
        state.is_friendly, state.is_parried, state.ignores, state.bonus, state.card_bonus, state.power, state.gone,
    ) = attack  # fmt: skip
    state.dice, state.members, state.cards = list(dice), list(members), list(cards)
    state.quiet, state.is_quiet = quiet, is_quiet
    state.winner, state.reasons = winner, reasons
    for seat, known in enumerate(sides):
        if known.plan is not None:
            state.sides[seat].plan = [actions.line_of_plan(text) for text in known.plan]
    return state


def _known_side(known: SideView, rules: Rules, is_whole: bool) -> Side:
    (
        hand, reserves, commands, _, discard, _, _, _, tail, _, returned, hints, to_others, to_all, lost, orders,
        is_done, points, overrun, committed, command_draws, free_draws,
    ) = known  # fmt: skip
    no_units = rules.no_units[:] if is_whole else rules.no_units
    no_commands = rules.no_commands[:] if is_whole else rules.no_commands
    seen = _counts(to_all) if is_whole else no_commands
    side = Side(
        no_units if hand is None else _counts(hand),
        (no_units[:] if is_whole else no_units) if reserves is None else _counts(reserves),
        _counts(lost) if is_whole else no_units,
        no_commands if commands is None else _counts(commands),
        (seen[:] if to_others is None else _counts(to_others)) if is_whole else no_commands,
        seen,
    )
    if discard is not None:
        side.discard = discard
    side.tail = list(tail)
    side.returned = returned
    side.hints = list(hints)
    side.orders = list(orders)
    side.is_done, side.points, side.overrun = is_done, points, overrun
    side.committed = committed
    side.command_draws, side.free_draws = command_draws, free_draws
    return side


def _counts(numbers: Counts) -> vec[i64]:
    """Counts as a vector. It is built in a loop, because the constructor would first try a tuple as a buffer, which
    fails."""
    return vec[i64]([number for number in numbers])  # noqa: C416


def unit_of(seen: UnitView) -> Unit:
    (
        name, card, seat, line, crew, endurance, flight, damage, counter, by_friends, bombed, gave_crew, target,
        assaults, orders,
    ) = seen  # fmt: skip
    unit = Unit(name, card, seat, line, crew, endurance, flight)
    unit.damage, unit.counter = damage, counter
    unit.by_friends, unit.bombed, unit.gave_crew = by_friends, bombed, gave_crew
    unit.target, unit.assaults = target, assaults
    unit.orders = list(orders)
    return unit


def _guess_deck(state: State, view: View, seat: int, rng: Random) -> None:
    """Guess a deck, or any part of one, while decks are built and hands chosen."""
    rules, side, known = state.rules, state.sides[seat], view.sides[seat]
    low, high = int(rules.deck_min[seat]), int(rules.deck_max[seat])
    is_whole = view.step == MUSTER or known.is_done
    if known.deck is not None:
        counts = list(known.deck)
    else:
        pool = tuple(int(count) for count in rules.pools[seat])
        costs = _costs(rules)
        while True:
            counts = deal_cards(pool, costs, None, low if is_whole else 0, high, rng)
            if is_whole or reachable(rules, _rest(pool, counts), cost_of(rules, counts), low, high):
                break
    side.reserves = vec[i64](counts)
    if view.step == MUSTER:
        goal = min(int(rules.start_units[seat]), sum(counts))
        held = goal if known.is_done else rng.randrange(goal + 1)
        deck = [card for card, count in enumerate(counts) for _ in range(count)]
        for card in sorted(rng.sample(deck, goal))[:held]:  # cards are chosen in order
            side.reserves[card] -= 1
            side.hand[card] += 1


def _rest(pool: tuple[int, ...], counts: list[int]) -> vec[i64]:
    return vec[i64]([there - taken for there, taken in zip(pool, counts)])


def _guess_units(state: State, view: View, seat: int, rng: Random) -> None:
    """Guess, during play, the hand, the Reserves, and the cards put under them in secret."""
    side, known = state.sides[seat], view.sides[seat]
    assert known.hand_size is not None
    assert known.reserves_size is not None
    hand_left: list[int] = [-1] * known.hand_size
    entries = {modifiers.tail_stamp(entry): -1 for entry in side.tail if not entry & modifiers.PUBLIC}
    _place_known(side, hand_left, entries, rng)
    found = [card for card in (*hand_left, *entries.values()) if card >= 0]
    missing = hand_left.count(-1) + list(entries.values()).count(-1) + known.reserves_size
    cards = _fill(state, known, seat, found, missing, rng)
    shuffle(rng, cards)
    for at in range(len(hand_left)):
        if hand_left[at] < 0:
            hand_left[at] = cards.pop()
    for stamp, card in entries.items():
        if card < 0:
            entries[stamp] = cards.pop()
    for card in hand_left:
        side.hand[card] += 1
    for card in cards:
        side.reserves[card] += 1
    side.tail = [
        entry
        if entry & modifiers.PUBLIC
        else modifiers.tail_entry(entries[int(modifiers.tail_stamp(entry))], modifiers.tail_stamp(entry))
        for entry in side.tail
    ]


def _place_known(side: Side, hand: list[int], entries: dict[int, int], rng: Random) -> None:
    """Place cards that are publicly in hand or among those returned since. A later hint covers fewer places, and the
    cards of earlier hints include its own."""
    placed: list[int] = []
    for hint in reversed(side.hints):
        wanted = list(hint.cards)
        for card in placed:
            wanted.remove(card)
        for card in wanted:
            places = [("hand", at) for at, there in enumerate(hand) if there < 0]
            places += [("tail", stamp) for stamp, there in entries.items() if there < 0 and stamp >= hint.since]
            where, at = choice(rng, places)
            if where == "hand":
                hand[at] = card
            else:
                entries[at] = card
            placed.append(card)


def _fill(state: State, known: SideView, seat: int, found: list[int], missing: int, rng: Random) -> list[int]:
    """Choose the *missing* unknown cards so that the whole deck is within the limits."""
    rules = state.rules
    visible = visible_cards(state, seat)
    for card in found:
        visible[card] += 1
    placed = [int(count) for count in rules.placed[seat]]
    if known.deck is not None:
        counts = [max(0, known.deck[card] + placed[card] - visible[card]) for card in range(rules.unit_count)]
    else:
        left = tuple(max(0, int(rules.copies[seat][card]) - visible[card]) for card in range(rules.unit_count))
        spent = cost_of(rules, visible) - cost_of(rules, placed)
        low, high = int(rules.deck_min[seat]), int(rules.deck_max[seat])
        counts = deal_cards(left, _costs(rules), missing, max(0, low - spent), high - spent, rng)
    return [card for card, count in enumerate(counts) for _ in range(count)]


def visible_cards(state: State, seat: int) -> list[int]:
    """By card, how many of a seat's cards lie where everybody sees them, or has seen them put."""
    side = state.sides[seat]
    found = [int(count) for count in side.lost]
    for unit in state.units:
        if unit.owner() == seat:
            found[unit.card] += 1
        if unit.seat == seat and unit.crew != NO_CARD:
            found[unit.crew] += 1
    for entry in side.tail:
        if entry & modifiers.PUBLIC:
            found[modifiers.tail_card(entry)] += 1
    return found


def _costs(rules: Rules) -> tuple[int, ...]:
    return tuple(int(card.cost) for card in rules.units)


def deal_cards(
    pool: tuple[int, ...], costs: tuple[int, ...], number: int | None, low: int, high: int, rng: Random
) -> list[int]:
    """Draw *number* cards of a pool (None: any number) that cost from *low* to *high*, every choice of physical cards
    equally likely. Returns how many of each card."""
    ways = ways_of(pool, costs, number is not None, high)
    kinds = [card for card, count in enumerate(pool) if count]
    count = number or 0
    cost = low + _choose([ways.number(0, count, cost) for cost in range(low, high + 1)], rng)
    found = [0] * len(pool)
    for at, card in enumerate(kinds):
        counted = 0 if number is None else 1
        weights = [
            comb(pool[card], taken) * ways.number(at + 1, count - counted * taken, cost - taken * costs[card])
            for taken in range(pool[card] + 1)
        ]
        found[card] = _choose(weights, rng)
        count -= counted * found[card]
        cost -= found[card] * costs[card]
    return found


def _choose(weights: list[int], rng: Random) -> int:
    at = rng.randrange(sum(weights))
    for place, weight in enumerate(weights):
        if at < weight:
            return place
        at -= weight
    raise AssertionError("no way was chosen")


@final
class Ways:
    """Counts, from each kind on, the ways to choose a number of cards (0 if not counted) with a given cost. The numbers
    of one place are packed into one long integer, by cost and then by number of cards, so that a whole row is added or
    shifted at once."""

    def __init__(self, pool: tuple[int, ...], costs: tuple[int, ...], *, counted: bool, high: int) -> None:
        cards = sum(pool)
        self.size = cards // 8 + 1
        """The size of a number in bytes; a pool has at most as many choices as sets of cards."""
        self.most = cards if counted else 0
        whole = sum([count * cost for count, cost in zip(pool, costs)])
        self.high = max(0, min(high, whole))
        length = (self.high + 1) * (self.most + 1) * self.size
        self.rows: list[bytes] = []
        every = (1 << 8 * length) - 1
        numbers = 1
        self.rows.append(b"\x01")
        for card in reversed([card for card, count in enumerate(pool) if count]):
            step = 8 * self.size * (costs[card] * (self.most + 1) + (1 if counted else 0))
            for _ in range(pool[card]):  # with this card, or without it
                numbers = (numbers + (numbers << step)) & every
            self.rows.append(numbers.to_bytes(numbers.bit_length() // 8 + 1, "little"))
        self.rows.reverse()

    def number(self, at: int, count: int, cost: int) -> int:
        """The number of ways to make *count* cards of *cost* from the place *at* on. A row ends with its last
        number."""
        if not 0 <= cost <= self.high or not 0 <= count <= self.most:
            return 0
        begin = (cost * (self.most + 1) + count) * self.size
        return int.from_bytes(self.rows[at][begin : begin + self.size], "little")


def ways_of(pool: tuple[int, ...], costs: tuple[int, ...], counted: bool, high: int) -> Ways:
    """The ways of a pool; they are cached unless they take up too much memory."""
    cards = sum(pool)
    room = len(pool) * (cards // 8 + 1) * (cards + 1 if counted else 1) * (high + 1)
    return _kept_ways(pool, costs, counted, high) if room < _ROOM else Ways(pool, costs, counted=counted, high=high)


@lru_cache(maxsize=64)
def _kept_ways(pool: tuple[int, ...], costs: tuple[int, ...], counted: bool, high: int) -> Ways:
    return Ways(pool, costs, counted=counted, high=high)


def _guess_commands(state: State, view: View, secret: list[int], rng: Random) -> None:
    """Guess the Command cards of hands and deck, which are those that lie nowhere else."""
    rules = state.rules
    left = [int(card.copies) - view.discards[number] for number, card in enumerate(rules.commands)]
    for number in open_commands(view):
        left[number] -= 1
    for side in state.sides:
        for number in range(rules.command_count):
            left[number] -= int(side.commands[number])
    open_places = {seat: view.sides[seat].command_size for seat in secret}
    if len(secret) == 2 and state.shuffles:
        for side, counts in zip(state.sides, guess_known(state, rng)):
            side.known = vec[i64](counts)
    for seat in secret:
        for number, count in enumerate(state.sides[seat].known):
            left[number] -= int(count)
            state.sides[seat].commands[number] += count
            open_places[seat] -= int(count)
    cards = [number for number, count in enumerate(left) for _ in range(count)]
    shuffle(rng, cards)
    for seat in secret:
        for _ in range(open_places[seat]):
            state.sides[seat].commands[cards.pop()] += 1
    for number in range(rules.command_count):
        state.deck[number] = 0
    for number in cards:
        state.deck[number] += 1


def _guess_plan(state: State, known: SideView, seat: int, rng: Random) -> None:
    side = state.sides[seat]
    if state.step == INITIATIVE:
        if known.is_done and total(side.commands) > 0:
            side.is_done = False
            chosen = choice(rng, play.legal_list(state, seat))
            side.is_done = True
            assert isinstance(chosen, Roll)
            side.discard = state.rules.command_numbers[chosen.slug] if chosen.slug else NO_CARD
        return
    if state.step == LIMIT:
        _guess_limits(state, known, seat, rng)
    elif state.step in play.PLAN_STEPS:
        _guess_lines(state, known, seat, rng)


def _guess_limits(state: State, known: SideView, seat: int, rng: Random) -> None:
    """Guess which surplus cards were already put away: some, or all."""
    units, commands = draw_phase.excess_units(state, seat), draw_phase.excess_commands(state, seat)
    many = max(0, int(units)) + max(0, int(commands))
    for _ in range(many if known.is_done else rng.randrange(many)):
        state.sides[seat].plan.append(choice(rng, play.legal_list(state, seat)))


def _guess_lines(state: State, known: SideView, seat: int, rng: Random) -> None:
    """Guess the lines of a plan that its owner has closed."""
    side = state.sides[seat]
    done: Action = PLAIN[DONE]
    for _ in range(_LONGEST_PLAN):
        if not known.is_done and rng.random() < 0.5:
            return
        choices = play.legal_list(state, seat)
        if not known.is_done:
            choices = [action for action in choices if action is not done]
        if not choices:
            return
        action = choice(rng, choices)
        if action is done:
            return
        side.plan.append(action)
    while known.is_done and done not in (choices := play.legal_list(state, seat)):
        side.plan.append(choices[-1])
