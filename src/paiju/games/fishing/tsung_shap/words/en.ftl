# Tsung Shap, Disputing Tens.

game-name = Tsung Shap (Disputing Tens)
game-summary = Turn up tiles beside a row: take a twin at its ends, or two tiles that make a multiple of ten with yours.

## What lies where

zone-row = the row
zone-pile = pile
zone-taken = taken
zone-taken-points =
    { $points ->
        [one] taken, { $points } point: { $made }
       *[other] taken, { $points } points: { $made }
    }
term-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
term-triplets =
    { $count ->
        [one] { $count } triplet
       *[other] { $count } triplets
    }
term-sweeps =
    { $count ->
        [one] { $count } sweep
       *[other] { $count } sweeps
    }

## What is asked

ask-start = Start the row with a tile.
ask-second-tile = Add a tile to the right; it takes nothing.
ask-restart = You swept the table: start a new row with a tile.
ask-play = Play a tile: a pair, a triplet, or a new end of the row.
ask-capture = You turned up { $tiles }: what does it take?
ask-capture-or-place = You turned up { $tiles }: what does it take, or where is it placed?
ask-place = You turned up { $tiles }, which takes nothing: place it at an end of the row.
ask-claim = Your opponent placed { $tiles }, which could capture: claim the capture, or ignore it.

## Actions

act-pair-left = Pair { $tiles } with the left end
    .button = Pair on the left
    .told = { $seat } pairs { $tiles } with the left end
act-pair-right = Pair { $tiles } with the right end
    .button = Pair on the right
    .told = { $seat } pairs { $tiles } with the right end
verb-pair = Pair
act-triplet-left = Make a triplet of { $tiles } and two tiles on the left
    .button = Triplet on the left
    .told = { $seat } makes a triplet of { $tiles } and two tiles on the left
act-triplet-right = Make a triplet of { $tiles } and two tiles on the right
    .button = Triplet on the right
    .told = { $seat } makes a triplet of { $tiles } and two tiles on the right
act-triplet-both = Make a triplet of { $tiles } and both ends
    .button = Triplet with both ends
    .told = { $seat } makes a triplet of { $tiles } and both ends
verb-triplet = Triplet
act-place-left = Place { $tiles } on the left
    .button = Place on the left
    .told = { $seat } places { $tiles } on the left
act-place-right = Place { $tiles } on the right
    .button = Place on the right
    .told = { $seat } places { $tiles } on the right
verb-place = Place
act-start = Start with { $tiles }
    .button = Start
    .told = { $seat } starts with { $tiles }
verb-start = Start
act-restart = Start a new row with { $tiles }
    .button = Start a new row
    .told = { $seat } starts a new row with { $tiles }
verb-restart = Start a new row
act-claim-pair-left = Claim the pair on the left
    .told = { $seat } claims the pair on the left
act-claim-pair-right = Claim the pair on the right
    .told = { $seat } claims the pair on the right
act-claim-triplet-left = Claim the triplet on the left
    .told = { $seat } claims the triplet on the left
act-claim-triplet-right = Claim the triplet on the right
    .told = { $seat } claims the triplet on the right
act-claim-triplet-both = Claim the triplet with both ends
    .told = { $seat } claims the triplet with both ends
verb-claim = Claim
act-ignore = Ignore it
    .told = { $seat } ignores the missed capture
verb-ignore = Ignore

## Why something cannot be done

no-missed-capture = there is no missed capture to claim
no-such-capture-missed = the tile that was placed could not make this capture
no-answer-about-missed = first choose whether to claim the capture that your opponent missed, or ignore it
no-tile-but-turned = you use the { $tiles } that you turned up; choose only what it does, and where
no-one-tile-chosen = choose one tile to play
no-row-yet = the row is being opened: choose a tile to start it
no-new-row-now = the row lies on the table; take from it or lengthen it
no-row-after-sweep = you swept the table: choose a tile to start the new row
no-placing-but-capture = { $tiles } can capture and must
no-end-chosen = choose left or right
no-capture-but = { $tiles } makes { $captures }
term-pair-left = a pair on the left
term-pair-right = a pair on the right
term-triplet-left = a triplet on the left
term-triplet-right = a triplet on the right
term-triplet-both = a triplet with both ends
no-twin-at-ends = neither end of the row is another { $tiles }
no-two-tiles-in-row = a triplet needs two tiles of the row
no-multiple-of-ten = { $tiles } makes { $sums }: no multiple of ten
term-sum-left = { $sum } with the left
term-sum-right = { $sum } with the right
term-sum-both = { $sum } with both ends

## Why a bot plays so

why-most-points = It takes the most points.
why-leaves-less = It takes fewer points, but leaves the opponent less.
why-safe-ends = The tiles still out can do least with the ends that it leaves.
why-leaves-own-capture = It leaves a capture for a tile that I hold.
why-missed-is-free = What the opponent missed costs nothing to take.

## Ways to play

preset-four-tiles = Four tiles
preset-four-tiles-own-woodpiles = Four tiles, own woodpiles
preset-spieldomino = Spieldomino
preset-missed-captures = Missed captures
preset-four-tiles-missed-captures = Four tiles, missed captures
preset-canton = Canton

## Options

option-variant = Tiles in hand
    .effect = tiles turned up one by one from a face-down pile, or chosen from four in hand
option-variant-classic = none: turn up one by one
option-variant-four-tiles = four to choose from
option-woodpile = Woodpile
    .effect = with four tiles in hand: one woodpile for both players, or one for each
option-woodpile-common = one for both
option-woodpile-personal = one for each
option-second-must-place = Second player only places
    .effect = the second player's first tile only lengthens the row
option-capture-compulsory = Must capture
    .effect = a tile that can capture must not be placed
option-claim-missed = Claim missed captures
    .effect = the opponent may claim a capture that was possible and not made; only where capturing is not compulsory
option-pair-points = Points of a pair
    .effect = what a pair scores: ten for each pip of its two tiles, or always the same
option-pair-points-ten-per-pip = ten a pip
option-sweep-scoring = Sweep scoring
    .effect = the points of a sweep come on top of the capture's own, or instead of them
option-sweep-scoring-bonus = on top
option-sweep-scoring-flat = instead
option-sweep-points = Points of a sweep
    .effect = the points of a sweep

## First steps

lesson-1 = The row, one tile from each pile. You turned up [6:1]: with both ends it makes 7 + 11 + 12 = 30, a triplet, and clears the table.
lesson-2 = You turned up the twin of the left end: a pair scores ten for each pip, 120 here.
lesson-3 = [4:3] takes nothing. Place it on the right, to cover [3:1], whose twin is still out.
lesson-4 = Count the ends: 9 with 7 and 4 on the left makes 20. Take this triplet.
lesson-5 = Jun made a pair of [5:5] for 200. Your [4:4] is a safe end: its twin is taken already.
lesson-6 = 9 with 3 and 8 on the left makes 20 again.
lesson-7 = Your last tile. When you have placed it, the game ends, and points are compared.
