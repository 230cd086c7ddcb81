# Fifteen Lakes, the fishing game.

game-name = Shi Wu Hu (Fifteen Lakes, fishing)
game-summary = Catch cards of the pool with cards of as many pips; fish of one group grow large together.

## What lies where: here it is a stock of cards

zone-woodpile = stock

## Ways to play

preset-easy-groups = Easy groups
preset-thousand = A thousand doubles
