"""An independent verifier, based on docs/verify.md alone: python docs/examples/verifier.py GAME.record [COMMITMENT ...]

It uses no Fogline code. It cannot check that lines are legal, or the weights of a draw: both need the rules
(``fogline verify``)."""

import hashlib
import hmac
import sys
from pathlib import Path


def mac(key: bytes, text: str) -> bytes:
    """HMAC-SHA256."""
    return hmac.digest(key, text.encode(), "sha256")


def parts(record: str) -> tuple[str, str, list[str], list[str]]:
    """The server's seed, the last commitment, the other lines of the header, and all played lines."""
    head, _, body = record.partition("\n\n")
    header = head.split("\n")
    values = dict(line.split(": ", 1) for line in header[-2:])
    lines = [line.removeprefix("#played ") for line in body.splitlines() if line[:1] != "#" or line[:8] == "#played "]
    return values["seed"], values["commitment"], header[:-2], lines


def commitments(record: str) -> list[str]:
    """All commitments, in order."""
    seed, _, header, lines = parts(record)
    found = [hashlib.sha256("\n".join([seed, *header]).encode()).hexdigest()]
    for number, line in enumerate(lines, 1):
        salt = mac(seed.encode(), f"salt\n{number}")
        found.append(mac(salt, f"{found[-1]}\n{line}").hex())
    return found


def draw(seed: str, added: list[str], number: int, total: int) -> int:
    """The result of draw *number*, counted from 0, below *total*. *added*: the seats' own seeds (``german: SEED``)."""
    key = mac(seed.encode(), "\n".join(["draws", *added]))
    usable = 2**256 - 2**256 % total
    attempt = 0
    while (value := int.from_bytes(mac(key, f"draw\n{number}\n{attempt}"), "big")) >= usable:
        attempt += 1
    return value % total


if __name__ == "__main__":
    text = Path(sys.argv[1]).read_bytes().decode()
    chain = commitments(text)
    holds = [chain[-1] == parts(text)[1], *(one in chain for one in sys.argv[2:])]
    sys.stdout.write(f"first commitment: {chain[0]}\n")
    sys.exit(None if all(holds) else "BROKEN")
