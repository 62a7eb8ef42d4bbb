"""Games in parallel equal the same games in sequence, and a row holds no more than a view."""

from __future__ import annotations

import doctest
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

import fogline
from fogline import Setup
from fogline.bots.processes import ProcessEnded
from fogline.kernel.arrays import Dice
from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE, Seat
from fogline.kit.encoding.coder import MAX_HEAD, MAX_NUMBERS, Decision, heads_of, numbers_of, sequence_of
from fogline.kit.encoding.rows import Rows
from fogline.kit.registry import titles
from fogline.research import batch as module
from fogline.research.batch import CUT, ENDED, GOES_ON, NOBODY, Batch, coder_of
from fogline.testing.cases import Case
from fogline.testing.walks import walk
from fogline.titles.scope.shares import WHOLE, Shares
from fogline.titles.stalingrad.rules.cards import KINDS
from tests.bots.crossing import crossing as crossing
from tests.bots.crossing import label
from tests.bots.setups import BRAWLERS, FULL, GREAT, PANZER, SPEARPOINT
from tests.conformance.cases import TINY

QUICK: Final = Setup("stalingrad", "quick-duel", {"mode": "advanced"})
STALINGRAD: Final = (
    Setup("stalingrad", "quick-duel"),
    QUICK,
    Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4, "move-any-allied-quadrant": True}),
    Setup("stalingrad", "custom", {"mode": "advanced", "players": 3, "offensive-fire-gun": "declared"}, TINY),
    Setup("stalingrad", "custom", {"mode": "advanced", "reinforcement-needs-movable": False}, TINY),
    Setup("stalingrad", "quick-duel", {"mode": "advanced", "recognition-reveal": "sequential"}),
)
SITUATION: Final = Setup("spearpoint", "counter-attack", {"new-unit-by-transfer": True})
SETUPS: Final = {
    **{f"{number} {label(setup)}": setup for number, setup in enumerate(STALINGRAD)},
    **PANZER,
    **SPEARPOINT,
    "spearpoint situation": SITUATION,
}
every_set_up = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


def chosen_at_random(batch: Batch, rng: Random) -> list[int]:
    """For each row, a number that the mask allows."""
    return [rng.choice(np.flatnonzero(mask).tolist() or [0]) for mask in batch.masks]


class Mirror:
    """One game through the functions of the contract, with every legal list written out."""

    def __init__(self, setup: Setup, seed: int, max_steps: int) -> None:
        self.game = fogline.game(setup.game)
        self.setup = setup
        self.max_steps = max_steps
        self.dice = Dice(seed)
        self.ends: list[tuple[Any, int]] = []
        """The outcome and the length of each game so far."""
        self.begin()
        self.ask()

    def begin(self) -> None:
        self.state: Any = self.game.new(self.setup)
        self.steps = 0

    def ask(self) -> None:
        """Play until a seat has a choice."""
        while True:
            acting = self.game.to_act(self.state)
            if not acting or self.steps >= self.max_steps:
                self.ends.append((self.game.outcome(self.state), self.steps))
                self.begin()
                continue
            if acting[0] == CHANCE:
                self.play(CHANCE, self.by_chance())
                continue
            legal = list(self.game.legal(self.state, acting[0]))
            if len(legal) == 1:
                self.play(acting[0], legal[0])
                continue
            self.seat = acting[0]
            coder = coder_of(self.setup)  # a new one has not read anything yet
            self.numbers = numbers_of(coder, self.game.view(self.state, self.seat))
            self.sequences = {tuple(sequence_of(coder, action)): action for action in legal}
            assert len(self.sequences) == len(legal)
            self.chosen: tuple[int, ...] = ()
            self.go_on()
            return

    def by_chance(self) -> Any:
        if hasattr(self.game, "sample"):
            return self.game.sample(self.state, CHANCE, self.dice)
        actions = [action for action, weight in self.game.outcomes(self.state) for _ in range(weight)]
        return actions[self.dice.randrange(len(actions))]

    def play(self, seat: Seat, action: Any) -> None:
        self.game.apply(self.state, seat, action)
        self.steps += 1

    def offered(self) -> set[int]:
        """The numbers that some legal action continues with."""
        depth = len(self.chosen)
        return {
            sequence[depth] for sequence in self.sequences if sequence[:depth] == self.chosen and len(sequence) > depth
        }

    def go_on(self) -> None:
        """Choose wherever there is no choice."""
        while len(self.offered()) == 1:
            assert self.chosen not in self.sequences, "no sequence is the beginning of another"
            self.chosen += tuple(self.offered())

    def choose(self, number: int) -> None:
        assert number in self.offered()
        self.chosen += (number,)
        self.go_on()
        if self.chosen in self.sequences:
            assert not self.offered(), "no sequence is the beginning of another"
            self.play(self.seat, self.sequences[self.chosen])
            self.ask()


