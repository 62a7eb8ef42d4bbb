"""Networks trained by self-play: ``fogline train``. It needs ``fogline[train]``; a trained network
(``fogline.bots.network``) plays with NumPy alone."""
