"""What comes over a socket: connections, messages, rate limits and tickets."""
