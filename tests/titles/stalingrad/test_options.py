"""Options (Part 15): both values of each have the effect described in Part 14."""

from random import Random

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Value
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.rules.cards import read_cell
from fogline.titles.stalingrad.rules.events import Event, FireOpened, GameOver
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.tables import OPTIONS
from tests.titles.stalingrad.fixtures import (
    DUEL,
    F1,
    F3,
    GAME,
    STOP,
    advanced,
    basic,
    card,
    changes,
    imagined,
    is_over,
    legal_texts,
    lost,
    movable,
    new,
    play,
    possible,
    put,
    reasons,
    refused,
    reserve,
    score,
    shot_card,
    surely_among,
    swap,
    to_act,
    told,
    verbs,
    view,
    whole_turn,
    winners,
)

INFANTRY_LOST = put(F1, G1c="gEA")
TWO_GUNS = swap(F3, "G1d", "G2a")
"""F3 with German Machine Guns on G1d and G1e, both next to S1e."""
TWO_ABROAD = put(F3, S1b="gIN", S1c="gIN", G1b="gEA", G1d="gEA", S3c="sIN")
"""F3 with both German Infantry in the Soviet Front, side by side."""


def test_part_15_defaults() -> None:
    """Every option of the table with its default first and its clause (ST-SETUP-1)."""
    table = {option.key: (option.values, option.clause) for option in OPTIONS}
    assert table["point-values"] == (("SN:2 OF:2 SC:1 MO:1 MG:1 IN:1",), "AMB-1")
    assert table["memory-aid"][0][0] == "log"
    assert set(table["memory-aid"][0]) == {"log", "strict", "off", "marks"}
    assert table["shot-card-lifetime"] == (("division", "side"), "AMB-24")
    assert table["quiet-turn-limit"] == (("off",), "AMB-30")
    assert table["move-any-allied-quadrant"] == ((False, True), "AMB-14")
    assert table["recognition-reveal"] == (("together", "sequential"), "AMB-43")
    assert table["offensive-fire-gun"] == (("late", "declared"), "AMB-48")
    assert table["assault-needs-enemy"] == ((True, False), "AMB-49")
    assert table["defensive-fire-scores"] == ((True, False), "AMB-51")
    assert table["reinforcement-keeps-points"] == ((False, True), "AMB-54")
    assert table["reinforcement-needs-movable"] == ((True, False), "AMB-54")
    assert table["team-talk"] == (("open", "silent"), "AMB-60")


# -- numbers and presentation -----------------------------------------------------------------------


def test_amb_1_point_values() -> None:
    """Any non-negative integers; they decide victory."""
    state = basic(F1, point_values="SN:2 OF:6 SC:1 MO:1 MG:1 IN:0")
    play(state, "german", "search S1b", "shoot G1a")
    assert (score(state), is_over(state)) == ((0, 0), False)
    play(state, "soviet", "search G1b")
    play(state, "german", "search S2c", "shoot G1a")
    assert (winners(state), reasons(state)) == (("german",), ("points",))
    for wrong in ("SN:2", "SN:2 OF:2 SC:1 MO:1 MG:1 IN:-1", "SN:2 OF:2 SC:1 MO:1 MG:1 IN:1 DE:1", "many"):
        with pytest.raises(BadData):
            new(point_values=wrong)


def test_amb_21_memory_aid_is_presentation_only() -> None:
    """A seat's legal actions and knowledge are the same under every value."""
    views = []
    for aid in ("log", "strict", "off", "marks"):
        state = advanced(F1, memory_aid=aid)
        whole_turn(state, "german", "search S1d", "hold")
        whole_turn(state, "soviet", "howitzer S2d G1a")
        views.append((view(state, "german")._replace(setup=view(basic(F1), None).setup), legal_texts(state, "german")))
    assert all(seen == views[0] for seen in views)


