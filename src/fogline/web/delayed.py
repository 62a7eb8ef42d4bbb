"""What a delayed watcher sees: a table as it was some turns ago."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any

from fogline.kernel.record import Entry
from fogline.table import Line, sit_down
from fogline.table.records import AnyTable


class DelayedTable:
    """A table as it was some turns ago, which is what a delayed watcher sees. A game that is over is shown at once.

    Of turn T it shows what was done before turn T - N began, so at least N whole turns lie between.

    An example, one turn late (N = 1): the lines a, b, c, d led to the turns 1, 1, 2 and 3, so the stamps are 1 1 2 3.
    It is turn 3: shown is what has a stamp below 3 - 1 = 2, that is a and b. Now one line is taken back, so three are
    left. Which stamp was its own is not looked up; the *lowest* is dropped: 1 2 3. If it was c, then a, b and d have
    these: d keeps its own, b gets a later one (but was shown, and stays so), and nothing is shown the earlier. Had the
    last been dropped (1 1 2), d would have got the stamp of c and would be shown a turn too early.

    ``follow`` only notes how much may be shown. The lines are played when somebody looks (``play_on``), so a game that
    nobody watches pays nothing, and players never wait for watchers.
    """

    def __init__(self, ahead: AnyTable, turns: int) -> None:
        self.table = sit_down(ahead.setup, world=ahead.world)
        self.turns = turns
        self._ahead: Sequence[Line[Any, Any]] = ()
        """The lines of the table ahead, and for each the turn that its commit led to, never less than the one
        before."""
        self._stamps: list[int] = []
        self._shown = 0
        """The number of lines that may be shown."""
        self.played = 0
        """The number of lines that are shown."""

    def follow(self, ahead: AnyTable) -> None:
        """The table *ahead* has one more commit."""
        lines = ahead.history()
        turn = ahead.game.turn(ahead.view(None))
        if (
            taken_back := len(self._stamps) - len(lines)
        ) > 0:  # drop the lowest stamps, so that no line is shown earlier
            del self._stamps[:taken_back]
            self._take_back(lines)
        if self._stamps:
            turn = max(turn, self._stamps[-1])
        self._stamps += [turn] * (len(lines) - len(self._stamps))
        self._ahead = lines
        if ahead.outcome() is not None:
            self._shown = len(lines)
        else:
            self._shown = max(self._shown, bisect_left(self._stamps, turn - self.turns))

    def play_on(self) -> Iterator[None]:
        """Play what may be shown and is not yet, one line at each step."""
        while self.played < self._shown:
            line = self._ahead[self.played]
            self.table.replay(Entry(self.table.seat_name(line.seat), self.table.write(line.action)))
            self.played += 1
            yield

    def _take_back(self, lines: Sequence[Line[Any, Any]]) -> None:
        """A line was taken back. If it was shown already, which is rare (it has to be N turns old, the latest of its
        seat, and unnoticed), what is shown is rebuilt."""
        same = 0
        while same < len(lines) and lines[same] is self._ahead[same]:
            same += 1
        if same < self._shown:
            self._shown -= len(self._ahead) - len(lines)
        if same < self.played:
            self.table = sit_down(self.table.setup, world=self.table.world)
            self.played = 0
