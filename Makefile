SWIFT ?= swift
RELEASE = -c release $(if $(filter Linux,$(shell uname)),-Xswiftc -static-executable)
FORMATTED = $(wildcard Package.swift Sources Rules Tests Plugins Benchmarks Development)
.DEFAULT_GOAL := help
.PHONY: help build test lint format docs bench compare ecosystem oracle fuzz metamorphic release dist
help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
build: ## Build for debugging
	$(SWIFT) build
test: ## Run all tests
	$(SWIFT) test
lint: ## Check the format of our sources, then lint them with rtllint itself
	$(SWIFT) format lint --strict --recursive $(FORMATTED)
	$(SWIFT) run rtllint Sources Rules Plugins
format: ## Format our sources
	$(SWIFT) format --in-place --recursive $(FORMATTED)
docs: ## Write the pages and the list of the rules, the schema and the generated parts of README.md
	UPDATE=1 $(SWIFT) test --filter DocumentationTests
bench: release ## Measure speed, growth and hostile inputs: make bench [SIZE=megabytes] [TREE=path/to/sources]
	$(SWIFT) build $(RELEASE) --product benchmarks
	Benchmarks/run "$$($(SWIFT) build $(RELEASE) --show-bin-path)" $(or $(SIZE),8) $(TREE)
compare: release ## Time other tools beside ours: make compare TREE=path/to/sources [SLOW=1]
	Benchmarks/compare $(TREE)
ecosystem: ## What has changed in real code since a commit: make ecosystem BASE=revision CORPORA=path/to/repositories
	Development/Ecosystem/run $(BASE) $(CORPORA)
oracle: ## Compare our lexer with the compiler's: make oracle TREE=path/to/sources
	Development/Oracle/run $(or $(TREE),--slice)
fuzz: ## Throw mutated bytes at us: make fuzz TARGET=lint SECONDS=600
	Development/Fuzz/run $(or $(TARGET),--all) $(SECONDS)
metamorphic: ## Lint sources written otherwise: make metamorphic TREE=path/to/sources
	Development/Metamorphic/run $(or $(TREE),Sources)
release: ## Build the command as it is shipped
	$(SWIFT) build $(RELEASE) --product rtllint
	@$(SWIFT) build $(RELEASE) --show-bin-path
dist: release ## Pack the command as it is shipped, with checksums, into .build/dist
	Integrations/dist "$$($(SWIFT) build $(RELEASE) --show-bin-path)"