def test_amb_60_team_talk_is_presentation_only() -> None:
    state, silent = advanced(F1, players=4), advanced(F1, players=4, team_talk="silent")
    assert legal_texts(state, "german-units") == legal_texts(silent, "german-units")
    assert view(state, "german-snipers").cells == view(silent, "german-snipers").cells


@pytest.mark.parametrize(("lifetime", "back"), [("division", "german-snipers"), ("side", "german-units")])
def test_amb_24_shot_card_lifetime(lifetime: str, back: str) -> None:
    """Until the next turn of the Division that fired, or of either Division of the side."""
    state = advanced(F1, players=4, to_act="german-snipers", shot_card_lifetime=lifetime)
    whole_turn(state, "german-snipers", "search S1d", "shoot G1c")
    while shot_card(state) is not None:
        who = to_act(state)
        whole_turn(state, who, "move G2a MO OF EA DE" if who.startswith("german") else "move S3a EA SC SN EA")
    assert to_act(state) == back


def quiet_turns(state: State) -> int:
    """How many turns without any event until the draw."""
    for number in range(1, 10):
        who = to_act(state)
        front = "G" if who == "german" else "S"
        quadrant = sorted(text for text in legal_texts(state, who, "move") if text.startswith(front))[0]
        whole_turn(state, who, f"move {quadrant}")
        if is_over(state):
            assert (winners(state), reasons(state)) == ((), ("quiet",))
            return number
    return 0


def test_amb_30_quiet_turn_limit() -> None:
    """N turns of any player without an elimination, a hand-over, a Decoy removed or an Infantry placed: a draw."""
    assert quiet_turns(basic(F1, quiet_turn_limit=4)) == 4
    assert quiet_turns(basic(F1, quiet_turn_limit=5)) == 5
    assert quiet_turns(basic(F1)) == 0


def test_amb_30_a_draw_is_no_victory() -> None:
    """Other ends have clauses of their own, too: ST-WIN-1, ST-WIN-2, ST-WIN-3, ST-THEME-3, ST-ADVANCE-2, ST-TURN-4."""
    reasons = ("snipers", "points", "elimination", "last-row", "quiet", "standstill")
    cited = [GameOver(None, (reason,), (0, 0)).cites() for reason in reasons]
    assert cited == ["ST-WIN-1", "ST-WIN-2", "ST-THEME-3", "ST-ADVANCE-2", "AMB-30", "ST-TURN-4"]
    assert GameOver(0, ("snipers", "points"), (9, 4)).cites() == "ST-WIN-3"


@pytest.mark.parametrize(
    "loud",
    [["search S1d", "shoot G1a"], ["howitzer G2a S3c"], ["assault G1c S1b", "take S1c"], ["fire S1d", "gun G1d"]],
)
def test_amb_30_events_that_break_the_quiet(loud: list[str]) -> None:
    state = advanced(F1, quiet_turn_limit=4, quiet=3)
    whole_turn(state, "german", *loud)
    assert quiet_turns(state) == 4


@pytest.mark.parametrize(
    "quiet",
    [["search S1d", "hold"], ["search S3c", "shoot G1a"], ["howitzer G2a S3a"], ["assault G1c S1b", "stay"]],
)
def test_amb_30_events_that_do_not(quiet: list[str]) -> None:
    state = advanced(F1, quiet_turn_limit=4, quiet=3)
    whole_turn(state, "german", *quiet)
    assert reasons(state) == ("quiet",)


def test_amb_30_a_hand_over_or_defensive_fire_also_breaks_it() -> None:
    state = basic(put(F1, S2a="sEA", G2d="gEA"), scenario=DUEL, quiet_turn_limit=4, quiet=3)
    play(state, "german", "search S1d", "shoot G1a")
    assert not is_over(state)
    state = advanced(swap(F1, "S1a", "S1c"), quiet_turn_limit=4, quiet=3)
    whole_turn(state, "german", "assault G1c S1b")
    assert not is_over(state)


# -- MOVE, RECOGNITION, OFFENSIVE FIRE --------------------------------------------------------------


