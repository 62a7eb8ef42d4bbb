"""Hidden information (Part 16): every row of its table, W1 to W24 from the top, and its notes.

Two games that differ only in hidden facts show what must not leak: everything that the other seat and the public
receive (views, events, choices and refusals) is compared after each action.
"""

from itertools import permutations
from random import Random

import pytest

from fogline.kernel.game import Seat
from fogline.titles.panzer.rules.actions import Move, Search, Shoot, move_of
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, UNKNOWN
from fogline.titles.panzer.rules.events import (
    AllShown,
    Captured,
    Destroyed,
    Drawn,
    Event,
    Explored,
    Fielded,
    Fired,
    GameOver,
    Held,
    Left,
    Locked,
    Moved,
    Ready,
    Revealed,
    Searched,
    ShownEmpty,
    Skipped,
    TurnBegan,
    Unlocked,
)
from fogline.titles.panzer.rules.state import State
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import STEPS
from fogline.titles.scope.position import EITHER, GONE, MIXED, SEEN, facts
from tests.titles.panzer.fixtures import (
    BOTH,
    GAME,
    alive,
    battle,
    card,
    check_alike,
    control,
    deck,
    deploy,
    explorable,
    hand,
    is_over,
    legal_texts,
    movable,
    muster,
    new,
    pile,
    play,
    played,
    refused,
    searchable,
    seen,
    skirmish,
    to_act,
    told,
    view,
)
from tests.titles.panzer.shots_fixtures import EVERYBODY_ELSE, Pair, check_same, draw, fire

EVERYBODY = (*BOTH, None)
SEES_AMERICAN = EVERYBODY_ELSE["american"]
SEES_GERMAN = EVERYBODY_ELSE["german"]


def number(cell: str) -> int:
    return CELL_NAMES.index(cell)


def code(unit: str) -> int:
    return CODES.index(unit)


def check_public(log: list[Event]) -> None:
    """Check that everybody is told all of it."""
    for viewer in EVERYBODY:
        assert told(log, viewer) == log


def shown_facts(state: State, viewer: str | None) -> list[tuple[int, int, str, int]]:
    """The facts shown to a seat: kind, side, place and type; the earliest first."""
    return [
        (fact.what, fact.side, CELL_NAMES[fact.cell] if fact.cell < 48 else "", fact.kind)
        for fact in facts(view(state, viewer).facts)
    ]


# -- set-up -----------------------------------------------------------------------------------------


def test_w1_squad_choice() -> None:
    """Only that it is done: no type, no cost, not even how many (PZ-SQUAD-1)."""
    start = new("battle")
    few, many = start.clone(), start.clone()
    for state, units in ((few, "PER"), (many, "BAZ ATG STU SHE SHE")):
        for unit in units.split():
            log = play(state, "american", f"take {unit}")
            assert told(log, "german") == told(log, None) == []
            check_same(start, state, *SEES_AMERICAN)
    one, other = played(few, "american", "done"), played(many, "american", "done")
    for viewer in SEES_AMERICAN:
        check_alike(viewer, one, other)
        assert told(one.log, viewer) == [Ready(0, start.step)]
    check_same(one.state, other.state, *SEES_AMERICAN)
    assert view(one.state, "american") != view(other.state, "american")
    assert view(other.state, "german").squads == (0,) * 17


def test_w2_terrain_placement() -> None:
    """Everybody learns cell and face."""
    state = new(terrain=True)
    check_public(play(state, "german", "terrain peaks B5"))
    check_public(play(state, "american", "terrain meadow C3"))
    assert [(seen(state, who, "B5"), seen(state, who, "C3")) for who in EVERYBODY] == [("peaks", "meadow")] * 3


