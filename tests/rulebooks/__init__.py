"""Rulebooks in every language, the hands that they play out, and the lessons made of those."""