def test_amb_14_move_any_allied_quadrant() -> None:
    """Off: own Front only. On: any four allied cards, so that a Sniper can cross the line."""
    state = advanced(TWO_ABROAD, scenario=STOP)
    assert refused(state, "german", "move S1b IN IN EA EA") == "ST-MOVE-2"
    state = advanced(TWO_ABROAD, scenario=STOP, move_any_allied_quadrant=True)
    assert movable(state, "german") == {f"G{depth}{column}" for depth in (1, 2) for column in "abcd"} | {"S1b"}
    whole_turn(state, "german", "move G1b EA SN DE EA")
    whole_turn(state, "soviet", "search G1d")
    play(state, "german", "move S1b SN IN EA IN")
    assert card(state, "S1b") == "gSN"


STRANDED = """
        a    b    c    d    e
S3     sSN  sDE  sEA  sSC  sMO
S2     sEA  sOF  sSN  sDE  sMG
S1     sMG  gSN  gIN  sIN  sSN
------ front line ---------------
G1     gEA  gEA  gIN  gEA  gMG
G2     gMG  gDE  gEA  gOF  gEA
G3     gMO  gSC  gEA  gDE  gEA
"""


def test_amb_14_a_sniper_abroad_never_leads_to_a_dead_end() -> None:
    """With the only Sniper beyond the line there is no place for a Shot Card (L2 no longer holds): whatever SEARCH
    then is, the player must always have something to do."""
    state = advanced(STRANDED, scenario=STOP, move_any_allied_quadrant=True)
    for text in legal_texts(state, "german", "search"):
        trial = state.clone()
        play(trial, "german", f"search {text}")
        for who in GAME.to_act(trial):
            assert len(GAME.legal(trial, who)) > 0, f"nothing to do after search {text}"


def test_amb_14_a_search_tells_that_a_sniper_is_at_home() -> None:
    """With the option a SEARCH needs a Sniper in its own Front, so anyone who sees a SEARCH knows of it (ST-SHOT-1)."""
    picture = put(STRANDED, S1b="gEA", G1a="gSN")
    state = advanced(picture, scenario=STOP, move_any_allied_quadrant=True)
    assert {card(world, "S1b") for world in imagined(state, "soviet", 200)} >= {"gSN"}
    whole_turn(state, "german", "search S2a")
    for viewer in ("soviet", None):
        homes = [
            world for world in imagined(state, viewer, 200) if "gSN" not in (card(world, "S1b"), card(world, "S1c"))
        ]
        assert len(homes) == 200


FOUR_ABROAD = """
        a    b    c    d    e
S3     sSN  gEA  gEA  sSC  sMO
S2     sEA  gIN  gDE  sDE  sMG
S1     sMG  sIN  sEA  sIN  sSN
------ front line ---------------
G1     gSN  gEA  gSN  gIN  gMG
G2     gMG  gEA  gSN  gOF  gEA
G3     gMO  gSC  gEA  gDE  gEA
"""


def test_amb_14_a_move_onto_the_last_row() -> None:
    """AMB-37: the last row is reached by ASSAULT. If a MOVE there counts, it counts at once, not at some later shot."""
    state = advanced(FOUR_ABROAD, scenario=STOP, move_any_allied_quadrant=True)
    whole_turn(state, "german", "move S3b IN EA EA DE")
    if not is_over(state):
        whole_turn(state, "soviet", "howitzer S3e G3b")
        assert reasons(state) == ()


