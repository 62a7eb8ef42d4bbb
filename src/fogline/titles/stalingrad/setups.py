"""Set-ups of SCOPE Stalingrad."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.kit.setups import ScenarioLine, Seating, Setups
from fogline.titles.stalingrad.rules.cards import CODES, GERMAN, SIDES, SNIPER, SOVIET
from fogline.titles.stalingrad.rules.rules import STALINGRAD as RULES
from fogline.titles.stalingrad.rules.scenarios import BASIC, CUSTOM, THEMED, Scenario, examine, read_scenario
from fogline.titles.stalingrad.rules.tables import OPTIONS, find_scenario, rules_for


class StalingradSetups(Setups):
    """Set-ups of SCOPE Stalingrad."""

    file_kind = "scenario"
    structure = ("mode", "players", "leader")
    rated_options = ("mode", "players", "leader", "memory-aid", "team-talk")

    def scenarios(self) -> list[ScenarioLine]:
        return [
            ScenarioLine(name, f"{one.columns}x{one.rows}", one.modes, _goal(one))
            for name, one in (BASIC | THEMED).items()
        ]

    def seatings(self) -> list[Seating]:
        found = []
        for players, leader in ((2, None), (3, "german"), (3, "soviet"), (4, None)):
            options: dict[str, Value] = {"players": players, "mode": "advanced"}
            written = f"players={players}"
            if leader is not None:
                options["leader"] = leader
                written += f" leader={leader}"
            found.append(self.seating(written, Setup("stalingrad", "quick-duel", options)))
        return found

    def completed(self, setup: Setup) -> Setup:
        """Fill in the mode if only one is possible (ST-SETUP-1)."""
        if "mode" in setup.options:
            return setup
        modes = find_scenario(setup).modes
        if setup.options.get("players", 2) != 2 or "basic" not in modes:
            return Setup(setup.game, setup.scenario, {**setup.options, "mode": "advanced"}, setup.data)
        return setup

    def refuse_faults(self, text: str, file: str) -> None:
        read_scenario(text, file)

    def with_aid(self, setup: Setup, level: str) -> Setup:
        """The terminal reminders (``memory-aid``, AMB-21) follow from the level, so the two cannot contradict each
        other."""
        options = {**setup.options, "memory-aid": "off" if level == "off" else "marks"}
        return Setup(setup.game, setup.scenario, options, setup.data)

    def sides_changed(self, setup: Setup) -> tuple[Setup, list[str]]:
        """Exchange the sides: ``german-units`` becomes ``soviet-units`` and so on. With three players, the lone player
        leads the other side."""
        seats = rules_for(setup).seat_names
        other = dict(zip(SIDES, reversed(SIDES)))
        names = [other[name.partition("-")[0]] + name[len(name.partition("-")[0]) :] for name in seats]
        if sorted(names) != sorted(seats):
            leader = next(name for name in names if "-" not in name)
            setup = Setup(setup.game, setup.scenario, {**setup.options, "leader": leader}, setup.data)
        return setup, names

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        """Set-ups of every mode with every number of players."""
        found: list[dict[str, Value]] = []
        structure = [option for option in OPTIONS if option.key in self.structure]
        for values in product(*(option.values for option in structure)):
            chosen = dict(zip((option.key for option in structure), values, strict=True))
            if chosen["players"] != 3:
                del chosen["leader"]
            if chosen not in found:
                found.append(chosen)
        return found

    def random_value(self, key: str, rng: Random) -> Value:
        if key == "quiet-turn-limit":
            return rng.randint(1, 60)
        assert key == "point-values", key
        return " ".join(f"{code}:{rng.randint(0, 3)}" for code in CODES[SNIPER:])

    def random_setup(self, rng: Random) -> Setup:
        """ST-CUST-1: a set-up with a random custom scenario. Not all of them can be won, so a draw must be possible."""
        while True:
            text = _random_scenario(rng)
            scenario = examine(text, "wild").found
            if scenario is not None:
                mode = rng.choice(scenario.modes)
                players = rng.choice((2, 3, 4)) if mode == "advanced" else 2
                options: dict[str, Value] = {"mode": mode, "players": players, "quiet-turn-limit": rng.randint(5, 60)}
                return Setup("stalingrad", CUSTOM, options, text)


SETUPS: Final = StalingradSetups(RULES)


def _goal(scenario: Scenario) -> str:
    ways = ["snipers"] if scenario.cards[GERMAN][SNIPER] or scenario.cards[SOVIET][SNIPER] else []
    if scenario.victory.points is not None:
        ways.append(f"points {scenario.victory.points}")
    ways += ["all " + " ".join(CODES[kind] for kind in group) for group in scenario.victory.eliminate]
    if scenario.victory.last_row:
        ways.append("last row")
    return ", ".join(ways)


def _random_scenario(rng: Random) -> str:
    """The file of a custom scenario, perhaps an invalid one (ST-CUST-2)."""
    columns, rows = rng.randint(2, 6), rng.randint(2, 4)
    lines = ['name = "wild"', f"columns = {columns}", f"rows = {rows}"]
    lines.append(f'mode = "{rng.choice(("basic", "advanced", "advanced", "either"))}"')
    sets = rng.choice(('[["IN"]]', '[["IN"], ["IN", "MO"]]', '[["IN", "MO"]]'))
    lines.append(f"reinforcement-sets = {sets}")
    ways = [f"{{ points = {rng.randint(1, 6)} }}", '{ eliminate-all = ["OF"] }', '{ eliminate-all = ["MG", "IN"] }']
    ways.append('{ reach-last-row = "IN" }')
    lines.append(f"victory = [{', '.join(rng.sample(ways, rng.randint(0, 2)))}]")
    snipers = rng.randint(0, 3)
    if snipers == 1:
        lines.append(f"player-zone-snipers = {rng.randint(0, 2)}")
    for side in "GS":
        lines.append(f"[cards.{side}]")
        lines.append(f"SN = {snipers}")
        lines += [f"{code} = {rng.randint(0, 2)}" for code in CODES if code not in ("SN", "EA")]
    return "\n".join(lines) + "\n"
