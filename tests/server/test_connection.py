"""A connection knows its table, also when its client goes too soon."""

from paiju.server.refusals import NOT_SAVED
from paiju.server.wire.connection import GOING_AWAY, Connection, Request


class Line(Connection):
    """A connection that keeps what it is told."""

    def __init__(self) -> None:
        super().__init__("visitor")
        self.frames: list[bytes] = []
        self.closed: list[int] = []

    def send_frame(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        self.closed.append(code)


class Place:
    """A table that keeps who has left."""

    def __init__(self) -> None:
        self.id = "place"
        self.gone: list[Connection] = []

    def post(self, item: Request) -> None:
        raise AssertionError

    def disconnect(self, connection: Connection) -> None:
        self.gone.append(connection)


def test_who_goes_to_another_table_leaves_the_first() -> None:
    line, first, second = Line(), Place(), Place()
    line.join(first, 0)
    line.join(first, 1)
    assert first.gone == []
    line.join(second, None)
    line.go()
    assert (first.gone, second.gone, line.seat) == ([line], [line], None)


def test_who_was_gone_before_the_seat_was_given_is_not_there() -> None:
    line, table = Line(), Place()
    line.go()
    line.join(table, 0)
    assert table.gone == [line]


def test_who_asked_without_a_nonce_connects_again() -> None:
    line = Line()
    line.refuse_for_now(NOT_SAVED, "nonce of an action")
    assert (len(line.frames), line.closed) == (1, [])
    line.refuse_for_now(NOT_SAVED)
    assert (len(line.frames), line.closed) == (2, [GOING_AWAY])
