"""One run of a training: until its time is over it plays, learns, is evaluated, and everything is saved."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, Final

from fogline.ai.learning.curve import draw_curve
from fogline.ai.learning.folder import CURVE, Folder, write_setup
from fogline.ai.learning.matches import Fixture
from fogline.ai.learning.trainer import News, Trainer
from fogline.ai.levels import RANDOM, THINKING

LEVELS: Final = (RANDOM, *THINKING[:-1])
"""Against which it is evaluated."""
SLOW: Final = "veteran"
"""Plays half as many games."""
LOOKS: Final = (1, 2, 5, 10, 15, 30)
"""Minutes of a training after which it is evaluated; then after every ``LOOK_EVERY``."""
LOOK_EVERY: Final = 30
NOTE_EVERY: Final = 5
"""Windows between two lines of the log."""

Interruptible = Callable[[], AbstractContextManager[None]]
"""Where ``KeyboardInterrupt`` is allowed."""


class Course:
    """A training that goes on."""

    def __init__(
        self, trainer: Trainer, folder: Folder, games: int, command: str, about: Mapping[str, Any] | None = None
    ) -> None:
        """*games*: against each level, for each set-up, whenever it is evaluated. *about*: what was noted before."""
        before = about or {}
        self.trainer: Final = trainer
        self.folder: Final = folder
        self.news: News | None = None
        self._games = games
        self._results: list[dict[str, Any]] = list(before.get("results", ()))
        self._commands = [*before.get("commands", ()), command]
        self._before = float(before.get("minutes", 0.0))
        self._begun = time.monotonic()
        self._from = trainer.count
        self._looked = -1

    @property
    def minutes(self) -> float:
        """Of the whole training, with evaluation."""
        return self._before + (time.monotonic() - self._begun) / 60

    @property
    def pace(self) -> float:
        """Decisions a second, in this run."""
        count = self.trainer.count
        return (count.decisions - self._from.decisions) / max(0.001, count.seconds - self._from.seconds)

    def follow(
        self, minutes: float, decisions: int | None, interruptible: Interruptible, tell: Callable[[float], None]
    ) -> bool:
        """Train for so many *minutes*, or so many *decisions* if that is less. *tell* is told how many seconds are
        left. False if it was interrupted. Everything is saved either way."""
        trainer = self.trainer
        end = self.minutes + minutes
        enough = None if decisions is None else self._from.decisions + decisions
        due = next_look(self.minutes)
        try:
            while self.minutes < end and (enough is None or trainer.count.decisions < enough):
                with interruptible():
                    pass
                self._step()
                tell(60 * (end - self.minutes))
                if self.minutes >= due:
                    self._look(due, interruptible)
                    due = next_look(self.minutes)
            self._look(self.minutes, interruptible)
        except KeyboardInterrupt:
            return False
        finally:
            self.folder.save(trainer, self.about())
        return True

    def _step(self) -> None:
        trainer = self.trainer
        self.news = trainer.step()
        if trainer.count.windows % NOTE_EVERY == 0:
            self.folder.note(self._line(self.news))
        if trainer.is_saved_now:
            self.folder.save(trainer, self.about())

    def about(self) -> dict[str, Any]:
        """How the network was made, so far."""
        trainer, count = self.trainer, self.trainer.count
        return {
            "commands": self._commands,
            "seed": trainer.seed,
            "setups": [write_setup(setup) for setup in trainer.setups],
            "plan": trainer.plan._asdict(),
            "games": count.games,
            "decisions": count.decisions,
            "minutes": round(self.minutes, 2),
            "hours": round(count.seconds / 3600, 3),
            "core-hours": round(count.busy / 3600, 3),
            "results": self._results,
        }

    def latest(self) -> list[dict[str, Any]]:
        """The results of the latest evaluation."""
        return [one for one in self._results if one["decisions"] == self._results[-1]["decisions"]]

    def _look(self, minutes: float, interruptible: Interruptible) -> None:
        """How strong it is now. The network is kept with the results."""
        trainer = self.trainer
        if trainer.count.windows == self._looked:
            return
        seed = f"{trainer.seed}/{trainer.count.windows}"
        fixtures = [
            Fixture((setup,), level, self._games if level != SLOW else max(2, self._games // 2), seed)
            for setup in trainer.setups
            for level in LEVELS
        ]
        results = []
        scores = trainer.crew.matches(trainer.network(), fixtures)
        for fixture in fixtures:
            with interruptible():
                score = next(scores)
            told = {
                "minutes": round(self.minutes, 2),
                "decisions": trainer.count.decisions,
                "scenario": fixture.setups[0].scenario,
                **score.plain(),
            }
            results.append(told)
            self.folder.note({"result": told})
        self._results += results
        self._looked = trainer.count.windows
        self.folder.save_network(f"minute-{round(minutes):04}.npz", trainer, self.about())
        self.folder.write(CURVE, draw_curve(trainer.setups[0].game, self._results).encode())

    def _line(self, news: News) -> dict[str, Any]:
        """One line of the log."""
        trainer, count = self.trainer, self.trainer.count
        whole = sum(trainer.spent.values()) or 1.0
        told = {key: round(value, 4) if isinstance(value, float) else value for key, value in news._asdict().items()}
        return {
            "minutes": round(self.minutes, 2),
            "windows": count.windows,
            "games": count.games,
            "decisions": count.decisions,
            "seconds": round(count.seconds, 1),
            "busy": round(count.busy, 1),
            "pace": round(self.pace),
            **told,
            "columns": len(trainer.columns.places),
            "spent": {part: round(seconds / whole, 3) for part, seconds in trainer.spent.items()},
        }


def next_look(minutes: float) -> float:
    """When a training is evaluated next."""
    return next((look for look in LOOKS if look > minutes), (minutes // LOOK_EVERY + 1) * LOOK_EVERY)
