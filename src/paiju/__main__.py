"""python -m paiju."""

from paiju.cli import main

main()
