"""Tickets and passes: signed, bound, and good for a time."""

import secrets

import pytest

from paiju.server import limits
from paiju.server.refusals import Code, Refusal
from paiju.server.tickets import DAY, Drawer, Office

NOW = 1_700_000_000_000


@pytest.fixture
def office() -> Office:
    return Office(secrets.token_bytes(32))


def test_a_ticket_is_known_again_by_its_office_alone(office: Office) -> None:
    text, ticket = office.issue("table", 2, NOW)
    assert office.read(text, NOW) == ticket
    assert ticket.hash not in text.encode()
    with pytest.raises(Refusal) as refusal:
        Office(secrets.token_bytes(32)).read(text, NOW)
    assert refusal.value.code is Code.FORGED


def test_a_ticket_expires(office: Office) -> None:
    text, _ = office.issue("table", 0, NOW)
    end = NOW + limits.TICKET_DAYS * DAY
    office.read(text, end - 1)
    with pytest.raises(Refusal) as refusal:
        office.read(text, end)
    assert refusal.value.code is Code.EXPIRED


def test_a_changed_letter_is_forged_wherever_it_is(office: Office) -> None:
    text, _ = office.issue("table", 0, NOW)
    for place, letter in enumerate(text):
        with pytest.raises(Refusal, match="not given"):
            office.read(text[:place] + ("A" if letter != "A" else "B") + text[place + 1 :], NOW)
    for odd in ("", ".", "....", "\0", "é", "\U0001f004", text * 2):
        with pytest.raises(Refusal):
            office.read(odd, NOW)


def test_a_pass_is_no_ticket_and_a_ticket_no_pass(office: Office) -> None:
    given = office.new_pass()
    assert office.visitor(given) == office.visitor(given) != office.visitor(office.new_pass())
    with pytest.raises(Refusal):
        office.read(given, NOW)
    with pytest.raises(Refusal):
        office.visitor(office.issue("table", 0, NOW)[0])


def test_a_drawer_keeps_the_newest_and_the_one_that_was_shown(office: Office) -> None:
    first, second, third = (office.issue("table", 0, NOW + number)[1] for number in range(3))
    drawer = Drawer([first])
    assert drawer.put(second, first) == []
    assert drawer.holds(first)
    assert drawer.holds(second)
    assert drawer.put(third, second) == [first]
    assert not drawer.holds(first)
    assert drawer.clear(0) == [second, third]
    assert not drawer.holds(third)
