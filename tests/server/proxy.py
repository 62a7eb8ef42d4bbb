"""The reverse proxy of a public server: Caddy itself, with the file that hosts use (``deploy/Caddyfile``)."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

CADDYFILE: Final = Path(__file__).parents[2] / "deploy" / "Caddyfile"
ALONE: Final = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
"""Caddy's configuration: changes nothing outside its folder, and opens one port."""


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def authority(folder: Path) -> Path:
    """The certificate of the authority that Caddy creates for names like localhost."""
    return folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


@contextmanager
def caddy(servers: list[int], folder: Path, scheme: str = "http") -> Iterator[str]:
    """Caddy in front of servers on two ports of this computer, running or not. Its address, which begins with *scheme*,
    replaces the domain; with HTTPS it obtains its own certificate."""
    program = shutil.which("caddy")
    assert program, "Caddy is missing: `make test` installs Debian's package where it can"
    port = free_port()
    domain = f"{'127.0.0.1' if scheme == 'http' else 'localhost'}:{port}"
    text = CADDYFILE.read_text(encoding="utf-8")
    for name, server in zip(("server1:8000", "server2:8000"), servers, strict=True):
        assert name in text
        text = text.replace(name, f"127.0.0.1:{server}")
    if scheme == "http":
        text = text.replace("{$DOMAIN} {", "http://{$DOMAIN} {", 1)
    file = folder / "Caddyfile"
    file.write_text(ALONE + text, encoding="utf-8")
    told = {**os.environ, "DOMAIN": domain, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [program, "run", "--config", str(file), "--adapter", "caddyfile"]
    with (folder / "caddy.log").open("w") as log, subprocess.Popen(command, env=told, stderr=log) as running:
        try:
            _wait_for(
                port,
                running,
                folder / "caddy/certificates/local/localhost/localhost.crt" if scheme == "https" else None,
            )
            yield f"{scheme}://{domain}"
        finally:
            running.kill()


def _wait_for(port: int, running: subprocess.Popen[bytes], certificate: Path | None) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        assert running.poll() is None, "Caddy has ended"
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            if certificate is None or certificate.exists():
                return
            time.sleep(0.05)
    raise AssertionError("Caddy does not listen")