def test_w3_deployment() -> None:
    """Neither cells nor types; sizes and the deck only once both have deployed (AMB-05)."""
    games = []
    for squad, places in (("SHE STU", "SHE-A1 STU-B1"), ("PER BAZ", "BAZ-D1 PER-B1")):
        state = new()
        muster(state, "american", squad)
        muster(state, "german", "PZ4 PSK PAK")
        for text in places.split():
            log = play(state, "american", f"deploy {text.replace('-', ' ')}")
            assert told(log, "german") == told(log, None) == []
        games.append(state)
    pair = Pair(games[0], games[1], *SEES_AMERICAN)
    pair.check_play("american", "done")
    assert (deck(view(pair.one, "german")), view(pair.one, "german").sides[2]) == (6, 0)
    for text in ("deploy PZ4 A6", "deploy PSK C6", "deploy PAK D6"):
        pair.check_play("german", text)
    before = view(pair.one, "german")
    log = play(pair.one.clone(), "german", "done")
    pair.check_play("german", "done")
    assert deck(before) == 6
    assert [event for event in log if isinstance(event, Fielded)] == [Fielded(2, 3, 11)]
    for viewer in EVERYBODY:
        assert deck(view(pair.one, viewer)) == 11
        assert [alive(view(pair.one, viewer), who) for who in BOTH] == [2, 3]
    assert {seen(pair.one, "german", cell) for cell in ("A1", "B1", "C1", "D1")} == {"a???"}


def test_w3_a_squad_of_another_size() -> None:
    """Before both have deployed not even the number of units is told."""
    games = []
    for squad in ("SHE", "BAZ ATG STU SHE"):
        state = new()
        muster(state, "american", squad)
        muster(state, "german", "PZ4")
        deploy(state, "american", " ".join(f"{unit}-{'ABCD'[place]}1" for place, unit in enumerate(squad.split())))
        games.append(state)
    check_same(games[0], games[1], *SEES_AMERICAN)


def test_w4_looking_at_own_cards() -> None:
    """It changes nothing and nobody else can tell."""
    state = skirmish(B1="aSHE", B5="gPZ4")
    before = state.key()
    others = [view(state, who) for who in SEES_AMERICAN]
    assert seen(state, "american", "B1") == "aSHE"
    legal_texts(state, "american")
    assert state.key() == before
    assert [view(state, who) for who in SEES_AMERICAN] == others


# -- MOVE -------------------------------------------------------------------------------------------


def test_w5_move() -> None:
    """Not the arrangement, nor whether anything moved; told is the quadrant."""
    start = skirmish(B2="aSHE", A1="aSTU", B5="gPZ4")
    stayed = played(start, "american", "move A1")
    assert told(stayed.log, "german")[0] == told(stayed.log, None)[0] == Moved(0, number("A1"), None)
    for text in legal_texts(start, "american", "move"):
        if text.partition(" ")[0] == "A1":
            moved = played(start, "american", f"move {text}")
            for viewer in SEES_AMERICAN:
                check_alike(viewer, stayed, moved)
            check_same(stayed.state, moved.state, *SEES_AMERICAN)


def test_w5_how_many_units_a_quadrant_holds() -> None:
    """None, one or three of the same squad: the MOVE and everything after it look the same."""
    games = []
    for cells in (("C1", "D1", "C2"), ("A1", "D1", "C2"), ("A1", "B1", "A2")):
        units = dict(zip(cells, ("aSHE", "aSTU", "aBAZ")))
        games.append(skirmish(spare=False, **units, B5="gPZ4"))
    for one, other in permutations(games, 2):
        pair = Pair(one.clone(), other.clone(), *SEES_AMERICAN)
        pair.check_play("american", "move A1")
        pair.check_play("german", "search B3")
        pair.check_play("american", "explore A3")
        pair.check_play("american", "skip")


