"""Numbers that Python and the compiled search agree on."""

RANDOM, HEURISTIC = range(2)  # who plays a world out

# What the tally counts: worlds played out, decisions with a choice in them, forced decisions.
PLAYOUTS, CHOICES, FORCED = range(3)
TALLIES = 3

MOST_DEPTH = 64  # decisions of a tree below the first move
EMPTY = 0  # a place of the tree that nothing is kept in
NO_SLOT = -1
