# Words of Da Ling.

game-name = Da Ling (Beat the Zeroes)
game-summary = Split six tiles into one, two and three; each group plays its own bet against the banker's pair.

## The groups, and the colour that decides

term-one-tile = one tile
term-two-tiles = two tiles
term-three-tiles = three tiles
term-red = red
term-black = black

## What is asked

ask-bet-on-group = Bet { $least } to { $most } on { $group }, before the tiles are dealt; { $banker } is the banker.
ask-bet-rest = You have less than the least bet of { $least } left: bet all of it, { $rest }, on { $group }.
ask-split-outrank = Split your six tiles into one, two and three; each plays against the banker's pair, and 10 is best.
ask-split-match = Split your six tiles into one, two and three; each group should count { $target }, and { $colour } pips break ties.

## Why a bot plays so

why-bet-boldly = You split after you have seen your tiles and the banker cannot: bet as much as you can afford.
why-best-chances = Given your bets, this split has the best chances against the pairs the banker may hold.
why-all-match = All three groups match: that wins everything.
why-most-match = No other split hits more bets, or ties with more pips of the deciding colour.
why-nothing-matches = Nothing matches.

## Why something cannot be done

no-bet-fixed-bets = the bets are fixed where groups must match; split your tiles
no-bet-split-now = the tiles are dealt and the bets stand; split your tiles
no-bet-on-group = you bet on { $group } now, a whole number from { $least } to { $most }
no-split-before-bets = bets are placed before the tiles are dealt; bet first
no-split-other-tiles = split all six of your tiles and no others; you hold { $tiles }
no-split-three-groups = split into one, two and three tiles

## Actions

act-bet = { $number ->
    [1] Bet { $number2 } on one tile
    [2] Bet { $number2 } on two tiles
   *[3] Bet { $number2 } on three tiles
}
    .told = { $number ->
        [1] { $seat } bets { $number2 } on one tile
        [2] { $seat } bets { $number2 } on two tiles
       *[3] { $seat } bets { $number2 } on three tiles
    }
act-split = Split into { $tiles }, { $tiles2 } and { $tiles3 }
    .button = Split
    .told = { $seat } splits into { $tiles }, { $tiles2 } and { $tiles3 }
verb-split = Split

## Lines of the story

act-split-hidden = { $seat } has split the tiles
act-the-banker-shows = The banker shows { $tiles }

## What lies where. `.short` is for narrow screens.

zone-bank = the bank, against bets of
    .short = bank, against
zone-bet-on = bet on { $group }
    .short = { $group }
zone-banker-hidden = the banker's pair
    .short = pair
zone-banker-shown = the banker's pair: { $value }
    .short = pair: { $value }
zone-to-match = to match: { $target }, { $colour }
zone-group = { $group }: { $value }
    .short = { $value }
zone-group-hit = { $group }: matches
    .short = matches
zone-group-missed = { $group }: does not match
    .short = no match

## What is paid for

term-tiles-count = { $tiles } = { $value }
paid-all-match = { $pips ->
    [one] all three groups matching { $target } with 1 { $colour } pip
   *[other] all three groups matching { $target } with { $pips } { $colour } pips
}
paid-all-match-by-banker = { $pips ->
    [one] the banker's loss: all three groups matching { $target } with 1 { $colour } pip
   *[other] the banker's loss: all three groups matching { $target } with { $pips } { $colour } pips
}
paid-match = { $pips ->
    [one] { $tiles } matching { $target } with 1 { $colour } pip
   *[other] { $tiles } matching { $target } with { $pips } { $colour } pips
}
paid-nobody-matches = nobody matching { $target } with { $group }
paid-fee = the fee for matching all three groups

## Ways to play

preset-exact = Exact
preset-exact-for-small-change = Exact for small change
preset-exact-knock-out = Exact knock-out
preset-exact-with-a-banker = Exact with a banker
preset-fixed-banker-exact = Fixed banker, exact

## Options

option-mode = Aim
    .effect = whether groups must outrank the banker's hidden pair, or count exactly what two open tiles count
option-mode-outrank = outrank the banker
option-mode-exact = match two open tiles
option-mode-exact-with-banker = match, with a banker
option-banker-wild = Banker's wild tiles
    .effect = where the banker is to be outranked, whether the banker's 2-4 and 1-2 are wild too
