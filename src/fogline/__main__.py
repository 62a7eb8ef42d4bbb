"""``python -m fogline`` is the command ``fogline``."""

import sys

from fogline.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
