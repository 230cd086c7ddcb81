"""Small bugs planted in the sources one at a time: does a test notice each? `python -m tests.mutants --help`"""
