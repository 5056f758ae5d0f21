# The project's commands; `make help` lists them. Java is built by Maven, the page by npm; this only names the steps.
.PHONY: help run build jar spark check image image-tar packages release test test-long test-slow exhaustive test-web test-e2e test-api dev fix bench bench-docs bench-spark soak chaos golden samples new-format new-decoder codecs flexibility timings messages confusion fuzz clean load
.NOTPARALLEL:
.DEFAULT_GOAL := help

MVN    := bin/maven -B
# Touched after each build, because Maven leaves an equal jar, and its time, alone.
JAR    := server/target/hexplain.jar
# What the server loads and runs, kept ready for the next start; beside it there is the same for what reads bytes.
AOT    := $(JAR:.jar=.aot)
# Folders are included for their own times, which show deletions; wildcard drops what does not exist.
INPUTS := $(wildcard server/pom.xml server/src/main server/src/seeds formats samples \
            web/src web/public web/index.html web/package-lock.json web/vite.config.ts)
export CHROMIUM_PATH ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

run: build ## build what is needed and serve on http://127.0.0.1:8080
	@bin/hexplain serve

build: ## build what changed, for bin/hexplain: class files, no checks, no jar
	@server/src/build/sh/development.sh

jar: ## build server/target/hexplain.jar, checked and trained, unless it is newer than its sources
	@[ -f $(JAR) ] && [ -z "$$(find $(INPUTS) -newer $(JAR) | head -1)" ] || { $(MVN) -q package -Dmaven.test.skip && touch $(JAR); }
	@[ $(AOT) -nt $(JAR) ] || { "$$(bin/find-jdk javac)/bin/java" server/src/build/java/StackMaps.java $(JAR) && "$$(bin/find-jdk javac)/bin/java" server/src/build/java/EngineJar.java $(JAR) server/target/classes server/target/engine.classpath && server/src/build/sh/train.sh; } || true

spark: ## build spark/target/hexplain-spark.jar, for Apache Spark 4.2: docs/spark.md
	$(MVN) -f pom.xml -q package -Dmaven.test.skip && touch $(JAR)

check: ## the short tier: compiler and static checks, formatting, linters, tests that are fast; PKG=decoders.json of one package
	@$(MAKE) -s test-web > web-check.log 2>&1 & page=$$!; \
	$(MVN) -q test spotless:check $(SHORT) -Dtest.flags=-XX:TieredStopAtLevel=1; java=$$?; \
	wait $$page || { cat web-check.log; java=1; }; rm -f web-check.log; exit $$java
SHORT := -DexcludedGroups=slow -Dtests.short=true $(if $(PKG),-Dtest='dev/hexplain/$(subst .,/,$(PKG))/**/*Test.java')

test: check ## the same, from a fresh clone: what it takes to know that a change is sound

test-long: ## every other test: slow ones, of Spark, in a browser, of the API's contract; one that fails keeps none from running
	@failed=; for part in test-slow test-e2e test-api; do $(MAKE) $$part || failed="$$failed $$part"; done; \
	[ -z "$$failed" ] || { echo "FAILED:$$failed" >&2; exit 1; }

# Unit, golden and architecture tests that are slow; leaves the jars that the later parts run. Where a test of the server
# fails, they are made without its tests, for those of Spark and the later parts.
test-slow:
	$(MVN) -f pom.xml verify -Dtests.groups=slow && touch $(JAR) || { $(MVN) -f pom.xml verify -Dserver.tests.skip -Dspotless.check.skip && touch $(JAR); exit 1; }

exhaustive: ## all tests of the JVM, with every change of every byte
	$(MVN) -f pom.xml verify -Dtests.long=true