option-fixed-bets = Fixed bets
    .effect = where groups must match, the bets on one, two and three tiles
option-fixed-bets-3-7-15 = 3, 7 and 15
option-fixed-bets-1-2-3 = 1, 2 and 3
option-banker-loss = Banker's loss
    .effect = what a banker pays whoever matches with all three groups
option-absolute-tie = Tie for all three groups
    .effect = where several match with all three groups alike, whether nobody pays or the groups are settled one by one
option-absolute-tie-push = nobody pays
option-absolute-tie-groups = group by group
option-house-fee = House fee
    .effect = what whoever matches with all three groups pays the house

## First steps

lesson-1 = You place three bets before the deal: on one tile, on two and on three. Players have the edge here, so bet the most each time.
lesson-2 = All three bets must be placed; each is settled for itself.
lesson-3 = Your six tiles. Split them into one, two and three. Only the last digit of a group counts, and 0 counts 10, the best; [4:2] and [2:1] count 3 or 6.
lesson-4 = The best groups: [6:6][1:1][2:1] make 20, which counts 10; [3:3][4:2] make 9; and [4:4] alone is 8.
lesson-5 = Your three groups. Nobody else sees them until all have split.
lesson-6 = The banker's pair is turned up: 18 pips, so it counts 8. Your 8 is a push, your 9 and your 10 win.
lesson-7 = Two bets of 10 are won and one is returned. A group below 8 would have lost its bet.

## Tables of odds and figures in the terminal

lab-value = value
lab-values = values
lab-banker-pair = The banker's pair
lab-banker-pairs = banker's pairs
lab-mean-on-it = mean of a chip on it
lab-split = split
lab-nothing = nothing
lab-target = target
lab-tables = tables
lab-best-split = best split
lab-bets-matched = bets matched
lab-groups-by-value = Groups by their best value
lab-bets-on = bets on one, two, three tiles
lab-mean-of-a-hand = mean of a hand
lab-of-a-chip = of a chip
lab-best-splitter = A player who always splits best
lab-any = any
lab-deals = deals
lab-share-of-deals = share of all deals
lab-all-match = All three groups can match
lab-exact-pairs = exact, all { $pairs } pairs
lab-exact-splits = exact, all { $pairs } pairs of the banker, a chip on each group; * is best
lab-exact-targets = exact, all { $tables } tables; the split that matches most of the bets { $bets }
lab-exact-groups = exact, all { $groups } groups
lab-exact-tables = exact, all { $deals } deals of a table and a hand

## Strategy cards

lab-card-title = Beat the Zeroes: a card for the table
lab-card-title-of-matching = Beat the Zeroes, exact: a card for the table
lab-card-exact = Figures are exact, over all { $deals } deals of a hand and the banker's pair.
lab-card-values = What a value is worth
lab-card-mean-by-value = Mean of one chip on a group of this value; tiles that you hold shift it a little.
lab-card-worth = worth
lab-card-how-to-split = How to split
lab-card-largest-sum = Add up bet times worth for each split and take the largest sum. With equal bets that makes:
lab-card-group = group
lab-card-is = is { $value }
lab-card-is-less = is less
lab-card-mean = mean of a chip
lab-card-what-to-bet = What to bet
lab-card-only-players-choose = Only players choose: { $most } on every group brings { $gain } a hand, and the bank loses as much to each.
lab-card-most-on-one = { $most } on { $group } and { $least } on each of the others: { $gain } a chip.
lab-card-bet-the-most = So bet the most you may on everything, and take the bank only because it moves on.
lab-card-exact-bets = Figures are exact. Bets: { $single } on one tile, { $pair } on two tiles, { $triple } on three tiles.
lab-card-how-likely = How likely is a match
lab-card-one-tile-matches = one tile can count it
lab-card-all-match = all three of a hand
lab-card-match-all = Match all three if you can: it takes { $chips } from everybody else.
lab-card-three-weigh-more = Otherwise match the most chips: three tiles ({ $triple }) weigh more than one and two together ({ $others }).
lab-card-three-weigh-as-much = Otherwise match the most chips: three tiles ({ $triple }) weigh as much as one and two together ({ $others }).
lab-card-colour = Among equals put the pips of the table's colour into the group with the largest bet.
lab-card-keep-wild = Keep [4:2] and [2:1] for the group that would otherwise fail: they count 3 or 6.
