"""Every card of the house set, at least once in a drawn situation. Everything is read from the data, so new cards are
tested automatically."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from fogline.titles.spearpoint.rules import cards as fx
from fogline.titles.spearpoint.rules.cards import (
    AIR,
    AIRCRAFT,
    ARTILLERY,
    CREW,
    FRONT,
    INFANTRY,
    REAR,
    TYPES,
    CommandCard,
    DamageCard,
    Effect,
    UnitCard,
)  # fmt: skip
from fogline.titles.spearpoint.rules.cardsets import HOUSE
from fogline.titles.spearpoint.rules.events import AttackRolled, Committed, IntensityRolled
from fogline.titles.spearpoint.rules.modifiers import (
    attack_bonus,
    damage_bonus,
    defense,
    ignores_friendly_fire,
    initiative_bonus,
    intensity_bonus,
    is_hidden_from,
    is_immobile,
    is_line_locked,
    is_usable,
    may_attack,
    rate,
)  # fmt: skip
from fogline.titles.spearpoint.rules.state import State, Unit
from tests.pictures.spearpoint import position
from tests.titles.spearpoint.fixtures import (
    chances,
    commit,
    declare,
    house,
    offered,
    only,
    play,
    step,
    waiting,
    zone,
)  # fmt: skip
from tests.titles.spearpoint.fixtures import (
    unit as find,
)

EQUIPMENT = [card for card in HOUSE.units if card.kind != CREW]
CREWS = [card for card in HOUSE.units if card.kind == CREW]


def crew_of(card: UnitCard) -> str:
    for crew in CREWS:
        if card.crew >= 0 and crew.faction == card.faction and crew.crew == card.crew:
            return crew.slug
    return "-"


def placed(card: UnitCard, name: str, more: str = "") -> str:
    """A Unit of the set in a line of a picture, with its crew; mobile artillery in front."""
    line = "air" if card.kind == AIRCRAFT else "front" if card.front else "rear"
    return f"{name} {card.slug} {crew_of(card)} {line} {more}".rstrip()


def letter(card: UnitCard) -> str:
    return "ab"[HOUSE.factions.index(card.faction)]


def any_of(letter: str, kind: int) -> UnitCard:
    faction = HOUSE.factions["ab".index(letter)]
    return next(card for card in EQUIPMENT if card.faction == faction and card.kind == kind)


# -- Units ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", EQUIPMENT, ids=lambda card: card.slug)
def test_every_unit_is_committed_and_fires_as_printed(card: UnitCard) -> None:
    """SP-COMMIT-6, SP-ATK-4, SP-DMG-1."""
    own = letter(card)
    other = "b" if own == "a" else "a"
    crew = crew_of(card)
    hand = f"hand {own}: {card.slug}" + (f" {crew}" if crew != "-" else "")
    guard = placed(any_of(own, INFANTRY), f"{own}1")
    state = position(f"{guard}\n{hand}", house())
    said = f"commit {card.slug}{' front' if card.front and card.rear else ''}"
    events = commit(state, said if own == "a" else "", said if own == "b" else "")
    line = AIR if card.kind == AIRCRAFT else FRONT if card.front else REAR
    assert only(events, Committed).line == line
    tried = 0
    for number, weapon in enumerate(card.weapons, start=1):
        for column in (0, 1, 2):
            if weapon.value(column) == 0:
                continue
            target = next(
                (
                    enemy
                    for enemy in EQUIPMENT
                    if letter(enemy) == other
                    and enemy.column == column
                    and (enemy.front or enemy.kind == AIRCRAFT)
                    and not (weapon.bullet and enemy.defense >= 2)
                ),
                None,
            )
            if target is None:
                continue
            drawn = f"{guard}\n{placed(card, f'{own}2')}\n{placed(target, f'{other}1')}"
            state = position(f"turn 2 step declare\n{drawn}", house())
            declare(state, f"{own}2>{other}1")
            events = play(state, f"{own} fire {own}2 {number}", "dice 9 8")
            rolled = only(events, AttackRolled)
            assert rolled.value == weapon.value(column)
            assert rolled.added == (2 if target.immobile else 0)
            hit = only(play(state, "die 1"), IntensityRolled)
            assert (hit.initial, hit.defense) == (1 + weapon.damage, target.defense)
            tried += 1
    assert tried > 0


@pytest.mark.parametrize("card", CREWS, ids=lambda card: card.slug)
def test_every_crew_serves(card: UnitCard) -> None:
    """SP-CREW-1: a Unit of its faction needs it, and is committed with it."""
    served = [unit for unit in EQUIPMENT if unit.faction == card.faction and unit.crew == card.crew]
    assert served
    state = position(f"hand {letter(card)}: {card.slug} {served[0].slug}", house())
    assert any(text.startswith(f"commit {served[0].slug}") for text in offered(state, letter(card)))


# -- Damage cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", range(4), ids=TYPES[:CREW])
@pytest.mark.parametrize("card", HOUSE.damages, ids=lambda card: card.slug)
def test_every_damage_card_acts_on_every_type(card: DamageCard, kind: int) -> None:
    """SP-DMG-6, SP-DMG-11, SP-DMG-12."""
    victim = any_of("a", kind)
    if kind == ARTILLERY:  # one that can change line, if there is one
        victim = next((unit for unit in EQUIPMENT if letter(unit) == "a" and unit.front and unit.rear), victim)
    shooter = next(unit for unit in EQUIPMENT if letter(unit) == "b" and can_hit(unit, victim))
    state = position(
        f"turn 3 step declare\n{placed(any_of('a', INFANTRY), 'a1')}\n{placed(victim, 'a2')}\n"
        f"{placed(shooter, 'b1')}\ndamage: {card.slug}",
        house(),
    )
    declare(state, "b1>a2")
    play(state, f"b fire b1 {weapon_for(shooter, victim)}", "dice 9 8")
    unit = find(state, "a2")
    before = Measure(state, unit)
    for die in range(1, 11):  # the first that leaves it damaged but alive
        twin = state.clone()
        play(twin, f"die {die}")
        if step(twin) == "damage":
            break
    else:
        unit.endurance = _final(shooter, victim) + 1  # its printed numbers allow no such die, so raise its Endurance
        before = Measure(state, unit)
        twin = state.clone()
        play(twin, "die 1")
    assert chances(twin) == {f"damage {card.slug}": 1}
    play(twin, f"damage {card.slug}")
    section = card.sections[kind]
    hurt = twin.unit(unit.name)
    if hurt is None:
        assert kind == AIRCRAFT
        assert any(effect.kind == fx.CREW_KILL for effect in section.effects)
        return
    assert hurt.damage == HOUSE.damages.index(card)
    assert hurt.counter == (section.turns + 1 if section.turns else -1)
    for effect in section.effects:
        check_effect(effect, before, Measure(twin, hurt))


def _final(shooter: UnitCard, victim: UnitCard) -> int:
    weapon = shooter.weapons[weapon_for(shooter, victim) - 1]
    return max(0, 1 + weapon.damage - victim.defense)


def can_hit(shooter: UnitCard, victim: UnitCard) -> bool:
    return shooter.kind != INFANTRY and bool(weapon_for(shooter, victim)) and (shooter.front or victim.front)


def weapon_for(shooter: UnitCard, victim: UnitCard) -> int:
    for number, weapon in enumerate(shooter.weapons, start=1):
        if weapon.value(victim.column) and not (weapon.bullet and victim.defense >= 2) and not weapon.bomb:
            return number
    return 0


# -- Command cards ----------------------------------------------------------------------------------

FIELD = [INFANTRY, 1, ARTILLERY, AIRCRAFT]


def field(letter: str, damaged: bool) -> list[str]:
    """One Unit of each type, whole or damaged, and also artillery in the rear."""
    lines = []
    for number, kind in enumerate(FIELD, start=1):
        more = "damage scratches" if damaged else ""
        if kind == AIRCRAFT:
            more += " bombed flight 2"
        lines.append(placed(any_of(letter, kind), f"{letter}{number}", more))
    faction = HOUSE.factions["ab".index(letter)]
    rear = next(card for card in EQUIPMENT if card.faction == faction and card.rear and not card.front)
    lines.append(placed(rear, f"{letter}5"))
    return lines


def situations(card: CommandCard, window: int) -> Iterator[tuple[State, str]]:
    """Positions in which the window is open for a player who holds this card, with the player's letter."""
    filler = next(
        other.slug for other in HOUSE.commands if other.windows != card.windows
    )  # so that there is a next time
    for holder, damaged in product("ab", (False, True)):
        lines = [*field("a", damaged), *field("b", damaged), f"commands {holder}: {card.slug} {filler}"]
        lines += [f"reserves {letter}: {crew_of(any_of(letter, 1))}*3" for letter in "ab"]
        head = "turn 2" if window in (fx.COMMIT_REVEALED, fx.DRAW_OPEN) else "turn 2 step declare"
        state = position("\n".join([head, *lines]), house())
        if window == fx.COMMIT_REVEALED:
            commit(state)
        elif window == fx.DECLARE_REVEALED:
            declare(state, "a1>b1 b1>a1")
        elif window == fx.DRAW_OPEN:
            commit(state)
            while state.window != fx.DRAW_OPEN or step(state) != "window":
                play(state, f"{waiting(state)[0]} done")
        else:
            yield from attacks(state, holder, window)
            continue
        yield state, holder


