# One command for each thing. `make play` and `make test` work from a fresh clone on a fresh machine.
PYTHON ?= python3
BIN = .venv/bin
PEERS = .venv-peers/bin
WORKERS ?= 4

# The machine's Node where it is new enough, else one that comes into .venv
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
NODE = $(if $(NODE_OK),,.venv/installed-node)
NPM = cd web && PATH="$(if $(NODE_OK),,$(CURDIR)/$(BIN):)$$PATH" npm
NPM_CI = $(NPM) ci --loglevel=error --prefer-offline --no-audit --no-fund
PAGE = downforce/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard downforce/locale/*/page-rules.ftl)

.PHONY: install install-play play page site page-check test test-quick ready kernels read check chromium proxies format sizes bench bench-start bench-thinking bench-analysis bench-beside bench-site site-games wheel wheel-check bench-peers bench-load soak-kill soak-workers fuzz audit made docs clip train lock clean

# What is imported gets compiled by its first use: doing it for every file of every package would take as long as fetching them
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile

# Everything to play, test and develop; `make play` alone takes a quarter of it
install: .venv/installed

install-play: .venv/installed-play

# uv takes a quarter of pip's processor time for so many packages. It does not read pip's settings: where these say
# how to find packages, and it finds none, pip does it
.venv/installed: requirements/dev.lock pyproject.toml | .venv/bin/pip
	$(PIP) --no-deps $$(grep '^uv==' $<)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -r $< || $(PIP) -r $<
	$(PIP) --no-deps --editable .
	@touch .venv/installed-play $@

.venv/installed-play: requirements/play.lock pyproject.toml | .venv/bin/pip
	$(PIP) -r $<
	$(PIP) --no-deps --editable .
	@touch $@

.venv/installed-node: requirements/node.lock | .venv/bin/pip
	$(PIP) --no-deps -r $<
	@touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "downforce needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv

# Packages and page come at the same time, unless Node is one of the packages
play:
	@$(MAKE) --no-print-directory --jobs=$(if $(NODE_OK),2,1) install-play page
	$(BIN)/downforce serve --open

# The page, where its sources are newer; Node and its packages only for that
page: $(PAGE)

$(PAGE): $(PAGE_SOURCES) | $(if $(filter ready,$(MAKECMDGOALS)),web/node_modules/installed)
	@$(MAKE) --no-print-directory web/node_modules/installed-build
	$(NPM) run --silent build

# A folder for any web host: make site FOLDER=public ARGS="--base /downforce/"
FOLDER ?= build/site
site: install-play page
	$(BIN)/downforce site $(FOLDER) $(ARGS)

# What builds the page, and what also tests it: whoever has that keeps it
web/node_modules/installed-build: web/package-lock.json | $(NODE)
	$(NPM_CI) $(if $(wildcard web/node_modules/installed),,--omit=dev)
	@touch $@

web/node_modules/installed: web/package-lock.json | $(NODE)
	$(NPM_CI)
	@touch web/node_modules/installed-build $@

page-check: web/node_modules/installed
	$(NPM) run --silent check
	$(NPM) test --silent

# A browser for the tests that need one. The headless shell is Chromium without the windows around a page: the same
# engine for less than half of the processor's time. Of what it recommends (printers, notifications) it needs a font
APT_INSTALL = apt-get install -qq -y --no-install-recommends fonts-liberation
chromium:
	@command -v chromium-headless-shell >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		{ $(APT_INSTALL) chromium-headless-shell || $(APT_INSTALL) chromium; } >/dev/null; then :; \
	elif command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then :; \
	else echo "No Chromium here, and none could be installed: tests in a browser are skipped"; fi

# nginx and Caddy for the tests of our snippets: unpacked, not installed, so that nothing starts and nobody must be root
proxies: .venv/installed-proxies

.venv/installed-proxies: | .venv/bin/pip chromium
	@mkdir -p .venv/proxies
	@if cd .venv/proxies && apt-get download -qq nginx caddy >/dev/null 2>&1 && for deb in *.deb; do dpkg -x $$deb . || exit 1; done; then touch ../installed-proxies; \
	else echo "No nginx or no Caddy could be fetched: tests behind those that the machine lacks are skipped"; fi

# Tests start a hundred processes: each would compile all that it imports again where the machine forbids to keep that
test test-quick ready kernels read check: export PYTHONDONTWRITEBYTECODE =

# Everything that tests need, each thing as soon as what it needs is there; four workers also for two cores: half of a
# test in a browser is waiting
test:
	@$(MAKE) --no-print-directory --jobs=$(if $(NODE_OK),3,1) ready
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -rs --durations 20

ready: kernels read check chromium page page-check proxies

# What tests run compiled, compiled once for all of their processes
kernels: install
	$(BIN)/python -m tests.kernels

# Every worker reads every test file and all that these import: Python compiles it once, here, and not in each of them.
# What cannot be read is told by the tests
read: install
	-@$(BIN)/pytest --collect-only -qq >/dev/null

test-quick: install $(PAGE)
	QUICK_TESTS=1 $(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not slow" -q

check: install web/node_modules/installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run --silent lint

format: install web/node_modules/installed
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

# How much `make play` fetches and how long it takes, in a fresh clone of what is committed; ARGS=--all: `make install` too
sizes:
	$(PYTHON) -m bench.fresh $(ARGS)

bench: install
	$(BIN)/python -m bench.speed

# Until a command answers
bench-start: install
	$(BIN)/python -m bench.start $(ARGS)

# From a view to a bot's choice
bench-thinking: install
	$(BIN)/python -m bench.thinking $(ARGS)

# A game judged: until its first verdict, and the whole of it
bench-analysis: install
	$(BIN)/python -m bench.analysis $(ARGS)

# Commands and bots' answers on a server, without and beside an analysis
bench-beside: install
	$(BIN)/python -m bench.beside $(ARGS)

# The site without a server: until the first question, how long a pro thinks there, whether the page draws on meanwhile
bench-site: install chromium page
	$(BIN)/python -m bench.site $(ARGS)

# Whole games on the built site by mouse, keys and touch, online and offline, and other ways to play; ARGS="touch tour" plays these alone
site-games: install chromium page
	$(BIN)/python -m tools.site_games $(ARGS)

# dist/downforce-VERSION-py3-none-any.whl, with the page in it; pip fetches what builds it (hatchling) for itself
DIST ?= dist
wheel: install-play page
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(DIST) .
	@ls $(DIST)/*.whl

# The wheel in an empty environment of each Python: make wheel-check PYTHONS="python3.11 python3.13"; ARGS=--write puts sizes into docs/develop/benchmarks/speed.md
wheel-check: install page
	$(BIN)/python -m bench.wheel $(PYTHONS) $(ARGS)

# Ours beside other libraries, in an environment of its own; one that cannot be installed is named in the output
bench-peers: .venv-peers/installed
	$(PEERS)/python -m bench.peers

.venv-peers/installed: bench/peers/requirements.txt
	$(PYTHON) -m venv .venv-peers
	$(PEERS)/python -m pip install --quiet --disable-pip-version-check -r $< \
	  || grep -v '^#' $< | xargs -n 1 $(PEERS)/python -m pip install --quiet --disable-pip-version-check --no-deps || true
	@touch $@

# From a command to the last listener, over real sockets, on SQLite and PostgreSQL; ARGS=--write puts it into docs/develop/benchmarks/speed.md
bench-load: install
	$(BIN)/python -m bench.load $(ARGS)

# kill -9 the server 1,000 times in the middle of games, which takes hours (ARGS="--kills 100" takes fewer): nothing acknowledged is lost
soak-kill: install
	$(BIN)/python -m tests.server.soak_kill --kills 1000 $(ARGS)

# Three servers at one PostgreSQL and one Redis, one killed every few seconds, each of the two lost now and then
soak-workers: install
	$(BIN)/python -m tests.server.soak_workers --kills 200 $(ARGS)

# A million socket messages and 200,000 requests that no page would send: no failure, no dead table, memory flat. Then
# half requests, floods of frames, and the tests of clocks that jump and of forged records
fuzz: install
	$(BIN)/python -m tests.server.fuzz --messages 1000000 --requests 200000 $(ARGS)
	$(BIN)/pytest -q tests/server/test_wrong_clocks.py tests/fair/test_mutations.py

# Known holes in what we depend on; asks the registries' advisories, so it needs the open network
audit: install
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1
	.venv-audit/bin/pip-audit --strict --requirement requirements/dev.lock --requirement requirements/node.lock --no-deps --disable-pip
	$(NPM) audit

# Everything that a command makes again: playthroughs, perft counts, recorded games, pictures, the table in docs/reference/rule-index.md
made: install
	$(BIN)/python -m tools.make

# The pages of docs as a site with search, in build/docs; a link that leads nowhere fails it. Material for MkDocs gets
# fixes until May 2027; Zensical, its successor, reads the same mkdocs.yml
docs: install
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Look at them: $(BIN)/python -m http.server -d build/docs"

# The moving picture of the README, by the page itself
clip: install chromium page
	$(BIN)/python -m tools.clip

# The value network again, from games of pros: writes downforce/data/value-network.json; ARGS="--games 1000 --out FILE" for a small one
train: install
	$(BIN)/python -m tools.train_value $(ARGS)

# Pins for every extra, the same in all, without naming where packages come from
COMPILE = $(BIN)/uv pip compile --quiet --no-emit-index-url --no-header --python-version 3.11 pyproject.toml
EXTRAS = play fast postgres redis arena tracks research cluster docs node
lock: install
	$(COMPILE) --extra dev -o requirements/dev.lock
	for extra in $(EXTRAS); do \
		$(COMPILE) --no-annotate --extra $$extra --constraint requirements/dev.lock -o requirements/$$extra.lock || exit 1; done
	$(NPM) install --silent --package-lock-only
	$(NPM) run --silent lock

clean:
	rm -rf .venv .venv-audit .venv-peers build dist web/node_modules downforce/server/page
