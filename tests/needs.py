"""What tests need of the machine; what is not there is named in the summary, and fails where CI is set."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def cannot_run(reason: str) -> NoReturn:
    """Leave a test out that needs what is not there; where CI is set it fails, as nothing may be missing there."""
    if os.environ.get("CI"):
        pytest.fail(f"{reason}, and CI is set", pytrace=False)
    pytest.skip(reason)