def plays_the_same(setup: Setup, games: int, steps: int, max_steps: int, seed: int = 5) -> Iterator[Batch]:
    """Play a batch and the contract side by side."""
    batch, rng = Batch(setup, games, seed, max_steps), Random(seed)
    seeds = Random(seed)
    mirrors = [Mirror(setup, seeds.getrandbits(62), max_steps) for _ in range(games)]
    for _ in range(steps):
        assert batch.seats.tolist() == [mirror.seat for mirror in mirrors]
        for row, mirror in enumerate(mirrors):
            assert batch.state(row).key() == mirror.state.key()
            assert set(np.flatnonzero(batch.masks[row]).tolist()) == mirror.offered()
            assert len(mirror.offered()) > 1
            width = len(mirror.numbers)
            assert batch.observations[row, :width].tobytes() == mirror.numbers
            assert set(np.flatnonzero(batch.observations[row, width:]).tolist()) == set(mirror.chosen)
        numbers = chosen_at_random(batch, rng)
        before = [len(mirror.ends) for mirror in mirrors]
        batch.step(numbers)
        yield batch
        for row, mirror in enumerate(mirrors):
            mirror.choose(numbers[row])
            if len(mirror.ends) == before[row]:
                assert (batch.ends[row], batch.lengths[row]) == (GOES_ON, 0)
                assert not batch.rewards[row].any()
                continue
            outcome, length = mirror.ends[-1]
            assert (batch.ends[row], batch.lengths[row]) == (CUT if outcome is None else ENDED, length)
            winners = outcome.winners if outcome else ()
            won = [0 if not winners else 1 if seat in winners else -1 for seat in range(len(batch.names))]
            assert batch.rewards[row].tolist() == won


@every_set_up
def test_a_batch_plays_like_single_games(setup: Setup) -> None:
    ends = sum(int((batch.ends != GOES_ON).sum()) for batch in plays_the_same(setup, 3, 160, 55))
    assert ends > 0


def test_a_batch_plays_with_chance_and_teams(crossing: Setup) -> None:
    ends = sum(int((batch.ends == ENDED).sum()) for batch in plays_the_same(crossing, 3, 60, 60))
    assert ends > 3


@pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_whole_games_are_played(setup: Setup) -> None:
    """To their end, with a winner."""
    batch, rng, won = Batch(setup, 8, 1, 3000), Random(1), 0
    for _ in range(4000):
        batch.step(chosen_at_random(batch, rng))
        won += int((batch.rewards == 1).sum())
        if won > 2:
            return
    raise AssertionError("nobody ever won")


# -- numbers ----------------------------------------------------------------------------------------


def test_every_title_is_written_as_numbers() -> None:
    for name, title in titles().items():
        coder = title.coder(Setup(name, title.rules.scenarios[0]))
        assert coder is not None
        assert max(head.size for head in coder.heads) <= MAX_HEAD
        assert coder.numbers == sum(head.size for head in coder.heads) < 200
        assert coder.width == sum(piece.size() for piece in coder.pieces)


@every_set_up
def test_every_action_is_a_short_sequence_of_its_heads(setup: Setup) -> None:
    """At most one number per head, and never more than a key can hold."""
    case, coder = Case(fogline.game(setup.game), setup), coder_of(setup)
    head_of = {number: head.name for head in coder.heads for number in range(head.start, head.start + head.size)}
    seen = 0
    for step in walk(case, Random(3), 120):
        for seat in case.game.to_act(step.state):
            if seat == CHANCE:
                continue
            numbers_of(coder, case.game.view(step.state, seat))
            for action in case.game.legal(step.state, seat):
                heads = [head_of[number] for number in sequence_of(coder, action)]
                assert 0 < len(heads) <= MAX_NUMBERS
                assert len(set(heads)) == len(heads)
                seen += 1
    assert seen > 300


def test_a_head_that_is_too_large_is_refused() -> None:
    from fogline.kit.encoding.coder import Coder, Piece

    with pytest.raises(ValueError, match="at most 64 numbers"):
        Coder(heads_of((("verb", 65),)), (Piece("nothing", (1,)),))


def test_set_ups_of_one_layout_are_played_together() -> None:
    setups = [STALINGRAD[0], QUICK, STALINGRAD[2]]
    batch, rng = Batch(setups, 6, 1), Random(1)
    assert [setup.scenario for setup in batch.setups] == ["quick-duel", "quick-duel", "deep-battle"] * 2
    for _ in range(50):
        batch.step(chosen_at_random(batch, rng))
    assert len({row.tobytes() for row in batch.observations}) == 6


