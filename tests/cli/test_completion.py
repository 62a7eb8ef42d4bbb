"""``fogline completion``: the scripts, each in its shell."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from fogline.__main__ import ALL_COMMANDS, main
from fogline.cli.completion import SCRIPTS
from fogline.locale import LANGUAGES

PATIENCE = 60.0
CASES = [
    ("fogline pla", {"play"}),
    ("fogline p", {"play", "puzzles"}),
    ("fogline --language e", {"en", "es"}),
    ("fogline play s", {"stalingrad", "spearpoint"}),
    ("fogline play --scena", {"--scenario", "--scenario-file"}),
    ("fogline play stalingrad --scenario deep-", {"deep-front", "deep-battle"}),
    ("fogline play stalingrad --against v", {"veteran"}),
    ("fogline --language es play stalingrad --against ve", {"veteran"}),
    ("fogline arena panzer --bots veteran re", {"recruit", "regular"}),
    ("fogline arena panzer --seed play --pre", {"--preset"}),
    ("fogline puzzles m", {"make"}),
    ("fogline puzzles make --rej", {"--rejudge"}),
    ("fogline admin games --state r", {"running"}),
    ("fogline admin g", {"games", "give-back"}),
    ("fogline completion ", {"bash", "zsh", "fish"}),
    ("fogline replay my.r", {"my.record"}),
    ("fogline play stalingrad --resume my.r", {"my.record"}),
    ("fogline train panzer --folder my-", {"my-training"}),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the scripts, a record and a folder of a training run."""
    found = tmp_path_factory.mktemp("completion")
    (found / "my.record").touch()
    (found / "my-training").mkdir()
    for shell in SCRIPTS:
        (found / f"script.{shell}").write_text(script(shell), encoding="utf-8")
    return found


def script(shell: str, language: str = "en") -> str:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main(["--language", language, "completion", shell]) == 0
    return said.getvalue()


def installed(shell: str) -> str:
    found = shutil.which(shell)
    assert found is not None, f"{shell} is missing: `make test` installs Debian's package where it can"
    return found


def run(folder: Path, *words: str) -> str:
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_is_valid_in_every_language(shell: str, tmp_path: Path) -> None:
    where = installed(shell)
    for language in LANGUAGES:
        file = tmp_path / f"{language}.{shell}"
        file.write_text(script(shell, language), encoding="utf-8")
        run(tmp_path, where, "-n", os.fspath(file))


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_has_every_command(shell: str) -> None:
    said = script(shell)
    assert all(re.search(rf"\b{name}\b", said) for name in ALL_COMMANDS)


BASH = """
source script.bash
for line in "$@"; do
  read -ra COMP_WORDS <<< "$line"
  [[ $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _fogline
  (IFS=' '; echo "${COMPREPLY[*]}")
done
"""


def test_bash_completes(folder: Path) -> None:
    said = run(folder, installed("bash"), "--norc", "-c", BASH, "bash", *(line for line, _ in CASES))
    assert [set(line.split()) for line in said.splitlines()] == [found for _, found in CASES]


def test_bash_completes_a_value_after_an_equals_sign(folder: Path) -> None:
    """Bash splits words there."""
    said = run(
        folder, installed("bash"), "--norc", "-c", BASH, "bash", "fogline play --against = ve", "fogline play -x"
    )
    assert said.splitlines() == ["veteran", ""]


def test_fish_completes(folder: Path) -> None:
    fish = installed("fish")
    asked = "source script.fish\n" + "".join(f"complete -C '{line}'\necho ---\n" for line, _ in CASES)
    said = run(folder, fish, "--no-config", "-c", asked).split("---\n")[:-1]
    found = [{line.split("\t")[0].rstrip("/") for line in part.splitlines()} for part in said]
    assert found == [found for _, found in CASES]


def test_zsh_completes(folder: Path) -> None:
    """In a separate terminal, since zsh completes nowhere else."""
    shell = Typed(folder, installed("zsh"), "-f", "-i")
    shell.type(
        "PS1='READY> '; autoload -U compinit; compinit -u -D; source ./script.zsh; LISTMAX=1000; unsetopt automenu\n"
    )
    shell.until("READY> ")
    for line, found in CASES:
        shell.type(f"{line}\t\t")
        for word in found:
            shell.until(word if len(found) > 1 else f"{line[: line.rindex(' ')]} {word}")
        shell.type("\x15\x0c")  # clear the line, and the screen
    shell.close()


class Typed:
    """A shell on a terminal, to which a person types."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._process, self._end = pty.fork()
        if self._process == 0:
            os.chdir(folder)
            os.environ.update({"TERM": "xterm", "COLUMNS": "200", "LINES": "50", "HOME": os.fspath(folder)})
            os.execv(words[0], words)
        self._seen = ""

    def type(self, text: str) -> None:
        self._seen = ""
        os.write(self._end, text.encode())

    def until(self, wanted: str) -> None:
        """Wait until the shell shows *wanted*."""
        end = time.monotonic() + PATIENCE
        while wanted not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|[\x07\x08\r]", "", self._seen):
            ready, _, _ = select.select([self._end], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{wanted!r} is not in {self._seen!r}"
            self._seen += os.read(self._end, 65536).decode(errors="replace")

    def close(self) -> None:
        os.close(self._end)
        os.waitpid(self._process, 0)
