"""Custom Thematic scenarios (Part 12b)."""

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.titles.stalingrad.rules.cards import CODES
from fogline.titles.stalingrad.rules.scenarios import BASIC, THEMED, Scenario, examine, read_scenario
from tests.titles.stalingrad.fixtures import (
    GAME,
    advanced,
    in_play,
    is_over,
    play,
    reasons,
    refused,
    verbs,
    winners,
)

MORTARS = """
name = "Mortars"
base = "open-front"
cards = { MO = 2 }
victory = [{ eliminate-all = ["MO"] }]
"""
OFFICIAL = {
    "duel-of-aces": 'mode = "either"\ncards = { SN = 1 }\nplayer-zone-snipers = 2\nvictory = [{ points = "base" }]',
    "break-the-chain-of-command": 'mode = "either"\ncards = { OF = 2 }\nvictory = [{ eliminate-all = ["OF"] }]',
    "neutralize-the-artillery": 'cards = { SC = 2, MO = 2 }\nvictory = [{ eliminate-all = ["SC", "MO"] }]',
    "stop-the-advance": 'mode = "advanced"\ncards = { MG = 2, IN = 2 }\nvictory = [{ reach-last-row = "IN" }]',
    "offensive-without-snipers": """
mode = "advanced"
cards = { SN = 0 }
reinforcement-sets = [["IN"], ["IN", "MO"]]
victory = [{ eliminate-all = ["OF", "MG", "SC"] }]
""",
}


def counts(scenario: Scenario, side: int) -> dict[str, int]:
    return dict(zip(CODES, scenario.cards[side]))


def scenario_of(text: str) -> Scenario:
    return read_scenario(f'name = "x"\n{text}', "x.toml")


def faults_of(text: str) -> list[str]:
    scenario, faults, _ = examine(f'name = "x"\n{text}', "x.toml")
    assert (scenario is None) == bool(faults)
    return [str(fault) for fault in faults]


def test_st_cust_1_cards_exchanged_with_empty_areas() -> None:
    """Ex: Open Front with two Mortars has EA 4; a game of it can be set up and won as it says."""
    scenario = read_scenario(MORTARS, "mortars.toml")
    assert counts(scenario, 0) == counts(scenario, 1) == {**counts(BASIC["open-front"], 0), "MO": 2, "EA": 4}
    state = GAME.new(Setup("stalingrad", "custom", {"mode": "advanced"}, MORTARS))
    assert state.rules.scenario == scenario


@pytest.mark.parametrize("base", list(BASIC))
@pytest.mark.parametrize("theme", list(OFFICIAL))
def test_st_cust_2_the_official_themes_can_be_expressed(theme: str, base: str) -> None:
    """Ex."""
    written = scenario_of(f'base = "{base}"\n{OFFICIAL[theme]}')
    assert written._replace(name="") == THEMED[f"{theme}/{base}"]._replace(name="")


def test_st_cust_2_empty_areas_are_computed() -> None:
    assert any("EA" in fault for fault in faults_of('base = "quick-duel"\ncards = { EA = 4 }'))


@pytest.mark.parametrize(("mode", "modes"), [("basic", 1), ("advanced", 1), ("either", 2)])
def test_st_cust_2_modes(mode: str, modes: int) -> None:
    scenario = scenario_of(f'base = "quick-duel"\nmode = "{mode}"\nvictory = [{{ points = 5 }}]')
    assert len(scenario.modes) == modes
    assert faults_of(f'base = "quick-duel"\nmode = "{mode}s"') != []


WITHOUT_GERMAN_SNIPERS = """
        a    b    c    d
S3     sEA  sSC  sDE  sEA
S2     sEA  sEA  sOF  sMO
S1     sMG  sIN  sEA  sSN
------ front line ----------
G1     gEA  gEA  gIN  gMG
G2     gMO  gOF  gEA  gEA
G3     gEA  gDE  gSC  gEA
data| name = "Hunters"
data| base = "quick-duel"
data| mode = "advanced"
data| victory = [{ points = 8 }, { eliminate-all = ["OF"] }]
data| [cards]
data| G = { SN = 0 }
data| S = { SN = 1 }
"""


