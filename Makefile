# The two commands are `make run` and `make test`; each sets up what it needs. `make help` names the rest.

SHELL := /bin/sh
.DEFAULT_GOAL := help
# Modules are compiled once, whatever the environment says: else every start of the program compiles all of them.
unexport PYTHONDONTWRITEBYTECODE
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
# uv brings its own list of certificates; a club behind a filtering proxy has its own in the system.
export UV_SYSTEM_CERTS := 1

# The first Python that is new enough; else whichever there is, and check_system.py says why it will not do.
ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$p -c '$(ENOUGH)' 2>/dev/null && echo $$p && exit; done; echo python3)
FILE ?=
FOLDER ?=
LOOKS ?=
BIN := .venv/bin
INSTALLED := .venv/.installed
CHECKED := .venv/.system-checked
# The system's Python may have gone since (an upgrade): then all is made anew.
$(shell [ -e $(BIN)/python ] || rm -f $(INSTALLED))

.PHONY: help run test setup lint types layers pictures rooms bench lock clean

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /make \1\t/p' Makefile | expand -t 14

run: setup ## sets everything up and opens the window (FILE=evening.tichu opens that tournament)
	@$(BIN)/python packaging/check_system.py window
	@$(BIN)/python -m tichu_turnier $(FILE)

test: setup ## sets everything up and runs all tests
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist worksteal

setup: $(INSTALLED) ## what `run` and `test` need: system packages, .venv, the pinned libraries

lint: setup ## style of all Python files
	$(BIN)/ruff check .

types: setup ## types of the package, of its tests, of what measures it and what packs it
	$(BIN)/mypy
	$(BIN)/mypy --strict packaging/check_system.py packaging/pictures.py packaging/rooms.py

layers: setup ## who may import whom
	$(BIN)/python -m pytest -q tests/test_layers.py

pictures: setup ## pictures to be looked at, and what is cut off (FOLDER=where LOOKS=all); those of the README anew
	$(BIN)/python packaging/pictures.py $(FOLDER) $(LOOKS)

rooms: setup ## the picture of the rooms in docs/design.md, drawn from the imports
	$(BIN)/python packaging/rooms.py

bench: setup ## how fast it is, as ratios to a calibration loop
	$(BIN)/python -m benchmarks

lock: setup ## pins the newest libraries that pyproject.toml allows
	$(BIN)/uv pip compile pyproject.toml --group dev --extra desks --extra phones --universal --generate-hashes --no-header --no-annotate \
	    --python $(BIN)/python --fork-strategy fewest --upgrade --quiet -o requirements.lock

clean: ## removes all that `make setup` and the checks made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(CHECKED): packaging/debian-packages.txt packaging/check_system.py
	@command -v $(firstword $(PYTHON)) >/dev/null 2>&1 || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	    && apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
	    python3 python3-venv; } || { echo "Python 3.11 or newer is missing. On Debian and Ubuntu, type:" >&2; \
	    echo >&2; echo "    sudo apt-get install python3 python3-venv" >&2; echo >&2; exit 1; }
	@$(PYTHON) packaging/check_system.py
	@mkdir -p .venv && touch $@

# A half-made .venv is made again: the stamp comes last. uv is quick and checks all hashes; where it does not find its
# way to the packages (it does not read pip's settings), pip does the same more slowly.
$(INSTALLED): requirements.lock pyproject.toml $(CHECKED)
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo "Installing the libraries ..."
	@{ $(BIN)/python -m pip install --quiet --disable-pip-version-check uv \
	    && $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock --compile-bytecode; } \
	    || { echo "uv did not get through; pip does it, more slowly ..." \
	    && $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(CHECKED) $@
