"""A private PostgreSQL for tests: a temporary cluster on a private socket."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg


def find_program(name: str) -> str:
    """The path of a PostgreSQL program, since Debian does not put them on the path."""
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    if found is None:
        raise AssertionError(
            f"PostgreSQL's {name!r} is missing: install PostgreSQL (Debian: apt-get install postgresql)"
        )
    return found


class Cluster:
    """A running PostgreSQL that can be stopped and started again."""

    def __init__(self, folder: Path, user: pwd.struct_passwd | None, *, is_durable: bool = False) -> None:
        """*is_durable*: commits wait for the disk, as for real games."""
        self._is_durable = is_durable
        self._folder = folder
        self._as: dict[str, int | list[int]] = {}
        if user is not None:
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._running: subprocess.Popen[bytes] | None = None
        self._run("initdb", "--auth=trust", "--username=fogline", "--no-sync", "--encoding=UTF8", "--locale=C")

    def url(self, database: str) -> str:
        """The database URL for Fogline."""
        return f"postgresql://fogline@/{database}?host={self._folder}"

    def new_database(self, encoding: str = "UTF8") -> str:
        """The URL of a fresh, empty database."""
        name = f"games_{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE \"{name}\" ENCODING '{encoding}' TEMPLATE template0".encode())
        return self.url(name)

    def start(self) -> None:
        """Start, and wait until it is ready."""
        # In tests, data is lost with the machine, not with a process: no need to wait for the disk.
        settings = [
            f"fsync={'on' if self._is_durable else 'off'}",
            "listen_addresses=",
            f"unix_socket_directories={self._folder}",
            "max_connections=50",
        ]
        command = [find_program("postgres"), "-D", str(self._folder / "data"), *(f"--{one}" for one in settings)]
        log = (self._folder / "log").open("ab")
        self._running = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._as)  # type: ignore[call-overload]  # users by keyword
        log.close()
        for _ in range(400):
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert self._running is not None
                if self._running.poll() is not None:
                    break
                time.sleep(0.025)
        raise AssertionError(self.log())

    def stop(self) -> None:
        """Stop immediately, cutting every connection."""
        if self._running is not None:
            self._running.send_signal(signal.SIGQUIT)
            self._running.wait(20)
            self._running = None

    def log(self) -> str:
        """Its log."""
        return (self._folder / "log").read_text(encoding="utf-8", errors="replace")

    def _run(self, name: str, *words: str) -> None:
        command = [find_program(name), "-D", str(self._folder / "data"), *words]
        done = subprocess.run(
            command, cwd=self._folder, capture_output=True, text=True, check=False, env={**os.environ, "LC_ALL": "C"},
            **self._as,
        )  # type: ignore[call-overload]  # fmt: skip
        assert done.returncode == 0, done.stderr


@contextmanager
def cluster(*, is_durable: bool = False) -> Iterator[Cluster]:
    """A cluster, removed afterwards. PostgreSQL refuses to run as root, in which case it runs as a less privileged
    user."""
    folder = Path(tempfile.mkdtemp(prefix="fogline-pg-"))
    user = None
    if os.geteuid() == 0:
        names = {one.pw_name: one for one in pwd.getpwall()}
        user = names.get("postgres") or names["nobody"]
        os.chown(folder, user.pw_uid, user.pw_gid)
    made = Cluster(folder, user, is_durable=is_durable)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
