# Words of Kol-ye-si.

game-name = Kol-ye-si
game-summary = Look at one tile, stake, draw one or two more, and beat the banker's two tiles.

## What is asked

ask-bet-on-tile = Bet { $least } to { $most } against the banker, { $banker }, on your { $tiles }.
ask-draw-one-or-two = Draw one or two more tiles to your { $tiles }; the last digit of all your pips must beat the banker's.
ask-draw-one = Draw one more tile to your { $tiles }.
ask-draw-two = Draw two more tiles to your { $tiles }.

## Why a bot plays so

why-tile-gains = This tile gains on average: bet as much as you can afford.
why-tile-loses = This tile loses on average: bet the least.
why-one-more = With 0, 1, 2, 7 or 9 one more tile reaches the good scores more often.
why-two-more = With 3, 4, 5, 6 or 8 two more tiles are better than one.

## Why something cannot be done

no-draw-before-stakes = the stakes come first; bet on your tile
no-bet-draw-now = the stakes stand; draw your tiles
no-draw-one-or-two = draw one or two tiles
no-draw-only-one = here everybody draws one more tile
no-draw-only-two = here everybody draws two more tiles

## Actions

act-draw = { $number ->
    [one] Draw one more tile
   *[other] Draw { $number } more tiles
}
    .told = { $number ->
        [one] { $seat } draws one more tile
       *[other] { $seat } draws { $number } more tiles
    }
verb-draw = Draw

## Lines of the story

act-show-points = { $seat } shows { $tiles }: { $points }
act-show-perfect-pair = { $seat } shows { $tiles }, a perfect pair

## Hands, and what is paid for them

kind-perfect-pair = a perfect pair
paid-perfect-pair = the banker's perfect pair { $tiles }

## Ways to play

preset-without-the-perfect-pair = Without the perfect pair
preset-one-more-tile = One more tile
preset-two-more-tiles = Two more tiles
preset-gambling-house = Gambling house
preset-ten-players = Ten players

## Options

option-perfect-pair = Perfect pair
    .effect = a banker with two identical tiles wins all stakes at once
option-draw-counts = Tiles to draw
    .effect = how many tiles a player may draw besides the first; 1 or 2 alone leave no choice
option-draw-counts-1-2 = 1 or 2

## First steps

lesson-1 = Your first tile has 11 pips. Only the last digit counts, so it is worth 1 point; and yet it is the best tile of all, because many tiles make a good score beside it.
lesson-2 = You stake on your tile before you take more, and you play against the banker alone. On such a tile stake the most, 10.
lesson-3 = The banker has taken two tiles; two of the same would have won everything at once. Now you draw: one more tile to 0, 1, 2, 7 or 9 points, two to any other.
lesson-4 = The [4:4] makes 19 pips: 9 points, the best there is. The others draw now.
lesson-5 = All tiles are turned up. The banker has 3 points: whoever has more wins the stake, whoever has less loses it, and equal points push.
lesson-6 = Your 9 beats 3: you win the 10 chips that you staked. For the next hand the bank moves on to the right.

## Tables of odds and figures in the terminal

lab-choice = choice
lab-draw = draw { $count }
lab-lose-to-perfect-pair = lose to a perfect pair
lab-exact-cases = exact, all { $cases } cases; * is best
lab-tiles-in-set = tiles in the set
lab-gain-by-tile = Mean gain of a chip by first tile
lab-strategy = strategy
lab-strategies = Strategies
lab-profit-a-hand = profit a hand
lab-mean-stake = mean stake
lab-profit-a-chip = profit a chip
lab-growth-of = growth of { $chips } chips
lab-exact-stakes = exact, all { $tiles } first tiles; stakes { $least } to { $most }
lab-strategy-fixed = fixed({ $stake }, { $count })
lab-strategy-random = random
lab-strategy-eleven = eleven
lab-strategy-weighted = weighted
lab-strategy-threshold = threshold({ $least }, { $bonus })
lab-strategy-exact = exact
lab-strategy-equal = equal stakes
lab-strategy-card = card
lab-strategy-evolved = evolved
lab-strategy-optimal = optimal
lab-banker-gain = The banker's gain a hand from perfect players
lab-stakes = stakes { $least } to { $most }
lab-all-stakes = all stakes { $stake }
lab-no-perfect-pair = { $stakes }, no perfect pair
lab-exact-first-tiles = exact, all 32 first tiles of each
lab-tile-by-tile = Tile by tile
lab-stake-and-draw = { $strategy }: stake, draw
lab-what-strategies-do = what each strategy does
lab-behind = behind { $strategy }
lab-growth-a-hand = growth a hand, ‱
lab-behind-in-growth = behind { $strategy } in growth
lab-fresh-deals = On fresh deals
lab-follow = Stake { $staked }. Draw { $drawn }.
lab-stake-on = { $stake } on { $tiles }
lab-draw-to = { $count ->
        [one] one more tile to { $tiles }
       *[other] two more tiles to { $tiles }
    }
lab-then = { $first }; { $rest }
lab-and-tile = { $tiles } and { $last }
lab-any-other-tile = any other tile
lab-every-tile = every tile

## Strategy cards

lab-card-title = Kol-ye-si: a card for the table
lab-card-exact = Figures are exact; what other players hold does not change them.
lab-card-draw-and-stake = Draw and stake
lab-card-first-tile = first tile
lab-card-draw = draw
lab-card-gain = mean gain of a chip
lab-card-stake = stake
lab-card-high = high
lab-card-low = low
lab-card-one-more = one more tile
lab-card-two-more = two more tiles
lab-card-what-it-brings = What it brings
lab-card-this-way = This way, stakes from { $least } to { $most }: { $hand } chips a hand, { $chip } a chip.
lab-card-equal-stakes = The same draws with equal stakes: { $chip } a chip.
lab-card-always = Always { $draw } and equal stakes: { $chip } a chip.
lab-card-as-banker = As banker you decide nothing: keep the range of stakes narrow if you may.
