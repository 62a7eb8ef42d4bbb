"""The information that players get about their games depends only on public facts: it is the same, to the byte,
whatever the other side does in secret."""

from __future__ import annotations

from tests.server.players import player_of, signed_in
from tests.server.serving import DUEL, Running, numbered
from tests.server.test_fog import GERMAN, SOVIET

PATHS = ("/api/player/games", "/api/player", "/api/player/export")


def told_of_another_set_up(running: Running, soviet: list[str], undone: int) -> list[bytes]:
    """The news of the German player while the Soviets lay out their cards, in this order and changing their mind."""
    ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
    made = ada.post("/api/games", {**DUEL, "options": {"mode": "advanced"}}).json()
    joined = bob.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
    german, enemy = ada.as_(made["seats"]["german"]["token"]), bob.as_(joined["token"])
    since = ada.get("/api/player/games").json()["games"][0]["since"]
    got: list[bytes] = []

    def hear() -> None:
        got.extend(ada.get(path).content for path in PATHS)
        got.append(german.get("/api/table").content)
        opened = ada.post("/api/player/games/open", {"game": made["game"], "seat": "german"}).json()
        got.append(ada.as_(opened["token"]).get("/api/table").content)
        wrong = {"game": made["game"], "seat": "soviet"}
        got.append(ada.post("/api/player/games/open", wrong).content)
        got.append(ada.post("/api/player/games/revoke", wrong).content)

    for number, kind in enumerate(soviet):
        enemy.act(f"place {kind}")
        if number < undone:
            enemy.post("/api/table/undo", {"sequence": enemy.look()["sequence"]})
            enemy.act(f"place {kind}")
        german.act(f"place {GERMAN[number]}")
        hear()
    german.act("done")
    enemy.act("done")
    german.act("move G1a EA MO SN OF")
    german.act("search G1a")
    hear()
    hidden = {made["game"]: "GAME", player_of(running, ada): "ADA", f'"since":{since}': "", f'"at":{since}': ""}
    for text, name in hidden.items():
        got = [part.replace(text.encode(), name.encode()) for part in got]
    return numbered(got)


def test_lists_and_exports_do_not_reveal_the_other_sides_set_up(running: Running) -> None:
    one = told_of_another_set_up(running, SOVIET, 0)
    other = told_of_another_set_up(running, SOVIET[::-1], 5)
    assert len(one) == len(other) > 90
    for mine, theirs in zip(one, other):
        assert mine == theirs
    assert b"Ada" in one[0] + one[1]
