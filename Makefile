# One command for each thing. `make play` and `make test` work from a fresh clone on a fresh machine.
PYTHON ?= python3
BIN = .venv/bin
PEERS = .venv-peers/bin
WORKERS ?= 2

.PHONY: install play test test-quick check format bench bench-peers made lock clean

install: .venv/installed

.venv/installed: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "downforce needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

play: install
	$(BIN)/downforce play

test: install check
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -rs

test-quick: install
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not slow" -q

check: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: install
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: install
	$(BIN)/python -m bench.speed

# Ours beside other libraries, in an environment of its own; one that cannot be installed is named in the output
bench-peers: .venv-peers/installed
	$(PEERS)/python -m bench.peers

.venv-peers/installed: bench/peers/requirements.txt
	$(PYTHON) -m venv .venv-peers
	$(PEERS)/python -m pip install --quiet --disable-pip-version-check -r $< \
	  || grep -v '^#' $< | xargs -n 1 $(PEERS)/python -m pip install --quiet --disable-pip-version-check --no-deps || true
	@touch $@

# Everything that a command makes again: playthroughs, perft counts, recorded games, pictures, the table in docs/rules.md
made: install
	$(BIN)/python -m tools.make

# Pins for every package, without naming where they come from
lock:
	$(BIN)/uv pip compile --quiet --all-extras --no-emit-index-url --no-header --python-version 3.11 pyproject.toml -o requirements.lock

clean:
	rm -rf .venv .venv-peers build dist