def test_w5_a_revealed_unit_is_somewhere_in_it() -> None:
    """The other player sees four backs, and remembers that the unit was among them."""
    state = skirmish(B3="aSHE!", B5="gPZ4")
    play(state, "american", "move A2 B3-A2")
    for viewer in SEES_AMERICAN:
        assert {seen(state, viewer, cell) for cell in ("A2", "B2", "A3", "B3")} == {"a???"}
        what, side, cell, _ = shown_facts(state, viewer)[-1]
        assert (what, side, cell) == (MIXED, 0, "A2")
        assert (SEEN, 0, "B3", code("SHE")) in shown_facts(state, viewer)


def test_w6_entering_terrain() -> None:
    """Everybody learns unit and cell; not where in the quadrant it came from, nor the rest of the arrangement."""
    games = []
    for cells, move in ((("A2", "B2"), "A2-B3"), (("B2", "A3"), "B2-B3"), (("A3", "A2"), "A3-B3 A2-B2")):
        state = skirmish(spare=False, **{cells[0]: "aSHE", cells[1]: "aSTU"}, B3="hill", B5="gPZ4")
        games.append((state, f"move A2 {move}"))
    for (one, first), (other, second) in permutations(games, 2):
        pair = Pair(one.clone(), other.clone(), *SEES_AMERICAN)
        pair.check_play("american", first, second)
        assert [seen(pair.one, viewer, "B3") for viewer in EVERYBODY] == ["hill/aSHE"] * 3


def test_w7_leaving_terrain() -> None:
    """Everybody learns that it left; not to which of the non-terrain cells."""
    start = skirmish(B3="hill/aSHE", B5="gPZ4")
    for one, other in permutations(("A2", "B2", "A3"), 2):
        pair = Pair(start.clone(), start.clone(), *SEES_AMERICAN)
        pair.check_play("american", f"move A2 B3-{one}", f"move A2 B3-{other}")
        pair.check_play("german", "explore C3")
        pair.check_play("german", "skip")
    log = play(start, "american", "move A2 B3-A3")
    assert [event for event in told(log, "german") if isinstance(event, Left)] == [Left(number("B3"), code("SHE"))]


def test_w8_move_next_to_a_locked_heavy() -> None:
    """The heavy stays, in view of all; the rest of the arrangement is not told."""
    start = skirmish(B3="aPER#", A2="aSTU", B5="gPZ4", heavy_tanks=True)
    moves = [text for text in legal_texts(start, "american", "move") if text.partition(" ")[0] == "A2"]
    assert len(moves) == 3
    for one, other in permutations(moves, 2):
        pair = Pair(start.clone(), start.clone(), *SEES_AMERICAN)
        pair.check_play("american", f"move {one}", f"move {other}")
        assert seen(pair.one, "german", "B3") == "aPER!"


# -- EXPLORE ----------------------------------------------------------------------------------------


def test_w9_explore_success() -> None:
    """The turned cells were empty and change hands; nothing of the explorer's cards is told."""
    one = skirmish(spare=False, B3="aSHE", D1="aSTU", B5="gPZ4")
    other = skirmish(spare=False, A1="aSTU", C1="aSHE", B5="gPZ4")
    pair = Pair(one, other, *SEES_AMERICAN)
    log = play(pair.one.clone(), "american", "explore B3")
    check_public(log)
    assert log == [Explored(0, number("B3")), Captured(0, (number("B4"), number("C4")))]
    pair.check_play("american", "explore B3")
    assert [control(pair.one, cell) for cell in ("B3", "C3", "B4", "C4")] == ["american"] * 4


def test_w10_follow_up() -> None:
    """That it happened or not, and no arrangement; after SKIP the captured cells are known to be empty."""
    start = skirmish(B3="aSHE", C3="aSTU", B5="gPZ4")
    play(start, "american", "explore B3")
    for one, other in (("move B3", "move B3 B3-B4 C3-C4"), ("move B3 B3-C3 C3-B3", "move B3 B3-C4")):
        pair = Pair(start.clone(), start.clone(), *SEES_AMERICAN)
        pair.check_play("american", one, other)
    log = play(start, "american", "skip")
    check_public(log)
    assert log[0] == Skipped(0, 4)
    known = shown_facts(start, "german")
    assert [fact for fact in known if fact[0] == MIXED] == []
    assert {(SEEN, 1, "B4", 0), (SEEN, 1, "C4", 0)} <= set(known)


