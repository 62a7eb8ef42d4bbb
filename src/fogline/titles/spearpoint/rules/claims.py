"""The invariants of every position (Part 30), and the claims of events about the position after the action. Tests use
both to check that no event is false."""

from __future__ import annotations

from fogline.titles.spearpoint.rules import events, steps
from fogline.titles.spearpoint.rules.actions import NO_UNIT, read_unit
from fogline.titles.spearpoint.rules.attacks import DOUBLES, HITS
from fogline.titles.spearpoint.rules.cards import AIR, AIRCRAFT, CREW, FRONT, NO_CARD, REAR
from fogline.titles.spearpoint.rules.damage import SURVIVES
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.modifiers import PUBLIC, tail_card
from fogline.titles.spearpoint.rules.state import BLANK, NO_DAMAGE, NO_TARGET, State, Unit, total
from fogline.titles.spearpoint.rules.victory import all_reserves
from fogline.titles.spearpoint.rules.view import open_commands, view


def check(state: State) -> None:
    """Assert the invariants of every position (Part 30)."""
    rules = state.rules
    _check_command_cards(state)
    _check_damage_cards(state)
    for seat in (0, 1):
        _check_units_of(state, seat)
    names = [unit.name for unit in state.units]
    assert len(names) == len(set(names))
    for unit in state.units:
        card = rules.units[unit.card]
        assert card.kind != CREW
        if unit.crew != NO_CARD:  # INV-2
            assert rules.units[unit.crew].kind == CREW
            assert rules.units[unit.crew].crew == card.crew
        if card.kind == AIRCRAFT:
            assert unit.line == AIR
            assert unit.crew != NO_CARD
        else:
            assert unit.line == FRONT or unit.line == REAR
        assert unit.endurance > 0
        if state.phase != steps.IN_COMBAT and state.phase != steps.IN_DECLARATION:  # INV-4
            assert unit.endurance == (card.full if unit.damage == NO_DAMAGE else card.half)
            assert unit.target == NO_TARGET
    if rules.converts and state.step != steps.OVER:  # INV-5
        for seat in (0, 1):
            rear = [unit for unit in state.units if unit.seat == seat and unit.line == REAR]
            assert not rear or state.has_front(seat)
    assert (state.step == steps.OVER) == (state.reasons != 0)
    assert state.step != steps.GOING_ON
    assert not (state.step == steps.OVER and state.agenda)


def _check_command_cards(state: State) -> None:
    open_cards = open_commands(view(state, None))
    for number in range(state.rules.command_count):
        lying = state.discards[number] + open_cards.count(number)
        held = state.sides[0].commands[number] + state.sides[1].commands[number]
        assert state.deck[number] + lying + held == state.rules.commands[number].copies  # INV-1
        for side in state.sides:
            assert side.seen[number] <= side.known[number] <= side.commands[number]


def _check_damage_cards(state: State) -> None:
    for number in range(state.rules.damage_count):
        lying = len([unit for unit in state.units if unit.damage == number])
        found = state.damage_deck[number] + state.damage_discards[number] + lying
        assert found == state.rules.damages[number].copies


def _check_units_of(state: State, seat: int) -> None:
    """INV-1 and SP-DECK-2: check that no more cards exist than the pool has."""
    side, rules = state.sides[seat], state.rules
    for number in range(rules.unit_count):
        count = side.hand[number] + side.reserves[number] + side.lost[number]
        count += len([entry for entry in side.tail if tail_card(entry) == number])
        for unit in state.units:
            if unit.owner() == seat and unit.card == number:
                count += 1
            if unit.seat == seat and unit.crew == number:
                count += 1
        assert count <= rules.copies[seat][number]


