"""A host's installation: the files for Docker, compose and systemd are correct, where that can be checked without
running them; and the wheel is built and serves."""

from __future__ import annotations

import email
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.serving import process

ROOT: Final = Path(__file__).parents[2]
IMAGE: Final = re.compile(r"[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z0-9-]+)?")


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile: the instruction and its arguments."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.strip() for line in text.splitlines()]
    return [tuple(line.split(None, 1)) for line in lines if line and not line.startswith("#")]  # type: ignore[misc]


def test_the_image_is_built_in_stages_from_pinned_versions() -> None:
    stages = [rest.split() for name, rest in instructions() if name == "FROM"]
    assert len(stages) >= 2
    assert all(IMAGE.fullmatch(words[0]) for words in stages), stages
    names = [words[2] for words in stages if "AS" in words]
    final = instructions()[max(at for at, (name, _) in enumerate(instructions()) if name == "FROM") :]
    assert "gcc" not in str(final)
    for name, rest in instructions():
        if name == "COPY" and (found := re.match(r"--from=(\w+)", rest)):
            assert found[1] in names


def test_everything_that_is_copied_into_the_image_exists() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    copied = []
    for name, rest in instructions():
        words = rest.split()
        if name == "COPY" and not words[0].startswith("--from"):
            copied += words[:-1]
    assert len(copied) > 8
    for source in copied:
        assert (ROOT / source).exists(), source
        assert source not in ignored
    assert {"pyproject.toml", "setup.py", "README.md", "LICENSE", "src"} <= set(copied), "what the build needs"


def test_the_image_runs_unprivileged_and_reports_its_health() -> None:
    final = instructions()[max(at for at, (name, _) in enumerate(instructions()) if name == "FROM") :]
    names = [name for name, _ in final]
    user = dict(final)["USER"]
    assert user not in ("root", "0")
    assert any(name == "RUN" and "useradd" in rest and user in rest for name, rest in final)
    assert names.index("USER") < names.index("CMD")
    assert not any(name == "RUN" for name in names[names.index("USER") :])
    assert "/api/health" in dict(final)["HEALTHCHECK"]
    assert "ADD" not in names


def test_the_health_check_of_the_image_works(tmp_path: Path) -> None:
    """The command itself, against a server."""
    check = next(rest for name, rest in instructions() if name == "HEALTHCHECK")
    code = re.search(r'"-c", "(.*)"\]', check)
    assert code
    with process(tmp_path) as (_, url):
        asked = code[1].replace("http://127.0.0.1:8000", url)
        assert subprocess.run([sys.executable, "-c", asked], check=False).returncode == 0
    assert subprocess.run([sys.executable, "-c", asked], check=False, capture_output=True).returncode != 0


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_compose_has_two_servers_a_database_and_a_proxy() -> None:
    services = compose()["services"]
    assert set(services) == {"server1", "server2", "db", "caddy"}
    for service in services.values():
        assert IMAGE.fullmatch(service["image"]), service["image"]
    assert "ports" not in services["db"], "nobody outside can reach the database"
    for name in ("server1", "server2"):
        assert "ports" not in services[name]
        assert services[name]["cap_drop"] == ["ALL"]
        assert services[name]["depends_on"]["db"]["condition"] == "service_healthy"
    used = {mount.partition(":")[0] for service in services.values() for mount in service.get("volumes", ())}
    for mount in used:
        assert mount in compose()["volumes"] or (ROOT / mount).is_file(), mount
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert services["server1"]["image"] == f"fogline:{version}"