def test_st_cust_2_all_enemy_snipers_is_added_if_the_enemy_has_any() -> None:
    """AMB-66: Germany can win by the Soviet Sniper; having none itself it cannot lose so."""
    state = advanced(WITHOUT_GERMAN_SNIPERS, scenario="custom")
    play(state, "german", "howitzer G2a S1d")
    assert (winners(state), reasons(state)) == (("german",), ("snipers",))
    state = advanced(WITHOUT_GERMAN_SNIPERS, scenario="custom", to_act="soviet")
    play(state, "soviet", "howitzer S2d G2a")
    assert not is_over(state)


def test_st_cust_2_any_one_condition_suffices() -> None:
    state = advanced(WITHOUT_GERMAN_SNIPERS, scenario="custom", to_act="soviet")
    play(state, "soviet", "search G2b", "shoot S2c")
    assert (winners(state), reasons(state)) == (("soviet",), ("elimination",))


def test_st_cust_2_reinforcement_sets() -> None:
    """Only the pair, or nothing at all, if the scenario says so."""
    picture = WITHOUT_GERMAN_SNIPERS.replace("gIN", "gEA").replace("gMO", "gEA")
    for sets, expected in (('[["IN", "MO"]]', {"reinforce2"}), ("[]", set()), ('[["IN"]]', {"reinforce"})):
        state = advanced(
            picture.replace("data| [cards]", f"data| reinforcement-sets = {sets}\ndata| [cards]"), scenario="custom"
        )
        assert verbs(state, "german") & {"reinforce", "reinforce2"} == expected
    assert faults_of('base = "quick-duel"\nreinforcement-sets = [["MO"]]') != []


ADVANCED_EMPTY = 'base = "quick-duel"\nmode = "advanced"\n'


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('base = "quick-duel"\ncards = { SN = 4 }', "4 SN"),
        ('base = "open-battle"\ncards = { DE = 3 }', "3 DE"),
        ('base = "open-battle"\ncards = { MG = 3 }', "3 MG"),
        ('base = "open-battle"\ncards = { IN = -1 }', "IN"),
        ('base = "open-battle"\ncards = { XX = 1 }', "XX"),
        ('base = "nowhere"', "nowhere"),
        (
            'base = "deep-battle"\ncards = { SN = 1, DE = 0, OF = 0, SC = 1, MO = 1, MG = 1, IN = 1 }',
            "15 Empty Areas",
        ),
        ('base = "quick-duel"\ncards = { SN = 2 }\nplayer-zone-snipers = 1', "exactly one Sniper"),
        ('base = "quick-duel"\ncards = { SN = 1 }\nplayer-zone-snipers = 3', "4 Snipers"),
        ('base = "quick-duel"\nvictory = [{ reach-last-row = "IN" }]', "advanced"),
        ('base = "quick-duel"\nmode = "basic"\nvictory = [{ reach-last-row = "IN" }]', "advanced"),
        ('base = "quick-duel"\ncards = { MO = 0 }\nvictory = [{ eliminate-all = ["MO"] }]', "no MO"),
        ('base = "quick-duel"\nvictory = [{ eliminate-all = [] }]', "empty"),
        ('base = "quick-duel"\nvictory = [{ eliminate-all = ["DE"] }]', "DE"),
        ('base = "quick-duel"\nvictory = [{ draw = 3 }]', "draw"),
        ('base = "quick-duel"\nvictory = [{ points = 0 }]', "points"),
        ('base = "quick-duel"\nspeed = 3', "speed"),
        (ADVANCED_EMPTY + "cards = { SN = 0 }\nvictory = [{ points = 7 }]", "cannot meet any victory condition"),
        (ADVANCED_EMPTY + "cards = { SN = 0 }", "cannot meet any victory condition"),
        (
            ADVANCED_EMPTY + 'cards = { SN = 0, IN = 0 }\nvictory = [{ reach-last-row = "IN" }]',
            "cannot meet any victory condition",
        ),
    ],
)
def test_st_cust_3_every_fault_is_named(text: str, named: str) -> None:
    """With the file."""
    faults = faults_of(text)
    assert any(named in fault for fault in faults), faults
    assert all("x.toml" in fault for fault in faults)


