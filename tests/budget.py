"""How much the tests do: `make test` holds the small versions, PAIJU_TIMES=10 makes each ten times as long."""

import os

TIMES = int(os.environ.get("PAIJU_TIMES") or "1")
SECONDS = 120 * TIMES  # that a test may take, whatever it waits for
