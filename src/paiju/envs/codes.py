"""Numbers that stand for something in the arrays of an environment."""

# Who plays a seat: the caller of the environment, or a policy inside it.
CALLER = -1
RANDOM = 0
HEURISTIC = 1

# What became of a table: its action was played, or was not legal and changed nothing, or no session has a decision for
# the caller, and the last one stays as it ended.
PLAYED = 0
ILLEGAL = 1
UNDECIDED = 2

MOST_EPISODES = 1000  # sessions begun in vain, until a table is UNDECIDED
