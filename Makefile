# One command for each thing. `make play` and `make test` work from a fresh clone on a fresh machine.
PYTHON ?= python3
BIN = .venv/bin
PEERS = .venv-peers/bin
WORKERS ?= 4

# The machine's Node where it is new enough, else the one that came into .venv
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NPM = cd web && PATH="$(if $(NODE_OK),,$(CURDIR)/$(BIN):)$$PATH" npm
PAGE = downforce/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard downforce/locale/*/page-rules.ftl)

.PHONY: install play page page-check test test-quick kernels check chromium format bench bench-peers bench-load soak-kill audit made lock clean

install: .venv/installed

.venv/installed: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "downforce needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

play: install $(PAGE)
	$(BIN)/downforce serve --open

# The page, where its sources are newer
page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) web/node_modules/installed
	$(NPM) run --silent build

web/node_modules/installed: web/package-lock.json | install
	$(NPM) ci --loglevel=error --prefer-offline --no-audit --no-fund
	@touch $@

page-check: web/node_modules/installed
	$(NPM) run --silent check
	$(NPM) test --silent

# A browser for the tests that need one
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -qq -y chromium >/dev/null || echo "Chromium could not be installed: tests in a browser are skipped"; \
	else echo "No Chromium here, and no right to install it: tests in a browser are skipped"; fi

# Four workers also for two cores: half of a test in a browser is waiting
test: install chromium
	$(MAKE) --jobs 2 check page-check $(PAGE) kernels
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -rs --durations 20

# What tests run compiled, compiled once for all of their processes
kernels: install
	$(BIN)/python -m tests.kernels

test-quick: install $(PAGE)
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

# From a command to the last listener, over real sockets, on SQLite and PostgreSQL; ARGS=--write puts it into docs/speed.md
bench-load: install
	$(BIN)/python -m bench.load $(ARGS)

# kill -9 the server 200 times in the middle of games: nothing acknowledged is lost
soak-kill: install
	$(BIN)/python -m tests.server.soak_kill --kills 200

# Known holes in what we depend on; asks the registries' advisories, so it needs the open network
audit: install
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1
	.venv-audit/bin/pip-audit --strict --requirement requirements.lock --no-deps --disable-pip
	$(NPM) audit

# Everything that a command makes again: playthroughs, perft counts, recorded games, pictures, the table in docs/rules.md
made: install
	$(BIN)/python -m tools.make

# Pins for every package, without naming where they come from
lock: install
	$(BIN)/uv pip compile --quiet --all-extras --no-emit-index-url --no-header --python-version 3.11 pyproject.toml -o requirements.lock
	$(NPM) install --silent --package-lock-only
	$(NPM) run --silent lock

clean:
	rm -rf .venv .venv-audit .venv-peers build dist web/node_modules downforce/server/page