def test_w11_explore_failure() -> None:
    """Types and cells of the finds, the other cells empty; nothing of the explorer's cards."""
    one = skirmish(spare=False, B3="aSHE", D1="aSTU", B4="gTIG", B6="gPZ4")
    other = skirmish(spare=False, A1="aSTU", C1="aSHE", B4="gTIG", B6="gPZ4")
    log = play(one.clone(), "american", "explore B3")
    check_public(log)
    assert log[1:3] == [Revealed(number("B4"), code("TIG")), ShownEmpty((number("C4"),))]
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "explore B3")
    assert [seen(pair.one, viewer, "B4") for viewer in EVERYBODY] == ["gTIG!"] * 3
    pair.check_play("german", "move C5")


def test_w12_explore_failure_with_ambush() -> None:
    """Also the explorer's units there, and which of its cells are empty; not its units elsewhere."""
    one = skirmish(spare=False, B3="aSHE", D1="aSTU", B4="gTIG", B6="gPZ4", ambush=True)
    other = skirmish(spare=False, B3="aSHE", A2="aBAZ", B4="gTIG", B6="gPZ4", ambush=True)
    log = play(one.clone(), "american", "explore B3")
    check_public(log)
    assert Revealed(number("B3"), code("SHE")) in log
    assert ShownEmpty((number("C3"),)) in log
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "explore B3")
    assert seen(pair.one, "german", "B3") == "aSHE!"
    assert (SEEN, 0, "C3", 0) in shown_facts(pair.one, "german")


# -- SEARCH and shots --------------------------------------------------------------------------------


def test_w13_search_finds_nothing() -> None:
    """The cell is empty now, everybody knows; nothing of the searcher's units."""
    one = skirmish(spare=False, B3="aSHE", D1="aSTU", B6="gPZ4")
    other = skirmish(spare=False, A1="aSTU", C1="aSHE", B6="gPZ4")
    log = play(one.clone(), "american", "search A5")
    check_public(log)
    assert log[:2] == [Searched(0, number("A5")), ShownEmpty((number("A5"),))]
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "search A5")
    assert shown_facts(pair.one, "american")[-1] == shown_facts(pair.one, "german")[-1] == (SEEN, 1, "A5", 0)


def test_w14_search_finds_a_unit() -> None:
    """Type and cell for all; nothing of the searcher's units, though one could fire and the other not."""
    one = skirmish(spare=False, B3="aSHE", D1="aSTU", B5="gPZ4", B6="gTIG", values="TIG=C3")
    other = skirmish(spare=False, A1="aSTU", C1="aSHE", B5="gPZ4", B6="gTIG", values="TIG=C3")
    log = play(one.clone(), "american", "search B5")
    check_public(log)
    assert log == [Searched(0, number("B5")), Revealed(number("B5"), code("PZ4"))]
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "search B5")
    assert (to_act(pair.one), to_act(pair.other)) == ("american", "american")


def test_w15_declining_to_shoot() -> None:
    """That no shot was made; not whether there was a shooter."""
    one = skirmish(spare=False, B3="aSHE", D1="aSTU", B5="gPZ4", B6="gTIG", values="TIG=C3")
    other = skirmish(spare=False, A1="aSTU", C1="aSHE", B5="gPZ4", B6="gTIG", values="TIG=C3")
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "search B5")
    assert legal_texts(pair.one, "american") == ["shoot B3", "hold"]
    assert legal_texts(pair.other, "american") == ["hold"]
    log = play(pair.one.clone(), "american", "hold")
    assert log == [Held(0), TurnBegan(1, 1)]
    pair.check_play("american", "hold")
    pair.check_play("german", "move B5")


