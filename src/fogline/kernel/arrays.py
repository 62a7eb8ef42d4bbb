"""The only access to the compiler's unboxed types, with a pure-Python stand-in.

Compiled modules see ``i64`` and ``u8`` as machine integers and ``vec[i64]`` as a flat array. Interpreted, an ``i64`` is
an ``int`` and a ``vec`` is a plain ``list``, which the interpreter indexes fastest. Only features common to both are
used: indexing, slicing, ``len``, iteration, and building from a list. An ``i64`` wraps around when compiled and grows
when interpreted: mask before a product can overflow.

This module itself is never compiled: it serves both compiled and interpreted code.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.random import Random as Dice
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr, u8
else:
    from random import Random

    class vec:  # noqa: N801 - it stands in for a class of that name
        """``vec[i64](items)`` is ``list(items)``."""

        def __class_getitem__(cls, item: Any) -> type:
            return list

    try:
        from librt.random import Random as Dice
        from mypy_extensions import i64, mypyc_attr, u8
    except ImportError:
        i64 = u8 = int
        Dice = Random

        def mypyc_attr(*_args: object, **_kwargs: object) -> Any:
            return lambda cls: cls


def _is_compiled() -> bool:
    spec = find_spec("fogline.kernel.choices")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


COMPILED: bool = _is_compiled()
"""Whether kernel and games run as machine code."""


def memory(size: int) -> vec[u8]:
    """*size* zero bytes, for compiled code to write to and for plain Python to read."""
    if COMPILED:
        from librt.vecs import vec as flat

        return flat[u8]([0] * size)
    return vec[u8]([0] * size)


__all__ = ["COMPILED", "Dice", "i64", "memory", "mypyc_attr", "u8", "vec"]
