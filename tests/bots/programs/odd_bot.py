"""A program that plays badly, in the way that its first argument says."""

import json
import os
import subprocess
import sys
import time

WAY = sys.argv[1]

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decide":
        continue
    if WAY == "hang":
        time.sleep(600)
    elif WAY == "crash":
        sys.exit(3)
    elif WAY == "rubbish":
        print("I would rather not say", flush=True)
    elif WAY == "deep":
        print("[" * 100_000, flush=True)
    elif WAY == "flood":
        sys.stdout.write("x" * 10_000_000)
    elif WAY == "illegal":
        print(json.dumps({"move": -7}), flush=True)
    elif WAY == "boolean":
        print(json.dumps({"move": True}), flush=True)
    elif WAY == "late":  # answers the first question after it was given up
        time.sleep(0.4 if message["id"] == 1 else 0)
        print(json.dumps({"id": message["id"], "move": message["legal"][-1]}), flush=True)
    elif WAY == "children":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        with open(sys.argv[2], "w") as file:
            file.write(f"{os.getpid()} {child.pid}")
        print(json.dumps({"move": message["legal"][0]}), flush=True)
    else:
        print(json.dumps({"id": message["id"], "move": message["legal"][-1]}), flush=True)
