"""Every number that bounds the server."""

from __future__ import annotations

# What a client may send.
FRAME_BYTES = 8_192
NAME_LENGTH = 24
MARKS_IN_A_ROW = 3  # of a name: accents and the like on one letter
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
CHAT_LENGTH = 120  # of a line that somebody writes, where the table allows it
WORD_REPORT_LENGTH = 1_000  # of a sentence, and of what is proposed for it
RECORD_BYTES = 131_072  # of a request that brings a record
PRACTICE_ACTIONS = 400  # of a seat that plays a hand on

CLOCK_BASE = (1, 3_600)  # seconds for a decision
CLOCK_BANK = (0, 36_000)  # seconds for a session

# How much a client may do. A seated client is counted by its socket alone, others by their address as well.
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 20, 60
SEATED_MESSAGES_A_SECOND, SEATED_MESSAGES_AT_ONCE = 50, 200
ADDRESS_MESSAGES_A_SECOND, ADDRESS_MESSAGES_AT_ONCE = 100, 600
PARTIAL_FRAMES_A_SECOND, PARTIAL_FRAMES_AT_ONCE = 20, 200  # that are no whole message: pings, pongs, fragments
CONNECTIONS_A_SECOND, CONNECTIONS_AT_ONCE = 50, 500  # of an address
CONNECTIONS_OF_ADDRESS = 300  # that are not sockets; behind a proxy its requests under way
ARRIVALS_A_SECOND, ARRIVALS_AT_ONCE = 10, 200
SOCKETS_OF_ADDRESS = 100  # that are not seated
TABLES_AN_HOUR, TABLES_AT_ONCE = 120, 60  # of an address
TABLES_OF_VISITOR = 200
SAYINGS_A_SECOND, SAYINGS_AT_ONCE = 0.5, 4  # of a seat
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 30, 300
LINKS_A_SECOND, LINKS_AT_ONCE = 5, 40
BUCKETS = 65_536  # of each rate limit, whatever the number of addresses

# What may be sent before the WebSocket is open.
HEAD_BYTES = 16_384  # of an HTTP request: its first line and headers
URL_LENGTH = 1_000
BODY_BYTES = 65_536  # of a request, which nobody reads; uvicorn's own limit

# What closes a socket.
MALFORMED_BEFORE_CLOSE = 3
TOO_FAST_BEFORE_CLOSE = 50
HEAD_SECONDS = 10.0  # to send the head of a request
BODY_SECONDS = 10.0  # and its body, where one is read
HELLO_SECONDS = 10.0  # to say hello
READER_SECONDS = 8.0  # to read something while frames wait
CLOSE_SECONDS = 2.0  # to answer a close frame
OUTGOING_BYTES = 500_000  # that wait for a slow reader
KERNEL_BYTES = 131_072  # of the kernel's send buffer, on top of that
PING_SECONDS = 20.0  # between pings, and to answer one

# What the server holds.
CONNECTIONS = 13_000  # of all kinds; beyond it HTTP requests are refused
ACCEPTED_AT_ONCE = 64  # connections, before anything else is done
SOCKETS = 12_000
TABLES = 5_000
TABLE_QUEUE = 256
FRAMES_READ_AHEAD = 4  # of a socket, before reading stops until they are handled
INCOMING_FRAMES = 512  # of a socket, not handled yet
OUTGOING_FRAMES = 256
ONLOOKERS = 5_000
WORD_REPORTS = 10_000  # that wait to be read
TABLES_LISTED = 200
COMMITMENTS_LISTED = 500
BATCHES_A_COMMIT = 512
COMMIT_SECONDS = 0.004  # from one commit to the next, for which steps of other tables wait too
WARMING_MOVES = 400
LOOK_UP_SECONDS = 5.0  # after the start, until the whole catalogue is loaded
WORKERS = 64
ANSWER_BYTES = 1_024  # of a worker's answer
LINKS_READ_AT_ONCE = 2

NONCES = 500  # of a table that are remembered; older ones are looked up in the database

# How long things last.
TICKET_DAYS = 30
COUNTED_SECONDS = 1.0  # until everybody is told that others have come to look on, or gone
GRACE_SECONDS = 60.0
SLEEP_SECONDS = 300.0  # until a table without people is unloaded
EVENTS_BETWEEN_MARKS = 50
RETRY_SECONDS = 1.0
RESUMED_SECONDS = 10.0  # added to a running clock when the server restarts
TIMEOUTS_TO_ABSENCE = 2
THINKING_SECONDS = 10.0  # of a bot, for one decision
SEARCHES_A_TABLE = 1  # that run at the same time
REVIEW_WORLDS = 200  # in which a decision is judged after the hand, and as many in which the best move is sought
REVIEW_DECISIONS_A_SECOND, REVIEW_DECISIONS_AT_ONCE = 0.1, 400  # of a table that are judged
REVIEWS_KEPT = 256
WORKER_START_SECONDS = 60.0  # until a new process has answered its first question
BOT_ANSWER_SECONDS = 0.15  # of bots in a window with one person, whether or not they have a choice
READY_SECONDS = 60.0  # to be ready for a deal when another person is
VALUE_SECONDS = 10.0  # to show the value that was pledged for a deal
BEACON_AHEAD_SECONDS = 3.0  # from when a round of a beacon is named to its time, at least
BEACON_SECONDS = 20.0  # after the time of a round, until a deal goes on without it
BEACON_LOOK_SECONDS = 0.5  # between looks whether it has come
BEACON_ANSWER_SECONDS = 5.0  # for the beacon to answer
BEACON_ROUNDS = 64  # that are kept
SHUTDOWN_SECONDS = 5.0
KEEPER_SECONDS = 5.0  # between looks for sessions that are over and not kept as data
KEEPER_SHARE = 0.05  # of a core that keeping them takes

# Monitoring.
LAG_SECONDS = 0.5  # between measurements of the event loop's lag
GARBAGE_SECONDS = 60.0  # between looks whether closed sockets are to be collected, which holds the loop up
SOCKETS_LEFT = 200  # that were closed and not collected
HEALTH_SECONDS = 5.0  # between checks whether the database takes writes
DISK_BYTES = 16_777_216  # that are free where a database file is; below it the disk counts as full

# The operator's orders.
REASON_LENGTH = 200
ORDER_SECONDS = 1.0  # between checks for orders
ORDER_WAIT_SECONDS = 4.0  # until `paiju admin` carries out an order that no server has taken
SWEEP_SECONDS = 3600.0  # between checks for abandoned tables
SWEEP_AFTER_SECONDS = 86_400.0  # that a server has run, by a clock that never jumps, before it looks for them

# Several processes.
LEASE_SECONDS = 6.0  # without a heartbeat a process loses its tables
BEAT_SECONDS = 1.0
LOOP_SECONDS = 60.0  # that the event loop may be blocked before its process counts as dead
DATABASE_SECONDS = 3.0  # for PostgreSQL to answer
DATABASE_CONNECTIONS = 15  # in use at once, besides the one that writes
BUS_SECONDS = 3.0  # for Redis to answer
BUS_MESSAGES = 20_000  # that wait to be sent
