"""For the operator: logs, metrics, and orders to a running server."""