def test_amb_43_recognition_reveal() -> None:
    """Sequential: the second card is chosen after the first was seen, or not at all."""
    state = advanced(F1, recognition_reveal="sequential")
    assert len(legal_texts(state, "german", "recognize")) == 12
    assert refused(state, "german", "recognize S2b S2c") == "AMB-43"
    play(state, "german", "recognize S2b")
    assert legal_texts(state, "german") == ["recognize S2a", "recognize S2c", "hold"]
    assert refused(state, "german", "recognize S3b") == "ST-GRID-7"
    assert refused(state, "german", "recognize S2d") == "ST-GRID-7"
    play(state, "german", "recognize S2c")
    assert (possible(state, "german", "S2b"), possible(state, "german", "S2c")) == ({"sEA"}, {"sOF"})
    assert verbs(state, "german") == {"deploy", "end"}
    state = advanced(F1, recognition_reveal="sequential")
    play(state, "german", "recognize S3c", "hold")
    assert verbs(state, "german") == {"deploy", "end"}


def test_amb_48_offensive_fire_gun() -> None:
    """Declared: the Machine Gun is fixed in secret when the fire is declared."""
    state = advanced(TWO_GUNS, scenario=STOP, offensive_fire_gun="declared")
    assert [text for text in legal_texts(state, "german", "fire") if text[:3] == "S1e"] == ["S1e G1d", "S1e G1e"]
    assert refused(state, "german", "fire S1e") == "AMB-48"
    assert refused(state, "german", "fire S1e G2a") == "AMB-48"
    log = play(state, "german", "fire S1e G1d")
    assert told(state, log, "german")[0] == FireOpened((Seat(0),), 0, read_cell("S1e"), read_cell("G1d"))
    assert told(state, log, "soviet")[0] == FireOpened((Seat(0),), 0, read_cell("S1e"), None)
    assert [view(state, who).gun for who in ("german", "soviet", None)] == [read_cell("G1d"), NOWHERE, NOWHERE]
    assert surely_among(state, "soviet", "gMG", {"G1d", "G1e"})
    assert legal_texts(state, "german") == ["gun G1d", "hold"]
    assert refused(state, "german", "gun G1e") == "AMB-48"
    play(state, "german", "gun G1d")
    assert lost(state, "sSN") == 1
    assert refused(advanced(TWO_GUNS, scenario=STOP), "german", "fire S1e G1d") == "AMB-48"


def test_amb_48_a_decoy_forces_the_declared_gun() -> None:
    state = advanced(swap(TWO_GUNS, "S1e", "S3b"), scenario=STOP, offensive_fire_gun="declared")
    play(state, "german", "fire S1e G1e")
    assert legal_texts(state, "german") == ["gun G1e"]
    assert refused(state, "german", "hold") == "ST-MG-3"


# -- ASSAULT, REINFORCEMENTS ------------------------------------------------------------------------


def test_amb_49_assault_needs_enemy() -> None:
    """Off: an ASSAULT among own cards does nothing but reveal the Infantry."""
    assert refused(advanced(F1), "german", "assault G1c G1b") == "ST-IN-1"
    state = advanced(F1, assault_needs_enemy=False)
    assert legal_texts(state, "german", "assault") == ["G1c S1b", "G1c S1c", "G1c G1b", "G1c G1c"]
    before = state.clone()
    play(state, "german", "assault G1c G1b")
    assert legal_texts(state, "german") == ["stay"]
    play(state, "german", "stay")
    assert changes(before, state) == {}
    assert possible(state, "soviet", "G1c") == {"gIN"}
    assert len(possible(state, "soviet", "G1b")) > 1


@pytest.mark.parametrize(("scores", "points"), [(True, 1), (False, 0)])
def test_amb_51_defensive_fire_scores(scores: bool, points: int) -> None:
    """Off: the card goes to the enemy's zone without raising his score, and can still be reinforced."""
    state = advanced(swap(F1, "S1a", "S1c"), defensive_fire_scores=scores)
    whole_turn(state, "german", "assault G1c S1b")
    assert (score(state), lost(state, "gIN")) == ((0, points), 1)
    whole_turn(state, "soviet", "search G1b")
    play(state, "german", "reinforce G2c IN SN SC EA")
    assert (score(state), lost(state, "gIN")) == ((0, 0), 0)