def test_the_server_accepts_the_compose_settings() -> None:
    from fogline.server.http.settings import settings_of
    from fogline.server.operations.options import chosen
    from tests.server.test_options import typed

    given = {"DOMAIN": "games.example.org", "POSTGRES_PASSWORD": "sec@ret/%41"}
    environment = {
        name: re.sub(r"\$\{(\w+):\?\}", lambda found: given[found[1]], value)
        for name, value in compose()["services"]["server1"]["environment"].items()
    }
    settings = settings_of(chosen(typed(), environment))
    assert settings.database == "postgresql://fogline@db/fogline"
    assert environment["PGPASSWORD"] == given["POSTGRES_PASSWORD"], "every sign is allowed in it"
    assert settings.limits.allowed_hosts == ("games.example.org",)
    assert str(settings.limits.trusted_proxies[0]) == compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert settings.log_format == "json"


def test_where_games_are_can_be_said_in_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The environment takes precedence over the file: a value set there by an image or a unit could not be changed in
    the file."""
    from fogline.server.operations.options import chosen
    from tests.server.test_options import typed

    service = (ROOT / "deploy" / "fogline.service").read_text(encoding="utf-8")
    image = next(rest for name, rest in instructions() if name == "ENV")
    (tmp_path / "fogline.toml").write_text('database = "postgresql://fogline@db/fogline"\n')
    for told, usual in (
        (re.findall(r"^Environment=(.*)$", service, re.MULTILINE), "sqlite:////var/lib/fogline/games.sqlite"),
        (image.split(), "sqlite:////data/fogline/games.sqlite"),
    ):
        environment = dict(word.split("=", 1) for word in told)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        assert chosen(typed(), environment)["database"] == usual
        file = str(tmp_path / "fogline.toml")
        assert chosen(typed(config=file), environment)["database"] == "postgresql://fogline@db/fogline"


def test_the_proxy_serves_both_servers_without_buffering() -> None:
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    for part in ("server1:8000 server2:8000", "flush_interval -1", "health_uri /api/ready", "Host {$DOMAIN}"):
        assert part in text


def test_the_units_are_valid() -> None:
    """Checked by systemd itself, where it is installed; it only misses the program."""
    service = (ROOT / "deploy" / "fogline.service").read_text(encoding="utf-8")
    for line in ("DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "Requires=fogline.socket"):
        assert line in service.splitlines()
    passed_on = re.findall(r"^LoadCredential=(.+):(.+)$", service, re.MULTILINE)
    assert passed_on == [("fogline.toml", "/etc/fogline/fogline.toml")], "no user but root has to be able to read it"
    assert "serve --config ${CREDENTIALS_DIRECTORY}/fogline.toml\n" in service
    assert "ListenStream=127.0.0.1:8000" in (ROOT / "deploy" / "fogline.socket").read_text(encoding="utf-8")
    if (analyze := shutil.which("systemd-analyze")) is None:
        return
    units = [str(ROOT / "deploy" / name) for name in ("fogline.service", "fogline.socket")]
    done = subprocess.run([analyze, "verify", *units], capture_output=True, text=True, check=False)
    left = [line for line in done.stderr.splitlines() if "fogline" in line and "is not executable" not in line]
    assert left == []


def test_a_server_works_under_the_filter_of_its_unit(tmp_path: Path) -> None:
    """The unit's system calls, and no memory that is both writable and executable: where systemd is installed, it lists
    the calls, and the kernel enforces them. Everything that runs in a process or a library of its own is tried: a bot,
    the memory aid, the upload sandbox, a review, a passkey, and the keys of a push subscription."""
    unit = ROOT / "deploy" / "fogline.service"
    for name in ("LockPersonality", "MemoryDenyWriteExecute", "ProtectClock", "ProtectKernelLogs", "RestrictRealtime"):
        assert f"{name}=yes" in unit.read_text(encoding="utf-8").splitlines()
    if shutil.which("systemd-analyze") is None:
        return
    confined = [sys.executable, "-m", "tests.tools.confined", str(unit), sys.executable]
    refused = subprocess.run([*confined, "-c", TRYING], cwd=ROOT, capture_output=True, text=True, check=True)
    assert refused.stdout == "1 1 0\n", "it does refuse"
    command = [*confined, "-m", "fogline", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+(?=/)", server.stdout.readline())
            assert found, server.stderr and server.stderr.read()
            use_everything(found[0])
            status = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
            assert "Seccomp_filters:\t2" in status
        finally:
            server.terminate()
            said = server.stderr.read() if server.stderr else ""
    assert "Error" not in said, said
    assert "failed" not in said, said


TRYING = """
import ctypes, mmap
def fails(do):
    try:
        return int(do() == -1)
    except OSError:
        return 1
