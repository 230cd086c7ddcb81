"""What became of the mutants, as tables in Markdown."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def read_reviewed(file: Path) -> dict[str, str]:
    """Survivors that somebody has looked at: `id | equivalent: why` or `id | open: why`, one a line."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {id.strip(): verdict.strip() for id, _, verdict in (line.rpartition(" | ") for line in lines)}


def report(fates: Mapping[str, Mapping[str, str]], reviewed_file: Path) -> str:
    reviewed = read_reviewed(reviewed_file)
    rows = ["| target | mutants | killed | equivalent | open | share killed |", "|---|---|---|---|---|---|"]
    left = []
    for name, outcomes in fates.items():
        survivors = [id for id, fate in outcomes.items() if not fate.startswith("killed")]
        equivalent = [id for id in survivors if reviewed.get(id, "").startswith("equivalent")]
        killed = len(outcomes) - len(survivors)
        counted = len(outcomes) - len(equivalent)
        share = f"{100 * killed / counted:.1f} %" if counted else "-"
        still_open = len(survivors) - len(equivalent)
        rows.append(f"| {name} | {len(outcomes)} | {killed} | {len(equivalent)} | {still_open} | {share} |")
        left += [f"- `{id}`: {reviewed.get(id, 'open: not looked at')}" for id in survivors]
    return "\n".join([*rows, "", "Survivors:", "", *(left or ["none"])])
