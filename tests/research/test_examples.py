"""The notebooks run and show what their files say; the examples with PyTorch learn."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, Final

import pytest

from tests.research.examples import NOTEBOOKS, codes, outputs, read, shown

FILES: Final = sorted(NOTEBOOKS.glob("*.ipynb"))
RESEARCH: Final = NOTEBOOKS.parent / "research"
GAMES: Final = 60


def test_there_are_notebooks() -> None:
    assert len(FILES) >= 3


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_notebook_shows_what_its_cells_do(path: Path) -> None:
    notebook = read(path)
    assert outputs(notebook, path.name) == [shown(cell) for cell in codes(notebook)]
    assert any(shown(cell) for cell in codes(notebook))


def test_the_loop_in_pytorch_is_short() -> None:
    assert len((RESEARCH / "torch_loop.py").read_text(encoding="utf-8").splitlines()) <= 60


def run(name: str) -> dict[str, Any]:
    """The names of an example that needs PyTorch, which no extra of Fogline installs."""
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch sb3-contrib")
    return runpy.run_path(str(RESEARCH / name))


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.filterwarnings("default")
def test_the_loop_in_pytorch_learns() -> None:
    """Two minutes on one core against two seconds, both against random play."""
    from fogline import Setup
    from fogline.research.adapters.gymnasium import FoglineEnv

    loop = run("torch_loop.py")
    shares = []
    for minutes in (0.0, 2.0):
        net, wins = loop["train"](Setup("stalingrad", "quick-duel"), minutes), 0
        env = FoglineEnv("stalingrad", opponent="random", seat=None)
        for game in range(GAMES):
            (seen, _), reward, over = env.reset(seed=game), 0.0, False
            while not over:
                policy, _ = loop["answer"](net, seen["observation"][None], seen["action_mask"][None])
                seen, reward, terminated, truncated, _ = env.step(int(policy.sample()))
                over = terminated or truncated
            wins += reward > 0
        shares.append(wins / GAMES)
    assert shares[0] < shares[1] > 0.6


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.filterwarnings("default")
def test_maskable_ppo_learns_to_beat_a_recruit() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install torch sb3-contrib")
    ppo = run("maskable_ppo.py")
    untrained = ppo["evaluate"](ppo["train"]("recruit", 0.0), "recruit", GAMES, 10**6)
    trained = ppo["evaluate"](ppo["train"]("recruit", ppo["MINUTES"]), "recruit", GAMES, 10**6)
    assert untrained < GAMES / 2 < trained
