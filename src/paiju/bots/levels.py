"""Levels of bots as people choose them: each a budget of simulations, so that what it plays can be repeated."""

from __future__ import annotations

from dataclasses import replace

from paiju.bots.search.searching import Plan

EASY, GOOD, STRONG, MASTER = LEVELS = ("easy", "good", "strong", "master")
WINDOW_SHARE = 10  # of the budget, where all seats are asked about each tile that is thrown
PLANS = {STRONG: Plan(simulations=500), MASTER: Plan(simulations=2500)}


def plan_of(level: str, *, is_window: bool = False) -> Plan:
    """The budget of a level that searches."""
    plan = PLANS[level]
    return replace(plan, simulations=plan.simulations // WINDOW_SHARE) if is_window else plan
