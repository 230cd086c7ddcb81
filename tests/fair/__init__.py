"""The shuffle on trial: exact counts, statistics with planted biases, and two languages that must agree.

python -m tests.fair vectors                     write tests/vectors/fair anew
python -m tests.fair walls --keys 1000000        Python and JavaScript draw the same walls (needs web/node_modules)
python -m tests.fair statistics --walls 10000000 every size of tile set, and the planted biases
"""
