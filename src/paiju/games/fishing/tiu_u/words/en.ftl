# Tiu U, Catching Fish.

game-name = Tiu U (Catching Fish)
game-summary = Catch tiles of the pool with tiles of as many pips; big fish count most.

## What lies where

zone-locked-pile = locked pile

## Actions

act-third = Put { $tiles } as a third to two alike
    .button = Put as a third
    .told = { $seat } puts { $tiles } as a third to two alike
verb-third = Put as a third

## Why something cannot be done

no-locked-pile = only the fourth { $tiles } takes the locked pile
no-three-but-fourth = one tile catches one fish; only the fourth of a face takes three
no-third-here = at this table no third tile is put to two others
no-two-for-third = a third tile needs exactly two { $tiles } in the pool
no-fourth-left = the fourth { $tiles } is already caught, so nobody could take the pile

## Why a bot plays so

why-worth-most = It catches the fish that are worth most.
why-others-may-take-it = The others could take this fish before I come to it; what only I can match may wait.
why-rounds-up = Its red pips round my small fish up to the next ten.
why-fourth-is-mine = I hold the fourth tile, and nobody else can take the pile.
why-laid-pair-is-safe = A pair laid is safe in my catch.
why-pair-catches-pair = My pair can catch the two { $tiles } of the pool, which nobody else can.

## What is paid for

paid-red-pips-of-small-fish =
    { $count ->
        [one] { $count } red pip of small fish
       *[other] { $count } red pips of small fish
    }
paid-pips-of-big-fish =
    { $count ->
        [one] { $count } pip of big fish
       *[other] { $count } pips of big fish
    }

## Ways to play

preset-locked-piles = Locked piles
preset-free-laying = Free laying
preset-plain-fishing = Plain fishing

## Options

option-third-tile = Third tile
    .effect = a tile may be put to two of its face without catching
option-pile-locks = Piles lock
    .effect = three so put together can be taken only by the fourth

## The guided first hand

lesson-1 = This is the pool. A tile catches a tile with the same number of pips; 8 pips and more are big fish, two points a pip.
lesson-2 = Your tiles. You hold the fourth [6:5], and nobody else can take the three in the pool: they can wait. Catch [6:4] with [5:5] first, before others take it.
lesson-3 = Now a tile of the woodpile is turned up for you and must be used at once. [6:6] is the biggest fish: 24 points each.
lesson-4 = Now play [6:5]: the fourth tile of a face takes the other three together.
lesson-5 = Lan had to drop the nine [5:4]. Take it with [6:3]: 36 points.
lesson-6 = No six and no [2:1] lies in the pool, so [4:2] catches nothing. You can only drop it.
lesson-7 = Of small fish only the red pips count, every 1 and 4. [4:1] has five: catch it with [3:2].
lesson-8 = Your catch. When the woodpile is empty, red pips of small fish are rounded up to tens, and players pay each other the difference.
