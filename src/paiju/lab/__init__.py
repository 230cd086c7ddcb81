"""The laboratory: simulation, statistics and benchmarks over compiled rules."""
