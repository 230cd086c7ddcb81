"""Paiju in a terminal: drawing, the rulebooks and the line mode."""
