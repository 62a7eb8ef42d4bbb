"""Coverage: whether an open panel lies on a card that can be chosen, and the size of touch targets."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

CARDS: Final = ".board [data-cell], button[data-thing]:not(.idle)"
"""All pointer targets: cells of a grid, Units and usable cards in hand."""
PANELS: Final = ".menu, .arranging, .advice.open, .shot, .refusal, .acts, .now, p.attack"
"""Panels that open, or stay open, during a choice."""

COVERED: Final = """async ([cards, panels]) => {
    for (let time = 0; time < 3; time++) await new Promise((drawn) => requestAnimationFrame(drawn));
    document.scrollingElement.scrollTo(0, 0);
    const seen = (node) => {
        let { left, top, right, bottom } = node.getBoundingClientRect();
        for (let box = node.parentElement; box !== null; box = box.parentElement) {
            if (getComputedStyle(box).overflowY === "visible") continue;
            const isPage = box === document.documentElement || box === document.body;
            const edge = isPage ? { top: 0, bottom: innerHeight } : box.getBoundingClientRect();
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        bottom = Math.min(bottom, innerHeight);
        return left < right && top < bottom ? { left, top, right, bottom } : null;
    };
    const found = [];
    for (const panel of document.querySelectorAll(panels)) {
        const lid = seen(panel);
        if (!lid) continue;
        for (const card of document.querySelectorAll(cards)) {
            const box = seen(card);
            if (!box || panel.contains(card)) continue;
            const wide = Math.min(lid.right, box.right) - Math.max(lid.left, box.left);
            const high = Math.min(lid.bottom, box.bottom) - Math.max(lid.top, box.top);
            const name = card.dataset.cell ?? card.dataset.thing;
            if (wide > 1 && high > 1) found.push(`${panel.className} on ${name}: ${wide.toFixed()}x${high.toFixed()}`);
        }
    }
    return found;
}"""


def covered(page: Page) -> list[str]:
    """Panels that lie on cards, at the top of the page."""
    found: list[str] = page.evaluate(COVERED, [CARDS, PANELS])
    return found


SPILLED: Final = """() => [...document.querySelectorAll(".board .caption")].flatMap((caption) => {
    const box = caption.getBoundingClientRect();
    const place = caption.parentElement.getBoundingClientRect();
    return [...document.querySelectorAll(".board [data-cell]")].flatMap((cell) => {
        const card = cell.getBoundingClientRect();
        const [x, y] = [(card.left + card.right) / 2, (card.top + card.bottom) / 2];
        const isOwn = x > place.left && x < place.right && y > place.top && y < place.bottom;
        const share = Math.max(0, Math.min(box.right, card.right) - Math.max(box.left, card.left))
            * Math.max(0, Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top)) / (card.width * card.height);
        const said = `${caption.textContent} on ${cell.dataset.cell}: ${share.toFixed(2)}`;
        return share > (isOwn ? 0.4 : 0.1) ? [said] : [];
    });
})"""
"""A result caption lies on its card and leaves most of it visible."""


def spilled(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SPILLED)
    return found


CUT: Final = """() => [...document.querySelectorAll(".board .caption")].flatMap((caption) => {
    const texts = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of text.data.matchAll(/[\\p{L}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word);
        }
    }
    return found;
})"""


def cut_words(page: Page) -> list[str]:
    """Words of results that take up two lines."""
    found: list[str] = page.evaluate(CUT)
    return found


LEAST: Final = 44
"""The size of a touch target, in pixels."""
TOUCHABLE: Final = "button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem]"
SMALL: Final = """([touchable, least]) => {
    const found = [];
    for (const node of document.querySelectorAll(touchable)) {
        if (!node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const style = getComputedStyle(node);
        if (style.display === "inline" || node.matches(".clause")) continue; // within a text
        if (style.clipPath !== "none" || node.closest(".unseen, .skip")) continue; // only for readers and keys
        const area = (node.matches("input[type=checkbox], input[type=radio]") && node.closest("label")) || node;
        const { width, height } = area.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        const name = (node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 40);
        if (Math.min(width, height) < least - 0.5)
            found.push(`${node.nodeName} ${name}: ${Math.round(width)}x${Math.round(height)}`);
    }
    return [...new Set(found)];
}"""


def small_targets(page: Page) -> list[str]:
    """Buttons, links and fields smaller than a finger. Links within a text are exempt."""
    found: list[str] = page.evaluate(SMALL, [TOUCHABLE, LEAST])
    return found
