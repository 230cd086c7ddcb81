# make play: sit down at a game.  make test: all checks.  Both set up what they need, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/ready

.PHONY: play test lint bench lock clean help

help:
	@echo "make play   set up and play a game in the terminal (first time about a minute)"
	@echo "make test   set up and run all checks (first time about ten minutes)"
	@echo "make bench  measure the games, with OpenSpiel and RLCard beside them"
	@echo "make lock   pin the newest dependencies"

play: $(STAMP)
	@$(BIN)/paiju play

test: $(STAMP)
	@echo "Checking style and types (about a minute) ..."
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
	@echo "Running the tests (about ten minutes; a third of it the second time) ..."
	@$(BIN)/pytest -n auto --dist worksteal

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

lock: $(STAMP)
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --group dev -o requirements.txt pyproject.toml
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url --extra bench -c requirements.txt -o requirements-bench.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist
