#!/usr/bin/env python3
"""A bot for any game: it plays the move whose words are longest. paiju arena tianjiu good command:./first_bot.py"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "table":
        print(f"I play seat {message['seat']} of {message['game']}", file=sys.stderr)
    if message["type"] == "decide":
        words = dict(zip(message["legal"], message["words"], strict=True))
        move = max(words, key=lambda move: len(words[move]))
        answer = {
            "id": message["id"],
            "move": move,
            "reason": f"{words[move]} is the longest",
            "estimates": {str(move): len(word) for move, word in words.items()},
        }
        print(json.dumps(answer), flush=True)
