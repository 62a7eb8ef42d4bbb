# Everything lives in .venv and build/ below this directory; `make clean` removes it.
PYTHON ?= python3
BIN := .venv/bin
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install -qq
CODE := $(wildcard src tests bench)
SOURCES := $(shell find src -type f -not -name '*.pyc' | LC_ALL=C sort)
# The name changes when a source comes or goes, or plain Python is asked for; its date tells of changes inside.
INSTALLED := .venv/.installed$(FOGLINE_PURE)-$(shell echo '$(SOURCES)' | cksum | cut -d' ' -f1)

.PHONY: help setup play check format test mutate fuzz bench lock clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(INSTALLED)  ## install Fogline and its tools into .venv (compiled, if there is a C compiler)

play: $(INSTALLED)  ## play SCOPE Stalingrad in the terminal
	@$(BIN)/fogline play stalingrad

check: .venv/.tools  ## lint, format, types, import contracts
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy --no-error-summary $(CODE)
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

format: .venv/.tools  ## format the code and mend what can be mended
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format .

test: check $(INSTALLED) .venv/.research  ## check, then all tests as installed, then conformance on the plain sources
	$(BIN)/pytest -q -n auto
	PYTHONPATH=src $(BIN)/pytest -q -n auto tests/conformance

mutate: .venv/.tools  ## break the rules one by one and see that a test notices
	$(BIN)/python -m tests.mutations

fuzz: $(INSTALLED)  ## random games with every invariant checked
	$(BIN)/fogline fuzz

bench: $(INSTALLED) .venv/.research  ## measure the speed, beside OpenSpiel
	$(BIN)/fogline bench

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
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache
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

$(INSTALLED): $(SOURCES) pyproject.toml setup.py .venv/.tools
	$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@rm -f .venv/.installed* && touch $@
	@$(BIN)/python -I -c 'import fogline.kernel.arrays as a; print("Fogline is installed,", "compiled" if a.COMPILED else "as plain Python")'
