"""Garbage collection: what a server loads once is left out of it."""

import gc

from paiju.server.ops.memory import freeze_loaded_objects


def test_what_is_loaded_at_the_start_is_not_scanned_for_garbage_again() -> None:
    gc.unfreeze()  # a server that another test of this process has started froze the same objects
    freeze_loaded_objects()
    try:
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()