def test_w16_shot() -> None:
    """Shooter, cell, hand and card for all; not who else could have fired."""
    one = skirmish(spare=False, B3="aSHE", C3="aSTU", B5="gPZ4", B6="gTIG", values="TIG=C3 SHE=F2 PZ4=A2")
    other = skirmish(spare=False, B3="aSHE", A1="aBAZ", B5="gPZ4", B6="gTIG", values="TIG=C3 SHE=F2 PZ4=A2")
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "search B5")
    log = play(pair.one.clone(), "american", "shoot B3", "draw armour")
    check_public(log)
    fired = Fired(0, number("B3"), code("SHE"), number("B5"), code("PZ4"), 2, 2, 2, ())
    assert [event for event in log if isinstance(event, Fired | Drawn)] == [fired, Drawn(1, 2)]
    pair.check_play("american", "shoot B3")
    assert [view(pair.one, viewer).hand for viewer in EVERYBODY] == [2 << 8 | 2 << 4 | 2] * 3
    pair.check_play("chance", "draw armour")
    assert seen(pair.one, "german", "B3") == "aSHE!"


def test_w17_hit() -> None:
    """Type, the units left, and the empty cell: victim's forest, or neutral terrain (PZ-TMOV-8)."""
    for place, after in (("gPZ4!", "g---"), ("hill/gPZ4", "hill")):
        state = skirmish(B3="aSHE", B5=place)
        play(state, "american", "search B5", "shoot B3")
        log = draw(state, "hit")
        check_public(log)
        assert Destroyed(number("B5"), code("PZ4"), 1) in log
        for viewer in EVERYBODY:
            assert pile(view(state, viewer), "american") == ["PZ4"]
            assert alive(view(state, viewer), "german") == 1
            assert (GONE, 1, "B5", code("PZ4") - 8) in shown_facts(state, viewer)
        assert card(state, "B5") == after


# -- light and heavy tanks ---------------------------------------------------------------------------


def test_w18_light_step_skipped() -> None:
    """Also where there is none: the same steps, events and views (PZ-TURN-3)."""
    one = skirmish(spare=False, A2="aSTU", D1="aSHE", B5="gPZ4", light_tanks=True)
    other = skirmish(spare=False, A2="aSHE", D1="aSTU", B5="gPZ4", light_tanks=True)
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "move A2", "move A2 A2-B3")
    assert "light" in legal_texts(pair.one, "american")[0]
    assert legal_texts(pair.other, "american") == ["skip"]
    pair.check_play("american", "skip")
    explored = Pair(one.clone(), other.clone(), *SEES_AMERICAN)
    explored.check_play("german", "move A5")
    explored.check_play("german", "skip")
    explored.check_play("american", "explore A3")
    explored.check_play("american", "move A3")
    explored.check_play("american", "skip")


def test_w19_light_tank_shown() -> None:
    """Type and cell; not the other cards of the quadrant."""
    one = skirmish(spare=False, B3="aSTU", A2="aSHE", B5="gPZ4", B6="gPSK", light_tanks=True)
    other = skirmish(spare=False, B3="aSTU", D1="aBAZ", B5="gPZ4", B6="gPSK", light_tanks=True)
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "move A2")
    log = play(pair.one.clone(), "american", "light B3 B5")
    check_public(log)
    found = [Revealed(number("B3"), code("STU")), Searched(0, number("B5")), Revealed(number("B5"), code("PZ4"))]
    assert log == found
    pair.check_play("american", "light B3 B5")
    pair.check_play("american", "hold")
    assert seen(pair.one, "german", "B3") == "aSTU!"


def test_w20_lock_and_unlock() -> None:
    """The state of the heavy, for all."""
    state = skirmish(B3="aPER", B5="gPZ4!", heavy_tanks=True)
    play(state, "american", "search B5", "shoot B3")
    log = draw(state)
    check_public(log)
    assert Locked(number("B3"), code("PER")) in log
    assert [seen(state, viewer, "B3") for viewer in EVERYBODY] == ["aPER#"] * 3
    play(state, "german", "move C5")
    log = play(state, "american", "move C1")
    assert [event for event in told(log, "german") if isinstance(event, Unlocked)] == [Unlocked(13, 8)]
    assert [seen(state, viewer, "B3") for viewer in EVERYBODY] == ["aPER!"] * 3


