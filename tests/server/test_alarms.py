"""The alarms of a table: each goes off once, when it was set last for."""

from paiju.server.table.alarms import Alarm, Alarms
from paiju.server.table.inbox import GraceOver, TimeUp
from tests.server.fake_time import FakeTime


def alarms() -> tuple[Alarms, FakeTime, list[Alarm]]:
    time, gone_off = FakeTime(), list[Alarm]()
    return Alarms(gone_off.append, time), time, gone_off


def test_setting_an_alarm_again_restarts_it() -> None:
    table, time, gone_off = alarms()
    table.set(TimeUp(), 10)
    time.advance(6)
    table.set(TimeUp(), 10)
    time.advance(9)
    assert gone_off == []
    time.advance(1)
    assert gone_off == [TimeUp()]
    time.advance(100)
    assert gone_off == [TimeUp()]


def test_alarms_of_two_seats_do_not_disturb_each_other() -> None:
    table, time, gone_off = alarms()
    table.set(GraceOver(0), 10)
    table.set(GraceOver(1), 5)
    table.cancel(GraceOver(1))
    time.advance(20)
    assert gone_off == [GraceOver(0)]


def test_a_table_that_closes_cancels_all() -> None:
    table, time, gone_off = alarms()
    table.set(GraceOver(0), 10)
    table.set(TimeUp(), 5)
    table.cancel_all()
    time.advance(20)
    assert gone_off == []
