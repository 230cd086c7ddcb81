"""Learned players: networks that estimate what each move of a seat is worth, run by compiled whole-number arithmetic."""
