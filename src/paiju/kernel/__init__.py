"""The kernel: records, rule compilation, drivers and the checks that every game must pass."""