@pytest.mark.parametrize("other", [STALINGRAD[3], FULL], ids=["more seats", "another title"])
def test_set_ups_of_another_layout_are_refused(other: Setup) -> None:
    with pytest.raises(BadData, match="another layout"):
        Batch([QUICK, other], 2)


def test_a_title_without_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(titles()["stalingrad"]), "coder", lambda self, setup: None)
    with pytest.raises(BadData, match="not written as numbers"):
        Batch(QUICK, 1)


# -- steps ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [-1, 10_000, "masked"])
def test_an_illegal_number_is_refused_and_changes_nothing(wrong: Any) -> None:
    batch = Batch(QUICK, 2, 1)
    numbers = chosen_at_random(batch, Random(1))
    numbers[1] = int(np.flatnonzero(batch.masks[1] == 0)[0]) if wrong == "masked" else wrong
    before = [batch.state(row).key() for row in range(2)], batch.observations.tobytes(), batch.masks.tobytes()
    with pytest.raises(ValueError, match=r"game 1: the number .* is not offered"):
        batch.step(numbers)
    assert before == ([batch.state(row).key() for row in range(2)], batch.observations.tobytes(), batch.masks.tobytes())


def test_a_step_needs_one_number_per_game() -> None:
    batch = Batch(QUICK, 2, 1)
    with pytest.raises(ValueError, match="2 games need as many numbers, not 1"):
        batch.step(chosen_at_random(batch, Random(1))[:1])
    with pytest.raises(ValueError, match="at least one game"):
        Batch(QUICK, 0)


def test_the_same_seed_gives_the_same_games() -> None:
    def story(seed: int) -> bytes:
        batch, rng = Batch(BRAWLERS, 4, seed), Random(2)
        told = b""
        for _ in range(300):
            batch.step(chosen_at_random(batch, rng))
            told += batch.observations.tobytes()
        return told

    assert story(1) == story(1)
    assert story(1) != story(2)


def test_a_reset_begins_again() -> None:
    batch, rng = Batch(BRAWLERS, 2, 7), Random(1)
    first = batch.observations.tobytes()
    for _ in range(30):
        batch.step(chosen_at_random(batch, rng))
    assert batch.observations.tobytes() != first
    batch.reset(7)
    assert batch.observations.tobytes() == first
    assert not batch.ends.any()


def test_a_finished_game_stays_finished_unless_it_renews() -> None:
    batch, rng = Batch(QUICK, 2, 1, max_steps=30, renews=False), Random(1)
    ended = [0, 0]
    while (batch.seats != NOBODY).any():
        batch.step(chosen_at_random(batch, rng))
        ended = [before + int(end != GOES_ON) for before, end in zip(ended, batch.ends)]
    assert ended == [1, 1]
    assert not batch.masks.any()
    batch.step([0, 0])
    assert not batch.ends.any()


# -- several processes ------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [QUICK, FULL, BRAWLERS], ids=["stalingrad", "panzer", "spearpoint"])
def test_several_processes_play_the_same_games(setup: Setup) -> None:
    one, rng = Batch(setup, 5, 7, max_steps=40, renews=False), Random(1)
    two = Batch(setup, 5, 7, max_steps=40, renews=False, processes=3)

    def same() -> bool:
        names = ("observations", "masks", "seats", "ends", "rewards", "lengths")
        return all((getattr(one, name) == getattr(two, name)).all() for name in names)

    assert same()
    ended = 0
    for step in range(120):
        numbers = chosen_at_random(one, rng)
        one.step(numbers)
        two.step(numbers)
        assert same()
        ended += int((one.ends != GOES_ON).sum())
        if step % 5 == 0:
            one.renew()
            two.renew()
            assert same()
    assert ended > 5
    for seed in (None, 3):
        one.reset(seed)
        two.reset(seed)
        assert same()
    assert two.state(0).key() == one.state(0).key()
    with pytest.raises(ValueError, match="game 4 is played by another process"):
        two.state(4)
    two.close()


def test_an_illegal_number_is_refused_before_any_process_plays() -> None:
    batch = Batch(QUICK, 4, 1, processes=2)
    numbers, before = chosen_at_random(batch, Random(1)), batch.observations.copy()
    for wrong in (-1, 10_000, int(np.flatnonzero(batch.masks[3] == 0)[0])):
        with pytest.raises(ValueError, match=f"game 3: the number {wrong} is not offered"):
            batch.step([*numbers[:3], wrong])
    with pytest.raises(ValueError, match="4 games need as many numbers, not 3"):
        batch.step(numbers[:3])
    assert (batch.observations == before).all()
    batch.step(numbers)
    assert not (batch.observations == before).all()
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1
    batch.close()
    with pytest.raises(ProcessEnded, match="closed"):
        batch.step(numbers)


