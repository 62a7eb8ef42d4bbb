"""A bot for Fogline in Python, without any packages: it shoots if it can, and otherwise plays at random.

fogline arena stalingrad --bots "cmd:python examples/bots/random_bot.py" recruit

docs/bot-protocol.md describes the protocol: for each decision, the bot reads one line of JSON and writes one.
"""

import json
import random
import sys
from typing import Any


def choose(request: dict[str, Any]) -> str:
    """One of the legal actions. The seed is the only randomness, so the same request gets the same answer."""
    rng = random.Random(request["seed"])
    verbs: dict[str, list[str]] = {}
    for action in request["choices"]:
        verbs.setdefault(action.split()[0], []).append(action)
    return rng.choice(verbs.get("shoot") or verbs[rng.choice(list(verbs))])


for line in sys.stdin:
    request = json.loads(line)
    if "choices" in request:
        answer: dict[str, Any] = {"action": choose(request)}
    else:  # the greeting
        answer = {"protocol": 1, "name": "random-python"}
    sys.stdout.write(f"{json.dumps(answer)}\n")
    sys.stdout.flush()
