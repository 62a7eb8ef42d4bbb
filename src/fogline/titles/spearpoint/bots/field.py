"""What a position of Spearpoint 1943 is worth, and whom to shoot at.

Points are the measure: a Unit that is destroyed scores its cost, and cannot fight any more. ``Field`` looks at one
position; it never asks for what lies hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fogline.titles.spearpoint.odds import Shot, after, initiative_odds, shot_of, storm_of, weapons
from fogline.titles.spearpoint.rules.cards import AIR, NO_CARD, UnitCard
from fogline.titles.spearpoint.rules.modifiers import may_attack
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, NO_TARGET, State, Unit
from fogline.titles.spearpoint.rules.targeting import can_assault, is_legal_target

FIGHT: Final = 0.6
"""What a Unit is worth besides the points for it, because it fights on; a share of its cost."""
IDLE: Final = 0.2
"""The same for one without a crew."""
HURT: Final = 0.6
"""What a Damage card takes off a Unit; a share of its cost. It fights on with half its Endurance."""
REGULARS_HURT: Final = 0.3
"""What a regular thinks it is."""
VICTORY: Final = 40.0
"""What it is worth to have won."""
FIRST: Final = 0.5
"""How likely it is to shoot before a given enemy does."""
MIN_GAIN: Final = 0.05
"""An attack that promises less is not worth the Friendly Fire."""


class Attack(NamedTuple):
    """What one Unit, or several in an Assault, could do to a target."""

    names: tuple[int, ...]
    target: int
    shot: Shot
    weapon: int


class _Stakes(NamedTuple):
    """What can be lost with a Unit."""

    prize: float
    crew: int
    """The cost of its crew, if it scores."""
    half: int
    """Half Endurance, where a Damage card is drawn; 0 if it carries one."""
    hurt: float


class Plight:
    """A target under fire: what is likely to be left of it after the attacks so far."""

    def __init__(self, endurance: int) -> None:
        self.spread: list[float] = [*[0.0] * endurance, 1.0]
        self.crew = 0.0

    def suffer(self, shot: Shot, chance: float = 1.0) -> Plight:
        """The same after one more attack, which is made with that *chance*."""
        twin = Plight(0)
        size = len(self.spread)
        spread = [0.0] * size
        crew = self.crew
        spread[0] = self.spread[0]
        for endurance in range(1, size):
            share = self.spread[endurance]
            if share == 0.0:
                continue
            outlook, points = after(endurance, shot)
            crew += share * chance * points
            spread[endurance] += share * (1.0 - chance)
            for at, part in enumerate(outlook):
                spread[at] += share * chance * part
        twin.spread, twin.crew = spread, crew
        return twin


class Field:
    """A position, seen by one seat. *hurt* is what it thinks a Damage card takes off a Unit, as a share of its cost."""

    def __init__(self, state: State, seat: int, hurt: float = HURT) -> None:
        self.state = state
        self.seat = seat
        self._hurt = hurt
        self.own = [unit for unit in state.units if unit.seat == seat]
        self.enemies = [unit for unit in state.units if unit.seat != seat]
        self._attacks: dict[tuple[int, int], list[Attack]] = {}
        self._stakes: dict[tuple[int, bool], _Stakes] = {}

    def on(self, state: State) -> Field:
        """Another position, seen by the same seat with the same eyes."""
        return Field(state, self.seat, self._hurt)

    def card(self, unit: Unit) -> UnitCard:
        """Its card."""
        return self.state.card_of(unit)

    # -- worth ------------------------------------------------------------------------------------------

    def fight(self, unit: Unit) -> float:
        """What it is worth that a Unit can fight on."""
        card = self.card(unit)
        share = FIGHT if self.state.is_operational(unit) else IDLE
        if unit.line == AIR:
            share *= 0.5 * max(0, int(unit.flight)) / max(1, int(card.flight))
        return share * int(card.cost)

    def prize(self, unit: Unit, scores: bool = True) -> float:
        """What its destruction is worth to the other side, except for its crew."""
        worth = self.fight(unit) - (self.hurt(unit) if unit.damage != NO_DAMAGE else 0.0)
        if scores:
            cost = int(self.card(unit).cost)
            hunter = 1 - unit.seat
            worth += cost
            if self.state.rules.standard_win:
                goal = int(self.state.rules.vp_goals[hunter])
                points = int(self.state.sides[hunter].points)
                worth += VICTORY if points + cost >= goal else 0.5 * cost if points + 2 * cost >= goal else 0.0
        return worth

    def hurt(self, unit: Unit) -> float:
        """What a Damage card takes off it."""
        return self._hurt * int(self.card(unit).cost)

    def loss(self, unit: Unit, plight: Plight, scores: bool = True) -> float:
        """What is lost with a Unit in such a plight, on average."""
        key = (int(unit.name), scores)
        stakes = self._stakes.get(key)
        if stakes is None:
            stakes = self._stakes[key] = self._at_stake(unit, scores)
        found = plight.spread[0] * stakes.prize + plight.crew * stakes.crew
        if stakes.half:
            found += sum(plight.spread[1 : stakes.half + 1]) * stakes.hurt
        return found

    def _at_stake(self, unit: Unit, scores: bool) -> _Stakes:
        crew = int(self.state.rules.units[unit.crew].cost) if scores and unit.crew != NO_CARD else 0
        half = int(self.card(unit).half) if unit.damage == NO_DAMAGE else 0
        return _Stakes(self.prize(unit, scores), crew, half, self.hurt(unit))

    def plight(self, unit: Unit) -> Plight:
        """Before any attack."""
        return Plight(int(unit.endurance))

    def material(self) -> float:
        """Points and Units of this seat, less those of the other."""
        sides = self.state.sides
        found = float(sides[self.seat].points - sides[1 - self.seat].points)
        for unit in self.state.units:
            worth = self.fight(unit) - (self.hurt(unit) if unit.damage != NO_DAMAGE else 0.0)
            found += worth if unit.seat == self.seat else -worth
        return found

    # -- attacks ----------------------------------------------------------------------------------------

    def attacks(self, attacker: Unit, target: Unit) -> list[Attack]:
        """What one Unit can do to a target, by weapon; nothing if it is not a Legal Target."""
        key = (int(attacker.name), int(target.name))
        found = self._attacks.get(key)
        if found is None:
            found = []
            if is_legal_target(self.state, attacker, target):
                found = self.shots(attacker, target)
            self._attacks[key] = found
        return found

    def shots(self, attacker: Unit, target: Unit) -> list[Attack]:
        """The same for an attack that has been declared."""
        state = self.state
        return [
            Attack((int(attacker.name),), int(target.name), shot_of(state, attacker, target, weapon), weapon)
            for weapon in weapons(state, attacker, target)
        ]

    def gain(self, target: Unit, attack: Attack) -> float:
        """What one attack on a target in its present state brings."""
        return self.loss(target, self.plight(target).suffer(attack.shot))

    def best(self, attacker: Unit, target: Unit, plight: Plight, chance: float = 1.0) -> tuple[float, Attack] | None:
        """The best weapon for a target in such a plight, and what the target's loss is then."""
        found: tuple[float, Attack] | None = None
        for attack in self.attacks(attacker, target):
            loss = self.loss(target, plight.suffer(attack.shot, chance))
            if found is None or loss > found[0]:
                found = (loss, attack)
        return found

    def assault(self, members: Sequence[Unit], target: Unit) -> Attack:
        """An Assault by these."""
        names = tuple(int(unit.name) for unit in members)
        return Attack(names, int(target.name), storm_of(self.state, list(members), target), 0)

    def can_join(self, target: Unit, busy: Sequence[int]) -> list[Unit]:
        """Who of the target's enemies could assault it."""
        return [
            unit
            for unit in self.state.units
            if unit.seat != target.seat and int(unit.name) not in busy and can_assault(self.state, unit, target)
        ]

    # -- declared attacks -------------------------------------------------------------------------------

    def declared(self, seat: int) -> list[Attack]:
        """The attacks that *seat* has declared and not yet made, each with its best weapon."""
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
            best = self._strongest(unit, target)
            if best is not None:
                found.append(best)
        for name, members in storms.items():
            target = self.state.unit(name)
            assert target is not None
            found.append(self.assault(members, target))
        return found

    def _strongest(self, unit: Unit, target: Unit) -> Attack | None:
        """The weapon that brings most against a target as it is."""
        shots = self.shots(unit, target)
        return max(shots, key=lambda attack: self.gain(target, attack)) if shots else None

    def first_chance(self, seat: int) -> float:
        """How likely *seat* is to win the Initiative, as things stand."""
        odds = initiative_odds(self.state, seat, 0)
        return odds.win / (1.0 - odds.tie) if odds.tie < 1.0 else 0.5

    def exchange(self, ours: Sequence[Attack], theirs: Sequence[Attack], first: float = FIRST) -> float:
        """What these attacks of both sides bring this seat, on average: a Unit that is destroyed before it fires does
        not fire."""
        struck_ours, struck_theirs = self.outcome(theirs, {}), self.outcome(ours, {})
        lost = {name: plight.spread[0] for name, plight in (struck_ours | struck_theirs).items()}
        late = {int(unit.name): lost.get(int(unit.name), 0.0) * (1.0 - first) for unit in self.own}
        late |= {int(unit.name): lost.get(int(unit.name), 0.0) * first for unit in self.enemies}
        found = 0.0
        for attacks, sign in ((ours, 1.0), (theirs, -1.0)):
            for name, plight in self.outcome(attacks, late).items():
                target = self.state.unit(name)
                assert target is not None
                found += sign * self.loss(target, plight)
        return found

    def outcome(self, attacks: Sequence[Attack], late: dict[int, float]) -> dict[int, Plight]:
        """The plight of each target; *late* is how likely each attacker is to be stopped before."""
        found: dict[int, Plight] = {}
        for attack in attacks:
            plight = found.get(attack.target)
            if plight is None:
                target = self.state.unit(attack.target)
                assert target is not None
                plight = self.plight(target)
            chance = 1.0 - max([late.get(name, 0.0) for name in attack.names])
            found[attack.target] = plight.suffer(attack.shot, chance)
        return found
