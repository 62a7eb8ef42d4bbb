"""Card sets as data (Part 31): refusals with file, line and key; warnings; and the cards read."""

from __future__ import annotations

import re

import pytest

from fogline.kernel.errors import BadData, NotationError
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.kit.setups import describe
from fogline.titles.spearpoint.rules import cards as fx
from fogline.titles.spearpoint.rules.cardsets import HOUSE, HOUSES, PARTS, examine, joined, read_cards
from fogline.titles.spearpoint.rules.draft import ready_decks
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.setups import SETUPS
from tests.titles.spearpoint.fixtures import CARDS, GAME, house, rules, setup, with_cards

UNIT = """
    [[unit]]
    id = "new"
    faction = "american"
    type = "vehicle"
    crew = "tank-crew"
    cost = 10
    copies = 4
    defense = 4
    endurance = { full = 8, half = 4 }
    lines = ["front"]
      [[unit.weapon]]
      name = "gun"
      rate = 1
      damage = 5
      attack = { armor = 12, infantry = 14 }
"""
PLANE = UNIT.replace('"vehicle"', '"aircraft"').replace('lines = ["front"]', "turns-of-flight = 2")
COMMAND = """
    [[command]]
    id = "new"
    copies = 1
    icons = ["vehicle"]
    windows = ["commit-revealed"]
    target = { side = "own", types = ["vehicle"] }
    effect = [{ do = "defense-mod", amount = 2 }]
"""
DAMAGE = """
    [[damage]]
    id = "new"
    copies = 1
      [damage.vehicle]
      effect = [{ do = "attack-deny" }]
      [damage.infantry]
      [damage.artillery]
      [damage.aircraft]
"""
SITUATION = """
    [[situation]]
    id = "new"
      [situation.a]
      vp-goal = 40
      [[situation.win]]
      side = "a"
      when = { turn-at-least = 8 }
"""


def faults(text: str) -> list[BadData]:
    found = examine(text, "mine.toml")
    assert (found.found is None) == bool(found.faults)
    return found.faults


def changed(text: str, old: str, new: str) -> str:
    """The fixture cards with one change, which must match."""
    assert old in text
    return with_cards(text.replace(old, new, 1))


def test_files_changed_by_tests_are_valid_as_they_are() -> None:
    for text in (UNIT, PLANE, COMMAND, DAMAGE, SITUATION):
        assert faults(with_cards(text.replace('"tank-crew"', '"pilot"') if text == PLANE else text)) == []