def exchanged_twins(**given: str) -> Pair:
    """A Panzer IV on B5 was shot at. In the second game it changes places with its twin on A5."""
    start = skirmish(B3="aSHE", B5="gPZ4!", A5="gPZ4", values="SHE=F2 PZ4=A2", fire_correction=True, **given)
    fire(start, "american", "B3", "B5")
    pair = Pair(start.clone(), start.clone(), *SEES_GERMAN)
    pair.check_play("german", "move A5", "move A5 A5-B5 B5-A5")
    return pair


def both_twins_among(state: State, viewer: str | None) -> list[tuple[int, int, int]]:
    """What an uncorrected hand has revealed: side, type, and the cells that held both twins."""
    return [
        (fact.side, fact.kind, fact.mask) for fact in facts(view(state, viewer).facts) if fact.what == EITHER
    ]  # fmt: skip


def test_w21_correction_after_a_hidden_move() -> None:
    """Twins cannot be told apart when they are found, nor by any choice; only by the hand of the shot (AMB-36)."""
    pair = exchanged_twins()
    pair.check_play("american", "search B5")
    first = played(pair.one, "american", "shoot B3")
    second = played(pair.other, "american", "shoot B3")
    assert (hand(first.state), hand(second.state)) == ((1, 2, 2), (2, 2, 2))
    assert view(first.state, "american") != view(second.state, "american")
    square = sum(1 << number(cell) for cell in ("A5", "B5", "A6", "B6"))
    for viewer in EVERYBODY:
        assert both_twins_among(first.state, viewer) == []
        assert both_twins_among(second.state, viewer) == [(1, code("PZ4") - 8, square)]


@pytest.mark.parametrize(
    "line",
    [
        ["search B5", "hold"],
        ["search A5", "hold"],
        ["search A5", "shoot B3", "draw armour"],
        ["search A5", "shoot B3", "draw hit"],
        ["move A2", None, "search B5", "hold"],
        ["explore A3", "skip", None, "explore A4"],
    ],
)
def test_w21_nothing_else_distinguishes_twins(line: list[str | None]) -> None:
    """Any other action of the American, including a shot at the other cell: no difference is ever seen."""
    pair = exchanged_twins()
    for text in line:
        if text is None:
            pair.check_play("german", "move C5")
        else:
            pair.check_play("american", text)


def test_w21_twins_of_the_owner() -> None:
    """The owner knows which is which: its view differs where the other's does not."""
    pair = exchanged_twins()
    assert view(pair.one, "german") != view(pair.other, "german")
    shermans = skirmish(B3="aSHE!", A3="aSHE", B5="gPZ4", to_act="german", fire_correction=True)
    fire(shermans, "german", "B5", "B3")
    other = Pair(shermans.clone(), shermans.clone(), *SEES_AMERICAN)
    other.check_play("american", "move A2", "move A2 A3-B3 B3-A3")
    assert view(other.one, "american") != view(other.other, "american")


def test_w21_without_correction_twins_are_one() -> None:
    """If no hand can show it, it does not matter which twin is where, whether shot at or not."""
    start = skirmish(B3="aSHE", B5="gPZ4!", A5="gPZ4", values="SHE=F2 PZ4=A2")
    fire(start, "american", "B3", "B5")
    pair = Pair(start.clone(), start.clone(), *SEES_GERMAN)
    pair.check_play("german", "move A5", "move A5 A5-B5 B5-A5")
    pair.check_play("american", "search B5")
    pair.check_play("american", "shoot B3")


# -- the end ----------------------------------------------------------------------------------------


