"""A bot for Fogline's server: it takes seats in one game and plays at random until the game is over.

python bot.py http://127.0.0.1:8000 TOKEN [TOKEN ...]
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import httpx


def play(client: httpx.Client, token: str) -> dict[str, Any] | None:
    """Act once, if this seat is to act. Return the outcome once there is one."""
    headers = {"Authorization": f"Bearer {token}"}
    table = client.get("/api/table", headers=headers).raise_for_status().json()
    if table["seat"] in table["to-act"]:
        verb = random.choice(list(table["legal"]))
        action = random.choice(table["legal"][verb])
        body = {"sequence": table["sequence"], "actions": [action]}
        answer = client.post("/api/table/actions", headers=headers, json=body)
        if answer.status_code != 409:  # 409: somebody was faster; look again
            answer.raise_for_status()
    elif not table["outcome"]:
        time.sleep(0.002)
    outcome: dict[str, Any] | None = table["outcome"]
    return outcome


if __name__ == "__main__":
    with httpx.Client(base_url=sys.argv[1], timeout=30) as server:
        while True:
            ended = [outcome for token in sys.argv[2:] if (outcome := play(server, token))]
            if ended:
                sys.stdout.write(f"{ended[0]}\n")
                break
