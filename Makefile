# Everything is done in .venv, made on first use; nothing is assumed but make and Python 3.11 or newer.
# Stamp files remember what is installed, so that a second run starts at once.

VENV = .venv
PEERS = .venv-peers
CANDIDATES = $(or $(PYTHON),python3 python3.13 python3.12 python3.11)
PIP = -m pip --disable-pip-version-check install -qq
PYTEST = $(VENV)/bin/pytest -n auto --dist worksteal $(ARGS)
COMPILED = (unset WARLORE_PLAIN; $(VENV)/bin/python -c 'import warlore.history.rules._compiled') 2>/dev/null
LOCK = CUSTOM_COMPILE_COMMAND='make lock' ../$(VENV)/bin/pip-compile --quiet --generate-hashes \
	--strip-extras --allow-unsafe --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

# What the compiled rules are made of.
SOURCES = pyproject.toml $(wildcard setup.py src/warlore/*/rules/*.py src/warlore/table/*.py \
	src/warlore/*/data/*.toml tools/*.py)

# What the browser client is made of, and Node's own tools from the environment.
WEB = $(wildcard web/*.* web/public/* web/src/*.* web/src/*/*.* src/warlore/locales/*/*.ftl)
NPM = PATH='$(CURDIR)/$(VENV)/bin':"$$PATH" npm

.DEFAULT_GOAL = help
.DELETE_ON_ERROR:
# One thing after the other, but where a recipe asks for two at a time: the rules are compiled while pip and npm are
# busy with the rest, which must not be busy in one environment together.
ifdef SIDE_BY_SIDE
$(VENV)/.stamp-node: | $(VENV)/.stamp-server
else
.NOTPARALLEL:
endif
.PHONY: help play terminal test test-long lint web-test arena bench bench-peers lock clean

help: ## list the targets
	@echo 'make TARGET [ARGS="..."] [PYTHON=/path/to/python]'
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile | while IFS='	' read -r target text; do \
		printf '  %-12s %s\n' "$$target" "$$text"; done

play: $(VENV)/.stamp-package ## start the server and print its address
	@$(MAKE) --no-print-directory -j2 SIDE_BY_SIDE=1 $(VENV)/.stamp-rules $(VENV)/.stamp-server $(VENV)/.stamp-web
	@$(VENV)/bin/warlore serve $(ARGS)

terminal: $(VENV)/.stamp-rules ## play A Battle Through History in this terminal
	@$(VENV)/bin/warlore history play $(ARGS)

# The browser tests are not about the rules: they run once, in the compiled form where there is one.
test: lint web-test $(VENV)/.stamp-rules ## check the code, then run the tests in the compiled and in the plain form
	@without=; if $(COMPILED); then \
		echo 'Testing the compiled form.'; (unset WARLORE_PLAIN; $(PYTEST)) || exit 1; \
		without='--ignore=tests/web'; \
	elif [ -n '$(REQUIRE_COMPILED)' ]; then \
		echo 'The compiled form was not built, and REQUIRE_COMPILED asks for it.' >&2; exit 1; \
	else \
		echo 'The compiled form was not built (is there a C compiler?): only the plain form is tested.'; \
	fi; \
	echo 'Testing the plain form.'; WARLORE_PLAIN=1 $(PYTEST) $$without

# The last -m counts: it takes the place of the one in pyproject.toml, which leaves the long tests out.
test-long: $(VENV)/.stamp-rules $(VENV)/.stamp-server $(VENV)/.stamp-dev ## the long tests, which `make test` leaves out
	@$(PYTEST) -m long

web-test: $(VENV)/.stamp-web ## check the browser client and run its own tests
	@cd web && $(NPM) run --silent check && $(NPM) run --silent test

lint: $(VENV)/.stamp-package $(VENV)/.stamp-server $(VENV)/.stamp-dev ## ruff, mypy and the import contracts
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports

bench: $(VENV)/.stamp-rules $(PEERS)/.stamp-peers ## measure Warlore beside other projects, in one run
	@$(VENV)/bin/python benchmarks/run.py $(ARGS)

arena: $(VENV)/.stamp-rules $(VENV)/.stamp-arena ## install what `warlore arena` needs (numpy and pyarrow)
	@$(VENV)/bin/warlore arena --help

bench-peers: $(PEERS)/.stamp-peers ## install other projects in .venv-peers and measure them
	@$(PEERS)/bin/python benchmarks/peers.py $(ARGS)

lock: $(VENV)/.stamp-dev ## write the locks from requirements/*.in (ARGS=--upgrade for newer versions)
	cd requirements && for name in base build server web arena dev peers; do \
		$(LOCK) $(ARGS) --output-file $$name.txt $$name.in || exit 1; done

clean: ## remove everything that make has made
	rm -rf $(VENV) $(PEERS) web/node_modules src/warlore/server/static build dist src/build src/*.egg-info \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find src \( -name '_compiled.pyx' -o -name '_compiled.pxd' -o -name '_compiled.c' -o -name '_compiled.*.so' \) \
		-exec rm -f {} +
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# An environment does not survive a move of its directory or the loss of its Python: make it anew.
STALE := $(shell for venv in $(VENV) $(PEERS); do \
	[ -x $$venv/bin/python ] && [ "$$(cat $$venv/.stamp-venv 2>/dev/null)" = "$(CURDIR)" ] \
	|| rm -f $$venv/.stamp-venv; done)

$(VENV)/.stamp-venv $(PEERS)/.stamp-venv:
	@python=; for candidate in $(CANDIDATES); do \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			python=$$candidate; break; fi; done; \
	if [ -z "$$python" ]; then \
		echo 'Python 3.11 or newer was not found ($(CANDIDATES)): install it, or name it with PYTHON=.' >&2; \
		exit 1; fi; \
	if ! "$$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then \
		echo "$$python has no venv module: install it (on Debian and Ubuntu the package python3-venv)." >&2; \
		exit 1; fi; \
	echo "Making $(@D) with $$("$$python" -V)."; \
	"$$python" -m venv --clear $(@D)
	@echo '$(CURDIR)' > $@

$(VENV)/.stamp-base: requirements/base.txt $(VENV)/.stamp-venv
	@echo 'Installing what Warlore needs.'
	@$(VENV)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.stamp-build: requirements/build.txt $(VENV)/.stamp-venv
	@$(VENV)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.stamp-package: $(VENV)/.stamp-base $(VENV)/.stamp-build pyproject.toml setup.py
	@WARLORE_COMPILED_APART=1 $(VENV)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.stamp-rules: $(VENV)/.stamp-package $(SOURCES)
	@echo 'Compiling the rules: what changed, and at first all of them, which takes a minute or two.'
	@$(VENV)/bin/python setup.py --quiet build_ext --inplace --parallel 2
	@$(COMPILED) || echo 'The plain form is installed: the same rules, slower (a C compiler gives the fast form).'
	@touch $@

$(VENV)/.stamp-server: requirements/server.txt $(VENV)/.stamp-venv
	@echo 'Installing what the server needs.'
	@$(VENV)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.stamp-node: requirements/web.txt $(VENV)/.stamp-venv
	@echo 'Installing Node.'
	@$(VENV)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.stamp-modules: web/package-lock.json $(VENV)/.stamp-node
	@echo 'Installing what the browser client is built with.'
	@cd web && $(NPM) ci --loglevel error --no-audit --no-fund
	@touch $@

$(VENV)/.stamp-web: $(VENV)/.stamp-modules $(WEB)
	@echo 'Building the browser client.'
	@cd web && $(NPM) run --silent build -- --logLevel warn
	@touch $@

$(VENV)/.stamp-arena: requirements/arena.txt $(VENV)/.stamp-venv
	@echo 'Installing what the arena needs.'
	@$(VENV)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/.stamp-dev: requirements/dev.txt $(VENV)/.stamp-venv
	@echo 'Installing the tools for development.'
	@$(VENV)/bin/python $(PIP) --require-hashes -r $<
	@touch $@

$(PEERS)/.stamp-peers: requirements/peers.txt $(PEERS)/.stamp-venv
	@echo 'Installing the peers.'
	@$(PEERS)/bin/python $(PIP) --require-hashes -r $<
	@touch $@
