"""The odds of Spearpoint 1943 against the rules themselves: every dice roll is played out on copies. The terminal, the
wire and the bots use the same numbers."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random
from typing import Any, Final, NamedTuple

import pytest

from fogline.kernel.game import CHANCE, Seat
from fogline.locale import texts_in
from fogline.titles.spearpoint import odds
from fogline.titles.spearpoint.bots.field import Field
from fogline.titles.spearpoint.rules import events
from fogline.titles.spearpoint.rules.actions import DONE, NO_DISCARD, PASS, PLAIN, Action
from fogline.titles.spearpoint.rules.state import NO_DAMAGE, State, Unit
from fogline.titles.spearpoint.rules.worlds import laid_out
from fogline.titles.spearpoint.terminal.remarks import remark
from fogline.titles.spearpoint.wire import write_odds
from tests.titles.spearpoint.fixtures import (
    GAME,
    A,
    at,
    code,
    declared,
    every,
    house,
    offered,
    only,
    play,
    played,
    step,
    unit,
    walk,
    with_cards,
)

TEXTS: Final = texts_in("en")
PASSIVE: Final[tuple[Action, ...]] = (PLAIN[DONE], PLAIN[PASS], NO_DISCARD)


class Truth(NamedTuple):
    """One roll of an attack, by enumeration."""

    hit: Fraction
    destroy: Fraction
    friendly: Fraction
    card: Fraction
    """The chance that the target draws a Damage card."""


def quiet(state: State) -> list[events.Event]:
    """Nobody plays a card on the current attack, or discards one, until dice are rolled."""
    log: list[events.Event] = []
    while step(state) in ("support", "answer", "roll", "intensity", "parry"):
        (seat,) = GAME.to_act(state)
        GAME.apply(state, seat, next(action for action in GAME.legal(state, seat) if action in PASSIVE), log)
    return log


def counted(state: State) -> Truth:
    """The counted results of the attack roll that is due, and of every Intensity."""
    quiet(state)
    assert step(state) == "dice", step(state)
    target, found = state.target, dict.fromkeys(("hits", "doubles", "destroys", "friendly-fire"), 0)
    after: dict[str, State] = {}
    for dice, weight in GAME.outcomes(state):
        rolled = state.clone()
        log: list[events.Event] = []
        GAME.apply(rolled, CHANCE, dice, log)
        result = only(log, events.AttackRolled).result
        if result == "destroys":
            assert rolled.unit(target) is None
        if result in found and (result != "friendly-fire" or step(rolled) == "friendly-fire"):
            found[result] += weight
            after[result] = rolled  # for the same result, only the dice on the table differ
    shares = {result: Fraction(ways, 100) for result, ways in found.items()}
    hits = {result: intensity(after[result]) for result in ("hits", "doubles") if result in after}
    destroy = shares["destroys"] + sum(shares[result] * kills for result, (kills, _) in hits.items())
    card = sum((shares[result] * cards for result, (_, cards) in hits.items()), Fraction(0))
    hit = shares["hits"] + shares["doubles"] + shares["destroys"]
    return Truth(hit, Fraction(destroy), shares["friendly-fire"], card)


def intensity(state: State) -> tuple[Fraction, Fraction]:
    """The chances that the hit destroys and that it causes a Damage card, from every die in turn."""
    struck, kills, cards = state.struck, Fraction(0), Fraction(0)
    quiet(state)
    assert step(state) == "intensity-die"
    more: dict[int, tuple[State, Fraction]] = {}
    waiting = [(state, Fraction(1))]
    while waiting:
        before, chance = waiting.pop()
        for die, _ in GAME.outcomes(before):
            rolled, share = before.clone(), chance / 10
            log: list[events.Event] = []
            GAME.apply(rolled, CHANCE, die, log)
            if step(rolled) == "intensity-die":  # the order of dice with the same sum does not matter
                points = sum(rolled.dice)
                more[points] = (rolled, share + more.get(points, (rolled, Fraction(0)))[1])
                continue
            log += quiet(rolled) if step(rolled) == "parry" else []
            kills += share * (rolled.unit(struck) is None)
            cards += share * (bool(every(log, events.DamageDrawn)) or step(rolled) == "damage")
        if not waiting:
            waiting, more = [*more.values()], {}
    return kills, cards


def check_everybody_says(state: State, name: str, truth: Truth) -> None:
    """The odds of an attack that could be named next, from the module, the wire, the terminal and the bots."""
    view = GAME.view(state, Seat(int(state.active)))
    words = name.split()
    known = laid_out(view)
    bot = Field(known, int(state.active))
    if words[0] == "fire":
        attacker, target = there(known, words[1]), known.unit(there(known, words[1]).target)
        assert target is not None
        told = odds.fire_odds(known, attacker, target, int(words[2]))
        shots = {attack.weapon: attack.shot for attack in bot.shots(attacker, target)}
        shot = shots[int(words[2])]
    else:
        target = there(known, words[1])
        storm = odds.storm_odds(known, target)
        assert storm is not None
        told = storm
        shot = bot.assault(odds.stormers(known, target), target).shot
        assert shot in [attack.shot for attack in bot.declared(int(state.active))]
    assert (told.hit, told.destroys, told.friendly) == pytest.approx((truth.hit, truth.destroy, truth.friendly))
    wire: dict[str, Any] = write_odds(view)[name][0]
    assert (wire["hit"], wire["destroys"], wire["friendly"]) == pytest.approx(truth[:3], abs=1e-4)
    said = [int(number) for number in re.findall(r"(\d+) %", remark(TEXTS, view, name))]
    assert said[:2] == [round(100 * told.hit), round(100 * told.destroys)]
    spread = list(odds.after(target.endurance, shot.rolled(1)).spread)
    assert spread[0] == pytest.approx(truth.destroy)
    half, endurance = int(known.card_of(target).half), int(target.endurance)
    if target.damage == NO_DAMAGE and endurance > half:
        assert sum(spread[1 : half + 1]) == pytest.approx(truth.card)


def there(state: State, name: str) -> Unit:
    return unit(state, name)


# -- a range of positions and options -----------------------------------------------------------------

RIFLES: Final = "a1 rif-us - front\na2 rif-us - front\na3 baz-us - front\na4 mt-us tc-us front\n"
TANKS: Final = "a1 mt-us tc-us front\na2 rif-us - front\nb1 ht-ge tc-ge front\nb2 atg-ge gc-ge front"

POSITIONS: Final = {
    "a tank": (TANKS, "a1>b1", "fire a1 1"),
    "at a gun": (TANKS, "a1>b2", "fire a1 1"),
    "bullets": (TANKS, "a1>b2", "fire a1 2"),
    "hull down, camouflaged": (TANKS.replace("b1 ht-ge tc-ge front", "b1 ht-ge tc-ge front orders cm-hull cm-camo"),
                               "a1>b1", "fire a1 1"),
    "no friend near": ("a1 mt-us tc-us front\nb1 rif-ge - front", "a1>b1", "fire a1 2"),
    "artillery": ("a1 how-us gc-us rear\na2 rif-us - front\nb1 mt-ge tc-ge front", "a1>b1", "fire a1 1"),
    "bombs": ("a1 fb-us pi-us air\na2 rif-us - front\nb1 ht-ge tc-ge front", "a1>b1", "fire a1 2"),
    "wounded": ("a1 mt-us tc-us front\nb1 mt-ge tc-ge front endurance 3 damage dm-2", "a1>b1", "fire a1 1"),
    "an Assault": (RIFLES + "b1 mt-ge tc-ge front", "a1+a2+a3>b1", "storm b1"),
    "an Assault on a heavy tank": (RIFLES + "b1 ht-ge tc-ge front", "a1+a2+a3>b1", "storm b1"),
    "four assault": (RIFLES + "a5 rif-us - front\nb1 ht-ge tc-ge front orders cm-hull", "a1+a2+a3+a5>b1", "storm b1"),
}  # fmt: skip
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"assault-adds-rating": True},
    {"special-basis": "modified", "immobile-bonus": 5},
    {"bullet-scope": "flagged", "assault-adds-rating": True, "special-basis": "modified"},
)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "usual")
@pytest.mark.parametrize("position", POSITIONS)
def test_odds_match_the_rules(position: str, options: dict[str, Any]) -> None:
    picture, attacks, name = POSITIONS[position]
    state = declared(picture, attacks, **options)
    check_everybody_says(state, name, counted(played(state, f"a {name}")))


def test_amb_30_the_rating_of_each_members_best_weapon_counts_in_an_assault() -> None:
    """By option; everybody uses the same odds."""
    picture = RIFLES + "b1 ht-ge tc-ge front"
    plain = declared(picture, "a1+a2+a3>b1")
    rated = declared(picture, "a1+a2+a3>b1", assault_adds_rating=True)
    before, after = (counted(played(state, "a storm b1")) for state in (plain, rated))
    assert after.destroy > before.destroy
    check_everybody_says(rated, "storm b1", after)


def test_amb_30_a_weapon_that_a_card_disables_adds_no_rating() -> None:
    """Regression: bots counted it."""
    data = with_cards("""
        [[command]]
        id = "cm-jam"
        copies = 2
        icons = ["infantry"]
        windows = ["declare-revealed"]
        duration = "unit"
        target = { side = "enemy", types = ["infantry"] }
        effect = [{ do = "weapon-disable", weapon = 1 }]
    """)
    picture = RIFLES.replace("a3 baz-us - front", "a3 baz-us - front orders cm-jam") + "b1 mt-ge tc-ge front"
    state = declared(picture, "a1+a2+a3>b1", data, assault_adds_rating=True)
    check_everybody_says(state, "storm b1", counted(played(state, "a storm b1")))


@pytest.mark.parametrize("side", ["attacker", "target"])
@pytest.mark.parametrize("effect", ["attack-mod", "damage-mod", "intensity-mod"])
def test_modifiers_of_both_sides_count_in_an_assault(side: str, effect: str) -> None:
    data = with_cards(f"""
        [[command]]
        id = "cm-more"
        copies = 2
        icons = ["infantry", "vehicle", "artillery", "aircraft"]
        windows = ["declare-revealed"]
        duration = "unit"
        target = {{ side = "own" }}
        effect = [{{ do = "{effect}", on = "{side}", amount = 3 }}]
    """)
    picture = RIFLES + "b1 ht-ge tc-ge front"
    marked = "a3 baz-us - front" if side == "attacker" else "b1 ht-ge tc-ge front"
    state = declared(picture.replace(marked, f"{marked} orders cm-more"), "a1+a2+a3>b1", data)
    other = declared(picture, "a1+a2+a3>b1", data)
    truth = counted(played(state, "a storm b1"))
    assert truth != counted(played(other, "a storm b1"))
    check_everybody_says(state, "storm b1", truth)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "usual")
def test_odds_of_attacks_in_random_games(options: dict[str, Any]) -> None:
    """Every attack that can be named, in any position with the house cards."""
    rng, tried = Random(5), 0
    for scenario in ("skirmish", "meeting-engagement"):
        for state, *_ in walk(Random(rng.random()), GAME.new(house(scenario, **options)), 900):
            if step(state) != "name" or tried >= 25:
                continue
            name = rng.choice(offered(state, "ab"[state.active]))
            named = played(state, f"{'ab'[state.active]} {name}")
            if len(named.members) < 4:
                check_everybody_says(state, name, counted(named))
                tried += 1
    assert tried > 8


# -- the roll that is due -----------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [0, 1])
def test_odds_of_a_roll_with_a_discard_match_the_rules(bonus: int) -> None:
    state = declared(TANKS + "\ncommands a: cm-null*2", "a1>b1")
    play(state, "a done", "a fire a1 1")
    quiet_until_roll = played(state, *(["a done"] if step(state) == "support" else []))
    assert step(quiet_until_roll) == "roll"
    view = GAME.view(quiet_until_roll, A)
    rolled = played(quiet_until_roll, "a roll cm-null" if bonus else "a roll")
    told = odds.roll_odds(laid_out(view), bonus)
    truth = counted(rolled)
    assert told is not None
    assert (told.hit, told.destroys, told.friendly) == pytest.approx(truth[:3])
    wire = write_odds(view)["roll +1" if bonus else "roll"][0]
    assert (wire["hit"], wire["destroys"]) == pytest.approx(truth[:2], abs=1e-4)


@pytest.mark.parametrize("options", OPTIONS[:2], ids=["usual", "assault-adds-rating"])
@pytest.mark.parametrize("dice", ["dice 9 8", "dice 9 9", "dice 1 1"])
@pytest.mark.parametrize("bonus", [0, 1])
def test_odds_of_an_intensity_match_the_rules(dice: str, bonus: int, options: dict[str, Any]) -> None:
    """A hit, a doubled one, and Friendly Fire, in an Assault."""
    state = declared(RIFLES + "b1 ht-ge tc-ge front\ncommands a: cm-null*3", "a1+a2+a3>b1", **options)
    play(state, "a done", "a storm b1")
    quiet(state)
    play(state, dice, *(["b victim a4"] if dice == "dice 1 1" else []))
    assert step(state) == "intensity"
    view = GAME.view(state, A)
    told = odds.intensity_odds(laid_out(view), bonus)
    assert told is not None
    wire = write_odds(view)["roll +1" if bonus else "roll"]
    weighed = sum(chance for final, chance, _ in odds.hits(laid_out(view), bonus) if final >= unit_of(state).endurance)
    kills, cards = intensity(played(state, "a roll cm-null" if bonus else "a roll"))
    assert (told.destroys, told.card) == pytest.approx((kills, cards))
    assert (wire["destroys"], wire["card"]) == pytest.approx((kills, cards), abs=1e-4)
    assert weighed == pytest.approx(kills)


def unit_of(state: State) -> Unit:
    struck = state.unit(state.struck)
    assert struck is not None
    return struck


def test_sp_dmg_18_a_hit_is_told_in_full_after_its_attacker_left() -> None:
    """The owner of the target takes the attacker off the table and has the Intensity rolled again: the terminal and the
    wire still show the odds of that roll."""
    data = with_cards("""
        [[command]]
        id = "cm-swap"
        copies = 3
        icons = ["infantry", "vehicle", "artillery", "aircraft"]
        windows = ["damage-rolled"]
        duration = "instant"
        target = { pick = "attacker", side = "enemy" }
        effect = [{ do = "unit-return" }, { do = "reroll" }]
    """)
    picture = "a1 mt-us tc-us front\na2 rif-us - front\nb1 ht-ge tc-ge front\ncommands a: cm-null\ncommands b: cm-swap"
    state = declared(picture, "a1>b1", data)
    play(state, "a done", "b done")
    play(state, "a fire a1 1")
    quiet(state)
    play(state, "dice 9 8", "a roll", "die 3", "b play cm-swap a1")
    assert state.unit(code("a1")) is None
    assert step(state) == "intensity"
    view = GAME.view(state, A)
    kills, cards = intensity(played(state, "a roll"))
    told = odds.intensity_odds(laid_out(view), 0)
    assert told == pytest.approx((float(kills), float(cards)))
    assert write_odds(view)["roll"] == pytest.approx({"destroys": float(kills), "card": float(cards)}, abs=1e-4)


def test_sp_dmg_17_odds_of_a_cards_die_match_the_rules() -> None:
    state = at("turn 2 step declare\na1 rif-us - front\nb1 mt-ge tc-ge front endurance 8\ncommands a: cm-mine cm-null")
    play(state, "a done", "b done", "a play cm-mine b1", "a done")
    assert step(state) == "card-roll"
    view = GAME.view(state, A)
    for bonus, line in ((0, "a roll"), (1, "a roll cm-null")):
        rolled, kills, cards = played(state, line), 0, 0
        for die, _ in GAME.outcomes(rolled):
            after = rolled.clone()
            GAME.apply(after, CHANCE, die)
            kills += after.unit(code("b1")) is None
            cards += step(after) == "damage"
        told = odds.card_die_odds(laid_out(view), bonus)
        assert told == pytest.approx((kills / 10, cards / 10))
        wire = write_odds(view)["roll +1" if bonus else "roll"]
        assert (wire["destroys"], wire["card"]) == pytest.approx((kills / 10, cards / 10))


def test_a_card_that_lets_a_weapon_roll_more_often_counts_before_the_roll() -> None:
    data = with_cards("""
        [[command]]
        id = "cm-quick"
        copies = 3
        icons = ["infantry", "vehicle", "artillery", "aircraft"]
        windows = ["attack-nominated"]
        duration = "attack"
        target = { pick = "attacker", side = "own" }
        effect = [{ do = "rate-mod", amount = 2 }]
    """)
    state = declared(TANKS + "\ncommands a: cm-quick cm-null", "a1>b1", data)
    quiet(state)
    play(state, *(["a done"] if step(state) == "window" else []), "a fire a1 1")
    assert write_odds(GAME.view(state, A))["roll"][0]["rolls"] == 1
    play(state, "a play cm-quick a1")
    told = write_odds(GAME.view(state, A))["roll"][0]["rolls"]
    quiet(state)
    play(state, *(["a roll"] if step(state) == "roll" else []))
    assert state.rolls_left == told == 3


# -- several rolls ------------------------------------------------------------------------------------


def test_endurance_after_several_rolls() -> None:
    """A Unit with a Damage card draws no other, so even two rolls are exact."""
    state = declared(
        "a1 mt-us tc-us front\nb1 how-ge gc-ge front endurance 4 damage dm-2", "a1>b1", empty_front_converts=False
    )
    attacker, target = unit(state, "a1"), unit(state, "b1")
    spread = list(odds.after(target.endurance, odds.shot_of(state, attacker, target, 2)).spread)
    named = played(state, "a fire a1 2")
    assert named.rolls_left == 2
    found = [Fraction(0)] * (target.endurance + 1)
    _spread(named, Fraction(1), found)
    assert spread == pytest.approx([float(share) for share in found])


def _spread(state: State, chance: Fraction, found: list[Fraction]) -> None:
    """The probability of each Endurance of ``b1`` after the attack."""
    weights: dict[Any, tuple[State, Fraction]] = {}
    if step(state) not in ("dice", "intensity-die"):
        target = state.unit(code("b1"))
        found[0 if target is None else target.endurance] += chance
        return
    ways = GAME.outcomes(state)
    for action, weight in ways:
        after = state.clone()
        GAME.apply(after, CHANCE, action)
        after.natural = min(1, after.natural)
        share = chance * weight / sum(each for _, each in ways)
        _, before = weights.get(after.key(), (after, Fraction(0)))
        weights[after.key()] = (after, before + share)
    for after, share in weights.values():
        _spread(after, share, found)


# -- by hand ------------------------------------------------------------------------------------------


def ways(least: int) -> float:
    """The chance that two dice reach this sum, Friendly Fire not counted."""
    return sum(first + second >= max(least, 4) for first in range(1, 11) for second in range(1, 11)) / 100


def declaring(picture: str) -> State:
    """A seat's knowledge before it declares."""
    return laid_out(GAME.view(at(f"turn 2 step declare\n{picture}"), A))


