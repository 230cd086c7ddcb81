"""Speech as data, and the catalogues that every language writes its own sentences in."""
