"""Equilibria of small games: CFR+ over whole trees, and what its strategies could lose."""
