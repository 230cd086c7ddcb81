"""Token buckets: what they let through, and that their memory does not grow."""

import random

from paiju.server.wire.rate_limits import Bucket, Buckets, Rate

RATE = Rate(a_second=10, at_once=5)


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket()
    assert [bucket.take(RATE, 100.0) for _ in range(6)] == [True] * 5 + [False]
    assert not bucket.take(RATE, 100.09)
    assert bucket.take(RATE, 100.21)
    assert sum(bucket.take(RATE, 1000.0) for _ in range(20)) == 5


def test_every_key_has_its_own() -> None:
    buckets = Buckets(RATE)
    for key in ("a", "b", "c"):
        assert sum(buckets.take(key, 7.0) for _ in range(20)) == 5


def test_in_the_long_run_the_rate_is_kept() -> None:
    buckets, moments = Buckets(RATE), random.Random(1)
    now, taken = 0.0, 0
    for _ in range(20_000):
        now += moments.expovariate(50)
        taken += buckets.take("one", now)
    assert abs(taken - now * RATE.a_second) < 0.02 * taken


def test_a_million_keys_need_no_more_memory_and_crowding_refuses() -> None:
    buckets = Buckets(RATE)
    before = buckets.nbytes
    allowed = sum(buckets.take(f"key {number}", 1.0) for number in range(1_000_000))
    assert buckets.nbytes == before < 2_000_000
    assert allowed <= 65_536 * RATE.at_once


def test_nobody_can_know_whom_a_key_meets() -> None:
    def meets(buckets: Buckets) -> set[str]:
        while buckets.take("victim", 1.0):
            pass
        return {key for key in map(str, range(2000)) if not buckets.take(key, 1.0)}

    assert meets(Buckets(RATE, places=64)) != meets(Buckets(RATE, places=64))