def declarable(state: State, first: str, second: str) -> odds.AttackOdds | None:
    """The best weapon for a declaration."""
    return odds.best_odds(odds.declared_odds(state, unit(state, first), unit(state, second)))


def test_sp_atk_4_the_chance_to_hit_is_exact() -> None:
    told = declarable(declaring(TANKS), "a1", "b1")
    assert told is not None
    assert told.hit == pytest.approx(ways(12))
    assert told.friendly == pytest.approx(0.03)
    assert told.rolls == 1


def test_sp_atk_5_a_gun_is_easier_to_hit() -> None:
    state = laid_out(GAME.view(declared(TANKS, "a1>b2"), A))
    attacker, target = unit(state, "a1"), unit(state, "b2")
    gun, bullets = odds.fire_odds(state, attacker, target, 1), odds.fire_odds(state, attacker, target, 2)
    assert gun.hit == pytest.approx(ways(12 - 2))
    assert bullets.hit == pytest.approx(ways(13 - 2))
    assert (gun.rolls, bullets.rolls) == (1, 2)


def test_sp_ff_4_without_a_friend_there_is_no_friendly_fire() -> None:
    told = declarable(declaring(TANKS.replace("a2 rif-us - front\n", "")), "a1", "b1")
    assert told is not None
    assert told.friendly == 0


