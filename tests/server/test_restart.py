"""A server is restarted while people play and listen: no connection is refused, and no news is lost or sent twice."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.server.crowd import Caller, Player, new_game
from tests.server.serving import DUEL, url_of

ENDLESS = {**DUEL, "options": {"mode": "advanced"}}
RESTARTS = 2
STARTER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.argv[2], sys.argv[2:])
"""


@contextmanager
def started(listener: socket.socket, database: Path) -> Iterator[subprocess.Popen[str]]:
    """``fogline serve`` with a socket that another process holds open, as systemd would start it."""
    words = [sys.executable, "-m", "fogline", "serve", "--language", "en", "--database", url_of(database)]
    with subprocess.Popen(
        [sys.executable, "-c", STARTER, str(listener.fileno()), *words],
        pass_fds=[listener.fileno()],
        stdout=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    ) as running:
        try:
            assert running.stdout is not None
            assert "http://" in running.stdout.readline()
            yield running
        finally:
            running.kill()


class Listening:
    """A stream that is opened again with its latest number whenever it ends, as browsers do."""

    def __init__(self, port: int, token: str) -> None:
        self.heard: list[int] = []
        self.refused = 0
        self.opened = 0
        self._port, self._token = port, token
        self.is_over = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def stop(self) -> None:
        self.is_over.set()
        self._thread.join(60)

    def _run(self) -> None:
        while not self.is_over.is_set():
            connection = HTTPConnection("127.0.0.1", self._port, timeout=60)
            try:
                self._listen(connection)
            except ConnectionRefusedError:
                self.refused += 1
            except (OSError, HTTPException):
                pass
            finally:
                connection.close()

    def _listen(self, connection: HTTPConnection) -> None:
        headers = {"authorization": f"Bearer {self._token}", "last-event-id": str(self.heard[-1] if self.heard else 0)}
        connection.request("GET", "/api/table/events", headers=headers)
        answer = connection.getresponse()
        if answer.status != 200:
            answer.read()
            return
        self.opened += 1
        while not self.is_over.is_set() and (line := answer.readline()):
            if line.startswith(b"id: "):
                self.heard.append(int(line[4:]))


def act(port: int, player: Player) -> bool:
    """One action, sent again until it is answered."""
    while True:
        caller = Caller(f"http://127.0.0.1:{port}")
        try:
            return player.play(caller)
        except (HTTPException, ConnectionResetError, BrokenPipeError, AssertionError):
            time.sleep(0.01)  # cut off, or refused by a stopping server: ask again
        finally:
            caller.close()


def test_a_restart_loses_no_news_and_refuses_no_player(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=128) as listener:
        port = listener.getsockname()[1]
        listening: list[Listening] = []
        game: list[Player] = []
        try:
            for number in range(RESTARTS + 1):
                with started(listener, tmp_path) as running:
                    if not game:
                        caller = Caller(f"http://127.0.0.1:{port}")
                        game = new_game(caller, ENDLESS, ["german", "soviet"], 3)
                        caller.close()
                        listening = [Listening(port, player.token) for player in game for _ in range(2)]
                    for _ in range(6):
                        for player in game:
                            act(port, player)
                    wanted = [max(player.acknowledged, default=0) for player in game for _ in range(2)]
                    deadline = time.monotonic() + 120
                    while any(max(one.heard, default=0) < least for one, least in zip(listening, wanted)):
                        assert time.monotonic() < deadline, "a stream does not go on"
                        time.sleep(0.02)
                    if number < RESTARTS:
                        running.terminate()
                        assert running.wait(60) is not None
                    else:
                        for one in listening:
                            one.is_over.set()
        finally:
            for one in listening:
                one.stop()
    for one in listening:
        assert one.heard == list(range(1, len(one.heard) + 1)), "nothing is lost, nothing is told twice"
        assert one.refused == 0
        assert one.opened >= RESTARTS + 1
