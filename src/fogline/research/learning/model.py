"""The network during learning, in JAX: the same layers as ``fogline.bots.network``, with learning steps.

Most numbers of a view are zero in all games of a set-up (cells outside its battlefield, cards that it does not use).
The first layer has weights only for numbers that have occurred (``Columns``); all other weights are saved as zeros."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from fogline.bots.network import SCALES
from fogline.research.learning.plan import Plan

STEPPING: Final = 64
"""The width is a multiple of this number, so that the network is rarely recompiled."""


class Columns:
    """The positions, within a view, of all numbers that were ever non-zero, in the order of discovery."""

    def __init__(self, whole: int, places: Any = ()) -> None:
        self.whole: Final = whole
        """The length of a view."""
        self.places: Any = np.asarray(places, np.int64)

    @property
    def width(self) -> int:
        """The width of the first layer."""
        return max(1, -(-len(self.places) // STEPPING)) * STEPPING

    def add(self, seen: Any) -> bool:
        """Add the places where *seen* is not zero. Returns whether the first layer must be widened."""
        before = self.width
        new = np.setdiff1d(np.flatnonzero(seen), self.places)
        self.places = np.concatenate([self.places, new])
        return self.width != before

    def take(self, views: Any, into: Any) -> None:
        """Copy the seen numbers of *views* to the left part of *into*."""
        into[:, : len(self.places)] = views[:, self.places]


NEVER: Final = -1e9
"""The log-weight of an illegal choice."""
Layers = list[tuple[Any, Any]]


def kind_of(plan: Plan) -> Any:
    """The number type used for factors in matrix products."""
    return jnp.bfloat16 if plan.halves else jnp.float32


_OPTIMISER: Final = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(b1=0.9, b2=0.99, eps=1e-6))
_TABLE: Final = np.asarray(SCALES)


class Minibatch(NamedTuple):
    """Decisions to learn from."""

    views: Any
    masks: Any
    chosen: Any
    weights: Any
    """The logarithm of the probability with which each choice was made."""
    advantages: Any
    returns: Any


class Told(NamedTuple):
    """Figures of one learning step."""

    entropy: Any
    miss: Any
    """The mean squared error of the values."""
    change: Any
    """The distance between the policy and the one that played."""
    away: Any
    """The distance between the policy and that of the average weights."""


class Weights(NamedTuple):
    """The state that learning steps change."""

    newest: Layers
    average: Layers
    optimiser: Any


def first_weights(sizes: tuple[int, ...], energy: float, seed: int) -> Weights:
    """Random weights. *energy* is the mean squared norm of the first layer's input."""
    rng = np.random.default_rng(seed)
    layers: Layers = []
    for size, following in pairwise(sizes):
        scale = (2 / (size if layers else energy)) ** 0.5
        weights = rng.standard_normal((size, following), dtype=np.float32) * np.float32(scale)
        layers.append((jnp.asarray(weights), jnp.zeros(following, jnp.float32)))
    last, biases = layers[-1]
    layers[-1] = (last * 0.05, biases)
    return Weights(layers, layers, _OPTIMISER.init(layers))


def widened(tree: Any, rows: int) -> Any:
    """Widen the first layer of weights or layers to this many *rows*; the new rows are zero."""
    first = (jax.tree_util.SequenceKey(0), jax.tree_util.SequenceKey(0))

    def widen(path: Any, found: Any) -> Any:
        return jnp.pad(found, ((0, rows - found.shape[0]), (0, 0))) if path[-2:] == first else found

    return jax.tree_util.tree_map_with_path(widen, tree)


@partial(jax.custom_vjp, nondiff_argnums=(0,))
def _product(kind: Any, left: Any, right: Any) -> Any:
    """The product of two matrices, with low-precision factors and full-precision sums."""
    return jnp.dot(left.astype(kind), right.astype(kind), preferred_element_type=jnp.float32)


def _product_forward(kind: Any, left: Any, right: Any) -> Any:
    return _product(kind, left, right), (left, right)


def _product_back(kind: Any, kept: Any, slope: Any) -> Any:
    """The gradients of the product. Those of the weights are sums over many rows, where low-precision factors are no
    faster."""
    left, right = kept
    return _product(kind, slope, right.T).astype(left.dtype), left.astype(jnp.float32).T @ slope


_product.defvjp(_product_forward, _product_back)


