"""Write the pages of words anew.

python -m tests.words languages   # docs/languages: every sentence of every language
python -m tests.words terms       # docs/terms.md: what things are called
"""

from __future__ import annotations

import argparse

from tests.words import language_pages, term_page

PAGES = {"languages": language_pages.pages, "terms": term_page.pages}


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.words", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("pages", choices=PAGES)
    for path, text in PAGES[parser.parse_args().pages]():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
