"""Whom to shoot at in Spearpoint 1943: all attacks of a side together, so that fire is concentrated where it pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogline.titles.spearpoint.bots.field import MIN_GAIN, Attack, Field, Plight
from fogline.titles.spearpoint.rules.modifiers import may_attack
from fogline.titles.spearpoint.rules.state import Unit
from fogline.titles.spearpoint.rules.targeting import ASSAULT_LEAST, best_value

NO_THREATS: Final[dict[int, float]] = {}
LOOKS: Final = 3
"""How often every attack is looked at again."""


class Aim:
    """The attacks of one seat. *threats* is what each enemy would do this Turn: it counts if it is destroyed first."""

    def __init__(self, field: Field, seat: int, threats: dict[int, float], fixed: Sequence[Attack] = ()) -> None:
        self._field = field
        self._threats = threats
        self._targets = {int(unit.name): unit for unit in field.state.units if unit.seat != seat}
        self.attacks: list[Attack] = []
        self._plights: dict[int, Plight] = {name: field.plight(unit) for name, unit in self._targets.items()}
        self._scores: dict[int, float] = dict.fromkeys(self._targets, 0.0)
        for attack in fixed:
            self._add(attack)

    @property
    def score(self) -> float:
        """What the attacks bring, on average."""
        return sum(self._scores.values())

    def _judge(self, name: int, plight: Plight) -> float:
        target = self._targets[name]
        return self._field.loss(target, plight) + plight.spread[0] * self._threats.get(name, 0.0)

    def _add(self, attack: Attack) -> None:
        self.attacks.append(attack)
        plight = self._plights[attack.target].suffer(attack.shot)
        self._plights[attack.target] = plight
        self._scores[attack.target] = self._judge(attack.target, plight)

    def point(self, free: Sequence[Unit], lead: int | None = None) -> None:
        """Give every free Unit a target: first to *lead*, if one is given, all who help there; then each where it helps
        most, the most helpful one first. Then look again whether a Unit helps more elsewhere."""
        waiting = list(free)
        if lead is not None:
            for unit in free:
                gain, attack = self._offer(unit, lead)
                if attack is not None and gain >= MIN_GAIN:
                    self._add(attack)
                    waiting.remove(unit)
        offers = {(int(unit.name), name): self._offer(unit, name) for unit in waiting for name in self._targets}
        while waiting:
            best = max(offers.items(), key=_by_gain, default=None)
            if best is None or best[1][0] < MIN_GAIN:
                break
            (attacker, name), (_, attack) = best
            assert attack is not None
            self._add(attack)
            waiting = [unit for unit in waiting if unit.name != attacker]
            offers = {key: offer for key, offer in offers.items() if key[0] != attacker}
            for unit in waiting:
                offers[(int(unit.name), name)] = self._offer(unit, name)
        for _ in range(LOOKS):
            before = self.score
            for unit in free:
                self._reconsider(unit)
            if self.score <= before:
                break

    def _offer(self, unit: Unit, name: int) -> tuple[float, Attack | None]:
        plight, before = self._plights[name], self._scores[name]
        found: tuple[float, Attack | None] = (0.0, None)
        for attack in self._field.attacks(unit, self._targets[name]):
            gain = self._judge(name, plight.suffer(attack.shot)) - before
            if gain > found[0]:
                found = (gain, attack)
        return found

    def _reconsider(self, unit: Unit) -> None:
        """Take back the attack of a Unit and let it choose again."""
        mine = next((attack for attack in self.attacks if attack.names == (int(unit.name),)), None)
        if mine is None or len(self._targets) < 2:
            return
        name, kept = mine.target, self._plights[mine.target]
        score = self._scores[name]
        plight = self._field.plight(self._targets[name])
        self.attacks.remove(mine)
        for attack in self.attacks:
            if attack.target == name:
                plight = plight.suffer(attack.shot)
        self._plights[name] = plight
        self._scores[name] = self._judge(name, plight)
        offers = [self._offer(unit, other) for other in self._targets if other != name]
        best = max(offers, key=_gain, default=(0.0, None))
        if best[1] is not None and best[0] > score - self._scores[name]:
            self._add(best[1])
        else:
            self.attacks.append(mine)
            self._plights[name], self._scores[name] = kept, score


def _by_gain(item: tuple[tuple[int, int], tuple[float, Attack | None]]) -> float:
    return item[1][0]


def _gain(offer: tuple[float, Attack | None]) -> float:
    return offer[0]


def take_aim(field: Field, seat: int, threats: dict[int, float] = NO_THREATS, fixed: Sequence[Attack] = ()) -> Aim:
    """The attacks that look best for *seat*, Assaults included. *fixed* have been decided on already."""
    busy = [name for attack in fixed for name in attack.names]
    free = [
        unit
        for unit in field.state.units
        if unit.seat == seat and int(unit.name) not in busy and may_attack(field.state, unit)
    ]
    best = _pointed(field, seat, threats, fixed, free)
    if any(len(attack.names) == 1 for attack in fixed):  # an Assault cannot be declared any more
        return best
    for attack in _assaults(field, seat, busy):
        rest = [unit for unit in free if int(unit.name) not in attack.names]
        trial = _pointed(field, seat, threats, [*fixed, attack], rest)
        if trial.score > best.score:
            best = trial
    return best


def _pointed(field: Field, seat: int, threats: dict[int, float], fixed: Sequence[Attack], free: Sequence[Unit]) -> Aim:
    """The best of some ways to share out the attacks of those who are *free*: each begins with another target."""
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


def _assaults(field: Field, seat: int, busy: Sequence[int]) -> list[Attack]:
    """For each target that can be assaulted: by all who can, and by the least that is needed."""
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
            best = min(value for value in values if value > 0)
            lead = free[values.index(best)]
            others = sorted((unit for unit in free if unit is not lead), key=lambda unit: int(field.card(unit).cost))
            group = sorted([lead, *others[: ASSAULT_LEAST - 1]], key=lambda unit: int(unit.name))
            found.append(field.assault(group, target))
    return found


def threats_of(field: Field, attacks: Sequence[Attack]) -> dict[int, float]:
    """What each attacker's attack brings its side, alone, if it comes to it."""
    found: dict[int, float] = {}
    for attack in attacks:
        target = field.state.unit(attack.target)
        assert target is not None
        for name in attack.names:
            found[name] = field.gain(target, attack) / len(attack.names)
    return found
