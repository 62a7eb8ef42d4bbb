"""Gestures: dragging by mouse and by touch, and moving from element to element by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, what: Locator, where: Locator) -> None:
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(where), steps=4)
    page.mouse.up()


@contextmanager
def finger(page: Page) -> Iterator[Any]:
    """Touches as the browser gets them from a screen."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    yield touch
    session.detach()


def drag_by_touch(page: Page, what: Locator, where: Locator) -> None:
    (x, y), (to_x, to_y) = middle(what), middle(where)
    with finger(page) as touch:
        touch("touchStart", x, y)
        for part in (0.3, 0.6, 1.0):
            touch("touchMove", x + (to_x - x) * part, y + (to_y - y) * part)
        touch("touchEnd")


def walk_to(page: Page, wanted: str, most: int = 80) -> None:
    """Press Tab until an element that matches the selector has the focus."""
    for _ in range(most):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")