def attacks(state: State, holder: str, window: int) -> Iterator[tuple[State, str]]:
    """The same for the windows of an attack: every attacker against each of its possible targets."""
    for seat, enemy in ("ab", "ba"):
        for text in offered(state, seat):
            if not text.startswith("attack"):
                continue
            _, unit, target = text.split()
            twin = state.clone()
            declare(twin, f"{unit}>{target}")
            while step(twin) == "window":
                play(twin, f"{waiting(twin)} done")
            fire = next(text for text in offered(twin, seat) if text.startswith("fire"))
            play(twin, f"{seat} {fire}")
            wanted = "support" if seat == holder else "answer"
            if window == fx.DAMAGE_ROLLED:
                if enemy != holder:
                    continue
                play(twin, f"{holder} pass", "dice 9 8")
                if step(twin) != "intensity-die":
                    continue
                play(twin, "die 1")
                wanted = "parry"
            if step(twin) == wanted:
                yield twin, holder


COMMAND_WINDOWS = [
    (card, window) for card in HOUSE.commands for window in range(len(fx.WINDOWS)) if card.windows >> window & 1
]


@pytest.mark.parametrize(
    ("card", "window"), COMMAND_WINDOWS, ids=[f"{card.slug}-{fx.WINDOWS[window]}" for card, window in COMMAND_WINDOWS]
)
def test_every_command_card_follows_its_text(card: CommandCard, window: int) -> None:
    """SP-CMD-2: it is offered in each of its windows, and each of its effects is seen afterwards."""
    wanted = {None} if card.target.is_none else {kind for kind in range(CREW) if card.target.types >> kind & 1}
    tried: set[int | None] = set()
    for state, holder in situations(card, window):
        if tried == wanted:
            break
        for text in [text for text in offered(state, holder) if text.startswith(f"play {card.slug}")]:
            words = text.split()
            name = words[2] if len(words) == 3 else None
            kind = None if name is None else HOUSE.units[find(state, name).card].kind
            if kind in tried:
                continue
            tried.add(kind)
            check_play(card, state.clone(), holder, text, name)
    assert wanted - tried <= ({INFANTRY} if card.target.crewed == fx.YES else set())


