"""Values positions of Spearpoint 1943 and chooses targets.

Values are in points: a destroyed Unit scores its cost and no longer fights. ``Field`` uses one position and never its
hidden cards.
"""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.titles.spearpoint.odds import Shot, after, initiative_odds, shot_of, storm_of
from fogline.titles.spearpoint.rules.cards import AIR, NO_CARD, UnitCard
from fogline.titles.spearpoint.rules.declarations import can_assault, is_legal_target, weapons_for
from fogline.titles.spearpoint.rules.modifiers import may_attack
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NO_TARGET, State, Unit

FIGHT: Final = 0.6
"""The value of a Unit beyond its points, because it keeps fighting; a share of its cost."""
IDLE: Final = 0.2
"""The same value for a Unit without a crew."""
HURT: Final = 0.6
"""What a Unit loses by a Damage card, as a share of its cost. It fights on with half its Endurance."""
REGULARS_HURT: Final = 0.3
"""A regular's estimate of that loss."""
VICTORY: Final = 40.0
"""The value of having won."""
FIRST: Final = 0.5
"""The chance of shooting before a given enemy does."""
NAME_BITS: Final = 32
"""The maximum size of a Unit's name in bits."""
MIN_GAIN: Final = 0.05
"""An attack that promises less is not worth the risk of Friendly Fire."""


@final
class Attack:
    """A possible attack on a target by one Unit, or by several in an Assault."""

    def __init__(self, names: tuple[int, ...], target: i64, shot: Shot, weapon: i64) -> None:
        self.names = names
        self.target: i64 = target
        self.shot = shot
        self.weapon: i64 = weapon


@final
class _Stakes:
    def __init__(self, prize: float, crew: float, half: i64, hurt: float) -> None:
        self.prize: float = prize
        self.crew: float = crew
        """The cost of its crew, if it scores."""
        self.half: i64 = half
        """The Endurance at which a Damage card is drawn (half of the full Endurance); 0 if the target carries one."""
        self.hurt: float = hurt


@final
class Plight:
    """The likely state of a target after the attacks so far."""

    def __init__(self, spread: vec[float], crew: float) -> None:
        self.spread: vec[float] = spread
        """The probability of each remaining Endurance; 0 means destroyed."""
        self.crew: float = crew
        """The chance that the cost of the crew has been scored."""

    def suffer(self, attack: Shot, chance: float = 1.0) -> Plight:
        """The target's state after one more attack, which happens with that *chance*."""
        old = self.spread
        size: i64 = len(old)
        spread = nowhere(size)
        crew = self.crew
        spread[0] = old[0]
        endurance: i64 = 1
        while endurance < size:
            share = old[endurance]
            if share != 0.0:
                left = after(endurance, attack)
                crew += share * chance * left.crew
                spread[endurance] += share * (1.0 - chance)
                at: i64 = 0
                for part in left.spread:
                    spread[at] += share * chance * part
                    at += 1  # noqa: SIM113 - enumerate() costs more
            endurance += 1
        return Plight(spread, crew)

    def wounded(self, most: i64) -> float:
        """The probability that the Endurance is from 1 to *most*."""
        found = 0.0
        at: i64 = 1
        while at <= most and at < len(self.spread):
            found += self.spread[at]
            at += 1
        return found


_NOWHERE: Final = vec[float]([0.0] * 64)


def nowhere(size: i64) -> vec[float]:
    """Empty space for the probabilities of *size* Endurances."""
    return _NOWHERE[:size] if size <= len(_NOWHERE) else vec[float]([0.0] * size)


def plight_at(size: i64, endurance: i64, crew: float) -> Plight:
    """A target that certainly has this *endurance*, out of *size* possible ones."""
    spread = nowhere(size)
    spread[endurance] = 1.0
    return Plight(spread, crew)


