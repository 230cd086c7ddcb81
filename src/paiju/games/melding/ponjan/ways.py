"""The number of ways to take some of the copies there are of a type: WAYS[COPIES * there + taken]."""

from math import comb

from paiju.tiles.tileset import table

COPIES = 10  # more than there are of any type
WAYS = table(comb(there, taken) for there in range(COPIES) for taken in range(COPIES))
