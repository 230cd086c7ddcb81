"""What the groups and the goals of Watching Ten Sets are called."""

from collections.abc import Mapping

from paiju.games.solitaire.xiangshifu.groups import PAIR_NAMES
from paiju.tiles import FULL32
from paiju.words.said import Faces, Said

# What three tiles are, by their kind in paiju.games.triplets.
TRIPLETS = (
    Said("kind-not-valid"),
    Said("kind-five-points"),
    Said("kind-full-fourteen"),
    Said("kind-split"),
    Said("kind-coincidence"),
    Said("kind-five-sons"),
    Said("kind-full-dragon"),
    Said("kind-small-dragon"),
    Said("kind-big-dragon"),
    Said("kind-kao"),
    Said("kind-mixed-dragon"),
)
NOT_VALID = TRIPLETS[0]

# What two tiles are, in the order of the Chinese pairs.
PAIRS = (
    Said("kind-pair-heaven"),
    Said("kind-pair-earth"),
    Said("kind-pair-man"),
    Said("kind-pair-goose"),
    Said("kind-pair-plum"),
    Said("kind-pair-long"),
    Said("kind-pair-board"),
    Said("kind-pair-axe"),
    Said("kind-pair-red-ten"),
    Said("kind-pair-long-seven"),
    Said("kind-pair-red-six"),
    Said("kind-pair-nines"),
    Said("kind-pair-eights"),
    Said("kind-pair-sevens"),
    Said("kind-pair-fives"),
    Said("kind-pair-supreme"),
)

HEAVEN, EARTH, MAN, GOOSE, BOARD = (Faces.of(FULL32.read(text)) for text in ("66", "11", "44", "31", "22"))

# What is asked for, by goal.
ASKED: Mapping[str, Said] = {
    "any": Said("ask-goal-any"),
    **{f"pair:{name}": Said("ask-goal-pair", pair=pair) for name, pair in zip(PAIR_NAMES, PAIRS, strict=True)},
    "five_dragons": Said("ask-goal-five-dragons", tiles=BOARD),
    "generals": Said("ask-goal-generals", tiles=GOOSE),
    "civil": Said("ask-goal-civil", heaven=HEAVEN, earth=EARTH, man=MAN, goose=GOOSE),
    "military": Said("ask-goal-military"),
    "civil_or_military": Said("ask-goal-civil-or-military", heaven=HEAVEN, earth=EARTH, man=MAN, goose=GOOSE),
}

# What was reached beside every group being valid, by goal.
REACHED: Mapping[str, Said] = {
    **{f"pair:{name}": Said("term-goal-pair", pair=pair) for name, pair in zip(PAIR_NAMES, PAIRS, strict=True)},
    "five_dragons": Said("term-goal-five-dragons", tiles=BOARD),
    "generals": Said("term-goal-generals", tiles=GOOSE),
    "civil": Said("term-goal-civil", heaven=HEAVEN, earth=EARTH, man=MAN, goose=GOOSE),
    "military": Said("term-goal-military"),
}
