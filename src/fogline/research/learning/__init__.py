"""Networks trained by self-play: ``fogline train``. It needs ``fogline[train]``; what is trained plays with NumPy alone
(``fogline.bots.network``)."""
