"""All worlds that fit a viewer's news, found by brute force: by playing every game that tells the same.

``Believer`` follows a game as one viewer. It keeps every state that the game could be in: its own actions are applied
to all of them; for everybody else and CHANCE, every action is tried, and the worlds that tell the viewer the same
events and show the same view are kept. Unreported actions may have happened any number of times. This uses the rules
and their events, but not ``imagine``. It is for tiny sets of cards: ``TINY``.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from fogline.kernel import events
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup, Value
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.state import State
from fogline.titles.spearpoint.rules.view import View
from tests.titles.spearpoint.fixtures import GAME

_UNITS: Final = """
[[crew]]
id = "gc-{side}"
faction = "{faction}"
crew-type = "gun-crew"
cost = 1
copies = 1

[[unit]]
id = "rif-{side}"
faction = "{faction}"
type = "infantry"
crew = "none"
cost = 2
copies = 2
defense = 0
endurance = {{ full = 4, half = 2 }}
lines = ["front"]
  [[unit.weapon]]
  name = "rifles"
  damage = 3
  attack = {{ armor = 6, infantry = 6 }}

[[unit]]
id = "gun-{side}"
faction = "{faction}"
type = "artillery"
crew = "gun-crew"
cost = 3
copies = 1
defense = 0
endurance = {{ full = 4, half = 2 }}
lines = ["rear"]
  [[unit.weapon]]
  name = "gun"
  damage = 6
  attack = {{ armor = 4, infantry = 4 }}
"""

TINY: Final = (
    """
[set]
id = "tiny"
schema = 1
version = "1"
factions = ["american", "german"]
crew-types = ["gun-crew"]
"""
    + _UNITS.format(side="us", faction="american")
    + _UNITS.format(side="ge", faction="german")
    + """
[[command]]
id = "dig"
copies = 2
icons = ["infantry", "artillery"]
windows = ["commit-revealed"]
target = { side = "any", types = ["infantry", "artillery"] }
effect = [{ do = "defense-mod", amount = 1 }]

[[command]]
id = "back"
copies = 1
icons = ["infantry", "artillery"]
windows = ["commit-revealed"]
duration = "instant"
target = { side = "own", types = ["infantry", "artillery"] }
effect = [{ do = "unit-return" }]

[[command]]
id = "more"
copies = 1
icons = ["none"]
windows = ["draw-open"]
duration = "instant"
effect = [{ do = "draw-now", amount = 1 }]

[[damage]]
id = "hurt"
copies = 1
  [damage.infantry]
  [damage.vehicle]
  [damage.artillery]
  effect = [{ do = "crew-kill" }]
  [damage.aircraft]
"""
)
"""Four Unit cards and one crew per side, four Command cards, one Damage card."""


def tiny(**options: Value) -> Setup:
    """Decks of at most four cards, hands of two, one Command card at the start."""
    agreed: dict[str, Value] = {
        "deck-min": 3, "deck-max": 6, "start-units": 2, "start-command": 1, "hand-units": 2, "hand-command": 2,
        "overrun-turns": 9, **options,
    }  # fmt: skip
    return Setup("spearpoint", "standard", agreed, TINY)


def told(viewer: Seat | None, log: Sequence[Event]) -> list[events.Event[State]]:
    """A viewer's news from some events."""
    return [seen for event in log if (seen := event.seen_by(viewer)) is not None]


class Believer:
    """One viewer with every world that fits."""

    def __init__(self, setup: Setup, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.view = GAME.view(GAME.new(setup), viewer)
        self.worlds: dict[Hashable, State] = {}
        self._keep([GAME.new(setup)])

    def see(self, seat: Seat, action: Action, news: list[events.Event[State]], view: View) -> None:
        """Process an action: *news* is the viewer's, and *view* is its current view."""
        found: list[State] = []
        if seat == self.viewer:
            for world in self.worlds.values():
                GAME.apply(world, seat, action)
                found.append(world)
        elif news or view != self.view:
            for world in self.worlds.values():
                found += [twin for twin, heard in self._futures(world, seat) if heard == news]
        else:
            return
        self.view = view
        self._keep([world for world in found if GAME.view(world, self.viewer) == view])
        assert self.worlds

    def _keep(self, worlds: list[State]) -> None:
        """Keep these worlds, and those that follow from them without news."""
        self.worlds = {world.key(): world for world in worlds}
        fresh = list(self.worlds.values())
        while fresh:
            world = fresh.pop()
            for seat in GAME.to_act(world):
                if seat in (self.viewer, CHANCE):
                    continue
                for twin, heard in self._futures(world, seat):
                    if not heard and twin.key() not in self.worlds and GAME.view(twin, self.viewer) == self.view:
                        self.worlds[twin.key()] = twin
                        fresh.append(twin)

    def _futures(self, world: State, seat: Seat) -> list[tuple[State, list[events.Event[State]]]]:
        found: list[tuple[State, list[events.Event[State]]]] = []
        for action in GAME.legal(world, seat):
            twin = world.clone()
            log: list[Event] = []
            GAME.apply(twin, seat, action, log)
            found.append((twin, told(self.viewer, log)))
        return found
