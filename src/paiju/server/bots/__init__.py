"""Bots: the question that a seat faces, the answer, and the processes that find it."""
