"""One decision in Spearpoint 1943: a bot's knowledge, and the steps that regulars and veterans share."""

from __future__ import annotations

from typing import final

from fogline.kernel.arrays import i64
from fogline.kernel.choices import Choices
from fogline.titles.spearpoint.bots import command_cards
from fogline.titles.spearpoint.bots.decks import SPARE, commitment, merits, next_line
from fogline.titles.spearpoint.bots.field import HURT, Attack, Field
from fogline.titles.spearpoint.rules import actions, steps
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import CREW, NO_CARD
from fogline.titles.spearpoint.rules.state import State, total
from fogline.titles.spearpoint.rules.tables import Rules, rules_for
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.rules.worlds import sketched


@final
class Decision:
    """One decision of one seat. The position is laid out on first use, since many decisions need only the view."""

    def __init__(self, view: View, choices: Choices[Action], hurt: float = HURT) -> None:
        assert view.seat is not None
        self._view = view
        self._state: State | None = None
        self.seat: int = view.seat
        self.step: i64 = view.step
        self.window: i64 = view.window
        self.choices: list[Action] = choices.all()
        self._hurt: float = hurt
        self._field: Field | None = None
        self._loss: float | None = None
        """The expected loss of the target of the current attack."""

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = sketched(self._view)
        return self._state

    @property
    def field(self) -> Field:
        if self._field is None:
            self._field = Field(self.state, self.seat, self._hurt)
        return self._field

    def command_size(self) -> int:
        return self._view.sides[self.seat].command_size

    @property
    def rules(self) -> Rules:
        """The rules, without laying out the position."""
        return rules_for(self._view.setup)

    def card_in_play(self, name: i64) -> i64:
        """The card of the Unit of that name; ``NO_CARD`` if it is not in play."""
        for unit in self._view.units:
            if unit.name == name:
                return unit.card
        return NO_CARD

    def has(self, wanted: Action) -> bool:
        for action in self.choices:
            if action is wanted:
                return True
        return False

    def _draw(self, wanted: int) -> Action:
        """Draw Command cards until there are *wanted* of them, then Units as long as there is room."""
        hand_size = self._view.sides[self.seat].hand_size
        assert hand_size is not None
        can_draw_command = self.has(actions.PLAIN[actions.DRAW_COMMAND])
        has_room = self.has(actions.PLAIN[actions.DRAW_UNIT]) and hand_size <= self.rules.hand_units
        if has_room and (not can_draw_command or self.command_size() >= wanted):
            return actions.PLAIN[actions.DRAW_UNIT]
        if can_draw_command:
            return actions.PLAIN[actions.DRAW_COMMAND]
        return actions.PLAIN[actions.SKIP] if self.has(actions.PLAIN[actions.SKIP]) else self.choices[0]

    def keep(self, slug: str) -> float:
        return command_cards.keep_value(self.state, self.seat, int(self.rules.command_numbers[slug]))

    def cheapest(self) -> tuple[actions.Roll, float] | None:
        """The card that is cheapest to discard for a roll, and its cost; None if there is none."""
        spent = [(action, self.keep(action.slug)) for action in self.rolls() if action.slug]
        return min(spent, key=lambda one: one[1], default=None)

    def _put_away(self) -> Action:
        return min((action for action in self.choices if isinstance(action, actions.Named)), key=self.worth_in_hand)

    def worth_in_hand(self, action: actions.Named) -> float:
        if action.slug in self.state.rules.command_numbers and action.verb == actions.DISCARD:
            return self.keep(action.slug)
        return self._worth_of_unit(action)

    def _worth_of_unit(self, action: actions.Named) -> float:
        """The value of a Unit card in hand; a crew is worth the Units that it can man. Cards that the plan puts away do
        not count."""
        rules, side = self.state.rules, self.state.sides[self.seat]
        hand = list(side.hand)
        for line in side.plan:
            if isinstance(line, actions.Named) and line.verb == actions.RETURN:
                hand[rules.unit_numbers[line.slug]] -= 1
        worth = merits(rules.setup, self.seat)
        number = int(rules.unit_numbers[action.slug])
        card = rules.units[number]
        if card.kind != CREW:
            crew = int(rules.crew_cards[self.seat][card.crew]) if card.crew >= 0 else -1
            return worth[number] * (1.0 if crew < 0 or hand[crew] > 0 else 0.6)
        waiting = 0
        for other, unit in enumerate(rules.units):
            if unit.kind != CREW and unit.crew == card.crew:
                waiting += int(hand[other])
        return SPARE if hand[number] > waiting else 50.0

    def _capture(self) -> Action:
        """Keep a captured Unit if a crew for it is available; without one it is only a target."""
        unit = self.state.in_play(self.state.focus)
        crew = int(self.state.rules.crew_cards[self.seat][self.state.card_of(unit).crew])
        has_crew = crew != NO_CARD and self.state.sides[self.seat].hand[crew] > 0
        keeps = [action for action in self.choices if action is not actions.PLAIN[actions.REMOVE]]
        return keeps[-1] if has_crew and keeps else actions.PLAIN[actions.REMOVE]

    def harm_to(self, action: actions.OnUnit) -> float:
        twin = self.state.clone()
        twin.struck = action.unit
        return command_cards.hit_loss(self.field.on(twin), 0)

    def common(self, wanted: int) -> Action | None:
        """Decides the steps that regulars and veterans share; only the number of *wanted* Command cards differs."""
        step = self.step
        if step == steps.COMMIT:
            goal = commitment(self.state, self.seat, list(self.state.sides[self.seat].hand))
            return next_line(self.state, self.seat, goal, self.choices)
        if step == steps.DRAW:
            return self._draw(wanted)
        if step == steps.LIMIT:
            return self._put_away()
        if step == steps.CAPTURE:
            return self._capture()
        if step == steps.FRIENDLY_FIRE:  # the most painful victim; nobody scores for it
            return max((action for action in self.choices if isinstance(action, actions.OnUnit)), key=self.harm_to)
        return None

    def plays(self) -> list[actions.Play]:
        return [action for action in self.choices if isinstance(action, actions.Play)]

    def rolls(self) -> list[actions.Roll]:
        return [action for action in self.choices if isinstance(action, actions.Roll)]

    def gain_now(self, play: actions.Play) -> float:
        """The value of playing a card in the middle of an attack."""
        if self.step == steps.PARRY:
            return command_cards.parry_gain(self.field, play)
        if self._loss is None:
            self._loss = command_cards.attack_loss(self.field)
        change = command_cards.attack_loss_with(self.field, play) - self._loss
        return change if self.step == steps.SUPPORT else -change

    def closing(self) -> Action:
        return actions.PLAIN[actions.PASS] if self.step in (steps.ANSWER, steps.PARRY) else actions.PLAIN[actions.DONE]

    def attack_of(self, action: Action) -> Attack:
        if isinstance(action, actions.Fire):
            unit = self.state.in_play(action.unit)
            target = self.state.in_play(unit.target)
            return next(attack for attack in self.field.shots(unit, target) if attack.weapon == action.weapon)
        assert isinstance(action, actions.OnUnit)
        target = self.state.in_play(action.unit)
        members = [unit for unit in self.field.own if unit.assaults and unit.target == action.unit]
        return self.field.assault(members, target)

    def plus_one(self) -> float:
        """The gain from adding 1 to the next roll; for the Initiative, this is one more chance in ten to shoot
        first."""
        if self.step == steps.INITIATIVE:
            ours, theirs = self.field.declared(self.seat), self.field.declared(1 - self.seat)
            first = self.field.first_chance(self.seat)
            return self.field.exchange(ours, theirs, min(1.0, first + 0.1)) - self.field.exchange(ours, theirs, first)
        if self.step == steps.ROLL:
            return command_cards.roll_gain(self.field)
        if self.step == steps.CARD_ROLL:
            return command_cards.die_loss(self.field, 1) - command_cards.die_loss(self.field, 0)
        if self.state.is_friendly:
            return 0.0
        return command_cards.hit_loss(self.field, 1) - command_cards.hit_loss(self.field, 0)

    def may_wait(self) -> bool:
        """Whether the seat has nothing in the Battle Area to lose, faces an enemy there, and is not overrun this Turn.
        Then it may wait and gather strength."""
        side, other = self.state.sides[self.seat], self.state.sides[1 - self.seat]
        if self.step != steps.COMMIT or side.plan or self.field.own or not self.field.enemies:
            return False
        return other.overrun + 2 <= self.state.rules.overrun_turns and total(side.hand) <= self.state.rules.hand_units
