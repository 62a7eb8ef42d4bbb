"""Computer opponents. A bot gets a view, the legal list and a generator, never a state: fair by construction."""

from fogline.ai.bots.levels import bot_for
from fogline.ai.levels import LEVELS
from fogline.kit.bots import Bot, Budget

__all__ = ["LEVELS", "Bot", "Budget", "bot_for"]
