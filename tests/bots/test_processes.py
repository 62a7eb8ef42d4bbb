"""Child processes that answer lines: every request gets an answer, whatever fails in a process."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

import pytest

from fogline.bots.processes import (
    BlockingPool,
    PoolClosed,
    ProcessCpuExceeded,
    ProcessEnded,
    ProcessPool,
    ProcessTimedOut,
    RequestFailed,
)
from fogline.bots.remote import one_process, read_answer
from tests import loops

ECHO: Final = """import json, os, signal, sys, time
if sys.argv[1:] == ["deaf"]:
    print("{}", flush=True)
    time.sleep(60)
for line in sys.stdin:
    request = json.loads(line)
    match request.get("do"):
        case "end": sys.exit(1)
        case "spend": signal.setitimer(signal.ITIMER_PROF, 0.01); any(iter(int, 1))
        case "sleep": time.sleep(60)
        case "lie": print("nonsense", flush=True)
        case "fail": print(json.dumps({"error": "no", "kind": "KeyError"}), flush=True)
        case "tear": print('{"torn": ', end="", flush=True); sys.exit()
        case "know": print(json.dumps(dict(os.environ)), flush=True)
        case _: print(json.dumps({"pid": os.getpid(), **request}), flush=True)
"""
COMMAND: Final = (sys.executable, "-c", ECHO)
PATIENT: Final = 30.0
FAULTS: Final[dict[str, type[Exception]]] = {
    "end": ProcessEnded,
    "spend": ProcessCpuExceeded,
    "sleep": ProcessTimedOut,
    "lie": ValueError,
    "tear": ProcessEnded,
}


async def asked(pool: ProcessPool[dict[str, Any]], do: str, who: str = "") -> dict[str, Any]:
    return await pool.ask(f'{{"do": "{do}"}}', 0.2 if do == "sleep" else PATIENT, who)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("ahead", [1, 4])
def test_a_fault_reaches_one_asker_and_the_process_is_replaced(fault: str, ahead: int) -> None:
    """Even if more requests were sent ahead: those are sent again, to the next process."""

    async def ask() -> None:
        pool = ProcessPool(1, COMMAND, read_answer, ahead=ahead)
        before = (await asked(pool, "a"))["pid"]
        told = await asyncio.gather(*(asked(pool, do) for do in ("b", fault, "c")), return_exceptions=True)
        first, failed, last = told
        assert isinstance(first, dict)
        assert isinstance(last, dict)
        assert (first["do"], last["do"]) == ("b", "c")
        assert type(failed) is FAULTS[fault] or (fault == "lie" and isinstance(failed, ValueError))
        assert last["pid"] != before
        await pool.close()
        assert pool.pids == []

    loops.run(ask())


def test_a_request_that_fails_does_not_end_the_process() -> None:
    async def ask() -> None:
        pool = ProcessPool(1, COMMAND, read_answer)
        before = (await asked(pool, "a"))["pid"]
        with pytest.raises(RequestFailed):
            await asked(pool, "fail")
        assert (await asked(pool, "a"))["pid"] == before
        await pool.close()

    loops.run(ask())


def test_askers_are_served_in_turn() -> None:
    """An address with many requests waits only for its own."""

    async def ask() -> list[str]:
        pool = ProcessPool(1, COMMAND, read_answer)
        served: list[str] = []

        async def one(do: str, who: str) -> None:
            served.append((await asked(pool, do, who))["do"])

        await asyncio.gather(*(one(f"greedy{number}", "greedy") for number in range(5)), one("modest", "modest"))
        await pool.close()
        return served

    assert loops.run(ask()).index("modest") == 1


def test_a_process_is_replaced_after_max_answers() -> None:
    async def ask() -> list[int]:
        pool = ProcessPool(1, COMMAND, read_answer, max_answers=2)
        pids = [(await asked(pool, "a"))["pid"] for _ in range(5)]
        await pool.close()
        return pids

    pids = loops.run(ask())
    assert [pids.index(pid) for pid in pids] == [0, 0, 2, 2, 4]


def test_waiting_clients_learn_that_the_pool_closes() -> None:
    async def ask() -> list[Any]:
        pool = ProcessPool(1, COMMAND, read_answer)
        await asked(pool, "a")
        waiting = [asyncio.create_task(pool.ask('{"do": "sleep"}', PATIENT)) for _ in range(3)]
        await asyncio.sleep(0)
        await pool.close()
        return await asyncio.gather(*waiting, asked(pool, "late"), return_exceptions=True)

    assert [type(told) for told in loops.run(ask())] == [PoolClosed] * 4


def test_a_client_that_left_is_not_served() -> None:
    async def ask() -> None:
        pool = ProcessPool(1, COMMAND, read_answer)
        gone = asyncio.create_task(asked(pool, "sleep"))
        await asyncio.sleep(0)
        gone.cancel()
        assert (await asked(pool, "a"))["do"] == "a"
        await pool.close()

    loops.run(ask())


def test_a_process_that_does_not_read_also_times_out() -> None:
    """A request larger than the pipe's buffer."""
    pool = BlockingPool(lambda: ProcessPool(1, (*COMMAND, "deaf"), read_answer))
    with pytest.raises(ProcessTimedOut):
        pool.ask("x" * 1_000_000, 0.2)
    pool.close()


def test_a_program_without_an_event_loop_asks_and_waits() -> None:
    pool = one_process(COMMAND)
    assert pool.pids == []
    first = pool.ask("{}", PATIENT)
    assert pool.pids == [first["pid"]]
    pool.close()
    assert pool.pids == []
    assert pool.ask("{}", PATIENT)["pid"] != first["pid"]
    pool.close()


def test_a_process_does_not_know_where_the_games_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots, memory aids and the upload sandbox: the database has all cards."""
    for name in ("FOGLINE_SERVE_DATABASE", "FOGLINE_SERVE_METRICS_TOKEN", "PGPASSWORD", "PGPASSFILE"):
        monkeypatch.setenv(name, "secret")
    monkeypatch.setenv("FOGLINE_PURE", "1")
    pool = one_process(COMMAND)
    known = pool.ask('{"do": "know"}', PATIENT)
    pool.close()
    assert "secret" not in known.values()
    assert known["FOGLINE_PURE"] == "1"