@final
class Field:
    """A position as one seat sees it. *hurt* is the share of its cost that a Unit loses by a Damage card."""

    def __init__(self, state: State, seat: i64, hurt: float = HURT) -> None:
        self.state = state
        self.seat: i64 = seat
        self._hurt: float = hurt
        self.own = [unit for unit in state.units if unit.seat == seat]
        self.enemies = [unit for unit in state.units if unit.seat != seat]
        self._attacks: dict[int, list[Attack]] = {}
        self._stakes: dict[int, _Stakes] = {}

    def on(self, state: State) -> Field:
        """Another position, which the same seat sees and values in the same way."""
        return Field(state, self.seat, self._hurt)

    def card(self, unit: Unit) -> UnitCard:
        return self.state.card_of(unit)

    def fight(self, unit: Unit) -> float:
        """The value of a Unit because it fights on."""
        card = self.card(unit)
        share = FIGHT if self.state.is_operational(unit) else IDLE
        if unit.line == AIR:
            share *= 0.5 * float(max(0, unit.flight)) / float(max(1, card.flight))
        return share * float(card.cost)

    def prize(self, unit: Unit, scores: bool = True) -> float:
        """What destroying the Unit is worth to the other side, without its crew."""
        worth = self.fight(unit) - (self.hurt(unit) if unit.damage != NO_DAMAGE else 0.0)
        if scores:
            cost: i64 = self.card(unit).cost
            hunter: i64 = 1 - unit.seat
            worth += float(cost)
            if self.state.rules.standard_win:
                goal: i64 = self.state.rules.vp_goals[hunter]
                points: i64 = self.state.sides[hunter].points
                if points + cost >= goal:
                    worth += VICTORY
                elif points + 2 * cost >= goal:
                    worth += 0.5 * float(cost)
        return worth

    def hurt(self, unit: Unit) -> float:
        return self._hurt * float(self.card(unit).cost)

    def loss(self, unit: Unit, plight: Plight, scores: bool = True) -> float:
        key = int(unit.name) * 2 + (1 if scores else 0)
        stakes = self._stakes.get(key)
        if stakes is None:
            stakes = self._stakes[key] = self._at_stake(unit, scores)
        found = plight.spread[0] * stakes.prize + plight.crew * stakes.crew
        if stakes.half:
            found += plight.wounded(stakes.half) * stakes.hurt
        return found

    def _at_stake(self, unit: Unit, scores: bool) -> _Stakes:
        crew = float(self.state.rules.units[unit.crew].cost) if scores and unit.crew != NO_CARD else 0.0
        half: i64 = self.card(unit).half if unit.damage == NO_DAMAGE else 0
        return _Stakes(self.prize(unit, scores), crew, half, self.hurt(unit))

    def plight(self, unit: Unit) -> Plight:
        """The state of the Unit before any attack."""
        return plight_at(unit.endurance + 1, unit.endurance, 0.0)

    def material(self) -> float:
        sides = self.state.sides
        found = float(sides[self.seat].points - sides[1 - self.seat].points)
        for unit in self.state.units:
            worth = self.fight(unit) - (self.hurt(unit) if unit.damage != NO_DAMAGE else 0.0)
            found += worth if unit.seat == self.seat else -worth
        return found

    def attacks(self, attacker: Unit, target: Unit) -> list[Attack]:
        """The attacks that a Unit can make on a target, by weapon; empty if the target is not a Legal Target."""
        key = int(attacker.name) << NAME_BITS | int(target.name)
        found = self._attacks.get(key)
        if found is None:
            found = []
            if is_legal_target(self.state, attacker, target):
                found = self.shots(attacker, target)
            self._attacks[key] = found
        return found

    def shots(self, attacker: Unit, target: Unit) -> list[Attack]:
        """The same list for an attack that has been declared."""
        state = self.state
        return [
            Attack((int(attacker.name),), target.name, shot_of(state, attacker, target, weapon), weapon)
            for weapon in weapons_for(state, attacker, target)
        ]

    def gain(self, target: Unit, attack: Attack) -> float:
        return self.loss(target, self.plight(target).suffer(attack.shot))

    def best(self, attacker: Unit, target: Unit, plight: Plight, chance: float = 1.0) -> tuple[float, Attack] | None:
        """The best weapon for a target in this state, and the target's loss from it."""
        return self._best_of(self.attacks(attacker, target), target, plight, chance)

    def strongest(self, unit: Unit, target: Unit) -> tuple[float, Attack] | None:
        """The same for an attack that has been declared, on a target in its present state."""
        return self._best_of(self.shots(unit, target), target, self.plight(target), 1.0)

    def _best_of(
        self, attacks: list[Attack], target: Unit, plight: Plight, chance: float
    ) -> tuple[float, Attack] | None:
        found: tuple[float, Attack] | None = None
        for attack in attacks:
            loss = self.loss(target, plight.suffer(attack.shot, chance))
            if found is None or loss > found[0]:
                found = (loss, attack)
        return found

    def assault(self, members: list[Unit], target: Unit) -> Attack:
        names = tuple([int(unit.name) for unit in members])
        return Attack(names, target.name, storm_of(self.state, members, target), 0)

    def can_join(self, target: Unit, busy: list[int]) -> list[Unit]:
        """The enemies that could assault the target."""
        return [
            unit
            for unit in self.state.units
            if unit.seat != target.seat and int(unit.name) not in busy and can_assault(self.state, unit, target)
        ]

    def declared(self, seat: i64) -> list[Attack]:
        """The attacks that *seat* has declared but not yet made, each with its best weapon."""
        found: list[Attack] = []
        storms: dict[int, list[Unit]] = {}
        for unit in self.state.units:
            if unit.seat != seat or unit.target == NO_TARGET or not may_attack(self.state, unit):
                continue
            target = self.state.unit(unit.target)
            if target is None:
                continue
            if unit.assaults:
                storms.setdefault(int(unit.target), []).append(unit)
                continue
            best = self.strongest(unit, target)
            if best is not None:
                found.append(best[1])
        for name, members in storms.items():
            target = self.state.in_play(name)
            found.append(self.assault(members, target))
        return found

    def first_chance(self, seat: i64) -> float:
        """The current chance that *seat* wins the Initiative."""
        odds = initiative_odds(self.state, seat, 0)
        return odds.first / (1.0 - odds.tie) if odds.tie < 1.0 else 0.5

    def exchange(self, ours: list[Attack], theirs: list[Attack], first: float = FIRST) -> float:
        """The average gain of these attacks for this seat. A Unit that is destroyed first does not fire."""
        struck_ours, struck_theirs = self.outcome(theirs, {}), self.outcome(ours, {})
        lost = {name: plight.spread[0] for name, plight in (struck_ours | struck_theirs).items()}
        late = {int(unit.name): lost.get(int(unit.name), 0.0) * (1.0 - first) for unit in self.own}
        late |= {int(unit.name): lost.get(int(unit.name), 0.0) * first for unit in self.enemies}
        found = 0.0
        for attacks, sign in ((ours, 1.0), (theirs, -1.0)):
            for name, plight in self.outcome(attacks, late).items():
                target = self.state.in_play(name)
                found += sign * self.loss(target, plight)
        return found

    def outcome(self, attacks: list[Attack], late: dict[int, float]) -> dict[int, Plight]:
        """What becomes of each target; *late* is the chance that each attacker is stopped before it fires."""
        found: dict[int, Plight] = {}
        for attack in attacks:
            plight = found.get(int(attack.target))
            if plight is None:
                target = self.state.in_play(attack.target)
                plight = self.plight(target)
            chance = 1.0 - max([late.get(name, 0.0) for name in attack.names])
            found[int(attack.target)] = plight.suffer(attack.shot, chance)
        return found