def is_true(event: Event, state: State) -> bool:
    match event:
        # set-up
        case events.Picked(seat, card):
            return _is_in_hand(state, seat, card) or state.sides[seat].reserves[state.rules.unit_numbers[card]] > 0
        case events.Mustered(seat, card):
            return _is_in_hand(state, seat, card)
        case events.Planned(seat, text):
            return text in [action.text() for action in state.sides[seat].plan]
        case events.Locked(seat, step, window):
            return (state.step, state.window) != (step, window) or state.sides[seat].is_done
        case events.DeckShown(seat, cards):
            return state.step != steps.BUILD and (state.step != steps.MUSTER or cards == _deck(state, seat))
        case events.HandReady(seat, hand, reserves):
            is_chosen = state.step != steps.BUILD and state.step != steps.MUSTER
            return is_chosen and (hand, reserves) == (state.hand_size(seat), total(state.sides[seat].reserves))
        case events.Dealt(seat, card):
            return _is_command_in_hand(state, seat, card)
        case events.PriorityGiven(seat):
            return state.priority == seat
        case events.TurnBegan(turn):
            return state.turn == turn
        # commitment
        case events.Committed(seat, name, card, line, crew):
            unit = _unit(state, name)
            if unit is None or (unit.seat, state.card_of(unit).slug) != (seat, card):
                return False
            return _crew(state, unit) == crew and _is_in_line(unit, line)
        case events.Manned(seat, name, crew):
            unit = _unit(state, name)
            return unit is not None and (unit.seat, _crew(state, unit)) == (seat, crew)
        case events.Transferred(seat, name, other):
            giver, taker = _unit(state, name), _unit(state, other)
            if giver is None or taker is None or (giver.seat, taker.seat) != (seat, seat):
                return False
            return giver.crew == NO_CARD and taker.crew != NO_CARD
        case events.Switched(name, line):
            unit = _unit(state, name)
            return unit is not None and _is_in_line(unit, line)
        case events.Converted(seat):
            return REAR not in [unit.line for unit in state.units if unit.seat == seat]
        case events.Unopposed(seat, turns):
            return state.sides[seat].overrun == turns
        # Command cards
        case events.RoundShown(seat, plays):
            named = [card for card, _ in plays]
            return all(named.count(card) <= _seen(state, seat, card) for card in named)
        case events.Played(seat, card, _):
            return _lying(state, card) > 0 or _is_shuffled_in(state, card)
        case (
            events.Fizzled(_, card) | events.Spent(_, card) | events.Discarded(_, card) | events.Expired(card, _, False)
        ):
            return state.discards[state.rules.command_numbers[card]] > 0 or _is_shuffled_in(state, card)
        case events.TakenBack(seat, card):
            return state.sides[seat].seen[state.rules.command_numbers[card]] > 0
        case events.Expired(card, str(name), True):
            unit = _unit(state, name)
            return unit is not None and (unit.damage, unit.counter) == (state.rules.damage_numbers[card], 0)
        # attacks
        case events.Declared(name, target):
            return _has_declared(state, name, target, in_assault=False)
        case events.AssaultDeclared(target, members):
            return all(_has_declared(state, name, target, in_assault=True) for name in members)
        case events.InitiativeRolled(_, _, first, second):
            if first == second:
                return state.step == steps.INITIATIVE or state.step == steps.INITIATIVE_DICE
            return state.phase == steps.IN_COMBAT and state.priority == (0 if first > second else 1)
        case events.AttackNamed(seat, name, target, weapon):
            attack = (state.active, state.attacker, state.target, state.weapon)
            return attack == (seat, read_unit(name), read_unit(target), weapon)
        case events.AttackRolled(first, second, _, _, result):
            if result == HITS or result == DOUBLES:
                return (state.natural, state.doubled) == (first + second, result == DOUBLES)
            return not state.is_quiet or state.quiet == 0  # SP-WIN-7: the Turn may have ended with this roll
        case events.VictimChosen(name):
            return state.is_friendly and state.struck == read_unit(name)
        case events.IntensityRolled(_, dice, initial, _):
            is_over = state.attacker == NO_UNIT  # the attack has ended with this hit, or a card's die was rolled
            return is_over or tuple(state.dice) == dice or initial <= dice[0] + 1
        case events.Passed():
            return state.step != steps.SUPPORT  # it comes first: nobody is asked about these cards again
        case events.Rerolled(name):
            is_due = state.step == steps.INTENSITY or state.step == steps.INTENSITY_DIE
            return is_due and state.is_parried and (state.struck, state.dice) == (read_unit(name), [])
        case events.Lapsed(name):
            unit = _unit(state, name)
            return unit is None or unit.target == NO_TARGET
        # losses
        case events.Wounded(name, _, left):
            unit = _unit(state, name)
            if unit is None or left == 0:
                return unit is None
            return unit.endurance <= left or _is_reset(state, unit)
        case events.DamageDrawn(name, card):
            unit = _unit(state, name)
            drawn = BLANK if card is None else state.rules.damage_numbers[card]
            return unit is None or unit.damage == drawn or _is_whole(state, unit)  # repaired by the next card
        case events.Repaired(name):
            unit = _unit(state, name)
            return unit is None or unit.damage == NO_DAMAGE
        case events.Destroyed(name, card):
            lost = [side.lost[state.rules.unit_numbers[card]] for side in state.sides]
            return _unit(state, name) is None and max(lost) > 0
        case events.CrewFated(seat, card, fate):
            if fate == SURVIVES:
                return _is_at_the_bottom(state, seat, card)
            return state.sides[seat].lost[state.rules.unit_numbers[card]] > 0
        case events.Captured(name, _, seat, line):
            unit = _unit(state, name)
            if unit is None or line is None:
                return unit is None and line is None
            return unit.seat == seat and _is_in_line(unit, line)
        case events.Scored(seat, _, points):
            return state.sides[seat].points >= points
        case events.WentHome(seat, card):  # if there are no other Reserves, the next card may have drawn it
            return _is_at_the_bottom(state, seat, card) or _is_known_in_hand(state, seat, card)
        # draws
        case events.CommandDrawn(seat, card):
            return _is_command_in_hand(state, seat, card)
        case events.UnitDrawn(seat, None):
            return state.hand_size(seat) > 0
        case events.UnitDrawn(seat, str(card)):
            return _is_in_hand(state, seat, card)
        case events.DrawChosen(seat, is_command):
            if state.step == steps.DRAW_COMMAND or state.step == steps.DRAW_UNIT:
                return (state.drawer, state.step == steps.DRAW_COMMAND) == (seat, is_command)
            return not is_command and state.hand_size(seat) > 0  # drawn immediately, from the tail of the Reserves
        case events.Declined(seat, draws):
            side = state.sides[seat]
            left = side.command_draws + side.free_draws
            return (state.phase == steps.IN_DRAW or state.phase == steps.IN_COMMITMENT) and (draws == 1 or left == 0)
        case events.Returned(seat, card):
            secret = [tail_card(entry) for entry in state.sides[seat].tail if not entry & PUBLIC]
            return len(secret) > 0 if card is None else state.rules.unit_numbers[card] in secret
        case events.Reshuffled(True):
            return total(state.damage_discards) == 0 and total(state.damage_deck) > 0
        case events.Reshuffled(False):
            return total(state.discards) == 0 and total(state.deck) > 0
        # the end
        case events.GameOver(winner, reasons, scores):
            reached = (state.sides[0].points, state.sides[1].points)
            return (state.step, state.winner, state.reasons, reached) == (steps.OVER, winner, reasons, scores)
        case events.AllShown(hands, reserves, commands):
            told = list(zip(hands, reserves, commands))
            return told == [(tuple(side.hand), all_reserves(side), tuple(side.commands)) for side in state.sides]
    raise LookupError(f"{type(event).__name__} claims nothing")