libc = ctypes.CDLL(None, use_errno=True)
tried = (lambda: mmap.mmap(-1, 4096, prot=7), lambda: libc.mount(0, 0, 0, 0, 0), lambda: libc.getpid())
print(*map(fails, tried))
"""


def use_everything(url: str) -> None:
    from tests.server.authenticator import Authenticator
    from tests.server.receiving import Browser
    from tests.server.serving import Client

    with httpx.Client(base_url=url, timeout=60) as http:
        client = Client(http)
        made = client.post(
            "/api/games",
            {"game": "stalingrad", "scenario": "quick-duel", "bots": {"soviet": "regular"}, "aid": "probabilities"},
        ).json()
        seat = client.as_(made["seats"]["german"]["token"])
        seat.play_once(Random(1))
        assert seat.get("/api/table/aid").status_code == 200
        assert seat.post("/api/table/notices", Browser("https://fcm.googleapis.com/x").wish()).status_code == 200
        for number in range(40):  # the set-up, and some turns of the computer
            seat.play_once(Random(number))
        seat.say("resign")
        record = seat.get("/api/table/record").text
        assert client.post("/api/replay", {"record": record}).status_code == 200
        assert client.post("/api/review", {"record": record, "as": "german"}).status_code == 200
        origin = url.replace("127.0.0.1", "localhost")
        http.headers.update({"origin": origin, "host": origin.removeprefix("http://")})
        asked = client.post("/api/sign-in/new/question", {"name": "Ada"}).json()
        entered = client.post("/api/sign-in/new", {"name": "Ada", **Authenticator(origin).make(asked)})
        assert entered.status_code == 201, entered.text


def test_make_installs_the_programs_that_the_units_start(tmp_path: Path) -> None:
    """A dry run; and the settings that it makes from a name."""
    (tmp_path / "etc/fogline").mkdir(parents=True)
    words = ["make", "--no-print-directory", "install", f"DESTDIR={tmp_path}", "DOMAIN=games.example.org"]
    told = subprocess.run([*words, "--dry-run"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    service = (ROOT / "deploy" / "fogline.service").read_text(encoding="utf-8")
    program = re.search(r"^ExecStart=(\S+)/bin/fogline ", service, re.MULTILINE)
    assert program
    assert f"-m venv {tmp_path}{program[1]}\n" in told
    settings = told[told.index("test -e") : told.index("echo 'Start it")]
    subprocess.run(["sh", "-c", settings], cwd=ROOT, check=True)
    made = tmp_path / "etc/fogline/fogline.toml"
    expected = {"allowed-host": ["games.example.org"], "trusted-proxy": ["127.0.0.1"]}
    assert tomllib.loads(made.read_text(encoding="utf-8")) == expected
    assert made.stat().st_mode & 0o777 == 0o600
    made.write_text("port = 8001\n", encoding="utf-8")
    subprocess.run(["sh", "-c", settings], cwd=ROOT, check=True)
    assert made.read_text(encoding="utf-8") == "port = 8001\n", "what a host has written stays"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built without the compiler, which takes minutes."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
    words = ["wheel", "-q", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True, env={**os.environ, "FOGLINE_PURE": "1"})
    return next(folder.glob("*.whl"))


def test_a_wheel_has_everything_and_serves_the_pages(wheel: Path, tmp_path: Path) -> None:
    """Installed where nothing else of Fogline is."""
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        packed.extractall(tmp_path / "site")
        metadata = packed.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert "Do Not Upload" not in metadata
    for needed in (
        "fogline/server/client/index.html",
        "fogline/locale/fr/terminal-hosting.ftl",
        "fogline/titles/panzer/words/es/words.ftl",
        "fogline/server/storage/migrations/versions/v1_first.py",
        "fogline/py.typed",
    ):
        assert needed in names, needed
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.environ", env)
        (tmp_path / "games").mkdir()
        with process(tmp_path / "games") as (_, url), httpx.Client(base_url=url, timeout=30) as http:
            page = http.get("/")
            assert page.status_code == 200
            assert "<!doctype html>" in page.text.lower()
            assert [game["name"] for game in http.get("/api/games").json()["games"]]


def needed(name: str) -> set[str]:
    """The packages that an installed package needs, including indirect ones."""
    found: set[str] = set()
    wanted = [Requirement(name)]
    for requirement in wanted:
        if canonicalize_name(requirement.name) not in found:
            found.add(canonicalize_name(requirement.name))
            parts = map(Requirement, distribution(requirement.name).requires or ())
            extras = requirement.extras or {""}
            wanted += [
                part for part in parts if not part.marker or any(part.marker.evaluate({"extra": e}) for e in extras)
            ]
    return found


GAME = """
import random
import fogline
rules = fogline.game("stalingrad")
state, rng = rules.new(fogline.Setup("stalingrad", rules.scenarios[0], {"mode": "basic"})), random.Random(1)
while seats := rules.to_act(state):
    if seats[0] == fogline.CHANCE:
        rules.apply(state, seats[0], rng.choice([action for action, _ in rules.outcomes(state)]))
    else:
        rules.apply(state, seats[0], rng.choice(rules.legal(state, seats[0])))
