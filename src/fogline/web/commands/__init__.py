"""The commands of a host, besides ``fogline serve`` (``command.py``)."""