ROW_TAKEN = {"A6": "a---", "B6": "a---", "C5": "a---", "D5": "a---"}


def test_w22_supply_line_win() -> None:
    """The unit in the row is shown at the end (AMB-74)."""
    state = skirmish(spare=False, **ROW_TAKEN, C6="aSHE", A4="gPZ4")
    assert seen(state, "german", "C6") == "a???"
    log = play(state, "american", "explore C5")
    check_public(log)
    assert [type(event) for event in log[-2:]] == [GameOver, AllShown]
    assert log[-2] == GameOver(0, ("supply-line",))
    assert seen(state, "german", "C6").startswith("aSHE")


def test_w23_play_continues_in_a_captured_row() -> None:
    """So there is no unit in it: everybody knows this about each cell; not where the side's units are."""
    taken = {**ROW_TAKEN, "C6": "a---", "A4": "gPZ4"}
    one = skirmish(spare=False, **{**taken, "C5": "aSHE", "D1": "aSTU"})
    other = skirmish(spare=False, **{**taken, "A1": "aSTU", "B2": "aSHE"})
    pair = Pair(one, other, *SEES_AMERICAN)
    pair.check_play("american", "explore C5")
    assert not is_over(pair.one)
    for viewer in EVERYBODY:
        known = shown_facts(pair.one, viewer)
        assert {(SEEN, 0, f"{column}6", 0) for column in "ABCD"} <= set(known)
    pair.check_play("american", "skip")
    pair.check_play("german", "explore A5")


def test_w24_game_end() -> None:
    """Everything is shown, also the squads, after a win and after a draw."""
    won = skirmish(spare=False, B3="aSHE", D1="aSTU", B5="gPZ4!", lost="PSK")
    fire(won, "american", "B3", "B5", "hit")
    drawn = skirmish(B3="aSHE", B5="gPZ4", max_turns=1)
    log = play(drawn, "american", "move A2 B3-A3")
    assert [type(event) for event in log[-2:]] == [GameOver, AllShown]
    for state in (won, drawn):
        assert is_over(state)
        for viewer in EVERYBODY:
            shown = view(state, viewer)
            assert list(shown.cells) == list(state.cells)
            assert UNKNOWN not in shown.cells
            assert shown.squads == tuple(state.squads)
        assert refused(state, "american", "move A1") == "not your turn"


# -- notes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", BOTH)
def test_part_16_choices_are_functions_of_public_facts(who: str) -> None:
    """PZ-SRCH-3: quadrants to MOVE and EXPLORE and hidden cards to SEARCH are the same for every arrangement."""
    rng = Random(16)
    home = [f"{column}{row}" for column in "ABCD" for row in ((1, 2, 3) if who == "american" else (4, 5, 6))]
    units = ("aSHE", "aSTU", "aJUM") if who == "american" else ("gPZ4", "gPSK", "gPAK")
    enemy = {"A5": "gPZ4"} if who == "american" else {"A2": "aSHE"}
    found = set()
    for _ in range(40):
        cells = dict(zip(rng.sample([cell for cell in home if cell != "B3"], 3), units))
        state = skirmish(
            spare=False, **cells, **enemy, B3="hill", light_tanks=True, to_act=who, values="JUM=C3"
        )  # fmt: skip
        choices = (movable(state, who), explorable(state, who), searchable(state, who))
        found.add(tuple(frozenset(each) for each in choices))
    assert len(found) == 1


def test_part_16_no_odds_before_the_shooter_is_committed() -> None:
    """While a shooter is chosen the view contains no hand, and no difference between a twin and the unit itself."""
    pair = exchanged_twins()
    pair.check_play("american", "search B5")
    for state in (pair.one, pair.other):
        assert view(state, "american").hand == 0


