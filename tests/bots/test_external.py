"""Programs as bots: what they are told, what they answer, and what becomes of those that do not."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from paiju.bots.external import MOST_STARTS, CommandBot
from paiju.bots.faults import CRASHED, HUNG, ILLEGAL, RUBBISH
from paiju.bots.players import Player
from paiju.bots.protocol import Decision, explain
from tests.bots.positions import choices
from tests.bots.test_protocol import decision_at

ODD = Path(__file__).parent / "programs" / "odd_bot.py"
EXAMPLE = Path(__file__).parents[2] / "docs" / "bots" / "first_bot.py"


def odd(way: str, *more: str, seconds: float = 5.0) -> Player:
    command = " ".join([sys.executable, str(ODD), way, *more])
    return Player(way, CommandBot(command, seconds), 1)


def a_decision() -> Decision:
    [table] = choices("tianjiu", 1)
    return decision_at(table)


def test_a_program_plays_and_says_why() -> None:
    [table] = choices("tianjiu", 1)
    decision = decision_at(table)
    bot = CommandBot(f"{sys.executable} {EXAMPLE}")
    choice = explain(bot, decision)
    bot.close()
    words = decision.words
    longest = max(range(len(words)), key=lambda at: len(words[at]))
    assert choice.move == decision.legal[longest]
    assert choice.reason == f"{words[longest]} is the longest"
    assert [estimate.mean for estimate in choice.estimates] == [len(word) for word in words]


def test_the_example_in_the_docs_has_20_lines() -> None:
    code = EXAMPLE.read_text()
    assert len(code.splitlines()) <= 22
    assert code in (EXAMPLE.parents[1] / "bots.md").read_text()


def test_a_program_keeps_running_from_one_decision_to_the_next() -> None:
    with odd("last") as player:
        for table in choices("jielong", 5):
            assert player.choose(decision_at(table)) == table.legal[-1]
    assert not player.faults


@pytest.mark.parametrize(
    ("way", "fault", "seconds"),
    [
        ("hang", HUNG, 0.3),
        ("crash", CRASHED, 5.0),
        ("rubbish", RUBBISH, 5.0),
        ("deep", RUBBISH, 5.0),
        ("flood", RUBBISH, 5.0),
        ("illegal", ILLEGAL, 5.0),
        ("boolean", RUBBISH, 5.0),
    ],
)
def test_a_program_that_fails_loses_its_moves(way: str, fault: str, seconds: float) -> None:
    decision = a_decision()
    with odd(way, seconds=seconds) as player:
        for _ in range(2):
            assert player.choose(decision) == decision.legal[0]
    assert player.faults == {fault: 2}


def test_it_is_started_again_only_a_few_times() -> None:
    decision = a_decision()
    with odd("crash") as player:
        for _ in range(MOST_STARTS + 2):
            player.choose(decision)
        bot = player._bot
        assert isinstance(bot, CommandBot)
        assert bot._starts == MOST_STARTS
    assert player.faults == {CRASHED: MOST_STARTS + 2}


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


def wait_until_gone(processes: list[int]) -> None:
    end = time.monotonic() + 10
    while any(map(is_running, processes)):
        assert time.monotonic() < end, "it outlived its table"
        time.sleep(0.02)


def test_a_program_does_not_outlive_its_table(tmp_path: Path) -> None:
    file = tmp_path / "processes"
    with odd("children", str(file)) as player:
        player.choose(a_decision())
        processes = [int(number) for number in file.read_text().split()]
        assert all(map(is_running, processes))
    wait_until_gone(processes)


HOST = """
import sys
from tests.bots.test_external import a_decision, odd
player = odd("children", sys.argv[1])
player.choose(a_decision())
print("playing", flush=True)
sys.stdin.read()
"""


def test_nor_a_host_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "processes"
    paths = os.pathsep.join(path for path in sys.path if path)
    host = subprocess.Popen(
        [sys.executable, "-c", HOST, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), paths])},
    )
    with host:
        assert host.stdout is not None
        assert host.stdout.readline() == b"playing\n"
        processes = [int(number) for number in file.read_text().split()]
        host.send_signal(signal.SIGKILL)
    wait_until_gone(processes)
