"""Values of positions and actions of Spearpoint 1943, for reviews (``kit/appraisal.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kit.appraisal import Calibration, Met, calibration_of
from fogline.kit.bots import Judge
from fogline.titles.spearpoint.bots.aim import Aim, take_aim, threats_of
from fogline.titles.spearpoint.bots.command_cards import DRAWN_CARD, DRAWN_UNIT, outlook, play_gain
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.decks import commitment
from fogline.titles.spearpoint.bots.field import FIGHT, FIRST, Attack, Field
from fogline.titles.spearpoint.bots.knowledge import WAITING, outlook_of_sending
from fogline.titles.spearpoint.bots.veteran import name_values, with_named, written
from fogline.titles.spearpoint.rules import actions, steps
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.cards import DECLARE_REVEALED
from fogline.titles.spearpoint.rules.state import State, total
from fogline.titles.spearpoint.rules.view import View

MAX_AIMED: Final = 12
"""The maximum number of attacks compared when many can be declared."""
JUDGED: Final = frozenset((
    steps.COMMIT, steps.WINDOW, steps.DECLARE, steps.NAME, steps.SUPPORT, steps.ANSWER, steps.PARRY, steps.ROLL,
    steps.INTENSITY, steps.CARD_ROLL, steps.INITIATIVE, steps.DRAW, steps.LIMIT, steps.FRIENDLY_FIRE,
))  # fmt: skip
"""The steps in which options can be compared."""


class Options:
    """The options of one decision, valued for reviews. The odds do not depend on hidden cards, so most values are the
    same in all worlds."""

    def __init__(self, view: View, choices: Choices[Action]) -> None:
        self._decision = Decision(view, choices)
        self._worth: dict[Action, float] = {}
        step = view.step
        self._is_patient = self._decision.may_wait()
        self._aim = _AttackOptions(self._decision) if step == steps.DECLARE else None
        self.candidates: Sequence[Action] = self._decision.choices if self._aim is None else self._aim.candidates
        for action, worth in zip(self.candidates, self._worths(self.candidates)):
            self._worth[action] = worth
        self._best = max(self._worth.values())

    def look(self, world: State) -> float:
        """How much is gained in this world by waiting rather than sending everything now."""
        if not self._is_patient:
            return 0.0
        return -WAITING - outlook_of_sending(world.clone(), self._decision.seat)

    def value(self, seen: float, action: Action) -> float:
        if self._is_patient:
            return min(0.0, seen if action is actions.PLAIN[actions.DONE] else -seen) / SCALE
        if action not in self._worth:
            self._worth[action] = self._worths([action])[0]
        return min(0.0, self._worth[action] - self._best) / SCALE

    def _worths(self, chosen: Sequence[Action]) -> list[float]:
        decision = self._decision
        step = decision.step
        if self._aim is not None:
            return [self._aim.worth(action) for action in chosen]
        if step == steps.NAME:
            return name_values(decision, chosen)
        if step == steps.COMMIT:
            return self._commitments(chosen)
        if step == steps.WINDOW:
            return self._rounds(chosen)
        if step in (steps.ROLL, steps.INTENSITY, steps.CARD_ROLL, steps.INITIATIVE):
            gain = decision.plus_one() if decision.rolls() else 0.0
            return [gain - decision.keep(action.slug) if isinstance(action, actions.Roll) and action.slug else 0.0
                    for action in chosen]  # fmt: skip
        if step in (steps.SUPPORT, steps.ANSWER, steps.PARRY):
            return [decision.gain_now(action) - decision.keep(action.slug) if isinstance(action, actions.Play) else 0.0
                    for action in chosen]  # fmt: skip
        return [self._plain(action) for action in chosen]

    def _plain(self, action: Action) -> float:
        """Values draws, cards to put away, and victims of Friendly Fire."""
        decision, step = self._decision, self._decision.step
        if step == steps.DRAW:
            side = decision.state.sides[decision.seat]
            has_room = total(side.hand) <= decision.state.rules.hand_units
            if action is actions.PLAIN[actions.DRAW_UNIT]:
                return DRAWN_UNIT if has_room else 0.0
            return DRAWN_CARD if action is actions.PLAIN[actions.DRAW_COMMAND] else 0.0
        if step == steps.LIMIT and isinstance(action, actions.Named):
            return -decision.worth_in_hand(action)
        if step == steps.FRIENDLY_FIRE and isinstance(action, actions.OnUnit):
            return decision.harm_to(action)
        return 0.0

    def _commitments(self, chosen: Sequence[Action]) -> list[float]:
        """Values commitments; closing the plan leaves out Units that could fight."""
        decision = self._decision
        side, rules = decision.state.sides[decision.seat], decision.state.rules
        waiting = list(commitment(decision.state, decision.seat, list(side.hand)))
        for line in side.plan:
            if line in waiting:
                waiting.remove(line)
        left = sum(
            FIGHT * float(rules.units[rules.unit_numbers[line.slug]].cost)
            for line in waiting
            if isinstance(line, actions.Commit) and line in decision.choices
        )
        return [-left if action is actions.PLAIN[actions.DONE] else 0.0 for action in chosen]

    def _rounds(self, chosen: Sequence[Action]) -> list[float]:
        declared = self._decision.window == DECLARE_REVEALED
        field = with_named(self._decision)
        before = outlook(field, declared=declared)
        return [
            play_gain(field, action, before, declared=declared) - self._decision.keep(action.slug)
            if isinstance(action, actions.Play)
            else 0.0
            for action in chosen
        ]


class _AttackOptions:
    """Values attacks to be declared: each is worth the gain of all attacks together, including this one."""

    def __init__(self, decision: Decision) -> None:
        self._decision = decision
        field = decision.field
        theirs = take_aim(field, 1 - decision.seat).attacks
        self._threats = {name: (1.0 - FIRST) * threat for name, threat in threats_of(field, theirs).items()}
        self._fixed, self._storming, _ = written(decision)
        self._best = take_aim(field, decision.seat, self._threats, self._fixed)
        self.candidates = self._interesting()

    def _interesting(self) -> list[Action]:
        """All choices except weak attacks."""
        choices = self._decision.choices
        pairs = [action for action in choices if isinstance(action, actions.Pair)]
        rest = [action for action in choices if not isinstance(action, actions.Pair)]
        return [*rest, *sorted(pairs, key=self._alone, reverse=True)[:MAX_AIMED]]

    def _attack(self, action: actions.Pair) -> Attack | None:
        state, field = self._decision.state, self._decision.field
        attacker, target = state.in_play(action.unit), state.in_play(action.other)
        best = field.best(attacker, target, field.plight(target))
        return None if best is None else best[1]

    def _alone(self, action: actions.Pair) -> float:
        attack = self._attack(action)
        target = self._decision.state.unit(action.other)
        return 0.0 if attack is None or target is None else self._decision.field.gain(target, attack)

    def worth(self, action: Action) -> float:
        """The gain of this Turn's attacks if *action* is the next line. An unfinished Assault is judged only as a
        whole, so all its lines have the same value."""
        field, seat = self._decision.field, self._decision.seat
        if self._storming is not None:
            return self._best.score
        if isinstance(action, actions.Pair):
            attack = self._attack(action)
            if attack is None:
                return Aim(field, seat, self._threats, self._fixed).score
            if attack in self._best.attacks:
                return self._best.score
            return take_aim(field, seat, self._threats, [*self._fixed, attack]).score
        if isinstance(action, actions.OnUnit) and action.verb == actions.ASSAULT:
            target = self._decision.state.in_play(action.unit)
            busy = [name for attack in self._fixed for name in attack.names]
            storm = field.assault(field.can_join(target, busy), target)
            return take_aim(field, seat, self._threats, [*self._fixed, storm]).score
        return Aim(field, seat, self._threats, self._fixed).score


SCALE: Final = 20.0
"""A lead of this many points is large."""
CARDS: Final = 10.0
"""A lead of this many cards is large."""


class SpearpointAppraisal:
    level = "veteran"
    counts_turns = False
    decisive = float("inf")

    @property
    def calibration(self) -> Calibration:
        return calibration_of("fogline.titles.spearpoint.bots")

    def terms(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The points and the Units on the table, Victory Points separately, and cards in hand."""
        (points, cards), (their_points, their_cards) = (_held(state, int(one)) for one in (seat, 1 - seat))
        return Field(state, seat).material() / SCALE, points - their_points, (cards - their_cards) / CARDS

    def progress(self, state: State) -> float:
        """How near the side that leads is to its Victory Points."""
        return min(1.0, max(_held(state, seat)[0] for seat in (0, 1)))

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge | None:
        return Options(view, choices) if view.step in JUDGED else None

    def phase(self, view: View) -> str:
        return steps.PHASES[view.phase]

    def facts(self, view: View, action: Action, worlds: Sequence[State]) -> Sequence[Message]:
        """No facts: the values already follow from the odds."""
        return []

    def met(self, view: View, action: Action, world: State) -> Met | None:
        """None, because the target of an attack lies open."""
        return None


def _held(state: State, seat: int) -> tuple[float, int]:
    """How much a seat has of the Victory Points it needs, as a share, and its cards in hand."""
    side = state.sides[seat]
    return float(side.points) / max(1.0, float(state.rules.vp_goals[seat])), int(
        total(side.hand) + total(side.commands)
    )


APPRAISAL: Final = SpearpointAppraisal()
