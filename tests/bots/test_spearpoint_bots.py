"""Bots in Spearpoint 1943: correct odds, sensible decks, legal play from a seat's knowledge; and the balance report."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget, bot_for
from fogline.bots.arena import fixtures, play
from fogline.bots.levels import VETERANS_CARE, knowledge_of, levels_of
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.search.deliberation import RECRUITS_CARE, REGULARS_CARE
from fogline.titles.spearpoint.bots.aim import Aim, take_aim
from fogline.titles.spearpoint.bots.decision import Decision
from fogline.titles.spearpoint.bots.decks import hand_worth, merits, next_pick
from fogline.titles.spearpoint.bots.field import Field
from fogline.titles.spearpoint.odds import CREW_POINTS, Shot, after, chances, shot, shot_of
from fogline.titles.spearpoint.research.report import BALANCE, BUILT, KINDS, READY, VARIED
from fogline.titles.spearpoint.rules.cards import CREW, NO_CREW
from fogline.titles.spearpoint.rules.draft import ready_decks
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER
from fogline.titles.spearpoint.rules.tables import rules_for
from fogline.titles.spearpoint.rules.view import deck_list
from tests.cli.terminal import Terminal
from tests.pictures.spearpoint import position

STANDARD: Final = Setup("spearpoint", "standard", {"max-turns": 60})
SMALL: Final = Budget(3, None)
A, B = Seat(0), Seat(1)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def walk(setup: Setup, level: str, seed: str, steps: int) -> Iterator[tuple[State, Seat]]:
    """Decisions of a game that bots of one level play."""
    game, rng = SPEARPOINT, Random(seed)
    bot = bot_for(game, level, SMALL)
    state = game.new(setup)
    for _ in range(steps):
        acting = game.to_act(state)
        if not acting:
            return
        seat = acting[-1]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            game.apply(state, seat, rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0])
            continue
        choices = game.legal(state, seat)
        if len(choices) > 1:
            yield state, seat
        game.apply(state, seat, bot.choose(game.view(state, seat), choices, rng))


# -- odds -------------------------------------------------------------------------------------------


def by_counting(endurance: int, attack: Shot) -> tuple[list[float], float]:
    """The remaining Endurance of a target after one roll, with every die counted."""
    found, crew = [0.0] * (endurance + 1), 0.0
    for one, two, die in product(range(1, 11), repeat=3):
        natural = one + two
        left, points = endurance, 0
        if natural >= 19:
            left, points = 0, 1
        elif natural > 3 and natural + attack.bonus >= attack.value:
            damage = (die + attack.plus) * (2 if natural == 18 else 1) + attack.net
            left = max(0, endurance - max(0, damage))
            points = CREW_POINTS[die] if left == 0 else 0
        found[left] += 0.001
        crew += 0.001 * points
    return found, crew


@pytest.mark.parametrize(
    ("endurance", "value", "bonus", "plus", "net"),
    [(9, 12, 0, 0, 1), (12, 11, -2, 0, -2), (4, 13, 2, 1, 6), (5, 20, 0, 0, 3), (3, 5, 3, 0, -9)],
)
def test_odds_are_those_of_the_dice(endurance: int, value: int, bonus: int, plus: int, net: int) -> None:
    attack = shot(value, bonus, plus, net, 1, 1, True, False)
    left = after(endurance, attack)
    spread, crew = left.spread, left.crew
    counted, points = by_counting(endurance, attack)
    assert list(spread) == pytest.approx(counted)
    assert crew == pytest.approx(points)


def test_dice_follow_in_sequence() -> None:
    """Two rolls equal one roll on the remainder of the first."""
    twice = shot(11, 0, 0, 1, 2, 1, True, False)
    first, points = after(6, twice.rolled(1)).spread, after(6, twice.rolled(1)).crew
    expected = [first[0], *[0.0] * 6]
    for left in range(1, 7):
        later = after(left, twice.rolled(1))
        points += first[left] * later.crew
        for at, share in enumerate(later.spread):
            expected[at] += first[left] * share
    assert list(after(6, twice).spread) == pytest.approx(expected)
    assert after(6, twice).crew == pytest.approx(points)


def test_specials_by_option() -> None:
    assert chances(12, 2, True, False) == pytest.approx((0.58, 0.03, 0.03, 0.03))
    assert chances(12, 2, False, False).destroyed == pytest.approx(0.10), "17 and 18 become 19 and 20"
    assert chances(12, 0, True, True).friendly == 0


def test_cards_in_force_count() -> None:
    plain = position("a1 m4a1-sherman us-tank-crew front\nb1 panzer-iv-g german-tank-crew front", STANDARD)
    hidden = position(
        "a1 m4a1-sherman us-tank-crew front\nb1 panzer-iv-g german-tank-crew front orders hull-down field-camouflage",
        STANDARD,
    )
    one, two = (shot_of(state, state.units[0], state.units[1], 1) for state in (plain, hidden))
    assert (one.bonus - two.bonus, one.net - two.net) == (2, 2)


# -- decks and hands --------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["recruit", "regular", "veteran"])
def test_decks_have_a_crew_for_every_unit_and_differ(level: str) -> None:
    seen = set()
    for seed in range(4):
        state = SPEARPOINT.new(STANDARD)
        rng, bot = Random(seed), bot_for(SPEARPOINT, level, SMALL)
        while state.step in (BUILD, MUSTER):
            seat = SPEARPOINT.to_act(state)[0]
            action = bot.choose(SPEARPOINT.view(state, seat), SPEARPOINT.legal(state, seat), rng)
            SPEARPOINT.apply(state, seat, action)
        for side in (A, B):
            deck = deck_list(state, side)
            seen.add(deck)
            assert crews_lacking(state, deck) == 0
            assert sum(deck[number] * card.cost for number, card in enumerate(state.rules.units)) >= 90
    assert len(seen) == 8


def crews_lacking(state: State, deck: tuple[int, ...]) -> int:
    """Units of a deck without a crew."""
    lacking = 0
    for kind in range(len(state.rules.cards.crew_types)):
        cards = [(card, deck[number]) for number, card in enumerate(state.rules.units) if card.crew == kind]
        crews = sum(count for card, count in cards if card.kind == CREW)
        lacking += max(0, sum(count for card, count in cards if card.kind != CREW) - crews)
    return lacking


def test_care_makes_better_decks() -> None:
    """A veteran's cards are on average worth clearly more than a regular's."""
    rules = rules_for(STANDARD)
    for seat in (A, Seat(1)):
        worth = merits(STANDARD, seat)

        def average(care: int, seat: Seat = seat, worth: tuple[float, ...] = worth) -> float:
            found = 0.0
            for seed in range(6):
                deck, rng = [0] * len(rules.units), Random(seed)
                while (number := next_pick(rules, seat, deck, rng, care)) is not None:
                    deck[number] += 1
                found += sum(worth[number] * count for number, count in enumerate(deck)) / sum(deck)
            return found

        assert average(VETERANS_CARE) > 1.05 * average(REGULARS_CARE) > 1.05 * average(RECRUITS_CARE)


def test_care_makes_better_hands() -> None:
    rules = rules_for(STANDARD)
    worth = merits(STANDARD, 0)
    prepare = knowledge_of(SPEARPOINT).prepare

    def average(care: int) -> float:
        found = 0.0
        for seed in range(30):
            state, rng = SPEARPOINT.new(STANDARD), Random(seed)
            while state.step in (BUILD, MUSTER):
                seat = SPEARPOINT.to_act(state)[0]
                ideas = care if state.step == MUSTER and seat == A else 1
                view, choices = SPEARPOINT.view(state, seat), SPEARPOINT.legal(state, seat)
                action = prepare(view, choices, rng, ideas)
                assert action is not None
                SPEARPOINT.apply(state, seat, action)
            found += hand_worth(rules, 0, list(state.sides[0].hand), worth)
        return found

    assert average(VETERANS_CARE) > average(1)


# -- play -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SPEARPOINT.scenarios)
def test_every_bot_plays_by_the_rules_in_every_situation(scenario: str) -> None:
    setup = Setup("spearpoint", scenario, {"max-turns": 12})
    bots = [bot_for(SPEARPOINT, level, SMALL) for level in levels_of("spearpoint")]
    rng = Random(scenario)
    for at, (state, seat) in enumerate(walk(setup, "recruit", scenario, 600)):
        choices = SPEARPOINT.legal(state, seat)
        action = bots[at % len(bots)].choose(SPEARPOINT.view(state, seat), choices, rng)
        assert action in choices, f"{scenario}: {action}"


@pytest.mark.parametrize(
    "options",
    [
        {"special-basis": "modified", "assault-adds-rating": True, "new-unit-by-transfer": True},
        {"bullet-scope": "flagged", "empty-front-converts": False, "draw-optional": False, "mirror-factions": "second"},
    ],
)
def test_a_veteran_plays_whole_games_with_other_rules(options: dict[str, Any]) -> None:
    setup = Setup("spearpoint", "standard", {"max-turns": 12, **options})
    assert sum(1 for _ in walk(setup, "veteran", "options", 3000)) > 50


def test_hidden_cards_make_no_difference() -> None:
    """In another world with the same view, with the same generator, a bot acts the same."""
    compared, rng = 0, Random(2)
    for at, (state, seat) in enumerate(walk(STANDARD, "regular", "fog", 700)):
        if at % 7:
            continue
        other = SPEARPOINT.imagine(SPEARPOINT.view(state, seat), rng)
        compared += other.key() != state.key()
        for level in levels_of("spearpoint"):
            one, two = (
                bot_for(SPEARPOINT, level, SMALL).choose(
                    SPEARPOINT.view(world, seat), SPEARPOINT.legal(world, seat), Random(3)
                )
                for world in (state, other)
            )
            assert one is two
    assert compared > 10


def test_attacks_are_aimed_together() -> None:
    """Of all ways to distribute the attacks, the bot finds the best or nearly the best."""
    drawn = """
    step declare
    a1 m10-wolverine us-tank-crew front
    a2 m4a1-sherman us-tank-crew front
    a3 m5-stuart us-tank-crew front
    a4 m2a1-howitzer us-gun-crew rear
    b1 tiger-i german-tank-crew front
    b2 panzer-iii-m german-tank-crew front damage scratches
    b3 grenadier-squad - front
    b4 lefh-18 german-gun-crew rear
    """
    field = Field(position(drawn, STANDARD), 0)
    offers = [[attack for enemy in field.enemies for attack in field.attacks(unit, enemy)] for unit in field.own]
    scores = [Aim(field, 0, {}, attacks).score for attacks in product(*offers)]
    found = take_aim(field, 0)
    assert len(found.attacks) == 4
    assert len(scores) > 200
    assert found.score == pytest.approx(Aim(field, 0, {}, found.attacks).score)
    assert found.score >= 0.98 * max(scores)
    assert found.score > 1.2 * sum(scores) / len(scores)


def test_a_veteran_waits_until_it_is_strong() -> None:
    """One Half-track against four tanks stays in hand; against a lone rifle squad it is committed."""
    tanks = "\n".join(f"b{number} panzer-iv-g german-tank-crew front" for number in (1, 2))
    tanks += "\nb3 stug-iii-g german-tank-crew front\nb4 stug-iii-g german-tank-crew front"
    hand = "hand a: m3-half-track us-tank-crew\nreserves a: m4a1-sherman*2 us-tank-crew*2 rifle-squad*3 m7-priest*2"
    for enemies, said in ((tanks, "done"), ("b1 sdkfz-222 - front", "commit m3-half-track")):
        state = position(f"turn 3 step commit\n{enemies}\n{hand}", STANDARD)
        choices = SPEARPOINT.legal(state, A)
        judge = knowledge_of(SPEARPOINT).judge(SPEARPOINT.view(state, A), choices, Random(1), 8)
        assert len(judge.candidates) == 2
        seen = judge.look(state.clone())
        assert SPEARPOINT.write(max(judge.candidates, key=lambda action: judge.value(seen, action))) == said


@pytest.mark.parametrize("level", ["regular", "veteran"])
def test_a_needed_crew_is_kept(level: str) -> None:
    """With two crews for one tank, only one is superfluous, whatever is put away first."""
    hand = "m4a1-sherman us-tank-crew*2 rifle-squad*3 bazooka-team"
    picture = f"turn 3 step declare\na1 rifle-squad - front\nb1 sdkfz-222 - front\nhand a: {hand}"
    options = {"hand-units": 5, "draw-command": 0, "draw-any": 0, "deck-min": 0}
    state = position(picture, Setup("spearpoint", "standard", options))
    for seat in (A, Seat(1)):
        SPEARPOINT.apply(state, seat, SPEARPOINT.read("done"))
    bot = bot_for(SPEARPOINT, level, SMALL)
    for _ in range(2):
        action = bot.choose(SPEARPOINT.view(state, A), SPEARPOINT.legal(state, A), Random(1))
        SPEARPOINT.apply(state, A, action)
    assert state.sides[0].hand[state.rules.unit_numbers["us-tank-crew"]] >= 1


def test_nobody_waits_when_it_would_be_overrun() -> None:
    drawn = "turn 3 step commit\nb1 panzer-iv-g german-tank-crew front\nhand a: m3-half-track us-tank-crew"
    state = position(drawn, STANDARD)
    view = SPEARPOINT.view(state, A)
    assert Decision(view, SPEARPOINT.legal(state, A)).may_wait()
    state.sides[1].overrun = 2
    view = SPEARPOINT.view(state, A)
    assert not Decision(view, SPEARPOINT.legal(state, A)).may_wait()


# -- strength ---------------------------------------------------------------------------------------


def won(bots: tuple[str, str], games: int) -> int:
    return sum(play(fixture).winner == 0 for fixture in fixtures(STANDARD, bots, games, "strength", Budget(8, None)))


def test_a_regular_beats_a_recruit() -> None:
    assert won(("regular", "recruit"), 20) >= 15


def test_a_veteran_beats_a_recruit() -> None:
    assert won(("veteran", "recruit"), 10) >= 8


def test_a_veteran_beats_a_regular_more_often_than_not() -> None:
    assert won(("veteran", "regular"), 40) >= 24


# -- balance ----------------------------------------------------------------------------------------


def test_trials_report_their_games() -> None:
    tallies = [BALANCE.play(trial) for trial in BALANCE.trials(STANDARD, "regular", KINDS, 2, "1", SMALL)]
    assert [tally.kind for tally in tallies] == [*KINDS, *KINDS]
    rules = rules_for(STANDARD)
    ready = {deck.slug: deck.cards for deck in rules.cards.decks}
    for tally in tallies:
        for seat in (0, 1):
            deck = tally.decks[seat]
            points = sum(count * rules.units[number].cost for number, count in enumerate(deck))
            assert 80 <= points <= 100
            if tally.kind == READY:
                assert {number: count for number, count in enumerate(deck) if count} == ready[tally.ready[seat]]
        assert tally.played or tally.spent
    report: dict[str, Any] = BALANCE.sum_up(STANDARD, tallies).data
    assert report["games"] == 6
    assert [share["of"] for share in report["nations"]] == [2, 2, 2, 6]
    assert sum(share["of"] for share in report["ready"]) == 4
    assert [line["kind"] for line in report["units"][:1] + report["units"][-1:]] == [BUILT, VARIED]
    for line in report["units"]:
        assert line["picked"]["of"] == 2
        assert line["with-it"]["of"] + line["without"]["of"] == 2
    assert all(rules.units[rules.unit_numbers[line["slug"]]].kind != CREW for line in report["units"])
    played = sum(len(tally.played) for tally in tallies)
    assert sum(line["played"]["times"] for line in report["commands"]) == played


def test_each_ready_deck_meets_every_other() -> None:
    rules = rules_for(STANDARD)
    games = BALANCE.trials(STANDARD, "recruit", [READY], 9, "1", SMALL)
    met = {BALANCE.play(trial).ready for trial in games}
    assert len(met) == 9
    fitting = {deck.slug for seat in (0, 1) for deck in ready_decks(rules, seat)}
    assert fitting == {slug for pair in met for slug in pair}


def test_the_command_reports_and_does_not_depend_on_jobs(terminal: Terminal) -> None:
    words = ["balance", "spearpoint", "--level", "recruit", "--games", "2", "--seed", "1"]
    one, two = (json.loads(terminal.run(*words, "--json", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one == two
    assert one["games"] == 6
    said = terminal.run(*words, "--jobs", "1", "--decks", VARIED, BUILT)
    assert said.code == 0
    assert "4 games" in said.out
    assert "| tiger-i |" in said.out
    assert "| fire-mission |" in said.out
    assert terminal.run("balance", "spearpoint", "--kinds", "borrowed").code == 2
    assert terminal.run("balance", "spearpoint", "--games", "0").code == 2


def test_no_unit_needs_a_crew_that_its_faction_lacks() -> None:
    rules = rules_for(STANDARD)
    for seat in (0, 1):
        for number, card in enumerate(rules.units):
            if rules.pools[seat][number] and card.crew != NO_CREW:
                assert rules.crew_cards[seat][card.crew] >= 0
    assert fogline.game("spearpoint") is SPEARPOINT
