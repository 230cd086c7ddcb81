"""What other pages show where somebody shares a link: the name of the game, what it is about, and its picture.

It is made of the game alone, never of what is played at a table, so that no tile can be on it.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

import paiju
from paiju.kernel.game import Game
from paiju.server.refusals import Code, Refusal
from paiju.web import CARDS
from paiju.words.catalogues import DEFAULT, language_of
from paiju.words.said import Quoted, Said

WIDTH, HEIGHT = 1200, 630  # of all cards
KEPT = "public, max-age=86400"


def card_routes(folder: Path = CARDS) -> list[Route]:
    """The pictures of the games."""

    async def card(request: Request) -> Response:
        slug = request.path_params["game"]
        game = game_called(slug)
        picture = _picture(game, folder) if game else None
        if picture is None:
            raise Refusal(Code.NOT_THERE, Said("refused-no-game", game=Quoted(slug)))
        return FileResponse(picture, media_type="image/png", headers={"cache-control": KEPT})

    return [Route("/cards/{game}.png", card)]


def game_called(slug: str) -> Game | None:
    """The game of a slug, and of nothing but its slug."""
    try:
        game = paiju.game(slug)
    except paiju.UnknownGame:
        return None
    return game if game.slug == slug else None


def shared_page(page: str, game: Game | None, address: str, path: str, languages: str, folder: Path = CARDS) -> str:
    """The page of the client with what others show of this address in its head; a page about no game stays as it is."""
    if game is None:
        return page
    language = preferred(languages)
    name = " ".join(dict.fromkeys((game.say("game-name", language), game.native))).strip()
    facts = {
        "og:type": "website",
        "og:site_name": "Paiju",
        "og:title": name,
        "og:description": game.say("game-summary", language),
        "og:url": address + path,
    }
    if _picture(game, folder):
        facts |= {
            "og:image": f"{address}/cards/{game.slug}.png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": name,
            "twitter:card": "summary_large_image",
        }
    tags = "".join(f'<meta property="{key}" content="{escape(value)}">' for key, value in facts.items())
    return page.replace("</head>", f"{tags}</head>", 1)


def preferred(languages: str) -> str:
    """The first of an Accept-Language header that there is."""
    wanted = (part.partition(";")[0].strip() for part in languages.split(","))
    return next((found for part in wanted if (found := language_of(part))), DEFAULT)


def _picture(game: Game, folder: Path) -> Path | None:
    return found if (found := folder / f"{game.slug}.png").is_file() else None