def test_sp_tgt_7_an_immune_unit_has_no_chance_of_damage() -> None:
    assert declarable(declaring(TANKS), "a2", "b1") is None


def test_sp_aslt_5_an_assault_has_one_roll_and_a_die_for_each_member() -> None:
    picture = "a1 rif-us - front\na2 rif-us - front\na3 rif-us - front\nb1 mt-ge tc-ge front"
    state = laid_out(GAME.view(declared(picture, "a1+a2+a3>b1"), A))
    told = odds.storm_odds(state, unit(state, "b1"))
    assert told is not None
    assert told.hit == pytest.approx(ways(16))
    three = [one + two + third for one in range(1, 11) for two in range(1, 11) for third in range(1, 11)]
    kills = sum(total - 4 >= 8 for total in three) / 1000
    doubled = sum(2 * total - 4 >= 8 for total in three) / 1000
    assert told.destroys == pytest.approx(0.03 + 0.03 * doubled + (ways(16) - 0.06) * kills)


def test_sp_init_1_the_chance_of_the_initiative() -> None:
    state = declaring(TANKS)
    assert odds.initiative_odds(state, 0, 0) == pytest.approx((0.45, 0.1))
    assert odds.initiative_odds(state, 0, 1) == pytest.approx((0.55, 0.09))
    assert Field(state, 0).first_chance(0) == pytest.approx(0.5)
