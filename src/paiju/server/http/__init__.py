"""HTTP: the browser client, the catalogue, finished sessions, health."""
