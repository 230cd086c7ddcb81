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
