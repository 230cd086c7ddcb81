"""How much the tests do: `make test` holds the small versions, PAIJU_TIMES=10 makes each ten times as long."""

import os

TIMES = int(os.environ.get("PAIJU_TIMES") or "1")
ALLOCATIONS = 100_000  # after which Python looks for garbage; its usual 700 costs a tenth of the time
SECONDS = 120 * TIMES  # that a test may take, whatever it waits for
