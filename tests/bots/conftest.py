from tests.cli.terminal import terminal

__all__ = ["terminal"]
