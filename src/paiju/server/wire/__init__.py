"""The wire: sockets, messages, rate limits and tickets."""
