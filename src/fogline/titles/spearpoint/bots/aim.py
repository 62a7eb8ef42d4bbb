"""Chooses targets in Spearpoint 1943. All attacks of a side are considered together, so that fire is concentrated where
it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.bots.field import MIN_GAIN, Attack, Field, Plight
from fogline.titles.spearpoint.rules.declarations import ASSAULT_LEAST, best_value
from fogline.titles.spearpoint.rules.modifiers import may_attack
from fogline.titles.spearpoint.rules.state import Unit

NO_THREATS: Final[dict[int, float]] = {}
LOOKS: Final = 3
"""How many times every attack is reconsidered."""


@final
class _Offer:
    """The best attack of a Unit on a target, and its gain."""

    def __init__(self, gain: float, attack: Attack | None) -> None:
        self.gain: float = gain
        self.attack = attack


_NO_OFFER: Final = _Offer(0.0, None)


@final
class Aim:
    """The attacks of one seat. *threats* are the expected effects of each enemy's attack this Turn; they are averted if
    the enemy is destroyed first."""

    def __init__(self, field: Field, seat: i64, threats: dict[int, float], fixed: Sequence[Attack] = ()) -> None:
        self._field = field
        self._targets: list[Unit] = [unit for unit in field.state.units if unit.seat != seat]
        self._threats: list[float] = [threats.get(int(unit.name), 0.0) for unit in self._targets]
        self.attacks: list[Attack] = []
        self._plights: list[Plight] = [field.plight(unit) for unit in self._targets]
        self._scores: list[float] = [0.0] * len(self._targets)
        for attack in fixed:
            self._add(self._place(attack.target), attack)

    @property
    def score(self) -> float:
        found = 0.0
        for score in self._scores:
            found += score
        return found

    def _place(self, name: i64) -> i64:
        """The index of the target with this *name*."""
        at: i64 = 0
        while self._targets[at].name != name:
            at += 1
        return at

    def _judge(self, at: i64, plight: Plight) -> float:
        return self._field.loss(self._targets[at], plight) + plight.spread[0] * self._threats[at]

    def _add(self, at: i64, attack: Attack) -> None:
        self.attacks.append(attack)
        plight = self._plights[at].suffer(attack.shot)
        self._plights[at] = plight
        self._scores[at] = self._judge(at, plight)

    def point(self, free: list[Unit], lead: int | None = None) -> None:
        """Give every free Unit a target: first *lead*, if given, for all Units that help there, then for each Unit the
        target where it helps most. Then check whether any Unit helps more elsewhere."""
        waiting: list[Unit] = free
        if lead is not None:
            waiting = []
            first: i64 = self._place(lead)
            for unit in free:
                offer = self._offer(unit, first)
                if offer.attack is not None and offer.gain >= MIN_GAIN:
                    self._add(first, offer.attack)
                else:
                    waiting.append(unit)
        self._share_out(waiting)
        for _ in range(LOOKS):
            before = self.score
            for unit in free:
                self._reconsider(unit)
            if self.score <= before:
                break

    def _share_out(self, waiting: list[Unit]) -> None:
        """Give each waiting Unit the target where it helps most."""
        number: i64 = len(self._targets)
        offers: list[list[_Offer]] = []
        for unit in waiting:
            offers.append([self._offer(unit, at) for at in range(len(self._targets))])
        waiting = waiting[:]
        while waiting and number > 0:
            best = offers[0][0]
            attacker: i64 = 0
            target: i64 = 0
            row: i64 = 0
            for row_offers in offers:
                at: i64 = 0
                for offer in row_offers:
                    if offer.gain > best.gain:
                        best, attacker, target = offer, row, at
                    at += 1  # noqa: SIM113 - enumerate() costs more
                row += 1  # noqa: SIM113 - enumerate() costs more
            if best.attack is None or best.gain < MIN_GAIN:
                break
            self._add(target, best.attack)
            waiting.pop(attacker)
            offers.pop(attacker)
            row = 0
            for unit in waiting:
                offers[row][target] = self._offer(unit, target)
                row += 1  # noqa: SIM113 - enumerate() costs more

    def _offer(self, unit: Unit, at: i64) -> _Offer:
        plight, before = self._plights[at], self._scores[at]
        best = 0.0
        found: Attack | None = None
        for attack in self._field.attacks(unit, self._targets[at]):
            gain = self._judge(at, plight.suffer(attack.shot)) - before
            if gain > best:
                best = gain
                found = attack
        return _NO_OFFER if found is None else _Offer(best, found)

    def _reconsider(self, unit: Unit) -> None:
        """Take back the attack of a Unit and let it choose again."""
        if len(self._targets) < 2:
            return
        mine: Attack | None = None
        for attack in self.attacks:
            if len(attack.names) == 1 and attack.names[0] == unit.name:
                mine = attack
                break
        if mine is None:
            return
        here: i64 = self._place(mine.target)
        kept, score = self._plights[here], self._scores[here]
        plight = self._field.plight(self._targets[here])
        self.attacks = [attack for attack in self.attacks if attack is not mine]
        for attack in self.attacks:
            if attack.target == mine.target:
                plight = plight.suffer(attack.shot)
        self._plights[here] = plight
        self._scores[here] = self._judge(here, plight)
        best = _NO_OFFER
        there: i64 = 0
        at: i64 = 0
        for _ in self._targets:
            if at != here:
                offer = self._offer(unit, at)
                if offer.gain > best.gain:
                    best, there = offer, at
            at += 1  # noqa: SIM113 - enumerate() costs more
        if best.attack is not None and best.gain > score - self._scores[here]:
            self._add(there, best.attack)
        else:
            self.attacks.append(mine)
            self._plights[here], self._scores[here] = kept, score


def take_aim(field: Field, seat: i64, threats: dict[int, float] = NO_THREATS, fixed: Sequence[Attack] = ()) -> Aim:
    """The best attacks found for *seat*, including Assaults. *fixed* attacks are already decided."""
    busy: list[int] = []
    for attack in fixed:
        busy.extend(attack.names)
    free: list[Unit] = []
    for unit in field.state.units:
        if unit.seat == seat and int(unit.name) not in busy and may_attack(field.state, unit):
            free.append(unit)
    best = _pointed(field, seat, threats, fixed, free)
    for attack in fixed:
        if len(attack.names) == 1:  # an Assault can no longer be declared
            return best
    for attack in _assaults(field, seat, busy):
        rest = [unit for unit in free if int(unit.name) not in attack.names]
        trial = _pointed(field, seat, threats, [*fixed, attack], rest)
        if trial.score > best.score:
            best = trial
    return best


def _pointed(field: Field, seat: i64, threats: dict[int, float], fixed: Sequence[Attack], free: list[Unit]) -> Aim:
    """The best of several assignments of targets to *free* Units; each assignment starts with a different target."""
    best = Aim(field, seat, threats, fixed)
    best.point(free)
    if len(free) > 1:
        for target in field.state.units:
            if target.seat != seat:
                trial = Aim(field, seat, threats, fixed)
                trial.point(free, int(target.name))
                if trial.score > best.score:
                    best = trial
    return best


def _assaults(field: Field, seat: i64, busy: list[int]) -> list[Attack]:
    """Two Assaults on each possible target: by all Units that can join, and by the minimum needed."""
    found: list[Attack] = []
    for target in field.state.units:
        if target.seat == seat:
            continue
        free = field.can_join(target, busy)
        values = [int(best_value(field.state, unit)) for unit in free]
        if len(free) < ASSAULT_LEAST or max(values) == 0:
            continue
        found.append(field.assault(free, target))
        if len(free) > ASSAULT_LEAST:
            best = min([value for value in values if value > 0])
            lead = free[values.index(best)]
            costs = {int(unit.name): int(field.card(unit).cost) for unit in free}
            others = sorted([unit for unit in free if unit is not lead], key=lambda unit: costs[int(unit.name)])
            group = sorted([lead, *others[: ASSAULT_LEAST - 1]], key=lambda unit: int(unit.name))
            found.append(field.assault(group, target))
    return found


def threats_of(field: Field, attacks: Sequence[Attack]) -> dict[int, float]:
    """How much each attacker's attack, considered on its own, gains for its side if it is carried out."""
    found: dict[int, float] = {}
    for attack in attacks:
        target = field.state.in_play(attack.target)
        for name in attack.names:
            found[name] = field.gain(target, attack) / len(attack.names)
    return found
