"""Learned players: networks that estimate what each move of a seat is worth, by compiled whole-number arithmetic."""