def _unit(state: State, name: str) -> Unit | None:
    return state.unit(read_unit(name))


def _crew(state: State, unit: Unit) -> str | None:
    return None if unit.crew == NO_CARD else state.rules.units[unit.crew].slug


def _deck(state: State, seat: int) -> tuple[tuple[str, int], ...]:
    """The deck that *seat* had before any of it was committed."""
    side = state.sides[seat]
    counts = [(card.slug, int(side.reserves[at] + side.hand[at])) for at, card in enumerate(state.rules.units)]
    return tuple([(slug, count) for slug, count in counts if count > 0])


def _is_in_hand(state: State, seat: int, card: str) -> bool:
    return state.sides[seat].hand[state.rules.unit_numbers[card]] > 0


def _is_command_in_hand(state: State, seat: int, card: str | None) -> bool:
    """Whether this card is in hand, or any card if none is named."""
    if card is None:
        return state.command_size(seat) > 0
    return state.sides[seat].commands[state.rules.command_numbers[card]] > 0


def _is_in_line(unit: Unit, line: int) -> bool:
    """Whether a Unit is in this line, or in a Frontline that the Rear Line has just become (SP-LINE-4)."""
    return unit.line == line or (line == REAR and unit.line == FRONT)


def _lying(state: State, card: str) -> int:
    """The number of copies of a Command card that everybody sees: in force, on the agenda, or discarded."""
    number = state.rules.command_numbers[card]
    return open_commands(view(state, None)).count(number) + int(state.discards[number])


def _seen(state: State, seat: int, card: str) -> int:
    """The same number, plus copies returned to the hand of *seat* and copies just shuffled in."""
    number = state.rules.command_numbers[card]
    again = state.deck[number] if state.step == steps.DRAW_COMMAND else 0
    return _lying(state, card) + int(state.sides[seat].seen[number] + again)


def _is_shuffled_in(state: State, card: str) -> bool:
    """Whether the same action has shuffled the discards into the deck, because the next card of the agenda draws."""
    return state.step == steps.DRAW_COMMAND and state.deck[state.rules.command_numbers[card]] > 0


def _has_declared(state: State, name: str, target: str, *, in_assault: bool) -> bool:
    unit = _unit(state, name)
    return unit is not None and (unit.target, unit.assaults) == (read_unit(target), in_assault)


def _is_whole(state: State, unit: Unit) -> bool:
    return unit.damage == NO_DAMAGE and unit.endurance == state.card_of(unit).full


def _is_known_in_hand(state: State, seat: int, card: str) -> bool:
    number = state.rules.unit_numbers[card]
    return any(number in hint.cards for hint in state.sides[seat].hints)


def _is_reset(state: State, unit: Unit) -> bool:
    """SP-DMG-9: the Combat Phase has ended with this wound."""
    card = state.card_of(unit)
    return unit.endurance == (card.full if unit.damage == NO_DAMAGE else card.half)


def _is_at_the_bottom(state: State, seat: int, card: str) -> bool:
    number = state.rules.unit_numbers[card]
    return number in [tail_card(entry) for entry in state.sides[seat].tail if entry & PUBLIC]
