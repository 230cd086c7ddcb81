"""Ids of messages that follow from what a game declares: its options, their values, its presets and its verbs."""

from __future__ import annotations

import re


def dashed(name: str) -> str:
    """A name as part of an id: "three players, 24 tiles" is "three-players-24-tiles"."""
    return re.sub("[_: ]", "-", re.sub("[,']", "", name)).lower()


def option_id(name: str) -> str:
    return f"option-{dashed(name)}"


def value_id(option: str, value: str) -> str:
    return f"option-{dashed(option)}-{dashed(value)}"


def preset_id(name: str) -> str:
    return f"preset-{dashed(name)}"


def verb_id(verb: str) -> str:
    return f"verb-{dashed(verb)}"
