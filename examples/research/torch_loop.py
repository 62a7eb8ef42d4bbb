"""Self-play in PyTorch on a batch of games: a policy gradient with the value as its baseline.

pip install fogline torch && python examples/research/torch_loop.py
"""

from time import process_time
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from fogline import Setup
from fogline.research.batch import Batch


def answer(net: nn.Module, seen: Any, masks: Any) -> tuple[Categorical, torch.Tensor]:
    """The policy and the values, for rows of observations and masks."""
    found = net(torch.log2(1 + torch.as_tensor(np.array(seen)).float()))
    return Categorical(logits=found[:, :-1].masked_fill(torch.as_tensor(np.array(masks)) == 0, -1e9)), found[:, -1]


def train(setup: Setup, minutes: float, games: int = 128, rows: int = 8192) -> nn.Module:
    """A network trained by self-play for this many *minutes* of processor time."""
    batch = Batch(setup, games, seed=1)
    width, numbers = batch.observations.shape[1], batch.masks.shape[1]
    net = nn.Sequential(nn.Linear(width, 128), nn.ReLU(), nn.Linear(128, numbers + 1))
    optimizer, end = torch.optim.Adam(net.parameters(), 1e-3), process_time() + 60 * minutes
    open_games: list[list[tuple[Any, ...]]] = [[] for _ in range(games)]  # decisions without a result so far
    finished: list[tuple[Any, ...]] = []
    while process_time() < end:
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        with torch.no_grad():
            chosen = answer(net, seen, masks)[0].sample().numpy()
        for game, decision in enumerate(zip(seen, masks, chosen, seats, strict=True)):
            open_games[game].append(decision)
        batch.step(chosen)
        for game in np.flatnonzero(batch.ends).tolist():
            finished += [(*decision, batch.rewards[game, decision[3]]) for decision in open_games[game]]
            open_games[game] = []
        while len(finished) >= rows:
            some, finished = finished[:rows], finished[rows:]
            views, legal, numbers_chosen, _, results = (np.array(part) for part in zip(*some, strict=True))
            policy, values = answer(net, views, legal)
            miss = torch.as_tensor(results).float() - values
            gain = policy.log_prob(torch.as_tensor(numbers_chosen)) * miss.detach() + 0.01 * policy.entropy()
            optimizer.zero_grad()
            (miss.square() - gain).mean().backward()
            optimizer.step()
    return net


if __name__ == "__main__":
    torch.set_num_threads(1)
    torch.save(train(Setup("stalingrad", "quick-duel"), minutes=3).state_dict(), "quick-duel.pt")