def test_part_16_a_view_names_types_only() -> None:
    """Which of two revealed Shermans is which is nowhere in the view of the other side, nor of the public."""
    one = battle(B3="aSHE!", C3="aSHE!", B5="gPZ4")
    exchanged = one.clone()
    play(one, "american", "move B2")
    play(exchanged, "american", "move B2 B3-C3 C3-B3")
    check_same(one, exchanged, *SEES_AMERICAN)


def test_part_16_chance_is_asked_no_more_often() -> None:
    """Whether a hidden unit is there or not, the same seats are asked, and CHANCE only for a shot."""
    for cards in ({"B5": "gPZ4"}, {"C6": "gPZ4"}):
        state = skirmish(spare=False, B3="aSHE", D6="gPSK", **cards)
        seats = []
        for text in ("move A2", "move A5", "explore C3", "skip"):
            seats.append(to_act(state))
            play(state, to_act(state), text)
        assert seats == ["american", "german", "american", "american"]
        assert GAME.outcomes(state) == []


def exchange(state: State, action: Move, twin: int) -> Move:
    """The same MOVE by cells and types, with the twins of the quadrant exchanged."""
    places = [place for place in range(4) if state.cells[action.quadrant + STEPS[place]] == twin]
    if len(places) < 2:
        return action
    one, other = places
    goals = [action.goes >> 2 * place & 3 for place in range(4)]
    goals[one], goals[other] = goals[other], goals[one]
    return move_of(action.quadrant, sum(goal << 2 * place for place, goal in enumerate(goals)))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("hiding", BOTH)
def test_w21_random_games_with_twins(hiding: str, seed: int) -> None:
    """In one game a side exchanges its twins whenever it moves both, in the other it does not: both look alike to the
    others until a shot is corrected in only one of them (AMB-36)."""
    twin = code("SHE" if hiding == "american" else "PZ4")
    dice = Random(f"{hiding} {seed}")
    one = skirmish(
        spare=False, B3="aSHE!", C3="aSHE", A3="aSTU", B4="gPZ4!", C4="gPZ4", D4="gPZ2", fire_correction=True,
        flank_attack=True, light_tanks=True, values="SHE=F1,A3,C4 STU=F1,A3 PZ4=F1,A3 PZ2=F1,A3",
    )  # fmt: skip
    other = one.clone()
    exchanged = 0
    for number in range(60):
        if not (seats := GAME.to_act(one)):
            break
        action = choose(one, seats[0], twin if BOTH[seats[0]] == hiding else 0, dice)
        instead = action
        if isinstance(action, Move) and BOTH[seats[0]] == hiding:
            instead = exchange(one, action, twin)
        exchanged += instead is not action
        logs: list[list[Event]] = [[], []]
        GAME.apply(one, seats[0], action, logs[0])
        GAME.apply(other, seats[0], instead, logs[1])
        assert list(one.cells) == list(other.cells)
        tellings = [[told(log, viewer) for log in logs] for viewer in EVERYBODY_ELSE[hiding]]
        if any(first != second for first, second in tellings):
            fired = [[event for event in log if isinstance(event, Fired)] for log in logs]
            assert isinstance(action, Shoot)
            assert fired[0][0].distance != fired[1][0].distance
            assert twin in (fired[0][0].unit, fired[0][0].victim)
            break
        for viewer in EVERYBODY_ELSE[hiding]:
            assert view(one, viewer) == view(other, viewer)
        if number % 10 == 0:
            check_same(one, other, *EVERYBODY_ELSE[hiding])
    assert exchanged > 0 or one.lost[twin] > 0


def choose(state: State, who: Seat, twin: int, dice: Random) -> Action:
    """A random action; often one that takes up both twins, or that leads to a shot."""
    choices = list(GAME.legal(state, who))
    moves = [each for each in choices if isinstance(each, Move)] if twin else []
    both = [each for each in moves if exchange(state, each, twin) is not each]
    if both and dice.random() < 0.5:
        return dice.choice(both)
    shots = [each for each in choices if isinstance(each, Shoot | Search)]
    return dice.choice(shots if shots and dice.random() < 0.7 else choices)
