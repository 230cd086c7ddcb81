"""What is loaded once and stays."""

from __future__ import annotations

import gc


def freeze_loaded_objects() -> None:
    """Rules and games stay: to look through them for garbage again and again would hold every table up."""
    gc.freeze()
    gc.collect()  # quick now; from here on garbage is weighed against what is not kept, and so goes earlier
