"""Runs a command under the system call filter of a systemd unit, without systemd: ``python -m tests.tools.confined UNIT
COMMAND...``. Systemd supplies the calls of its groups, and libseccomp, its own dependency, builds the filter. Memory
that is both writable and executable is refused, as by ``MemoryDenyWriteExecute``."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ALLOW: Final = 0x7FFF0000
REFUSE: Final = 0x00050000 | 1
"""The call fails with EPERM."""
MASKED_EQ: Final = 7
WRITE, EXEC = 2, 4
SHM_EXEC: Final = 0o100000


class _Compared(ctypes.Structure):
    _fields_ = (("arg", ctypes.c_uint), ("op", ctypes.c_int), ("mask", ctypes.c_uint64), ("wanted", ctypes.c_uint64))


def listed(unit: Path) -> set[str]:
    """The calls that the ``SystemCallFilter`` of a unit allows."""
    found: set[str] = set()
    for line in unit.read_text(encoding="utf-8").splitlines():
        name, _, value = line.partition("=")
        if name == "SystemCallFilter":
            calls = {call for group in value.removeprefix("~").split() for call in _calls(group)}
            found = found - calls if value.startswith("~") else found | calls
    return found


def _calls(group: str) -> set[str]:
    if not group.startswith("@"):
        return {group}
    said = subprocess.run(
        ["systemd-analyze", "syscall-filter", "--no-pager", group], capture_output=True, text=True, check=True
    ).stdout
    words = [
        line.strip() for line in said.splitlines()[1:] if line.startswith("    ") and not line.strip().startswith("#")
    ]
    return {call for word in words for call in _calls(word)}


def confine(unit: Path) -> None:
    """Put this process, and everything that it starts, under the filters of a unit."""
    library: Any = ctypes.CDLL("libseccomp.so.2")
    library.seccomp_init.restype = ctypes.c_void_p
    allowed = library.seccomp_init(REFUSE)
    for call in listed(unit):
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number >= 0:
            _add(library, allowed, ALLOW, number)
    filters = [allowed]
    if "MemoryDenyWriteExecute=yes" in unit.read_text(encoding="utf-8"):
        filters.append(denied := library.seccomp_init(ALLOW))
        rules = (("mmap", 2, WRITE | EXEC), ("mprotect", 2, EXEC), ("pkey_mprotect", 2, EXEC), ("shmat", 2, SHM_EXEC))
        for call, arg, mask in rules:
            number = library.seccomp_syscall_resolve_name(call.encode())
            _add(library, denied, REFUSE, number, _Compared(arg, MASKED_EQ, mask, mask))
    for one in filters[::-1]:  # the second needs the call that the first may forbid
        if library.seccomp_load(ctypes.c_void_p(one)) != 0:
            raise OSError("the filter cannot be loaded")


def _add(library: Any, one: int, action: int, number: int, *compared: _Compared) -> None:
    array = (_Compared * len(compared))(*compared)
    if library.seccomp_rule_add_array(ctypes.c_void_p(one), ctypes.c_uint32(action), number, len(compared), array) != 0:
        raise OSError("the filter cannot be made")


if __name__ == "__main__":
    confine(Path(sys.argv[1]))
    os.execv(sys.argv[2], sys.argv[2:])
