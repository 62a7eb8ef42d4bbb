"""Confirmation mails: one at a time for each address, and nobody learns about the mails of others."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import event

from fogline.desk.terms import Terms
from fogline.kernel.setup import Setup
from fogline.server.games.desk import Desk
from fogline.server.notices.subscriptions import CONFIRM_MILLISECONDS, MAIL, QUESTION_WAITS, Subscriptions, Wish
from fogline.server.storage.storage import Storage
from tests.server import test_notices
from tests.server.receiving import Receiver, mail_server, until
from tests.server.test_notices import ask, link_in, noticing, to_move

service = test_notices.service


def test_a_pending_address_gets_no_second_question_and_no_one_learns_of_it(tmp_path: Path, service: Receiver) -> None:
    """The answers are the same as for a new address."""
    with mail_server() as mails, noticing(tmp_path, service, mails.url) as running:
        _, mover, waiter = to_move(running)
        known, new = "player@example.org", "new@example.org"
        ask(waiter, {"kind": "mail", "address": known})
        until(lambda: len(mails.got) == 1)
        answers = [mover.post("/api/table/notices", {"kind": "mail", "address": at}) for at in (known, new)]
        assert [(one.status_code, list(one.json())) for one in answers] == [(200, ["id"])] * 2
        until(lambda: len(mails.got) == 2)
        assert [letter.to for letter in mails.got] == [known, new]
        listed = mover.get("/api/table/notices").json()["notices"]
        assert [(one["address"], one["is-confirmed"]) for one in listed] == [(known, False), (new, False)]
        link = link_in(mails.got[0].text, "confirm")
        assert running.client().post("/api/notices/confirm", {"link": link}).status_code == 200
        until(lambda: len(mails.got) == 3)  # its reader has answered, and can be asked again
        assert mails.got[2].to == known
        second = link_in(mails.got[2].text, "confirm")
        assert running.client().post("/api/notices/confirm", {"link": second}).status_code == 200
        listed = mover.get("/api/table/notices").json()["notices"]
        assert [(one["address"], one["is-confirmed"]) for one in listed] == [(known, True), (new, False)]


def test_stranger_cannot_block_an_address(tmp_path: Path) -> None:
    """The second mail follows after minutes, and there are only a few, however many people ask for one."""
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    desk, book, now = Desk(storage), Subscriptions(storage, 60_000), 10**12
    tokens = [desk.create(Setup("panzer", "skirmish"), None, Terms())["seats"]["american"]["token"] for _ in range(6)]
    keys = [desk.key(token) for token in tokens]
    wish = Wish(MAIL, "owner@example.org", "en", "UTC", None)
    for number, key in enumerate(keys):
        book.ask(key, f"holder-{number}", None, wish, "http://localhost", "about", now + number)
    taken = [book.take(now + 10, [])]
    for wait in QUESTION_WAITS:
        taken += [book.take(now + wait - 1, []), book.take(now + wait + 10, [])]
    assert [len(one) for one in taken] == [1, 0, 1, 0, 1, 0, 1]
    assert len({one[0].game_id for one in taken if one}) == 4
    assert book.take(now + CONFIRM_MILLISECONDS, []) == []
    storage.close()


def test_unsubscribed_address_is_not_asked_again(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    desk, book, now = Desk(storage), Subscriptions(storage, 60_000), 10**12
    for number in range(2):
        key = desk.key(desk.create(Setup("panzer", "skirmish"), None, Terms())["seats"]["american"]["token"])
        book.ask(key, f"holder-{number}", None, Wish(MAIL, "no@example.org", "en", "UTC", None), "", "", now + number)
    (asked,) = book.take(now + 10, [])
    book.off_by_link(asked.off)
    assert book.take(now + 2 * QUESTION_WAITS[-1], []) == []
    storage.close()


def test_no_query_of_notices_reads_the_whole_table(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.sqlite'}")
    plans: list[str] = []

    def explain(connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        if "FROM notices" in statement and not statement.startswith("EXPLAIN"):
            driver = connection.connection.driver_connection
            plans.extend(row[3] for row in driver.execute(f"EXPLAIN QUERY PLAN {statement}", values))

    event.listen(storage._engine, "before_cursor_execute", explain)
    book = Subscriptions(storage, 60_000)
    book.take(10**12, ["somebody"])
    row = SimpleNamespace(target="player@example.org")
    book._asked_until(row, 10**12)
    storage.close()
    assert len(plans) >= 3
    assert [plan for plan in plans if plan.startswith("SCAN")] == []
