"""Many games in parallel, a row of numbers for each: the compiled part of ``fogline.research.batch``."""

from __future__ import annotations

from typing import Any, Final, final

from fogline.kernel.arrays import Dice, i64, u8, vec
from fogline.kernel.game import CHANCE, Game, Seat
from fogline.kit.encoding.coder import Coder, Decision, Sheet

GOES_ON: Final = 0
ENDED: Final = 1
CUT: Final = 2
"""What a step did to a game; cut: the game exceeded the agreed length, and nobody wins."""
NOBODY: Final = -1
"""Used in place of the choosing seat when a game is over."""


@final
class Row:
    """One game, and the position of its numbers in the shared arrays."""

    def __init__(self, start: Any, coder: Coder, sheet: Sheet, chosen: Sheet, seed: i64) -> None:
        self.start: Any = start
        """The position before the first choice."""
        self.state: Any = start.clone()
        self.coder = coder
        self.sheet = sheet
        self.chosen = chosen
        """The numbers chosen so far for an incomplete action."""
        self.decision = Decision(coder)
        self.dice = Dice(seed)
        self.steps: i64 = 0


@final
class Rows:
    """Games of one title that are stepped together. In every row, either a seat has at least two numbers to choose
    from, or the game is over."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        players: int,
        starts: list[Any],
        coders: list[Coder],
        seeds: list[int],
        max_steps: int,
        *,
        renews: bool,
    ) -> None:
        """Start one game for each of *starts*, which are positions before the first choice. A game is cut after
        *max_steps* actions. If *renews* is set, each finished game is immediately followed by a new one."""
        games = len(starts)
        self._game = game
        self._sample: Any = getattr(game, "sample", None)
        self._apply: Any = getattr(game, "apply_legal", game.apply)
        self._max_steps: i64 = max_steps
        self._renews: bool = renews
        self._numbers: i64 = coders[0].numbers
        self.players: int = players
        self.width: int = coders[0].width + coders[0].numbers
        self.observations: vec[u8] = vec[u8]([0] * (games * self.width))
        """By game, the numbers of the choosing seat's view, and those chosen so far for this action."""
        self.masks: vec[u8] = vec[u8]([0] * (games * coders[0].numbers))
        """By game, the numbers that can be chosen."""
        self.seats: vec[i64] = vec[i64]([NOBODY] * games)
        """By game, the seat to choose."""
        self.ends: vec[u8] = vec[u8]([GOES_ON] * games)
        """By game, the effect of the latest step."""
        self.results: vec[i64] = vec[i64]([0] * (games * players))
        """By game and seat, 1 for a winner and -1 for a loser of the game that the latest step ended."""
        self.lengths: vec[i64] = vec[i64]([0] * games)
        """By game, the number of actions in the game that the latest step ended."""
        self._rows: list[Row] = []
        for number in range(games):
            at = number * self.width
            sheet = Sheet(self.observations, at, coders[number].width)
            chosen = Sheet(self.observations, at + coders[number].width, coders[number].numbers)
            self._rows.append(Row(starts[number], coders[number], sheet, chosen, seeds[number]))
        self.begin(None)

    def state(self, game: int) -> Any:
        """The position of a game: for tests and observers, never for a player."""
        return self._rows[game].state

    def begin(self, seeds: list[int] | None) -> None:
        """A new game in every row; with *seeds*, CHANCE's generators start again, too."""
        number: i64 = 0
        for row in self._rows:
            if seeds is not None:
                row.dice = Dice(seeds[number])
            self._wipe(number, row)
            self._forget_end(number)
            self._renew(row)
            self._ask(number, row)
            number += 1  # noqa: SIM113 - enumerate() is slow, compiled

    def step(self, chosen: list[int]) -> None:
        """Choose a number in every row; in rows whose game is over, the number does not matter. If a number is not
        offered, the step is refused before anything has changed."""
        numbers: i64 = self._numbers
        count: i64 = len(self._rows)
        if len(chosen) != count:
            raise ValueError(f"{count} games need as many numbers, not {len(chosen)}")
        at: i64 = 0
        while at < count:
            number: i64 = chosen[at]
            is_offered = number >= 0 and number < numbers and self.masks[at * numbers + number] != 0
            if not is_offered and self.seats[at] != NOBODY:
                raise ValueError(f"game {at}: the number {number} is not offered")
            at += 1
        at = 0
        while at < count:
            if self.ends[at] != GOES_ON:
                self._forget_end(at)
            if self.seats[at] != NOBODY:
                self._choose(at, self._rows[at], chosen[at])
            at += 1

    def renew(self) -> None:
        """Start a new game in every row whose game is over. The results of the latest step stay."""
        at: i64 = 0
        for row in self._rows:
            if self.seats[at] == NOBODY:
                self._renew(row)
                self._ask(at, row)
            at += 1  # noqa: SIM113 - enumerate() is slow, compiled

    def _choose(self, at: i64, row: Row, number: i64) -> None:
        self._wipe_mask(at)
        row.decision.choose(number)
        row.chosen.put(number, 1)
        if not self._offers(at, row):
            row.chosen.wipe()
            self._play(row, self.seats[at], row.decision.action())
            self._ask(at, row)

    def _offers(self, at: i64, row: Row) -> bool:
        """Mark the possible numbers. If there is only one, it is chosen. Returns False once the action is complete."""
        start: i64 = at * self._numbers
        while True:
            left: i64 = row.decision.mark(self.masks, start)
            if left != 1:
                return left != 0
            number: i64 = 0
            while self.masks[start + number] == 0:
                number += 1
            self.masks[start + number] = 0
            row.decision.choose(number)
            row.chosen.put(number, 1)

    def _play(self, row: Row, seat: i64, action: Any) -> None:
        self._apply(row.state, Seat(seat), action)
        row.steps += 1

    def _ask(self, at: i64, row: Row) -> None:
        """Continue until a seat has a choice: CHANCE acts, and forced actions are played."""
        game = self._game
        while True:
            acting = game.to_act(row.state)
            if len(acting) == 0 or row.steps >= self._max_steps:
                if self.ends[at] != GOES_ON:
                    raise ValueError("nobody had a choice in a whole game")
                self._end(at, row)
                if not self._renews:
                    return
                self._renew(row)
                continue
            seat = acting[0]
            if seat == CHANCE:
                self._play(row, CHANCE, self._by_chance(row))
                continue
            legal = game.legal(row.state, seat)
            if len(legal) == 1:
                self._play(row, seat, legal[0])
                continue
            row.sheet.wipe()
            row.coder.write(game.view(row.state, seat), row.sheet)
            row.decision.begin(legal)
            self.seats[at] = seat
            self._offers(at, row)
            return

    def _by_chance(self, row: Row) -> Any:
        """Choose CHANCE's action by the weights."""
        if self._sample is not None:
            return self._sample(row.state, CHANCE, row.dice)
        outcomes = self._game.outcomes(row.state)
        whole: i64 = 0
        for _, weight in outcomes:
            whole += weight
        drawn: i64 = row.dice.randrange(whole)
        for action, weight in outcomes:
            drawn -= weight
            if drawn < 0:
                return action
        raise ValueError("CHANCE has nothing to do")

    def _end(self, at: i64, row: Row) -> None:
        """Record the result of the game."""
        outcome = self._game.outcome(row.state)
        self.seats[at] = NOBODY
        self.ends[at] = CUT if outcome is None else ENDED
        self.lengths[at] = row.steps
        if outcome is not None and len(outcome.winners) > 0:
            seat: i64 = 0
            while seat < self.players:
                self.results[at * self.players + seat] = 1 if Seat(seat) in outcome.winners else -1
                seat += 1
        row.sheet.wipe()

    def _forget_end(self, at: i64) -> None:
        self.ends[at] = GOES_ON
        self.lengths[at] = 0
        seat: i64 = 0
        while seat < self.players:
            self.results[at * self.players + seat] = 0
            seat += 1

    def _renew(self, row: Row) -> None:
        row.state = row.start.clone()
        row.steps = 0
        row.coder.begin()

    def _wipe(self, at: i64, row: Row) -> None:
        self._wipe_mask(at)
        row.chosen.wipe()
        row.sheet.wipe()

    def _wipe_mask(self, at: i64) -> None:
        masks = self.masks
        place: i64 = at * self._numbers
        end: i64 = place + self._numbers
        while place < end:
            masks[place] = 0
            place += 1
