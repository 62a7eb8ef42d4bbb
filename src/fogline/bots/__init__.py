"""Computer opponents. A bot gets a view, the legal list and a generator but never a state: fair by construction."""

from fogline.bots.levels import LEVELS, bot_for
from fogline.kit.bots import Bot, Budget

__all__ = ["LEVELS", "Bot", "Budget", "bot_for"]