def test_amb_51_of_two_infantry_only_one_brought_points() -> None:
    """One was shot (1 point), one stopped by DEFENSIVE FIRE (none): when both are back, the score is 0 again."""
    state = advanced(put(swap(F3, "S1a", "S1e"), G1b="gEA"), scenario=STOP, defensive_fire_scores=False)
    whole_turn(state, "german", "assault G1d S1d")
    assert (score(state), lost(state, "gIN")) == ((0, 1), 2)
    whole_turn(state, "soviet", "search G1c")
    whole_turn(state, "german", "reinforce G2b DE SN SC IN")
    whole_turn(state, "soviet", "search G1c")
    whole_turn(state, "german", "reinforce G2d OF IN DE SN")
    assert (score(state), lost(state, "gIN")) == ((0, 0), 0)


@pytest.mark.parametrize(("keeps", "after", "again"), [(False, 0, 1), (True, 1, 2)])
def test_amb_54_reinforcement_keeps_points(keeps: bool, after: int, again: int) -> None:
    """On: the score does not fall, and the same Infantry eliminated again scores again."""
    state = advanced(INFANTRY_LOST, reinforcement_keeps_points=keeps)
    assert score(state) == (0, 1)
    whole_turn(state, "german", "reinforce G2c IN SN SC EA")
    assert score(state) == (0, after)
    whole_turn(state, "soviet", "search G2c", "shoot S2a")
    assert score(state) == (0, again)


SPOILT = put(INFANTRY_LOST, G2c="sIN", S1b="sEA")


def test_amb_54_reinforcement_needs_movable() -> None:
    """Off: the exchange is allowed beside an enemy Infantry, and the MOVE is left out."""
    assert movable(advanced(SPOILT), "german", "reinforce") == {"G2a"}
    state = advanced(SPOILT, reinforcement_needs_movable=False)
    assert movable(state, "german", "reinforce") == {"G2a", "G2c"}
    assert refused(state, "german", "reinforce G2c IN IN SC SN") == "ST-RE-2"
    before = state.clone()
    play(state, "german", "reinforce G2c IN SN SC IN")
    assert changes(before, state) == {"G3d": "gIN"}
    assert (reserve(state)[0] - reserve(before)[0], lost(state, "gIN")) == (1, 0)


def test_amb_54_the_enemys_news() -> None:
    """The Infantry is in one of the side's own cells of that Quadrant, and nothing else has moved."""
    state = advanced(SPOILT, reinforcement_needs_movable=False, to_act="soviet")
    whole_turn(state, "soviet", "search G2d", "hold")
    whole_turn(state, "german", "reinforce G2c IN SN SC IN")
    assert possible(state, "soviet", "G2d") == {"gSN"}
    assert surely_among(state, "soviet", "gIN", {"G3c", "G3d"})


# -- all of them, at random -------------------------------------------------------------------------

CHANGED: list[dict[str, Value]] = [
    {option.key: value}
    for option in OPTIONS
    for value in option.values[1:]
    if option.key not in ("mode", "players", "leader")
] + [{"quiet-turn-limit": 12}, {"point-values": "SN:1 OF:3 SC:0 MO:2 MG:1 IN:0"}]


@pytest.mark.parametrize("option", CHANGED, ids=str)
@pytest.mark.parametrize("scenario", [STOP, "open-battle", "offensive-without-snipers/quick-duel"])
def test_part_15_random_games(option: dict[str, Value], scenario: str) -> None:
    """ST-COMP-6, ST-TURN-4: cards are conserved, all that is told is true, and whoever is to act can act."""
    for seed in range(2):
        state = new(scenario, mode="advanced", **option)
        dice = Random(seed)
        for _ in range(250):
            seats = GAME.to_act(state)
            if not seats:
                break
            choices = GAME.legal(state, seats[0])
            log: list[Event] = []
            GAME.apply(state, seats[0], choices[dice.randrange(len(choices))], log)
            state.check()
            for viewer in range(2):
                assert all(event.holds(state) for event in told(state, log, viewer))