def check_play(card: CommandCard, state: State, holder: str, text: str, name: str | None) -> None:
    seat = "ab".index(holder)
    unit = None if name is None else find(state, name)
    before = Measure(state, unit, seat)
    held = sum(state.sides[seat].commands), sum(state.sides[seat].hand)
    play(state, f"{holder} {text}")
    if step(state) == "window" and waiting(state) == holder:
        play(state, f"{holder} done")
    assert card.slug not in zone(state, holder, "commands")
    if card.effects[0].kind == fx.DRAW_NOW:
        drawn = 0
        while step(state) in ("draw-command", "draw-unit"):
            play(state, next(iter(chances(state))))
            drawn += 1
        assert drawn == card.effects[0].amount
        now = sum(state.sides[seat].commands), sum(state.sides[seat].hand)
        is_units = card.effects[0].flag
        assert now == (held[0] - 1 + (0 if is_units else drawn), held[1] + (drawn if is_units else 0))
        return
    if card.effects[0].kind == fx.REROLL:
        assert (step(state) in ("intensity", "intensity-die"), state.dice) == (True, [])
        return
    if step(state) == "card-roll":
        play(state, f"{holder} roll")
    if step(state) == "card-die":
        play(state, "die 1")
    if step(state) == "capture":
        assert waiting(state) == holder
        play(state, f"{holder} {offered(state, holder)[0]}")
    after = Measure(state, None if unit is None else state.unit(unit.name), seat)
    for effect in card.effects:
        check_effect(effect, before, after)


# -- the effects --------------------------------------------------------------------------------------


class Measure:
    """A measurable property of a Unit and its side, which an effect changes."""

    def __init__(self, state: State, unit: Unit | None, seat: int = 0) -> None:
        self.state = state.clone()
        self.unit = None if unit is None else self.state.unit(unit.name)
        self.seat = seat if unit is None else unit.seat
        self.name = None if unit is None else unit.name

    def others(self) -> list[Unit]:
        assert self.unit is not None
        return [other for other in self.state.units if other.seat != self.unit.seat]


