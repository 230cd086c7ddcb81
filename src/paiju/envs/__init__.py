"""Environments for learners: observations as numbers, and many tables stepped at once."""
