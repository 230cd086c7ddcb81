"""Collecting Many Tens at the table: as in all games of collecting tens."""

from paiju.games.melding.tens import table as tens

VERBS = tens.VERBS
ACTIONS = tens.ACTIONS
action = tens.action
told = tens.told
zones = tens.zones
prompt = tens.prompt
refusal = tens.refusal
inventory = tens.inventory