def _answer(layers: Layers, views: Any, kind: Any) -> tuple[Any, Any]:
    found = jnp.asarray(_TABLE)[views].astype(kind)
    for weights, biases in layers[:-1]:
        found = jax.nn.relu(_product(kind, found, weights) + biases).astype(kind)
    weights, biases = layers[-1]
    found = _product(kind, found, weights) + biases
    return found[:, :-1], jnp.tanh(found[:, -1])


answer = jax.jit(_answer, static_argnames="kind")
"""The weights of the choices (as logarithms) and the values, for views given as rows of numbers. *kind* is the number
type of factors."""


def _policy(layers: Layers, views: Any, masks: Any, kind: Any) -> tuple[Any, Any]:
    found, values = _answer(layers, views, kind)
    return jax.nn.log_softmax(jnp.where(masks > 0, found, NEVER)), values


def loss(newest: Layers, average: Layers, data: Minibatch, variety: Any, plan: Plan, verbs: int) -> Any:
    """The loss of self-play, with the figures of the step."""
    clip, kind = plan.clip, kind_of(plan)
    policy, values = _policy(newest, data.views, data.masks, kind)
    shares = jnp.exp(policy)
    chosen = jnp.take_along_axis(policy, data.chosen[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - data.weights)
    gain = jnp.minimum(ratio * data.advantages, jnp.clip(ratio, 1 - clip, 1 + clip) * data.advantages).mean()
    entropy = -(shares * jnp.where(data.masks > 0, policy, 0)).sum(1).mean()
    miss = ((values - data.returns) ** 2).mean()
    goal = jax.lax.stop_gradient(_policy(average, data.views, data.masks, kind)[0])
    away = (shares * jnp.where(data.masks > 0, policy - goal, 0)).sum(1).mean()
    below = jax.nn.relu(np.log(plan.floor) - policy[:, :verbs])
    forgotten = jnp.where(data.masks[:, :verbs] > 0, below, 0).sum(1).mean()
    told = Told(entropy, miss, (data.weights - chosen).mean(), away)
    goals = 0.5 * miss - variety * entropy + plan.pull * away + plan.floor_weight * forgotten
    return goals - gain, told


def imitation_loss(newest: Layers, _average: Layers, data: Minibatch, _variety: Any, plan: Plan, _verbs: int) -> Any:
    """The loss of imitation, with the figures of the step."""
    policy, values = _policy(newest, data.views, data.masks, kind_of(plan))
    chosen = jnp.take_along_axis(policy, data.chosen[:, None], 1)[:, 0]
    entropy = -(jnp.exp(policy) * jnp.where(data.masks > 0, policy, 0)).sum(1).mean()
    miss = ((values - data.returns) ** 2).mean()
    return 0.5 * miss - chosen.mean(), Told(entropy, miss, -chosen.mean(), jnp.zeros(()))


@partial(jax.jit, static_argnames=("plan", "verbs", "imitates"))
def learn(
    weights: Weights, data: Minibatch, variety: Any, rate: Any, *, plan: Plan, verbs: int = 0, imitates: bool = False
) -> tuple[Weights, Told]:
    """Perform one learning step. The first *verbs* numbers are verbs."""
    small = imitation_loss if imitates else loss
    slope, told = jax.grad(small, has_aux=True)(weights.newest, weights.average, data, variety, plan, verbs)
    change, optimiser = _OPTIMISER.update(slope, weights.optimiser, weights.newest)
    newest = jax.tree.map(lambda one, by: one - rate * by, weights.newest, change)
    return Weights(newest, weights.average, optimiser), told


def _averaged(weights: Weights, keep: Any) -> Weights:
    average = jax.tree.map(lambda old, new: keep * old + (1 - keep) * new, weights.average, weights.newest)
    return weights._replace(average=average)


averaged = jax.jit(_averaged)
"""Move the average towards the newest weights."""


def plain(layers: Layers, columns: Any, width: int) -> list[tuple[Any, Any]]:
    """The layers as NumPy arrays; the first layer has a row for every number of a view."""
    found = [(np.asarray(weights), np.asarray(biases)) for weights, biases in layers]
    first = np.zeros((width, found[0][0].shape[1]), np.float32)
    first[columns] = found[0][0][: len(columns)]
    return [(first, found[0][1]), *found[1:]]
