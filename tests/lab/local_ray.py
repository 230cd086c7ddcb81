"""A Ray of two workers on this machine, until the input ends; its address is printed. python -m tests.lab.local_ray"""

from __future__ import annotations

import sys


def main() -> None:
    import ray

    context = ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    print(context.address_info["gcs_address"], flush=True)
    sys.stdin.read()
    ray.shutdown()


if __name__ == "__main__":
    main()
