"""Every number that bounds the server."""

from __future__ import annotations

# What a client may send.
FRAME_BYTES = 8_192
NAME_LENGTH = 24
NONCE_LENGTH = (8, 64)
ACTION_LENGTH = 200
OPTIONS = 64
OPTION_NAME_LENGTH = 40
OPTION_VALUE_LENGTH = 100
OPTION_LIST = 32
OPTION_NUMBER = 1_000_000
SEATS = 16
SEQUENCE = 2**53 - 1
TICKET_LENGTH = 300
TABLE_ID_LENGTH = 32
GAME_LENGTH = 40

# What closes a socket.
MALFORMED_BEFORE_CLOSE = 3

# What the server holds.
TABLE_QUEUE = 256
OUTGOING_FRAMES = 256
ONLOOKERS = 5_000
TABLES_LISTED = 200
BATCHES_A_COMMIT = 512
WORKERS = 64
ANSWER_BYTES = 1_024  # of a worker

# How long things last.
TICKET_DAYS = 30
GRACE_SECONDS = 60.0
EVENTS_BETWEEN_MARKS = 50
RETRY_SECONDS = 1.0
THINKING_SECONDS = 10.0  # of a bot, for one decision
WORKER_START_SECONDS = 60.0  # until a new process has answered its first question
VALUE_SECONDS = 10.0  # to show the value that was pledged for a deal
SHUTDOWN_SECONDS = 5.0
