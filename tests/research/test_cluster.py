"""Games on the nodes of a Ray cluster: refusals before any game. ``test_nodes.py`` plays on two nodes."""

from __future__ import annotations

import importlib
import socket
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from fogline.kernel.errors import BadData
from fogline.locale import LANGUAGES, texts_in
from fogline.research import cluster
from tests.cli.terminal import Terminal

HERE = "1.0.0, 0123456789ab"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "panzer", "--bots", "random", "--games", "2"),
        ("balance", "panzer", "--level", "random", "--games", "2"),
        ("train", "panzer", "--games", "2", "--folder", "never-made"),
        ("puzzles", "make", "panzer", "--out", "never-made"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_ray_the_extra_is_named(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], language: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # simulates a missing installation
    said = terminal.run(*words, "--ray", "auto", "--language", language)
    assert not Path("never-made").exists()
    assert said.code == 2
    assert said.out == ""
    assert said.err == f"fogline: --ray: {texts_in(language)('data-no-ray')}\n"
    assert "fogline[cluster]" in said.err


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_where_nobody_listens_is_refused(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # bound, but not listening
        address = form.format(free.getsockname()[1])
        with pytest.raises(BadData, match=r"no Ray cluster is available: .*refused"):
            cluster._refuse_silent(address)
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(BadData, match="refused"):
            cluster._refuse_silent("auto")
        free.listen()
        cluster._refuse_silent(address)
        cluster._refuse_silent("auto")


@pytest.mark.parametrize("address", ["auto", "local", "my-cluster"])
def test_ray_checks_other_addresses(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    cluster._refuse_silent(address)


def test_nodes_must_have_the_same_sources() -> None:
    cluster.refuse_others("auto", HERE, {"10.0.0.1": [HERE, HERE], "10.0.0.2": [HERE]})
    with pytest.raises(BadData) as refused:
        cluster.refuse_others("auto", HERE, {"10.0.0.1": [HERE, "0.0.9, ba9876543210"], "10.0.0.2": [""]})
    assert refused.value.told is not None
    assert refused.value.told.values == {"here": HERE, "nodes": ("10.0.0.1 (0.0.9, ba9876543210)", "10.0.0.2 (–)")}


def test_a_node_with_other_sources_does_not_work() -> None:
    here = cluster.Sources(("panzer",), ("numpy",), cluster.sources_of(("panzer",), ("numpy",)))
    assert f"numpy {version('numpy')}" in here.name
    assert cluster._work(len, "four", here) == 4
    with pytest.raises(BadData, match="lack the sources"):
        cluster._work(len, "four", here._replace(name=HERE))
    assert cluster.sources_of((), ("no-such-package",)).endswith("no-such-package ?")


def test_compiled_files_are_no_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain and compiled builds of the same sources are equal; a changed line is not."""
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "somebodys_title"
    folder.mkdir()
    rules = folder / "rules.py"
    (folder / "__init__.py").write_text("")
    rules.write_text("TURNS = 1\n")
    monkeypatch.setitem(sys.modules, folder.name, importlib.import_module(folder.name))
    before = cluster.hash_of([folder.name])
    (folder / "rules.so").write_text("compiled")
    (folder / "__pycache__").mkdir(exist_ok=True)
    (folder / "__pycache__" / "rules.pyc").write_text("compiled")
    assert cluster.hash_of([folder.name]) == before
    assert cluster.hash_of(["fogline", folder.name]) != cluster.hash_of(["fogline"])
    rules.write_text("TURNS = 2\n")
    assert cluster.hash_of([folder.name]) != before
    rules.rename(folder / "book.py")
    assert cluster.hash_of([folder.name]) != before
    alone = tmp_path / "title_in_one_file.py"
    alone.write_text("TURNS = 1\n")
    monkeypatch.setitem(sys.modules, alone.stem, importlib.import_module(alone.stem))
    assert cluster._files(alone.stem) == [(alone.stem, alone)]


def test_the_built_pages_do_not_count() -> None:
    names = [name for name, _ in cluster._files("fogline")]
    assert "fogline/research/cluster.py" in names
    assert "fogline/titles/panzer/bots/belief.toml" in names
    assert not [name for name in names if "client/" in name or name.endswith((".so", ".pyc"))]
