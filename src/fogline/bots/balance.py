"""The balance of titles that have no measure of their own: which side wins, and whether moving first helps."""

from __future__ import annotations

from collections.abc import Sequence

import fogline
from fogline.bots.arena import UNFINISHED, Fixture, Result, play
from fogline.kernel.game import Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.bots import HOSTING, Budget, Hosting
from fogline.kit.research import BalanceReport, BalanceTable, Brief, Fault, Mean, Share, fair_share, mean_of
from fogline.locale.names import seat_message

_HEADS = (Message("balance-won"), Message("balance-interval"), Message("balance-games"))


class PlainBalance:
    """Implements ``kit.research.Balance`` for any title."""

    kinds: tuple[str, ...] = ()

    def trials(
        self, setup: Setup, level: str, kinds: Sequence[str], games: int, seed: str, budget: Budget,
        hosting: Hosting = HOSTING,
    ) -> list[Fixture]:  # fmt: skip
        """Create *games* games of the level against itself; the first bot plays the first side."""
        return [
            Fixture(setup, (level, level), budget, f"{seed}/{number}", False, 0, hosting) for number in range(games)
        ]

    def play(self, trial: Fixture) -> Result:
        """One game."""
        return play(trial)

    def winner(self, tally: Result) -> int | None:
        """The winning side: the bots have the numbers of their sides."""
        return tally.winner

    def faults(self, tally: Result) -> Sequence[Fault]:
        """The faults of the bots on both sides."""
        return [*tally.faults[0], *tally.faults[1]]

    def sum_up(self, setup: Setup, tallies: Sequence[Result]) -> BalanceReport:
        """Report shares of the decided games, and draws and length over all games."""
        decided = [tally for tally in tallies if tally.winner is not None]
        moved = [tally for tally in decided if tally.first is not None]
        game = fogline.game(setup.game)
        names = dict.fromkeys(game.side(setup, Seat(seat)) for seat in range(len(game.seats(setup))))
        sides = [
            Share(name, sum(tally.winner == number for tally in decided), len(decided))
            for number, name in enumerate(names)
        ]
        first = Share("first", sum(tally.winner == tally.first for tally in moved), len(moved))
        draws = Share("draws", len(tallies) - len(decided), len(tallies))
        points = [0.5 if tally.winner is None else float(tally.winner == 0) for tally in tallies]
        fair = fair_share(points, [tally.luck for tally in tallies])
        turns = mean_of([tally.turns for tally in tallies])
        stopped = sum(UNFINISHED in tally.reasons for tally in tallies)
        data: dict[str, object] = {
            "games": len(tallies), "draws": draws.times, "turns": turns.mean,
            "sides": [side.plain() for side in sides], "first": first.plain(), "draw": draws.plain(),
            "length": turns.plain(), "fair": fair.plain(), "stopped": stopped,
        }  # fmt: skip
        values = {"games": len(tallies), "draws": draws.times, "turns": f"{turns.mean:.1f}"}
        tables = [BalanceTable([Message("balance-side"), *_HEADS], [(seat_message(side.name), side) for side in sides])]
        if fair.of:
            heads = [Message("balance-side"), Message("balance-fair"), *_HEADS[1:]]
            tables.append(BalanceTable(heads, [(seat_message(sides[0].name), fair)]))
        if moved:
            tables.append(BalanceTable([Message("balance-who"), *_HEADS], [(Message("balance-first"), first)]))
        rows: list[tuple[Message, Share | Mean]] = [
            (Message("balance-draws"), draws),
            (Message("balance-turns"), turns),
        ]
        tables.append(BalanceTable([Message("balance-game"), Message("balance-mean"), *_HEADS[1:]], rows))
        brief = Brief(sides[0], fair, first, draws, turns)
        return BalanceReport(data, Message("arena-summary", values), tables, brief, stopped)
