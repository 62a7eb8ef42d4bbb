"""The processor time of commands that do little: the cost of starting.

python -m bench.start
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from typing import Final

COMMANDS: Final = {"--version": 0.25, "--help": 0.25, "games --json": 1.5}
"""The maximum processor time of each command in seconds."""
ROUNDS: Final = 5


def seconds(words: list[str]) -> float:
    """The processor time of one run."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "fogline", *words], stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


def main() -> int:
    """Measure; 1 if a command takes too long."""
    found = {command: statistics.median(seconds(command.split()) for _ in range(ROUNDS)) for command in COMMANDS}
    for command, measured in found.items():
        print(f"fogline {command:12}  {measured:5.2f} s of processor, at most {COMMANDS[command]:.2f}")
    return int(any(measured > COMMANDS[command] for command, measured in found.items()))


if __name__ == "__main__":
    sys.exit(main())
