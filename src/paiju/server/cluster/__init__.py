"""Several processes that serve the same tables: leases say which has which, a bus carries the rest."""
