"""Garbage collection: what a server loads once is left out of it."""

import gc

from paiju.server.ops.memory import OBJECTS_BETWEEN_COLLECTIONS, collect_rarely, freeze_loaded_objects


def test_a_process_that_begins_to_serve_collects_rarely() -> None:
    before = gc.get_threshold()
    gc.set_threshold(700, *before[1:])
    try:
        collect_rarely()
        assert gc.get_threshold()[0] == OBJECTS_BETWEEN_COLLECTIONS
    finally:
        gc.set_threshold(*before)


def test_what_is_loaded_at_the_start_is_not_scanned_for_garbage_again() -> None:
    gc.unfreeze()  # a server that another test of this process has started froze the same objects
    freeze_loaded_objects()
    try:
        assert gc.get_freeze_count() > 1000
    finally:
        gc.unfreeze()
