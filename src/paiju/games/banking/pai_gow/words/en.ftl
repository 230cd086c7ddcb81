# Words of Pai Gow.

game-name = Pai Gow
game-summary = Split four tiles into two hands and beat both hands of the banker.

## What is asked

ask-set = Split your four tiles into two hands: your high hand plays the banker's high hand, your low hand the low one.

## Why a bot plays so

why-bet-least = Stakes do not change the odds, and a player has no edge here: bet the least.
why-bet-boldly = Only good setting gives an edge here: bet as much as you can afford.
why-unrivalled = No other setting has a better hand, high or low.
why-balanced = Strong tiles: with a low hand that can win, both can be won.
why-lopsided = Weak tiles: a great high hand beside a poor low hand saves the stake.
why-best-chances = Its two hands together have the best chances.

## Why something cannot be done

no-bet-set-now = the tiles are dealt and the stakes stand; set your tiles
no-set-other-tiles = set all four of your tiles and no others; you hold { $tiles }
no-set-two-hands = split into two hands of two tiles

## Actions

act-set = Set { $tiles } and { $tiles2 }
    .button = Set
    .told = { $seat } sets { $tiles } and { $tiles2 }
verb-set = Set

## Lines of the story

act-set-hidden = { $seat } has set the tiles

## What lies where

zone-high-hand = high hand: { $hand }
zone-low-hand = low hand: { $hand }

## Hands, and what is paid for them

kind-gong = gong
kind-wong = wong
kind-pair = pair
term-hand-shown = { $hand } { $tiles }
term-both-hands = { $high } and { $low }
paid-against = { $payer } against { $payee }
paid-against-copy-to-banker = { $payer } against { $payee } (a copy goes to the banker)
paid-against-copy-is-push = { $payer } against { $payee } (a copy is a push)
paid-commission = a { $percent }% commission on { $gain } won

## Ways to play

preset-small = Small
preset-small-with-a-strong-bank = Small with a strong bank
preset-equal-chances = Equal chances
preset-casino = Casino
preset-eight-players = Eight players

## Options

option-variant = Variant
    .effect = small: two tiles each and no setting
option-variant-full = full
option-variant-small = small
option-copies = Equal hands
    .effect = whether the banker wins equal hands; the banker does in the full game, nobody in the small one
option-copies-banker = go to the banker
option-copies-none = push
option-zero-tie = 0 against 0
    .effect = whether 0 against 0 is a copy, or goes by the high tile like other points
option-zero-tie-copy = a copy
option-zero-tie-high-tile = by the high tile
option-gee-joon-rank = Rank of the Gee Joon tiles
    .effect = whether the 2-4, as high tile, ranks between the sevens and the fives
option-gee-joon-rank-both-low = both lowest
option-gee-joon-rank-six-high = 2-4 above the fives
option-house-way = House way
    .effect = how the house sets four tiles
option-house-way-easy = by simple rules
option-house-way-max-sum = greatest sum of both hands
option-banker-sets = The banker's tiles
    .effect = whether the banker sets the banker's tiles or the house way does
option-banker-sets-free = set by the banker
option-banker-sets-house-way = set by the house way
option-commission-percent = Commission (%)
    .effect = what winners pay the house
option-commission-rounding = Commission is rounded
    .effect = how commission becomes whole chips
option-commission-rounding-up = up
option-commission-rounding-down = down

## First steps

lesson-1 = You play against the banker alone. Stakes come before the tiles: choose how many chips to bet. One is enough.
lesson-2 = Your four tiles. Split them into two hands of two: the better one meets the banker's better hand, the other one the banker's other hand.
lesson-3 = The eights [6:2] and [5:3] are a pair, the best class of hands. The other two tiles have 17 pips: only the last digit counts, so that is 7 points.
lesson-4 = The pair is your high hand, the 7 points are your low hand. Nobody else sees them until the banker has set too.
lesson-5 = All tiles are turned up. Your pair beats the banker's wong, [6:6] with a nine, and your 7 points beat 5: both hands are won.
lesson-6 = You win your stake. Whoever wins one hand and loses one is paid nothing; equal hands go to the banker.

## Tables of odds and figures in the terminal

lab-way-easy = easy
lab-way-max-sum = max_sum
lab-way-optimal = optimal
lab-two-tiles = Hands of two tiles
lab-four-tiles = Hands of four tiles, set by { $way }
lab-high-hand = high hand
lab-low-hand = low hand
lab-setting = setting
lab-tiles-which-are = { $tiles }, { $hand }
lab-tiles-called = { $tiles } { $hand }
lab-both-hands = { $high } | { $low }
lab-with-commission = with { $percent } % commission
lab-chip-staked = A chip staked
lab-chip-by-ways = A chip staked, by how both set
lab-player-sets = player sets
lab-banker-sets = banker sets
lab-player = player
lab-player-charged = player, { $percent } %
lab-banker = banker
lab-banker-charged = banker, { $percent } %
lab-exact-banker = exact, all { $hands } hands of the banker
lab-exact-banker-sets = exact, all { $hands } hands of a banker who sets by { $way }; * is best
lab-exact-ways = exact, all { $deals } deals; { $optimal } is the best setting against { $way }

## Strategy cards

lab-card-title = Pai Gow: a card for the table
lab-card-exact = Figures are exact, against a banker who sets by the house way *{ $way }*, for a stake of one chip.
lab-card-what-beats-what = What beats what
lab-card-pairs = Pairs, best first: { $pairs }.
lab-card-wong = Wong: [6:6] or [1:1] with a nine.
lab-card-gong = Gong: [6:6] or [1:1] with an eight.
lab-card-points = Points: pips modulo ten, [4:2] and [2:1] three or six; then the higher single tile.
lab-card-a-pair = A pair: keep it, unless
lab-card-split-when = split it when the other two tiles have these pips
lab-card-split-with = { $pips }
lab-card-never = never
lab-card-by-the-tiles = { $plain }; by the tiles: { $pips }
lab-card-no-pair = No pair
lab-card-worth-of-house-way = The house way *{ $way }* is best, or as good as the best, in { $same } of { $hands } hands ({ $share }); over all it costs { $cost }.
lab-card-strong = Strong tiles: bring the low hand up to six points or more, so that both hands can win.
lab-card-weak = Weak tiles: one great high hand before a dead low hand saves the stake.
lab-card-gong-or-wong = A gong or wong with a low hand of nothing or one point stays together.
lab-card-outcomes = { $way }: win { $win }, push { $push }, lose { $lose }.
lab-card-best-setting = best setting
lab-card-house-way = house way
lab-card-bank-earns = The bank earns { $share } of the stakes when both set by the house way: bank whenever you can.