CASES = [
    # V-1: ids unique, references resolve
    ("V-1", UNIT, 'id = "new"', 'id = "mt-us"', "id", "two cards are called mt-us"),
    ("V-1", COMMAND, 'id = "new"', 'id = "mt-us"', "id", "two cards"),
    ("V-1", DAMAGE, 'id = "new"', 'id = "dm-1"', "id", "two cards"),
    ("V-1", UNIT, 'id = "new"', 'id = "New One"', "id", "not a name made of lower-case letters"),
    ("V-1", UNIT, '"american"', '"french"', "faction", "'french' is not one of american, german"),
    ("V-1", UNIT, '"tank-crew"', '"cooks"', "crew", "is not one of tank-crew"),
    ("V-1", SITUATION, "vp-goal = 40", 'forbid = ["nobody"]', "forbid", "'nobody' is not a Unit card"),
    ("V-1", SITUATION, "vp-goal = 40", "deck = { nobody = 1 }", "nobody", "no such Unit card"),
    ("V-1", SITUATION, "vp-goal = 40", "deck = { mt-us = 9 }", "mt-us", "there are only 4"),
    # V-2: enumerations
    ("V-2", UNIT, '"vehicle"', '"ship"', "type", "'ship' is not one of infantry"),
    ("V-2", UNIT, '["front"]', '["middle"]', "lines", "expected front, rear or both"),
    ("V-2", COMMAND, '"commit-revealed"', '"combat.end"', "windows", "'combat.end' is not one of commit-revealed"),
    ("V-2", COMMAND, '"own"', '"mine"', "side", "'mine' is not one of own, enemy, any"),
    ("V-2", UNIT, "infantry = 14", "ships = 14", "ships", "no such key"),
    ("V-2", UNIT, "cost = 10", 'cost = "ten"', "cost", "expected a whole number"),
    ("V-2", UNIT, "cost = 10", "", "cost", "is missing"),
    ("V-2", UNIT, "copies = 4", "copies = 0", "copies", "0 is less than 1"),
    ("V-2", UNIT, "rate = 1", "rate = 5", "rate", "5 is more than 4"),
    # V-3
    ("V-3", UNIT, "half = 4", "half = 8", "half", "8 is not less than full (8)"),
    # V-4
    ("V-4", UNIT, "armor = 12", "armor = 21", "armor", "more than two dice can give"),
    ("V-4", UNIT, "armor = 12", "armor = 1", "armor", "1 is less than 2"),
    ("V-4", UNIT, "{ armor = 12, infantry = 14 }", "{ }", "attack", "a weapon needs an Attack Value"),
    # V-5
    ("V-5", UNIT, "cost = 10", "cost = 10\n    turns-of-flight = 2", "turns-of-flight", "only aircraft fly"),
    ("V-5", PLANE, "turns-of-flight = 2", "", "turns-of-flight", "is missing"),
    ("V-5", PLANE, "turns-of-flight = 2", 'turns-of-flight = 2\n    lines = ["front"]', "lines", "not in any line"),
    ("V-5", PLANE, '"tank-crew"', '"none"', "crew", "aircraft need a crew"),
    # V-6
    ("V-6", UNIT, '["front"]', '["front", "rear"]', "lines", "both lines are only for mobile-artillery"),
    ("V-6", UNIT, "cost = 10", "cost = 10\n    mobile-artillery = true", "lines", "which must have both"),
    # V-9 (V-8 fell with Part 35: the underline marks the weapon)
    ("V-9", UNIT, "rate = 1", "rate = 1\n      bomb = true", "bomb", "only aircraft drop bombs"),
    # V-10
    ("V-10", COMMAND, 'icons = ["vehicle"]', 'icons = ["infantry"]', "icons", "the target's icons: vehicle"),
    ("V-10", COMMAND, 'icons = ["vehicle"]', 'icons = ["none"]', "icons", "the target's icons"),
    # V-11
    ("V-11", COMMAND, "defense-mod", "levitate", "do", "'levitate' is not one of attack-mod"),
    ("V-11", COMMAND, "defense-mod", "hand_peek", "do", "'hand_peek' is not one of"),
    ("V-11", COMMAND, "amount = 2", 'amount = 2, to = "hand"', "to", "no such key"),
    ("V-11", COMMAND, "amount = 2", "amount = 0", "amount", "other than 0"),
    ("V-11", COMMAND, "amount = 2", "amount = 99", "amount", "from -20 to 20"),
    ("V-11", COMMAND, "amount = 2", "amount = 2, weapon = 3", "weapon", "no such key"),
    ("V-11", DAMAGE, "attack-deny", "capture", "effect", "a Damage card can do only one of"),
    ("V-11", DAMAGE, '"attack-deny"', '"attack-mod", amount = 1, weapon = 3', "weapon", "weapons 1 and 2"),
    ("V-11", COMMAND, "copies = 1", 'copies = 1\n    colour = "red"', "colour", "no such key"),
    ("V-11", UNIT, "cost = 10", "cost = 10\n    effect = []", "effect", "no such key"),
    # V-14
    ("V-14", DAMAGE, "[damage.aircraft]", "", "aircraft", "is missing"),
    # V-15
    ("V-15", COMMAND, "copies = 1", 'copies = 1\n    duration = "attack"', "duration", "only in windows of an attack"),
    ("V-15", COMMAND, "copies = 1", 'copies = 1\n    duration = "instant"', "duration", "defense-mod needs a duration"),
    ("V-15", COMMAND, '"defense-mod", amount = 2', '"crew-kill"', "duration", "crew-kill has no duration"),
    ("V-15", COMMAND, "copies = 1", 'copies = 1\n    duration = "for ever"', "duration", "is not one of instant"),
    ("V-15", COMMAND, 'side = "own"', 'side = "own", pick = "attacker"', "target", "only in windows of an attack"),
    (
        "V-15", COMMAND, 'effect = [{ do = "defense-mod", amount = 2 }]',
        'duration = "instant"\n    effect = [{ do = "reroll" }]', "windows", "reroll is only for damage-rolled",
    ),
    (
        "V-15", COMMAND, 'effect = [{ do = "defense-mod", amount = 2 }]',
        'duration = "instant"\n    effect = [{ do = "damage-deal", amount = 3 }]', "windows", "only for combat",
    ),
    (
        "V-15", COMMAND.replace('icons = ["vehicle"]', 'icons = ["none"]'),
        'target = { side = "own", types = ["vehicle"] }', 'duration = "turn"', "target", "defense-mod needs a Unit",
    ),
    (
        "V-15", COMMAND.replace('icons = ["vehicle"]', 'icons = ["none"]'),
        'target = { side = "own", types = ["vehicle"] }', 'duration = "unit"', "duration", "needs a target Unit",
    ),
    # V-16
    (
        "V-16", COMMAND.replace("commit-revealed", "declare-revealed"), '"defense-mod", amount = 2',
        '"damage-deal", amount = "2d6"', "amount", "expected a whole number",
    ),
    # Situations
    ("V-2", SITUATION, "turn-at-least = 8", "moon = 8", "moon", "no such key"),
    ("V-2", SITUATION, "turn-at-least = 8", "turn-at-least = 8, vp-at-least = 3", "when", "exactly one of"),
    ("V-2", SITUATION, 'side = "a"', 'side = "c"', "side", "'c' is not one of a, b"),
    ("V-2", SITUATION, 'id = "new"', 'id = "new"\n    options = { retarget = "none" }', "retarget", "no such key"),
    ("V-2", SITUATION, 'id = "new"', 'id = "new"\n    options = { vp-goal = "many" }', "vp-goal", "must be 51 or"),
    ("V-2", SITUATION, "vp-goal = 40", 'committed = [{ unit = "tc-us" }]', "unit", "a crew is committed with its Unit"),
    ("V-2", SITUATION, "vp-goal = 40", 'committed = [{ unit = "mt-us", line = "rear" }]', "line", "cannot stand there"),
    ("V-2", SITUATION, "vp-goal = 40", 'effect = [{ do = "defense-mod", amount = 1 }]', "units", "name them"),
    (
        "V-2", SITUATION, "vp-goal = 40", 'effect = [{ do = "defense-mod", amount = 1, units = { side = "enemy" } }]',
        "units", "only to the side's own Units",
    ),
    (
        "V-15", SITUATION, "vp-goal = 40", 'effect = [{ do = "crew-kill", units = { types = ["vehicle"] } }]',
        "do", "crew-kill cannot stay in force for Units",
    ),
    (
        "V-15", SITUATION, "vp-goal = 40", 'effect = [{ do = "draw-mod", amount = 1, units = { crewed = true } }]',
        "do", "draw-mod cannot stay in force for Units",
    ),
    ("V-2", SITUATION, "vp-goal = 40", "hand = { mt-us = 1 }", "hand", "part of a fixed deck"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rule", "text", "old", "new", "key", "why"), CASES, ids=[f"{case[0]}-{n}" for n, case in enumerate(CASES)]
)
def test_a_fault_is_named_by_file_and_key(rule: str, text: str, old: str, new: str, key: str, why: str) -> None:
    assert rule.startswith("V-")
    found = faults(changed(text, old, new))
    assert found, "nothing was refused"
    assert found[0].file == "mine.toml"
    place = re.fullmatch(r"line (\d+), (.*)", found[0].where)
    assert place
    assert int(place[1]) > len(CARDS.splitlines())
    assert key in place[2]
    assert why in found[0].why


def test_a_fault_names_its_line() -> None:
    text = CARDS.replace('factions = ["american", "german"]', 'factions = "american"')
    [fault] = faults(text)
    number = text.splitlines().index('factions = "american"') + 1
    assert fault.where == f"line {number}, set.factions"


def test_v_4_a_value_that_is_hardly_reached_is_doubtful() -> None:
    found = examine(changed(UNIT, "armor = 12", "armor = 18"), "mine.toml")
    assert (found.faults, [warning.why for warning in found.warnings]) == ([], ["18 is hardly ever reached"])


def test_v_7_every_crew_type_has_a_crew() -> None:
    head, _, rest = CARDS.partition('[[crew]]\nid = "pi-ge"')
    _, _, rest = rest.partition("[[unit]]")
    [fault] = faults(f"{head}[[unit]]{rest}")
    assert fault.why == "fb-ge needs a pilot, but german has none"


def test_v_12_every_sum_is_checked() -> None:
    claims = "expect = { units-per-faction = 1, points-per-faction = 2, command = 3, damage = 4 }"
    found = faults(CARDS.replace("schema = 1\n", f"schema = 1\n{claims}\n", 1))
    assert [fault.where.rpartition(".")[2] for fault in found] == [
        "units-per-faction", "points-per-faction", "units-per-faction", "points-per-faction", "command", "damage",
    ]  # fmt: skip


def test_v_13_a_pool_must_allow_a_deck() -> None:
    """SP-DECK-1."""
    poor = with_cards().replace("copies = 10", "copies = 1").replace("copies = 4", "copies = 1")
    poor = (
        poor.replace("copies = 8", "copies = 1").replace("copies = 6", "copies = 1").replace("copies = 3", "copies = 1")
    )
    with pytest.raises(BadData, match="american has no deck of 200 to 210 points"):
        rules_for(setup(poor, deck_min=200, deck_max=210))


def test_a_situation_gives_a_side_its_own_cards() -> None:
    """SP-SIT-2, AMB-41: agreed factions must not contradict what it gives."""
    for scenario in ("meeting-engagement", "hold-the-line"):
        assert GAME.new(house(scenario)).rules.factions == ("american", "german")
        with pytest.raises(BadData, match="mirror-factions"):
            GAME.new(house(scenario, mirror_factions="first"))
    assert GAME.new(house("skirmish", mirror_factions="first")).rules.factions == ("american", "american")


def test_crews_of_a_type_are_alike() -> None:
    """Part 35."""
    more = '[[crew]]\nid = "tc-veteran"\nfaction = "american"\ncrew-type = "tank-crew"\ncost = 3\ncopies = 1'
    assert "all crews of one type are the same" in faults(with_cards(more))[0].why


def test_every_fault_is_found_in_one_pass() -> None:
    text = CARDS.replace("cost = 20", "cost = -1").replace('do = "reroll"', 'do = "pray"')
    assert [fault.why for fault in faults(text)] == [
        "-1 is less than 0", "-1 is less than 0", faults(CARDS.replace('do = "reroll"', 'do = "pray"'))[0].why,
    ]  # fmt: skip


def test_no_toml_and_no_set() -> None:
    assert faults("[[unit]")[0].file == "mine.toml"
    assert faults("")[0].why == "is missing"
    with pytest.raises(BadData):
        read_cards("schema = 2", "mine.toml")
    with pytest.raises(BadData, match="only 1 is supported"):
        read_cards(CARDS.replace("schema = 1", "schema = 2"), "mine.toml")


def test_a_set_in_several_files_is_one_document() -> None:
    parts = CARDS.split("[[command]]", 1)
    assert read_cards(joined([parts[0], f"[[command]]{parts[1]}"]), "mine").slug == "fixtures"
    assert PARTS[0] == "set.toml"


def test_readable_values() -> None:
    """Defaults: class by type, guns cannot move, nothing is armored, one roll."""
    cards = rules().cards
    known = {card.slug: card for card in cards.units}
    assert [known[slug].column for slug in ("mt-us", "rif-us", "fb-us", "atg-us")] == [0, 1, 2, 0]
    assert [known[slug].immobile for slug in ("atg-us", "how-us", "spg-us", "mt-us")] == [True, True, False, False]
    assert [known[slug].armored for slug in ("mt-us", "spg-us", "atg-us", "rif-us")] == [True, True, False, False]
    assert {card.slug: card.duration for card in cards.commands}["cm-hull"] == 4  # SP-CMD-9: as long as the Unit
    assert (known["mt-us"].weapons[1].rate, known["mt-us"].weapons[1].bullet) == (2, True)


def test_the_set_travels_in_the_set_up() -> None:
    assert GAME.new(setup()).rules.cards.slug == "fixtures"
    assert GAME.new(setup(data="")).rules.cards is HOUSES[0], "older records do not name an edition"
    assert [GAME.new(setup(data="", card_edition=number)).rules.cards for number in (1, 2, 3)] == [*HOUSES]
    assert HOUSES[-1] is HOUSE


def test_editions_of_our_own_set_differ_in_values_only() -> None:
    """Texts, pictures and notation are by slug, so they serve every edition; new games get the newest."""
    first, *others = HOUSES
    for part in ("units", "commands", "damages", "situations", "decks"):
        for other in others:
            assert [one.slug for one in getattr(first, part)] == [one.slug for one in getattr(other, part)]
    assert SETUPS.completed(Setup("spearpoint", "standard")).options == {"card-edition": len(HOUSES)}
    older = Setup("spearpoint", "standard", {"card-edition": 1})
    assert SETUPS.completed(older) == older
    assert SETUPS.completed(setup()) == setup()
    assert "card-edition" not in [option["key"] for option in describe(GAME, SETUPS)["options"]]


def test_every_damage_card_does_something_to_every_unit() -> None:
    """SP-DMG-7: a reading that needs a second weapon, a rate of fire or a Defense does more than that."""
    sure = {fx.ATTACK_DENY, fx.ATTACK_MOD, fx.IMMOBILIZE, fx.CREW_KILL, fx.INITIATIVE_MOD, fx.FLIGHT_MOD}
    for card in HOUSE.damages:
        for kind, reading in enumerate(card.sections):
            units = [unit for unit in HOUSE.units if unit.kind == kind]
            for unit in units:
                does = [
                    effect.kind in sure
                    or (effect.kind == fx.WEAPON_DISABLE and effect.weapon <= len(unit.weapons))
                    or (effect.kind == fx.DEFENSE_MOD and unit.defense > 0)
                    for effect in reading.effects
                ]
                assert any(does), (card.slug, unit.slug)


def test_guns_of_one_calibre_are_treated_equally() -> None:
    guns = {(unit.slug, weapon.name): weapon for unit in HOUSE.units for weapon in unit.weapons}
    small = [weapon for (_, name), weapon in guns.items() if "20mm" in name]
    assert len(small) == 3
    assert len({(weapon.damage, weapon.bullet, weapon.armor, weapon.infantry) for weapon in small}) == 1
    tiger, sherman = guns["tiger-i", "gun-88mm"], guns["m4a1-sherman", "gun-75mm"]
    assert tiger.damage > sherman.damage
    assert tiger.armor <= sherman.armor, "what has to be rolled"
    assert tiger.infantry <= sherman.infantry


def test_ready_decks_are_decks() -> None:
    """SP-DECK-1, SP-DECK-2, SP-DECK-5: within the pool, of one faction; and each side of each Situation has one."""
    for deck in HOUSE.decks:
        assert all(count <= HOUSE.units[card].copies for card, count in deck.cards.items())
        assert all(HOUSE.units[card].faction == deck.faction for card in deck.cards)
    for scenario in GAME.scenarios:
        agreed = rules_for(house(scenario))
        assert all(ready_decks(agreed, seat) for seat in (0, 1)), scenario


# -- sets come and go -----------------------------------------------------------------------------------


def test_cards_of_unused_sets_are_dropped() -> None:
    """A server keeps receiving new sets, so their names must not stay in memory."""
    state = GAME.new(setup())
    for number in range(100):
        state = GAME.new(setup(with_cards(UNIT.replace('id = "new"', f'id = "passing-{number}"'))))
        assert GAME.read(f"pick passing-{number}") in GAME.legal(state, Seat(0))
    rules_for.cache_clear()
    assert GAME.read("pick passing-99") in GAME.legal(state, Seat(0)), "somebody still plays with it"
    with pytest.raises(NotationError):
        GAME.read("pick passing-98")
    del state
    with pytest.raises(NotationError):
        GAME.read("pick passing-99")
    assert GAME.read("pick us-tank-crew").text() == "pick us-tank-crew"