print(rules.outcome(state).reasons)
"""


def test_a_light_install_has_few_packages_and_plays(wheel: Path, tmp_path: Path) -> None:
    """The wheel alone, without extras: library, terminal and bots. Its dependencies are taken from this environment."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "empty")], check=True)
    site = next((tmp_path / "empty").glob("lib/python*/site-packages"))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
        metadata = email.message_from_bytes(packed.read(next(n for n in packed.namelist() if n.endswith("/METADATA"))))
    base = [Requirement(line) for line in metadata.get_all("Requires-Dist", [])]
    for name in set().union(
        *(needed(str(one)) for one in base if not one.marker or one.marker.evaluate({"extra": ""}))
    ):
        for file in distribution(name).files or ():
            if file.parts[0] != ".." and file.suffix != ".pyc":
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                (site / file).symlink_to(Path(str(file.locate())))

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(tmp_path / "empty" / "bin" / "python"), *words]
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)

    listing = (
        "from importlib.metadata import distributions; print(*{found.name for found in distributions()}, sep='\\n')"
    )
    installed = set(run("-c", listing).stdout.split())
    assert "fogline" in installed
    assert len(installed) <= 15, sorted(installed)
    assert installed.isdisjoint({"fastapi", "uvicorn", "sqlalchemy", "psycopg", "prometheus-client", "networkx"})
    fogline = ("-m", "fogline", "--language", "en")
    assert "stalingrad" in run(*fogline, "games").stdout
    match = run(*fogline, "arena", "stalingrad", "--bots", "regular", "recruit", "--games", "2", "--seed", "1")
    assert match.returncode == 0, match.stderr
    assert "regular" in match.stdout
    played = run("-c", GAME)
    assert played.stdout.strip(), played.stderr
    refused = run(*fogline, "serve")
    assert refused.returncode == 2
    assert refused.stderr == "fogline: fogline[server]: some packages are missing: pip install 'fogline[server]'\n"


def test_wheels_of_other_platforms_are_described() -> None:
    described = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    assert "cp311-*" in described["build"]
    assert "fogline" in described["test-command"]
