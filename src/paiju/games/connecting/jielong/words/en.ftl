# Jie Long 接龍

game-name = Jie Long (Connect the Dragon)
game-summary = Join your tiles to the dragon's open end; what you cannot join counts against you.

## What lies where

zone-out-of-play = out of play

## The score sheet

paid-losing = losing the hand
paid-doubled = { $points } doubled points against { $against }
paid-both-doubled = { $points } doubled points against { $against } doubled

## Ways to play

preset-free-discards = Free discards

## Options

option-must-play = Joining is compulsory
    .effect = whether a tile that can be joined must be
option-settlement = Settlement
    .effect = who pays what
option-settlement-difference = Difference of points
option-settlement-chips = A chip to the winner
option-clean-doubles-others = All joined doubles the others
    .effect = a player who joined all tiles doubles the others' points

## The first hand, step by step

lesson-1 = Your tiles. Five of them have a 4, so an open 4 suits you: you can always follow it.
lesson-2 = You deal, so you lead. Give away [4:4], which is heavy and fits a 4 only, and leave the 4 open.
lesson-3 = The dragon. Its last number is open, a 1 now: [4:1] is the only tile of yours that fits, so you have to join it.
lesson-4 = Jun had no 4 and put a tile face down. Its pips count against Jun at the end.
lesson-5 = Three of your tiles fit. Join [4:2]: your two [2:2] need an open 2, and two tiles with a 4 are still left.
lesson-6 = Count the fours in the dragon: besides your tiles only one [6:4] is still out. Bring the 4 back with [5:4].
lesson-7 = Nobody has a 4 any more, you neither. Put down the lightest tile, [2:2]; when all in a row have done so, the hand is over.
lesson-8 = Tiles face down and in hand count: you have 16 points, the fewest, and everybody pays you the difference.
