"""How bots decide in Spearpoint 1943: one function for each step. A ``Mind`` looks at what its seat knows.

A regular takes each attack by itself and plays cards where the gain is plain; a veteran aims all attacks together,
reckons with what the enemy is likely to do, and weighs every card against keeping it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogline.ai.bots.spearpoint_aim import take_aim, threats_of
from fogline.ai.bots.spearpoint_decks import SPARE, merits
from fogline.ai.bots.spearpoint_field import FIRST, LEAST, Attack, Field
from fogline.ai.bots.spearpoint_orders import (
    attack_loss,
    cheapest,
    hit_loss,
    keep_value,
    outlook,
    parry_gain,
    play_gain,
    roll_gain,
    with_card,
)  # fmt: skip
from fogline.ai.bots.spearpoint_plans import commitment, next_line
from fogline.games.spearpoint import actions
from fogline.games.spearpoint.actions import (
    ASSAULT,
    ATTACK,
    CLOSE,
    DONE,
    DRAW_COMMAND,
    DRAW_UNIT,
    JOIN,
    NO_DISCARD,
    PASS,
    PLAIN,
    REMOVE,
    SKIP,
    Action,
    Fire,
    Named,
    OnUnit,
    Pair,
    Plain,
    Play,
    Roll,
)  # fmt: skip
from fogline.games.spearpoint.cards import CREW, NO_CARD
from fogline.games.spearpoint.effects import DECLARE_REVEALED
from fogline.games.spearpoint.guessing import laid_out
from fogline.games.spearpoint.state import (
    ANSWER,
    CAPTURE,
    COMMIT,
    DECLARE,
    DRAW,
    FRIENDLY_FIRE,
    INITIATIVE,
    INTENSITY,
    LIMIT,
    NAME,
    PARRY,
    ROLL,
    SUPPORT,
    WINDOW,
    State,
    total,
)  # fmt: skip
from fogline.games.spearpoint.targeting import ASSAULT_LEAST
from fogline.games.spearpoint.view import View
from fogline.kernel.choices import Choices

PLAIN_GAIN: Final = 1.0
"""A regular plays a card for at least so many points."""
PLENTY: Final = 4
"""With so many Command cards in hand, a regular spends one for +1."""
SPEND_GAIN: Final = 0.4
WANTED: Final = 4
"""So many Command cards a regular wants to have before it draws Units; a veteran draws Units whenever it can."""
SCALE: Final = 0.05
"""Points as a regular rates them, so that it wavers between attacks that are worth about the same."""

Rated = list[tuple[Action, float]]


class Mind:
    """One decision of one seat."""

    def __init__(self, view: View, choices: Choices[Action]) -> None:
        assert view.seat is not None
        self.seat = int(view.seat)
        self.view = view
        self.choices: list[Action] = list(choices)
        self.state: State = laid_out(view)
        self.field = Field(self.state, self.seat)

    # -- steps that every level takes alike -------------------------------------------------------------

    def _draw(self, wanted: int) -> Action:
        """Command cards until there are as many as *wanted*, then Units as long as there is room for them."""
        side, rules = self.state.sides[self.seat], self.state.rules
        has_room = PLAIN[DRAW_UNIT] in self.choices and total(side.hand) <= rules.hand_units
        if has_room and (total(side.commands) >= wanted or PLAIN[DRAW_COMMAND] not in self.choices):
            return PLAIN[DRAW_UNIT]
        if PLAIN[DRAW_COMMAND] in self.choices:
            return PLAIN[DRAW_COMMAND]
        return PLAIN[SKIP] if PLAIN[SKIP] in self.choices else self.choices[0]

    def _put_away(self) -> Action:
        """What is least worth keeping."""
        named = [action for action in self.choices if isinstance(action, Named)]
        if named[0].slug in self.state.rules.command_numbers and named[0].verb == actions.DISCARD:
            return min(named, key=self._worth_of_command)
        return min(named, key=self._worth_of_unit)

    def _worth_of_command(self, action: Named) -> float:
        return keep_value(self.state, self.seat, int(self.state.rules.command_numbers[action.slug]))

    def _worth_of_unit(self, action: Named) -> float:
        """A crew is worth what it makes ready."""
        rules, hand = self.state.rules, self.state.sides[self.seat].hand
        worth = merits(rules.setup, self.seat)
        number = int(rules.unit_numbers[action.slug])
        card = rules.units[number]
        if card.kind != CREW:
            crew = int(rules.crew_cards[self.seat][card.crew]) if card.crew >= 0 else -1
            return worth[number] * (1.0 if crew < 0 or hand[crew] > 0 else 0.6)
        waiting = sum(
            int(hand[other]) for other, unit in enumerate(rules.units) if unit.kind != CREW and unit.crew == card.crew
        )
        return SPARE if hand[number] > waiting else 50.0

    def _capture(self) -> Action:
        """Keep what a crew is at hand for; anything else is only a target."""
        unit = self.state.unit(self.state.focus)
        assert unit is not None
        crew = int(self.state.rules.crew_cards[self.seat][self.state.card_of(unit).crew])
        has_crew = crew != NO_CARD and self.state.sides[self.seat].hand[crew] > 0
        keeps = [action for action in self.choices if action is not PLAIN[REMOVE]]
        return keeps[-1] if has_crew and keeps else PLAIN[REMOVE]

    def _victim(self) -> Action:
        """Where Friendly Fire hurts most; nobody scores for it."""
        names = [action for action in self.choices if isinstance(action, OnUnit)]
        return max(names, key=self._harm_to)

    def _harm_to(self, action: OnUnit) -> float:
        twin = self.state.clone()
        twin.struck = action.unit
        return hit_loss(Field(twin, self.seat), 0)

    def _common(self, wanted: int) -> Action | None:
        """Steps that a regular and a veteran take alike, but for the Command cards that they want to have."""
        step = self.view.step
        if step == DRAW:
            return self._draw(wanted)
        if step == LIMIT:
            return self._put_away()
        if step == CAPTURE:
            return self._capture()
        return self._victim() if step == FRIENDLY_FIRE else None

    def _plays(self) -> list[Play]:
        return [action for action in self.choices if isinstance(action, Play)]

    def _rolls(self) -> list[Roll]:
        return [action for action in self.choices if isinstance(action, Roll)]

    def _gain_now(self, play: Play) -> float:
        """Of a card in the middle of an attack."""
        if self.view.step == PARRY:
            return parry_gain(self.field, play)
        change = attack_loss(with_card(self.field, play)) - attack_loss(self.field)
        return change if self.view.step == SUPPORT else -change

    def _closing(self) -> Action:
        return PLAIN[PASS] if self.view.step in (ANSWER, PARRY) else PLAIN[DONE]

    # -- a regular ----------------------------------------------------------------------------------------

    def thumb(self) -> Rated:
        """What rules of thumb say, and how strongly."""
        found = self._common(WANTED)
        if found is not None:
            return [(found, 1.0)]
        step = self.view.step
        if step == COMMIT:
            goal = commitment(self.state, self.seat, list(self.state.sides[self.seat].hand))
            return [(next_line(self.state, self.seat, goal, self.choices), 1.0)]
        if step == WINDOW:
            return self._thumb_round()
        if step == DECLARE:
            return self._thumb_declare()
        if step == NAME:
            return [(action, SCALE * self._fire_gain(action)) for action in self.choices]
        if step in (SUPPORT, ANSWER, PARRY):
            gains = [(play, self._gain_now(play)) for play in self._plays()]
            plain = [(play, gain) for play, gain in gains if gain >= PLAIN_GAIN]
            return list(plain) or [(self._closing(), 1.0)]
        return self._thumb_roll()

    def _thumb_round(self) -> Rated:
        """A card where it has an effect at once; what lasts goes to the dearest Unit."""
        found: Rated = [(PLAIN[DONE], 0.7)]
        plays = self._plays()
        declared = self.view.window == DECLARE_REVEALED
        before = outlook(self.field, declared=declared) if plays else 0.0
        for play in plays:
            card = self.state.rules.commands[self.state.rules.command_numbers[play.slug]]
            unit = self.state.unit(play.unit)
            if unit is None:
                found.append((play, 0.75))
            elif card.duration == 0:
                gain = play_gain(self.field, play, before, declared=declared)
                found.append((play, 0.6 + 0.1 * gain if gain >= PLAIN_GAIN else 0.0))
            else:
                found.append((play, 0.25 + 0.06 * int(self.state.card_of(unit).cost)))
        return found

    def _thumb_declare(self) -> Rated:
        joins = [action for action in self.choices if isinstance(action, OnUnit) and action.verb == JOIN]
        if joins or PLAIN[CLOSE] in self.choices:
            return [(joins[0] if joins else PLAIN[CLOSE], 1.0)]
        storms = [action for action in self.choices if isinstance(action, OnUnit) and action.verb == ASSAULT]
        for storm in storms:
            if self._is_worth_storming(storm):
                return [(storm, 1.0)]
        pairs = [action for action in self.choices if isinstance(action, Pair)]
        by_attacker: dict[int, Rated] = {}
        for pair in pairs:
            gain = self._pair_gain(pair)
            if gain >= LEAST:
                by_attacker.setdefault(int(pair.unit), []).append((pair, SCALE * gain))
        return by_attacker[min(by_attacker)] if by_attacker else [(PLAIN[DONE], 1.0)]

    def _pair_gain(self, pair: Pair) -> float:
        attacker, target = self.state.unit(pair.unit), self.state.unit(pair.other)
        assert attacker is not None
        assert target is not None
        best = self.field.best(attacker, target, self.field.plight(target))
        return best[0] if best is not None else 0.0

    def _is_worth_storming(self, storm: OnUnit) -> bool:
        target = self.state.unit(storm.unit)
        assert target is not None
        members = self.field.can_join(target, [])
        alone = 0.0
        for unit in members:
            offers = [self.field.best(unit, enemy, self.field.plight(enemy)) for enemy in self.field.enemies]
            alone += max((offer[0] for offer in offers if offer is not None), default=0.0)
        return self.field.gain(target, self.field.assault(members, target)) > alone

    def _fire_gain(self, action: Action) -> float:
        attack = self._attack_of(action)
        target = self.state.unit(attack.target)
        assert target is not None
        return self.field.gain(target, attack)

    def _attack_of(self, action: Action) -> Attack:
        """The attack that *action* names."""
        if isinstance(action, Fire):
            unit = self.state.unit(action.unit)
            assert unit is not None
            target = self.state.unit(unit.target)
            assert target is not None
            return next(attack for attack in self.field.shots(unit, target) if attack.weapon == action.weapon)
        assert isinstance(action, OnUnit)
        target = self.state.unit(action.unit)
        assert target is not None
        members = [unit for unit in self.field.own if unit.assaults and unit.target == action.unit]
        return self.field.assault(members, target)

    def _thumb_roll(self) -> Rated:
        if self.view.step != INITIATIVE and total(self.state.sides[self.seat].commands) >= PLENTY:
            gain = self._plus_one()
            spend = cheapest(self.state, self.seat, self._rolls())
            if spend is not None and gain >= SPEND_GAIN:
                return [(spend[0], 1.0)]
        return [(NO_DISCARD, 1.0)]

    def _plus_one(self) -> float:
        """What +1 brings for the roll that comes next."""
        if self.view.step == ROLL:
            return roll_gain(self.field)
        if self.state.is_friendly:
            return 0.0
        return hit_loss(self.field, 1) - hit_loss(self.field, 0)

    # -- a veteran ----------------------------------------------------------------------------------------

    def best(self) -> Action:
        """What looks best, all things considered that the seat may know."""
        found = self._common(0)
        if found is not None:
            return found
        step = self.view.step
        if step == COMMIT:
            goal = commitment(self.state, self.seat, list(self.state.sides[self.seat].hand))
            return next_line(self.state, self.seat, goal, self.choices)
        if step == WINDOW:
            return self._best_round()
        if step == DECLARE:
            return self._best_declaration()
        if step == NAME:
            return self._best_name()
        if step in (SUPPORT, ANSWER, PARRY):
            return self._best_card([(play, self._gain_now(play)) for play in self._plays()])
        assert step in (ROLL, INTENSITY, INITIATIVE)
        return self._best_roll()

    def may_wait(self) -> bool:
        """Whether the seat has nothing in the Battle Area to lose, faces an enemy there, and is not overrun this Turn:
        then it may gather strength and send it all at once."""
        side, other = self.state.sides[self.seat], self.state.sides[1 - self.seat]
        if self.view.step != COMMIT or side.plan or self.field.own or not self.field.enemies:
            return False
        return other.overrun + 2 <= self.state.rules.overrun_turns and total(side.hand) <= self.state.rules.hand_units

    def _best_card(self, gains: Sequence[tuple[Play, float]]) -> Action:
        """The card that brings most above what it is worth in hand."""
        best, found = 0.0, self._closing()
        for play, gain in gains:
            surplus = gain - keep_value(self.state, self.seat, int(self.state.rules.command_numbers[play.slug]))
            if surplus > best:
                best, found = surplus, play
        return found

    def _best_round(self) -> Action:
        plays = self._plays()
        if not plays:
            return PLAIN[DONE]
        declared = self.view.window == DECLARE_REVEALED
        field = self._with_named()
        before = outlook(field, declared=declared)
        return self._best_card([(play, play_gain(field, play, before, declared=declared)) for play in plays])

    def _with_named(self) -> Field:
        """With the cards that were named before in this round."""
        named = [line for line in self.state.sides[self.seat].plan if isinstance(line, Play)]
        if not named:
            return self.field
        twin = self.state.clone()
        for line in named:
            number = int(self.state.rules.command_numbers[line.slug])
            unit = twin.unit(line.unit)
            if self.state.rules.commands[number].duration != 0:
                orders = twin.sides[self.seat].orders if unit is None else unit.orders
                orders.append(number << 16 | 1)
        return Field(twin, self.seat)

    def _best_declaration(self) -> Action:
        """The next line of the attacks that look best together."""
        field, state = self.field, self.state
        theirs = take_aim(field, 1 - self.seat).attacks
        threats = {name: (1.0 - FIRST) * threat for name, threat in threats_of(field, theirs).items()}
        fixed, storming, joined = self._written()
        if storming is not None:
            return self._go_on_storming(storming, joined, threats, fixed)
        aim = take_aim(field, self.seat, threats, fixed)
        fresh = [attack for attack in aim.attacks if attack not in fixed]
        storms = [attack.target for attack in fresh if len(attack.names) > 1]
        lines: list[Action] = [actions.on_unit(ASSAULT, target) for target in sorted(storms)]
        singles = sorted((attack for attack in fresh if len(attack.names) == 1), key=lambda attack: attack.names)
        lines.extend(actions.pair(ATTACK, attack.names[0], attack.target) for attack in singles)
        for line in lines:
            if line in self.choices:
                return line
        assert state.step == DECLARE
        return PLAIN[DONE]

    def _written(self) -> tuple[list[Attack], int | None, list[int]]:
        """The attacks of the plan so far; the target of an Assault that is not closed, and who has joined it."""
        found: list[Attack] = []
        storming: int | None = None
        joined: list[int] = []
        for line in self.state.sides[self.seat].plan:
            if isinstance(line, OnUnit) and line.verb == ASSAULT:
                storming, joined = int(line.unit), []
            elif isinstance(line, OnUnit):
                joined.append(int(line.unit))
            elif isinstance(line, Plain) and storming is not None:
                target = self.state.unit(storming)
                assert target is not None
                members = [unit for unit in self.field.own if int(unit.name) in joined]
                found.append(self.field.assault(members, target))
                storming = None
            elif isinstance(line, Pair):
                attacker, target = self.state.unit(line.unit), self.state.unit(line.other)
                assert attacker is not None
                assert target is not None
                best = self.field.best(attacker, target, self.field.plight(target))
                if best is not None:
                    found.append(best[1])
        return found, storming, joined

    def _go_on_storming(
        self, name: int, joined: Sequence[int], threats: dict[int, float], fixed: Sequence[Attack]
    ) -> Action:
        """Who else joins: as long as the whole gets better by it."""
        joins = [action for action in self.choices if isinstance(action, OnUnit)]
        target = self.state.unit(name)
        assert target is not None
        best, found = -1.0, self.choices[0]
        free = [unit for unit in self.field.own if any(action.unit == unit.name for action in joins)]
        members = [unit for unit in self.field.own if int(unit.name) in joined]
        options: list[tuple[Action, list[int]]] = []
        if PLAIN[CLOSE] in self.choices:
            options.append((PLAIN[CLOSE], []))
        if joins:
            everybody = [int(unit.name) for unit in free]
            options.append((actions.on_unit(JOIN, everybody[0]), everybody))
            for join in joins:
                later = [int(unit.name) for unit in free if unit.name >= join.unit]
                options.append((join, later[: max(1, ASSAULT_LEAST - len(members))]))
        for action, names in options:
            group = [unit for unit in self.field.own if unit in members or int(unit.name) in names]
            if len(group) < ASSAULT_LEAST:
                continue
            storm = self.field.assault(group, target)
            if storm.shot.value == 0:
                continue
            score = take_aim(self.field, self.seat, threats, [*fixed, storm]).score
            if score > best:
                best, found = score, action
        return found

    def _best_name(self) -> Action:
        """First what stops an enemy who is about to fire, and who may not get to fire later."""
        field = self.field
        theirs = field.declared(1 - self.seat)
        threats = threats_of(field, theirs)
        struck = field.outcome(theirs, {})
        best, found = float("-inf"), self.choices[0]
        for action in self.choices:
            attack = self._attack_of(action)
            target = self.state.unit(attack.target)
            assert target is not None
            plight = field.plight(target).suffer(attack.shot)
            gain = field.loss(target, plight)
            out = plight.spread[0] + (0.4 * sum(plight.spread[1 : int(field.card(target).half) + 1]))
            risk = max(struck[name].spread[0] if name in struck else 0.0 for name in attack.names)
            follow = self._follow_up(attack)
            value = out * threats.get(attack.target, 0.0) + risk * gain + 0.3 * gain + follow
            if value > best:
                best, found = value, action
        return found

    def _follow_up(self, attack: Attack) -> float:
        """A weapon is chosen by what it brings together with the attacks that are still to come on the same target."""
        field = self.field
        target = self.state.unit(attack.target)
        assert target is not None
        others = [
            other
            for other in field.declared(self.seat)
            if other.target == attack.target and not set(other.names) & set(attack.names)
        ]
        if not others:
            return 0.0
        alone, together = field.plight(target), field.plight(target).suffer(attack.shot)
        for other in others:
            alone, together = alone.suffer(other.shot), together.suffer(other.shot)
        return 0.3 * (field.loss(target, together) - field.loss(target, alone))

    def _best_roll(self) -> Action:
        spend = cheapest(self.state, self.seat, self._rolls())
        if spend is None:
            return NO_DISCARD
        gain = self._initiative_gain() if self.view.step == INITIATIVE else self._plus_one()
        return spend[0] if gain > spend[1] else NO_DISCARD

    def _initiative_gain(self) -> float:
        """What a chance of one in ten more to shoot first brings."""
        field = self.field
        ours, theirs = field.declared(self.seat), field.declared(1 - self.seat)
        first = field.first_chance(self.seat)
        later = min(1.0, first + 0.1)
        return field.exchange(ours, theirs, later) - field.exchange(ours, theirs, first)