def test_a_process_that_dies_is_named() -> None:
    batch = Batch(QUICK, 4, 1, processes=3)
    numbers = chosen_at_random(batch, Random(1))
    killed, other = batch._spread.processes  # type: ignore[union-attr]
    killed.kill()
    for _ in range(2):
        with pytest.raises(ProcessEnded, match=f"process {killed.pid} of the batch has ended"):
            batch.step(numbers)
    assert other.wait(20) is not None


def test_processes_end_with_the_one_that_started_them() -> None:
    code = (
        "import os, signal\nfrom fogline import Setup\nfrom fogline.research.batch import Batch\n"
        "batch = Batch(Setup('stalingrad', 'quick-duel'), 2, processes=2)\n"
        "print(batch._spread.processes[0].pid, flush=True)\nos.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=False)
    assert done.returncode == -9
    pid, end = int(done.stdout), time.monotonic() + 20
    while is_running(pid):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    """Whether it runs; a process that nobody waits for may remain as a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_an_impossible_number_of_processes_is_refused() -> None:
    for processes in (0, 3):
        with pytest.raises(ValueError, match=f"2 games are played by 1 to 2 processes, not {processes}"):
            Batch(QUICK, 2, processes=processes)


# -- fog --------------------------------------------------------------------------------------------


@every_set_up
def test_an_imagined_world_cannot_be_told_apart(setup: Setup) -> None:
    """The row of a game is the same in every world that the choosing seat cannot tell from the true one."""
    game, rng = fogline.game(setup.game), Random(6)
    batch = Batch(setup, 2, 3, 150)
    players, differ, compared = len(batch.names), 0, 0
    for _ in range(150):
        for row in range(2):
            state, seat = batch.state(row), Seat(int(batch.seats[row]))
            is_begun = batch.observations[row, -batch.masks.shape[1] :].any()
            if is_begun or rng.random() > 0.25:
                continue  # the world has no numbers chosen for half an action
            world = game.imagine(game.view(state, seat), rng)
            rows = Rows(game, players, [world], [coder_of(setup)], [1], 10_000, renews=False)
            assert int(rows.seats[0]) == seat
            assert bytes(list(rows.observations)) == batch.observations[row].tobytes()
            assert bytes(list(rows.masks)) == batch.masks[row].tobytes()
            differ += world.key() != state.key()
            compared += 1
        batch.step(chosen_at_random(batch, rng))
    assert compared > 10
    assert differ > 5, "the worlds are not merely the true one"


@pytest.mark.parametrize("setup", STALINGRAD[2:6], ids=label)
def test_certain_events_in_stalingrad_happen(setup: Setup) -> None:
    case, shares = Case(fogline.game("stalingrad"), setup), Shares(KINDS)
    known = 0
    for seed in range(4):
        for step in walk(case, Random(seed), 150):
            shares.read(step.state.facts)
            for place, share in enumerate(shares.table):
                if share == WHOLE:
                    known += 1
                    assert step.state.cells[place // KINDS] % KINDS == place % KINDS
    assert known > 100


@pytest.mark.parametrize("setup", [FULL, GREAT], ids=["battle", "great-battle"])
def test_certain_events_in_panzer_happen(setup: Setup) -> None:
    case, coder = Case(fogline.game("panzer"), setup), coder_of(setup)
    planes = {piece.name: piece for piece in coder.pieces}["cells"].shape
    known = 0
    for seed in range(3):
        for step in walk(case, Random(seed), 300):
            state = step.state
            numbers = numbers_of(coder, case.game.view(state, Seat(0)))
            cells = np.frombuffer(numbers, np.uint8)[: planes[0] * planes[1]].reshape(planes)
            for cell, kind in np.argwhere(cells[:, 8:17] == 255):
                known += 1
                unit = int(state.cells[cell])
                assert (unit - 8 if unit > 8 else unit) == kind
    assert known > 300


def test_the_example_runs() -> None:
    assert doctest.testmod(module) == doctest.TestResults(failed=0, attempted=8)


def test_an_incomplete_decision_is_no_action() -> None:
    game = fogline.game("stalingrad")
    coder = coder_of(QUICK)
    state = game.new(QUICK)
    numbers_of(coder, game.view(state, Seat(0)))
    decision = Decision(coder)
    decision.begin(game.legal(state, Seat(0)))
    with pytest.raises(ValueError, match="no action has these numbers"):
        decision.action()