test-web:
	@[ ! -f web/package.json ] || { cd web && { [ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-audit --no-fund; } && npm run check && npm run test; }

test-e2e:
	@if [ ! -f web/package.json ]; then :; elif [ -n "$(CHROMIUM_PATH)" ]; then cd web && npm run e2e; \
	else echo "SKIPPED: browser tests, because no Chromium was found (Debian: apt-get install chromium fonts-dejavu-core)"; fi

test-api:
	@if [ ! -f $(API_TEST) ]; then :; elif python3 -c 'import ensurepip, venv' 2>/dev/null; then $(MAKE) -s .venv/ready && PATH="$(CURDIR)/.venv/bin:$$PATH" sh $(API_TEST); \
	else echo "SKIPPED: API contract tests, because python3 with venv was not found (Debian: apt-get install python3-venv)"; fi
API_TEST := server/src/test/sh/schemathesis.sh

image-tar: jar ## build an image without docker and without a registry, server/target/hexplain-image.tar, and run what is in it
	server/src/build/sh/image-root.sh server/target/image-root
	$(MVN) -q jib:buildTar
	server/src/test/sh/image-tar.sh

image: jar ## build the container's image around the jar, run it and use it; needs docker or podman
	server/src/test/sh/image.sh

packages: image-tar ## write server/target/packages: archives with a launcher, a Debian package, the image, the bill of materials, sums; use them
	server/src/build/sh/packages.sh
	server/src/test/sh/packages.sh

release: ## write VERSION=1.2.3 into the project and its changelog, commit and tag it, and make its packages
	server/src/build/sh/release.sh '$(VERSION)'
	$(MAKE) packages

.venv/ready: server/src/test/sh/requirements.txt
	python3 -m venv .venv && .venv/bin/pip install -q --disable-pip-version-check -r $< && touch $@

dev: build ## serve on 8080 and the page with hot reload beside it
	@bin/hexplain serve & trap "kill $$!" EXIT INT TERM; cd web && npm run dev

fix: ## format everything
	$(MVN) -q spotless:apply && $(MVN) -q -f spark/pom.xml spotless:apply
	@[ ! -f web/package.json ] || { cd web && npm run fix; }

bench: ## run benchmarks; BENCH='REGEX -p PARAM=VALUE -f 2' picks some and has options of JMH, BENCH=--quick takes minutes
	$(MVN) -q test-compile exec:exec@bench $(if $(BENCH),-Dbench='$(BENCH)')

bench-docs: jar ## the same for all, or those of BENCH; writes the tables of docs/benchmarks.md
	$(MVN) -q test-compile exec:exec@bench -Dbench='--write ../docs/benchmarks.md $(BENCH)'

bench-spark: ## how fast Spark reads the files of FOLDER with one core and two, and what its tasks would take on more
	$(MVN) -f pom.xml -q package -Dmaven.test.skip && $(MVN) -f pom.xml -pl spark -q test-compile exec:exec@figures -Dfolder='$(abspath $(FOLDER))'

soak: ## 32 visitors for 5 minutes: no failure, and nothing left of them; SECONDS and VISITORS change that
	$(MVN) -q test -Dtest=SoakTest -Dsoak.seconds=$(or $(SECONDS),300) -Dsoak.visitors=$(or $(VISITORS),32)

load: ## 1,000 readers of a file of 100 MB, 200 uploads of 1 MB at once, 10,000 of 1 KB: how long they wait
	$(MVN) -q test -Dtest=LoadTest -Dload.megabytes=100 -Dload.readers=$(or $(READERS),1000) -Dload.seconds=$(or $(SECONDS),40) \
	  -Dload.large=200 -Dload.small=10000

chaos: ## kill the server at 100 moments, fill its disk, damage its files, lose its database, turn its clock; KILLS changes how often
	$(MVN) -q test -Dtest='*ChaosTest' -Dchaos.kills=$(or $(KILLS),100)

golden: ## rewrite the golden trees beside the samples; review the diff
	$(MVN) -q test -Dtest='*Golden*' -Dgolden.update=true

samples: ## write the sample dumps again
	$(MVN) -q test-compile exec:exec@samples

new-format: ## the skeleton of a format that a .ksy describes: ID=name, CATEGORY=folder (records)
	@bin/new-format '$(ID)' $(CATEGORY)

new-decoder: ## the skeleton of a native decoder: ID=name, CATEGORY=folder (documents)
	@bin/new-decoder '$(ID)' $(CATEGORY)

codecs: ## write docs/codecs.md again: what every codec makes of every sample
	$(MVN) -q test-compile exec:exec@codecs

flexibility: build ## write docs/flexibility.md again: what every codec makes of changed classes
	bin/hexplain flexibility --as markdown > docs/flexibility.md

timings: ## write docs/timings.md again: how long codecs take here, beside what was published; 10 minutes, PLAN=quick takes a third
	$(MVN) -q test-compile exec:exec@timings -Dplan=$(or $(PLAN),article)

messages: ## write docs/messages.md again: the messages of exceptions that are explained
	$(MVN) -q test-compile exec:exec@messages

confusion: ## what detection says of bytes of which it is known what they are: labels, answers, what is wrong
	$(MVN) -q test -Dtest=ConfusionMatrixTest -Dconfusion.print=true

fuzz: ## change files of every format, a million times (SEED, FIRST, COUNT); FUZZ=SomeFuzzTest lets Jazzer look
ifdef FUZZ
	JAZZER_FUZZ=1 $(MVN) test -Djazzer.hooks=true -DreuseForks=false -Dtest='$(FUZZ)'
else
	$(MVN) test -Dtest=MutationTest -Dmutation.seed=$(or $(SEED),$(shell date +%s)) -Dmutation.first=$(or $(FIRST),0) -Dmutation.count=$(or $(COUNT),1000000)
endif

clean: ## delete what was built
	rm -rf server/target spark/target web/dist web/node_modules .venv