def test_st_cust_3_more_cards_than_cells() -> None:
    """Ex a: 15 cards for 12 cells."""
    faults = faults_of('base = "quick-duel"\ncards = { SN = 3, DE = 2, OF = 2, SC = 2, MO = 2, MG = 2, IN = 2 }')
    assert any("15 cards for 12 cells" in fault for fault in faults)


def test_st_cust_3_no_snipers_in_the_basic_game() -> None:
    """Ex b: nobody could ever eliminate anything."""
    for mode in ('mode = "basic"', 'mode = "either"', ""):
        faults = faults_of(f'base = "quick-duel"\n{mode}\ncards = {{ SN = 0 }}\nvictory = [{{ points = 3 }}]')
        assert any("Advanced Mode" in fault for fault in faults)
    assert scenario_of(f"{ADVANCED_EMPTY}cards = {{ SN = 0 }}\nvictory = [{{ points = 3 }}]").cards[0][2] == 0


def test_st_cust_3_the_points_must_be_there() -> None:
    """Without Snipers Quick Duel has 6 points: 6 can be reached, 7 not."""
    for points, fine in ((6, True), (7, False)):
        text = f"{ADVANCED_EMPTY}cards = {{ SN = 0 }}\nvictory = [{{ points = {points} }}]"
        assert (faults_of(text) == []) == fine


def test_st_cust_3_each_side_needs_a_way_to_win() -> None:
    """The Soviets have no Infantry to reach the last row with."""
    text = (
        f'{ADVANCED_EMPTY}victory = [{{ reach-last-row = "IN" }}]\n[cards]\nG = {{ SN = 0 }}\nS = {{ SN = 0, IN = 0 }}'
    )
    faults = faults_of(text)
    assert [fault for fault in faults if "soviet" in fault and "cannot meet any victory condition" in fault]
    assert not [fault for fault in faults if "german" in fault]


def test_st_cust_3_all_faults_in_one_pass() -> None:
    assert len(faults_of('base = "quick-duel"\nspeed = 3\ncards = { SN = 4, OF = 3 }\nvictory = [{ draw = 3 }]')) >= 4


def zone_faults(zone: str) -> list[str]:
    base = 'base = "quick-duel"\ncards = { SN = 1 }\nvictory = [{ points = 5 }]\n'
    return faults_of(f"{base}player-zone-snipers = {zone}")


@pytest.mark.parametrize("wrong", ['"two"', "-1", "true"])
def test_st_cust_3_faults_of_either_player_zone_are_named(wrong: str) -> None:
    assert zone_faults("{ G = 2, S = 2 }") == []
    assert zone_faults(f"{{ G = {wrong}, S = 2 }}") != []
    assert zone_faults(f"{{ G = 2, S = {wrong} }}") != []


def test_st_cust_3_a_player_zone_left_out_means_the_same_for_both_sides() -> None:
    assert bool(zone_faults("{ G = 2 }")) == bool(zone_faults("{ S = 2 }"))


def test_st_cust_3_no_two_infantry_together() -> None:
    """ST-RE-4: a set of two Infantry has no rule, and is not silently made one."""
    assert faults_of('base = "open-battle"\nreinforcement-sets = [["IN", "IN"]]') != []


def test_amb_66_fronts_may_differ() -> None:
    scenario = scenario_of(
        'base = "quick-duel"\nplayer-zone-snipers = { G = 2, S = 0 }\n[cards]\nG = { SN = 1 }\nS = { SN = 2 }'
    )
    assert (counts(scenario, 0)["SN"], counts(scenario, 1)["SN"], scenario.zone) == (1, 2, (2, 0))
    assert (counts(scenario, 0)["EA"], counts(scenario, 1)["EA"]) == (5, 4)


def test_st_cust_1_a_bad_file_is_no_game() -> None:
    with pytest.raises(BadData):
        GAME.new(Setup("stalingrad", "custom", {}, 'name = "x"\nbase = "quick-duel"\ncards = { SN = 4 }'))
    state = advanced(WITHOUT_GERMAN_SNIPERS, scenario="custom")
    assert in_play(state, "gSN") == 0
    assert refused(state, "german", "search S1d") == "ST-SEARCH-5"
