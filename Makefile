# One command per task; `make` alone lists them. `make play` and `make test` work from a fresh clone on a fresh machine.
# The list is made from the comments after `##`; a line that begins with `##@` starts a group.
.DEFAULT_GOAL := help

PYTHON ?= python3
BIN = .venv/bin
WORKERS ?= 4

# Use the machine's Node if it is new enough, otherwise install one into .venv
NODE_OK := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && npm --version >/dev/null 2>&1 && echo yes)
NODE = $(if $(NODE_OK),,.venv/installed-node)
NPM = cd web && PATH="$(if $(NODE_OK),,$(CURDIR)/$(BIN):)$$PATH" npm
NPM_CI = $(NPM) ci --loglevel=error --prefer-offline --no-audit --no-fund
PAGE = downforce/server/page/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard downforce/locale/*/page-rules.ftl)

# Python compiles a module when it is first imported; compiling all files of all packages here would take as long as
# downloading them
PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile

.PHONY: help
help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^##@ / { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z][a-z-]*:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

##@ Play
.PHONY: play install-play page site

# Packages and page are fetched at the same time, unless Node itself is one of the packages
play: ## Install what playing needs, build the page and open it in a browser
	@$(MAKE) --no-print-directory --jobs=$(if $(NODE_OK),2,1) install-play page
	$(BIN)/downforce serve --open

install-play: .venv/installed-play ## Install what playing needs and nothing else: enough for `downforce play`

page: $(PAGE) ## Build the page if its sources have changed

FOLDER ?= build/site
site: install-play page ## Write the game as a folder for any web host: FOLDER=public ARGS="--base /downforce/"
	$(BIN)/downforce site $(FOLDER) $(ARGS)

##@ Test
.PHONY: test test-quick check format page-check ready kernels read chromium proxies browsers

# The tests start a hundred processes. Where the environment forbids writing bytecode, each of them would compile
# everything that it imports again
test test-quick ready kernels read check: export PYTHONDONTWRITEBYTECODE =

# The preparations run in parallel, each as soon as what it needs is there. Four workers even on two cores: half of a
# browser test is waiting
test: ## Run all checks and tests, as CI does
	@$(MAKE) --no-print-directory --jobs=$(if $(NODE_OK),3,1) ready
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -rs --durations 20

test-quick: install $(PAGE) ## Run the quick tests, without a browser: for use while you work
	QUICK_TESTS=1 $(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not slow" -q

check: install web/node_modules/installed ## Check style, format and types of Python and of the page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(NPM) run --silent lint

format: install web/node_modules/installed ## Fix style and format, for Python and for the page
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run --silent format

# The page's tests show whole games, which Python plays when they begin (tools/generate/frames.py)
page-check: install web/node_modules/installed ## Check the page's types and run its own tests
	$(NPM) run --silent check
	$(NPM) test --silent

ready: kernels read check chromium page page-check proxies ## Prepare all that `make test` needs before it runs pytest

kernels: install ## Compile once, for all test processes, what the tests run compiled
	$(BIN)/python -m tests.kernels

# Every worker imports every test file: Python compiles them here, once. Files that cannot be imported are reported by
# the tests themselves
read: install ## Import all test files once, so that Python has compiled them
	-@$(BIN)/pytest --collect-only -qq >/dev/null

# The headless shell is Chromium without windows: the same engine for less than half of the processor time. Of the
# packages that it recommends (printing, notifications) the tests need only a font
APT_INSTALL = apt-get install -qq -y --no-install-recommends fonts-liberation
chromium: ## Install a browser for the tests, where the machine allows it
	@command -v chromium-headless-shell >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
		{ $(APT_INSTALL) chromium-headless-shell || $(APT_INSTALL) chromium; } >/dev/null; then :; \
	elif command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then :; \
	else echo "No Chromium here, and none could be installed: tests in a browser are skipped"; fi

# Playwright drives only browsers of its own; those of Debian are driven by tools/screenshots/drivers.py
OTHER_BROWSERS = firefox-esr webkit2gtk-driver xvfb
browsers: install page ## Race in Firefox and WebKit and save screenshots in build/browsers: ARGS="webkit phone" for some
	@command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null || \
		{ apt-get update -qq && $(APT_INSTALL) $(OTHER_BROWSERS) >/dev/null; }
	$(BIN)/python -m tools.screenshots.browsers build/browsers $(ARGS)

proxies: .venv/installed-proxies ## Unpack nginx and Caddy into .venv for the tests, without installing them

##@ Develop
.PHONY: install generate lock train clip site-games fuzz soak-kill soak-workers audit clean

install: .venv/installed ## Install everything to play, test and develop

generate: install ## Regenerate all generated files: types, tables in docs, pictures, counts, recorded games
	$(BIN)/python -m tools.generate

# Material for MkDocs gets fixes until May 2027; Zensical, its successor, reads the same mkdocs.yml
.PHONY: docs
docs: install ## Build the docs as a site with search, in build/docs; a link that leads nowhere fails it
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "Look at them: $(BIN)/python -m http.server -d build/docs"

# Every extra has a lock file; all of them pin the same versions, and none says where packages come from
COMPILE = $(BIN)/uv pip compile --quiet --no-emit-index-url --no-header --python-version 3.11 pyproject.toml
EXTRAS = play fast postgres redis arena tracks research cluster docs node
lock: install ## Pin the packages again: requirements/*.lock and web/package-lock.json
	$(COMPILE) --extra dev -o requirements/dev.lock
	for extra in $(EXTRAS); do \
		$(COMPILE) --no-annotate --extra $$extra --constraint requirements/dev.lock -o requirements/$$extra.lock || exit 1; done
	$(NPM) install --silent --package-lock-only
	$(NPM) run --silent lock

train: install ## Train champion's value network: ARGS="--games 1000 --out FILE" for a small one
	$(BIN)/python -m tools.experiments.train_value $(ARGS)

clip: install chromium page ## Record the README's animation with the page itself
	$(BIN)/python -m tools.screenshots.clip

site-games: install chromium page ## Play whole games on a built site, online and offline: ARGS="touch tour" plays only these
	$(BIN)/python -m tools.screenshots.site_games $(ARGS)

# A million socket messages and 200,000 requests, then half-finished requests and floods of frames, clocks that jump and
# forged records: the server must not fail, no table may die, memory must not grow
fuzz: install ## Send the server a million messages that no page would send: ARGS="--seed 7" for others
	$(BIN)/python -m tests.soak.fuzz --messages 1000000 --requests 200000 $(ARGS)
	$(BIN)/pytest -q tests/server/tables/test_wrong_clocks.py tests/fair/test_mutations.py

# Nothing that the server acknowledged may be lost
soak-kill: install ## Kill the server 1,000 times during games, which takes hours: ARGS="--kills 100"
	$(BIN)/python -m tests.soak.soak_kill --kills 1000 $(ARGS)

soak-workers: install ## Kill one of three servers every few seconds, and now and then PostgreSQL or Redis
	$(BIN)/python -m tests.soak.soak_workers --kills 200 $(ARGS)

audit: install ## Ask the package registries for known vulnerabilities; needs the open network
	$(PYTHON) -m venv .venv-audit
	.venv-audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1
	.venv-audit/bin/pip-audit --strict --requirement requirements/dev.lock --requirement requirements/node.lock --no-deps --disable-pip
	$(NPM) audit

clean: ## Remove everything that make installed or built
	rm -rf .venv .venv-audit .venv-peers build dist web/node_modules downforce/server/page

##@ Benchmarks
.PHONY: bench bench-load bench-start bench-thinking bench-analysis bench-beside bench-site bench-peers sizes bench-against

bench: install ## Measure the speed of the rules
	$(BIN)/python -m bench.speed

bench-load: install ## Measure a server under load, on SQLite and PostgreSQL: ARGS=--write updates docs/develop/benchmarks/speed.md
	$(BIN)/python -m bench.load $(ARGS)

bench-start: install ## Measure how long commands take to answer
	$(BIN)/python -m bench.start $(ARGS)

# make bench-against COMMIT=61b7343 ARGS="--only serve"
bench-against: install ## Compare the speed of this tree with COMMIT, in alternating runs
	$(BIN)/python -m bench.against $(COMMIT) $(ARGS)

bench-thinking: install ## Measure how long bots think about a choice
	$(BIN)/python -m bench.thinking $(ARGS)

bench-analysis: install ## Measure how long the analysis of a game takes
	$(BIN)/python -m bench.analysis $(ARGS)

bench-beside: install ## Measure what players on a server notice of an analysis
	$(BIN)/python -m bench.beside $(ARGS)

bench-site: install chromium page ## Measure the site without a server: its start, and how long a pro thinks there
	$(BIN)/python -m bench.site $(ARGS)

# In an environment of its own; a library that cannot be installed is named in the output
PEERS = .venv-peers/bin
bench-peers: .venv-peers/installed ## Compare complete random games with other libraries
	$(PEERS)/python -m bench.peers

sizes: ## Measure what `make play` downloads, and how long it takes: ARGS=--all adds `make install`
	$(PYTHON) -m bench.fresh $(ARGS)

##@ Release
.PHONY: wheel wheel-check release

# pip fetches the build tool (hatchling) by itself
DIST ?= dist
wheel: install-play page ## Build dist/downforce-VERSION-py3-none-any.whl, with the page in it
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir $(DIST) .
	@ls $(DIST)/*.whl

wheel-check: install page ## Install the wheel in empty environments and race there: PYTHONS="python3.11 python3.13"
	$(BIN)/python -m bench.wheel $(PYTHONS) $(ARGS)

release: install page ## Check, build and tag the version in downforce/__init__.py: ARGS=--dry-run only tries it
	$(BIN)/python -m tools.release $(ARGS)

# Files that the targets above need

# uv takes a quarter of pip's processor time for this many packages. It does not read pip's configuration, so pip takes
# over if uv finds no packages
.venv/installed: requirements/dev.lock pyproject.toml | .venv/bin/pip
	$(PIP) --no-deps $$(grep '^uv==' $<)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -r $< || $(PIP) -r $<
	$(PIP) --no-deps --editable .
	@touch .venv/installed-play $@

.venv/installed-play: requirements/play.lock pyproject.toml | .venv/bin/pip
	@echo "Fetching the Python packages, once: about 350 MB when unpacked; this can take a few minutes"
	$(PIP) -r $<
	$(PIP) --no-deps --editable .
	@touch $@

.venv/installed-node: requirements/node.lock | .venv/bin/pip
	$(PIP) --no-deps -r $<
	@touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "downforce needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	$(PYTHON) -m venv .venv

$(PAGE): $(PAGE_SOURCES) | $(if $(filter ready,$(MAKECMDGOALS)),web/node_modules/installed)
	@$(MAKE) --no-print-directory web/node_modules/installed-build
	$(NPM) run --silent build

# The packages that build the page; a machine that also has those that test it keeps them
web/node_modules/installed-build: web/package-lock.json | $(NODE)
	$(NPM_CI) $(if $(wildcard web/node_modules/installed),,--omit=dev)
	@touch $@

web/node_modules/installed: web/package-lock.json | $(NODE)
	$(NPM_CI)
	@touch web/node_modules/installed-build $@

# Unpacked and not installed, so that no service starts and no rights are needed
.venv/installed-proxies: | .venv/bin/pip chromium
	@mkdir -p .venv/proxies
	@if cd .venv/proxies && apt-get download -qq nginx caddy >/dev/null 2>&1 && for deb in *.deb; do dpkg -x $$deb . || exit 1; done; then touch ../installed-proxies; \
	else echo "No nginx or no Caddy could be fetched: tests behind those that the machine lacks are skipped"; fi

.venv-peers/installed: bench/peers/requirements.txt
	$(PYTHON) -m venv .venv-peers
	$(PEERS)/python -m pip install --quiet --disable-pip-version-check -r $< \
	  || grep -v '^#' $< | xargs -n 1 $(PEERS)/python -m pip install --quiet --disable-pip-version-check --no-deps || true
	@touch $@
