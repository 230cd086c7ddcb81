"""Training of learned players: self-play on many tables at once, with PyTorch, on a GPU where there is one."""
