"""Bots: who plays at the other seats, and how they compare."""
