"""Numbers that Python and the compiled search agree on."""

RANDOM, HEURISTIC = range(2)  # who plays a world out

# What the tally counts: worlds played out, decisions with a choice in them, forced decisions.
PLAYOUTS, CHOICES, FORCED = range(3)
TALLIES = 3

MOST_DEPTH = 64  # decisions of a tree below the first move

# The tree: places of a hash table, what somebody saw (a node), and moves that were played there.
KEY, NODE = range(2)
HEAD, TRIED, OFFSET, MET = range(4)  # of a node: the move tried last, how many were, from which on, how often met
VISITS, TOTAL, NEXT = range(3)  # of a move: how often it was played, what it gained in all, the one tried before it
PLACE_COLUMNS, NODE_COLUMNS, MOVE_COLUMNS = 2, 4, 3
USED_NODES, USED_MOVES = range(2)
USES = 2
EMPTY = 0  # the key of a place that nothing is kept in
NO_MOVE = -1
