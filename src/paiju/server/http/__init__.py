"""What is answered to an HTTP request: the browser client, the catalogue, finished sessions, health."""
