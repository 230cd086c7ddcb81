"""Search for any game: play out worlds that a seat cannot tell from the real one, and count what each move gains."""
