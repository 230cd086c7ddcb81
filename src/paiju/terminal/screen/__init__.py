"""The full-screen table: it draws the zones of a view and knows no game."""
