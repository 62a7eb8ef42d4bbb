"""Decks, starting hands and commitment in Spearpoint 1943: the value of cards, how they combine, and which Units to
commit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from fogline.kernel.setup import Setup
from fogline.titles.spearpoint.odds import after, fresh_shot
from fogline.titles.spearpoint.rules import actions
from fogline.titles.spearpoint.rules.actions import DONE, NO_LINE, NO_UNIT, PLAIN, SWITCH, Action, Commit
from fogline.titles.spearpoint.rules.cards import AIR, AIRCRAFT, CREW, FRONT, NO_CARD, NO_CREW, REAR, UnitCard
from fogline.titles.spearpoint.rules.commitment import line_of, place
from fogline.titles.spearpoint.rules.damage import check_lines
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NOBODY, State, Unit
from fogline.titles.spearpoint.rules.tables import Rules, cost_of, rules_for

ARMOR: Final = 2.0
"""The value of a point of Defense, in addition to the Unit's cost."""
UNSTEADY: Final = 0.8
"""How much guns and aircraft are worth relative to Units that hold the line."""
MAX_LIFE: Final = 4.0
"""A Unit's value counts for at most this many Turns."""
WOUND: Final = 0.25
"""What a Unit loses by a Damage card, as a share of its cost."""
SPARE: Final = 1.5
"""The value of a crew that has no Unit."""
TASTE: Final = 0.05
"""How much two judgements of the same deck or hand differ at random."""
THOROUGH: Final = 8
"""A level that compares at least this many ideas also improves the best one."""
REWORKS: Final = 40
"""The number of attempted improvements."""
LIKING: Final = 0.12
"""How much a player's liking for a card varies at random, so that decks differ."""
HANDS: Final = 8
"""For each requested idea, this many ideas for a starting hand are compared."""

Counts = list[int]


def _harm(rules: Rules, attacker: UnitCard, target: UnitCard) -> tuple[float, float]:
    """For the best weapon, the chance that the target is destroyed, and the value of this and of a Damage card."""
    best = (0.0, 0.0)
    if attacker.front and not attacker.rear and target.rear and not target.front:
        return best
    for weapon in attacker.weapons:
        shot = fresh_shot(rules, weapon, target)
        if shot is None:
            continue
        spread = after(target.full, shot).spread
        wounded = 0.0
        for chance in spread[1 : target.half + 1]:
            wounded += chance
        worth = int(target.cost) * (spread[0] + WOUND * wounded)
        if weapon.bomb:
            worth *= 0.6
        if worth > best[1]:
            best = (spread[0] + 0.3 * wounded, worth)
    return best


@lru_cache(maxsize=64)
def merits(setup: Setup, seat: int) -> tuple[float, ...]:
    """By Unit card, its value to *seat*; crews alone are worth nothing."""
    rules = rules_for(setup)
    foes = [(card, int(rules.copies[1 - seat][number])) for number, card in enumerate(rules.units) if card.kind != CREW]
    foes = [(card, copies) for card, copies in foes if copies > 0]
    return tuple(_merit(rules, card, foes) for card in rules.units)