def counts(effect: Effect, other: Unit) -> bool:
    card = HOUSE.units[other.card]
    fits = effect.types >> card.kind & 1 and effect.classes >> card.column & 1 and effect.lines >> other.line & 1
    return bool(fits) and (not effect.tags or bool(set(effect.tags) & set(card.tags)))


def check_effect(effect: Effect, before: Measure, after: Measure) -> None:
    kind, amount = effect.kind, effect.amount
    if kind == fx.INITIATIVE_MOD:
        changed = initiative_bonus(after.state, after.seat) - initiative_bonus(before.state, before.seat)
        assert changed == amount
        return
    was, now = before.unit, after.unit
    assert was is not None
    if kind == fx.UNIT_RETURN:
        assert now is None
        return
    if kind == fx.DAMAGE_DEAL:
        printed = HOUSE.units[was.card].defense
        dealt = 1 if effect.dice else amount
        left = was.endurance - max(0, dealt - (0 if effect.flag else printed))
        assert (0 if now is None else now.endurance) == max(0, left)
        return
    assert now is not None
    card = HOUSE.units[was.card]
    if kind in (fx.ATTACK_MOD, fx.DAMAGE_MOD, fx.INTENSITY_MOD):
        for foe, rival in zip(before.others(), after.others(), strict=True):
            wanted = amount if counts(effect, rival) else 0
            function = {fx.ATTACK_MOD: attack_bonus, fx.DAMAGE_MOD: damage_bonus}.get(kind, intensity_bonus)
            weapon = effect.weapon or 1
            if effect.on_target:
                changed = function(after.state, rival, now, 1) - function(before.state, foe, was, 1)
            else:
                changed = function(after.state, now, rival, weapon) - function(before.state, was, foe, weapon)
            if (
                kind == fx.ATTACK_MOD
                and not effect.on_target
                and is_immobile(after.state, rival) != is_immobile(before.state, foe)
            ):
                continue
            assert changed == wanted
    elif kind == fx.DEFENSE_MOD:
        assert defense(after.state, now, None) == max(0, defense(before.state, was, None) + amount)
    elif kind == fx.RATE_MOD:
        for number, used in enumerate(card.weapons, start=1):
            rolls = rate(after.state, now, after.others()[0], number)
            assert rolls == max(1, used.rate + (amount if effect.weapon in (0, number) else 0))
    elif kind == fx.SPECIAL_IGNORE:
        assert (ignores_friendly_fire(before.state, was), ignores_friendly_fire(after.state, now)) == (False, True)
    elif kind == fx.WEAPON_DISABLE:
        for number in range(1, len(card.weapons) + 1):
            usable = is_usable(before.state, was, number) and effect.weapon not in (0, number)
            assert is_usable(after.state, now, number) == usable
    elif kind == fx.ATTACK_DENY:
        assert (may_attack(before.state, was), may_attack(after.state, now)) == (True, False)
        assert now.target == -1
    elif kind == fx.TARGET_DENY:
        for rival in after.others():
            assert is_hidden_from(after.state, now, rival) == counts(effect, rival)
    elif kind == fx.DAMAGE_REPAIR:
        assert was.damage != -1
        assert (now.damage, now.endurance) == (-1, card.full)
    elif kind == fx.CREW_KILL:
        assert (was.crew >= 0, now.crew) == (True, -1)
        assert after.state.sides[was.seat].lost[was.crew] == before.state.sides[was.seat].lost[was.crew] + 1
    elif kind == fx.CREW_BAIL:
        assert (was.crew >= 0, now.crew) == (True, -1)
        assert len(after.state.sides[was.seat].tail) == len(before.state.sides[was.seat].tail) + 1
    elif kind == fx.CAPTURE:
        assert (now.seat, now.crew) == (1 - was.seat, -1)
    elif kind == fx.IMMOBILIZE:
        assert is_immobile(after.state, now)
        assert is_line_locked(after.state, now)
    elif kind == fx.LINE_LOCK:
        assert (is_line_locked(before.state, was), is_line_locked(after.state, now)) == (False, True)
    elif kind == fx.FLIGHT_MOD:
        assert now.flight == max(0, was.flight + amount)
    elif kind == fx.BOMBS_REARM:
        assert (was.bombed, now.bombed) == (True, False)
    else:
        raise AssertionError(f"{fx.PRIMITIVES[kind]} is not measured")


def test_every_primitive_of_the_set_is_measured() -> None:
    used = {effect.kind for card in HOUSE.commands for effect in card.effects}
    used |= {effect.kind for card in HOUSE.damages for section in card.sections for effect in section.effects}
    assert used <= set(range(fx.VP_MOD))
