"""Plain data as `json.dumps` takes it."""

from typing import Any

Jsonable = dict[str, Any]