def _merit(rules: Rules, card: UnitCard, foes: Sequence[tuple[UnitCard, int]]) -> float:
    if card.kind == CREW or not foes:
        return 0.0
    whole = sum(copies for _, copies in foes)
    gains = sorted(((_harm(rules, card, foe)[1], copies) for foe, copies in foes), reverse=True)
    offence, seen = 0.0, 0
    for gain, copies in gains:  # it chooses its target: the better half counts
        offence += gain * min(copies, max(0, whole // 2 - seen))
        seen += copies
    offence /= max(1, whole // 2)
    hazard = sum(_harm(rules, foe, card)[0] * copies for foe, copies in foes) / whole
    if card.rear:
        hazard *= 0.7
    life = min(MAX_LIFE, 1.0 / max(0.05, hazard))
    if card.kind == AIRCRAFT:
        life = min(life, float(card.flight)) * 1.3  # it comes back
    worth = offence * life + float(card.cost) + ARMOR * float(card.defense)
    return worth * UNSTEADY if card.immobile or card.rear or card.kind == AIRCRAFT else worth


def next_pick(rules: Rules, seat: int, deck: Sequence[int], rng: Random, care: int) -> int | None:
    """The next card for a deck, towards the best of *care* ideas. None if it is complete."""
    worth = merits(rules.setup, seat)
    ideas = [_completed(rules, seat, deck, worth, rng) for _ in range(care)]
    goal = max(ideas, key=lambda idea: _deck_worth(rules, idea, worth) * rng.uniform(1 - TASTE, 1 + TASTE))
    if care >= THOROUGH:
        liked = [merit * rng.uniform(1 - LIKING, 1 + LIKING) for merit in worth]
        goal = _reworked(rules, seat, deck, goal, liked, rng)
    missing = [number for number in range(len(goal)) if goal[number] > deck[number]]
    return rng.choice(missing) if missing else None


def _reworked(
    rules: Rules, seat: int, deck: Sequence[int], idea: Counts, worth: Sequence[float], rng: Random
) -> Counts:
    """Improve an idea by repeatedly replacing a few Units."""
    best, score = idea, _deck_worth(rules, idea, worth)
    for _ in range(REWORKS):
        spare = [
            number
            for number, count in enumerate(best)
            for _ in range(count - deck[number])
            if rules.units[number].kind != CREW
        ]
        if not spare:
            break
        kept = list(best)
        for number in rng.sample(spare, min(len(spare), rng.randint(1, 3))):
            kept[number] -= 1
        for number, card in enumerate(rules.units):
            if card.kind == CREW:
                kept[number] = int(deck[number])
        trial = _completed(rules, seat, kept, worth, rng)
        value = _deck_worth(rules, trial, worth)
        if value > score:
            best, score = trial, value
    return best


def _completed(rules: Rules, seat: int, deck: Sequence[int], worth: Sequence[float], rng: Random) -> Counts:
    """A deck that includes all of *deck*, with a crew for each Unit that needs one and as many points as allowed."""
    found = list(deck)
    pool, crews, most = rules.pools[seat], rules.crew_cards[seat], int(rules.deck_max[seat])
    points = cost_of(rules, found)
    needs = [0] * len(crews)
    for number, count in enumerate(found):
        if rules.units[number].crew != NO_CREW:
            needs[int(rules.units[number].crew)] += count if rules.units[number].kind != CREW else -count
    for kind, lacking in enumerate(needs):
        crew = int(crews[kind])
        for _ in range(max(0, lacking)):
            if found[crew] < pool[crew] and points + rules.units[crew].cost <= most:
                found[crew] += 1
                points += int(rules.units[crew].cost)
    while True:
        fitting: list[int] = []
        for number, card in enumerate(rules.units):
            if card.kind == CREW or found[number] >= pool[number]:
                continue
            price = int(card.cost)
            if card.crew != NO_CREW and needs[int(card.crew)] >= 0:
                crew = int(crews[int(card.crew)])
                if crew < 0 or found[crew] >= pool[crew]:
                    continue
                price += int(rules.units[crew].cost)
            if points + price <= most:
                fitting.append(number)
        if not fitting:
            return found
        number = rng.choices(fitting, [0.1 + worth[number] for number in fitting])[0]
        card = rules.units[number]
        found[number] += 1
        points += int(card.cost)
        if card.crew != NO_CREW:
            kind = int(card.crew)
            if needs[kind] >= 0:
                found[int(crews[kind])] += 1
                points += int(rules.units[int(crews[kind])].cost)
            else:
                needs[kind] += 1


def _deck_worth(rules: Rules, deck: Sequence[int], worth: Sequence[float]) -> float:
    """The value of the deck's Units per card: a Turn brings two cards, and a crew is a card too."""
    if not any(count and rules.units[number].front for number, count in enumerate(deck)):
        return 0.0
    return sum(worth[number] * count for number, count in enumerate(deck)) / sum(deck)


def next_hold(
    rules: Rules, seat: int, held: Sequence[int], choices: Sequence[int], deck: Sequence[int], size: int, rng: Random,
    care: int,
) -> int:  # fmt: skip
    """The next card of a starting hand of *size* cards, in the order of cards: the best of several ideas. *deck* has
    the remaining cards, *choices* the possible next ones."""
    worth = merits(rules.setup, seat)
    best, chosen = -1.0, choices[0]
    latest = min(choices)
    cards = [number for number in range(latest, len(deck)) for _ in range(deck[number])]
    for _ in range(HANDS * care):
        taken = sorted(rng.sample(cards, size - sum(held)))
        hand = list(held)
        for number in taken:
            hand[number] += 1
        value = hand_worth(rules, seat, hand, worth) * rng.uniform(1 - TASTE, 1 + TASTE)
        if value > best and taken[0] in choices:
            best, chosen = value, taken[0]
    return chosen


def hand_worth(rules: Rules, seat: int, hand: Sequence[int], worth: Sequence[float]) -> float:
    """The value of what can be committed now, plus a little for the rest."""
    crews = [hand[int(crew)] if crew >= 0 else 0 for crew in rules.crew_cards[seat]]
    found, front = 0.0, False
    order = sorted((number for number in range(len(hand)) if hand[number] > 0), key=lambda number: -worth[number])
    for number in order:
        card = rules.units[number]
        if card.kind == CREW:
            continue
        for _ in range(hand[number]):
            if card.crew != NO_CREW and crews[int(card.crew)] == 0:
                found += 0.3 * worth[number]
                continue
            if card.crew != NO_CREW:
                crews[int(card.crew)] -= 1
            found += worth[number]
            front = front or card.front
    return (found + 0.1 * SPARE * sum(crews)) * (1.0 if front else 0.4)


def commitment(state: State, seat: int, hand: Sequence[int], *, boldly: bool = True) -> list[Action]:
    """The lines of a plan in the order of the rules: all Units that can fight, but no aircraft unless *boldly*."""
    rules = state.rules
    worth = merits(rules.setup, seat)
    crews = {kind: hand[int(crew)] if crew >= 0 else 0 for kind, crew in enumerate(rules.crew_cards[seat])}
    chosen: list[int] = []
    manned: list[Unit] = []
    for kind in crews:
        wishes: list[tuple[float, int, Unit | None]] = []
        for number, count in enumerate(hand):
            if not count:
                continue
            card = rules.units[number]
            if card.kind != CREW and card.crew == kind and (boldly or card.kind != AIRCRAFT):
                wishes.extend([(worth[number], number, None)] * count)
        for unit in state.units:
            if unit.seat == seat and unit.crew == NO_CARD and state.card_of(unit).crew == kind and unit.line != AIR:
                share = 1.0 if unit.damage == NO_DAMAGE else 0.6
                wishes.append((share * worth[int(unit.card)] + 0.01, int(unit.card), unit))
        wishes.sort(key=lambda wish: -wish[0])
        for _, number, idle in wishes[: crews[kind]]:
            if idle is None:
                chosen.append(number)
            else:
                manned.append(idle)
    for number, count in enumerate(hand):
        if count and rules.units[number].kind != CREW and rules.units[number].crew == NO_CREW:
            chosen.extend([number] * count)
    return _lines(state, seat, sorted(chosen), manned)


def _lines(state: State, seat: int, chosen: Sequence[int], manned: Sequence[Unit]) -> list[Action]:
    """The chosen cards as lines of a plan. No Unit goes to the rear if none is in front."""
    rules = state.rules
    fronts = [unit for unit in state.units if unit.seat == seat and unit.line == FRONT]
    standing = len(fronts) + sum(rules.units[number].front and not rules.units[number].rear for number in chosen)
    found: list[Action] = []
    for number in chosen:
        card = rules.units[number]
        if card.front and card.rear:
            found.append(actions.commit(card.slug, REAR if standing else FRONT, NO_UNIT))
            standing += not standing
        elif card.front or card.kind == AIRCRAFT or standing or not rules.converts:
            found.append(actions.commit(card.slug, NO_LINE, NO_UNIT))
    for unit in sorted(manned, key=lambda unit: int(unit.name)):
        crew = int(rules.crew_cards[seat][int(state.card_of(unit).crew)])
        found.append(actions.man(rules.units[crew].slug, unit.name))
    movable = [unit for unit in fronts if state.card_of(unit).rear and state.is_operational(unit)]
    for unit in sorted(movable, key=lambda unit: int(unit.name)):
        if standing > 1:
            found.append(actions.on_unit(SWITCH, unit.name))
            standing -= 1
    return found


def next_line(state: State, seat: int, goal: Sequence[Action], choices: Sequence[Action]) -> Action:
    """The next line of *goal* that can be written and has not been written yet."""
    written = list(state.sides[seat].plan)
    for line in goal:
        if line in written:
            written.remove(line)
        elif line in choices:
            return line
    return PLAIN[DONE]


def send(state: State, seat: int, plan: Sequence[Action]) -> None:
    """Put the Units of a plan into the Battle Area of an imagined position."""
    rules = state.rules
    for line in plan:
        if isinstance(line, Commit):
            number = int(rules.unit_numbers[line.slug])
            card = rules.units[number]
            crew = int(rules.crew_cards[seat][card.crew]) if card.crew != NO_CREW else NO_CARD
            place(state, seat, number, line_of(card, line.line), crew, None)
    check_lines(state, None, NOBODY)
