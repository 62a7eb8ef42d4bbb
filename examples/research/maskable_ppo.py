"""MaskablePPO of sb3-contrib learns to beat a level, on one core.

pip install 'fogline[research]' torch sb3-contrib
python examples/research/maskable_ppo.py --minutes 2
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

import fogline.research.adapters.gymnasium as fogline_envs
from fogline.kit.research import wilson

MINUTES = 2.0
"""Minutes of processor time: enough to win most games against a recruit."""


def make(opponent: str, **options: Any) -> gymnasium.Env:
    """Quick Duel from either side. The policy gets its mask from ``action_masks``, and sees the numbers of the view as
    logarithms."""
    env = gymnasium.make(f"{fogline_envs.__name__}:fogline/Stalingrad-v1", opponent=opponent, seat=None, **options)
    width = env.observation_space["observation"].shape
    return gymnasium.wrappers.TransformObservation(
        env, lambda seen: np.log2(1 + seen["observation"].astype(np.float32)), Box(0, 8, width, np.float32)
    )


def evaluate(model: MaskablePPO, opponent: str, games: int, seed: int) -> int:
    """The number of *games* that the policy wins."""
    env, wins = make(opponent), 0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        reward, over = 0.0, False
        while not over:
            number, _ = model.predict(seen, action_masks=env.get_wrapper_attr("action_masks")())
            seen, reward, terminated, truncated, _ = env.step(number)
            over = terminated or truncated
        wins += reward > 0
    return wins


def train(opponent: str, minutes: float, envs: int = 32, seed: int = 1) -> MaskablePPO:
    """A policy trained against *opponent* for this many *minutes* of processor time."""
    torch.set_num_threads(1)
    games = VecMonitor(DummyVecEnv([partial(make, opponent)] * envs))
    model = MaskablePPO(
        "MlpPolicy", games, learning_rate=5e-4, n_steps=128, batch_size=1024, n_epochs=4, gamma=1.0, gae_lambda=0.97,
        ent_coef=0.01, seed=seed, device="cpu", policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip
    begun, told = time.process_time(), 0

    def goes_on(*_: Any) -> bool:
        nonlocal told
        spent = (time.process_time() - begun) / 60
        if spent >= told + 1:
            told = int(spent)
            recent = [game["r"] for game in model.ep_info_buffer]
            print(
                f"{told} min: {model.num_timesteps} decisions, mean of 100 results {np.mean(recent):+.2f}", flush=True
            )
        return spent < minutes

    model.learn(10**9, callback=goes_on)
    return model


def main() -> None:
    """Train a policy, and compare it with an untrained one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=MINUTES, help="of processor time")
    parser.add_argument("--opponent", default="recruit")
    parser.add_argument("--games", type=int, default=200, help="games of the evaluation")
    args = parser.parse_args()
    for name, minutes in (("untrained", 0.0), (f"{args.minutes:g} minutes", args.minutes)):
        model = train(args.opponent, minutes)
        wins = evaluate(model, args.opponent, args.games, 10**6)
        low, high = wilson(wins, args.games)
        print(
            f"{name}: {model.num_timesteps} decisions, won {wins / args.games:.0%} ({low:.0%} to {high:.0%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
