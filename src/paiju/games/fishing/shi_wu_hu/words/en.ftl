# Fifteen Lakes, the fishing game.

game-name = Shi Wu Hu (Fifteen Lakes, fishing)
game-summary = Catch cards of the pool with cards of as many pips; fish of one group grow large together.

## What lies where: here it is a stock of cards

zone-woodpile = stock

## Ways to play

preset-easy-groups = Easy groups
preset-thousand = A thousand doubles

## The guided first hand

lesson-1 = This is the pool. A card catches a card with the same number of pips, but [6:4], [5:5] and [2:1] match only their own face.
lesson-2 = Your cards. Choose one, choose a fish for it, and press Catch: here [6:1] takes the seven [5:2].
lesson-3 = Now a card of the stock is turned up for you and must be used at once. [5:3] can take another eight.
lesson-4 = Your catch. [5:3] is here already: with [6:2] and [1:1] the group Earth-Eight is complete, and its cards count 20 instead of 10.
lesson-5 = Nothing in the pool matches [2:1], so you can only drop it. Only a [2:1] can catch it again.
lesson-6 = You have caught [2:1] twice. Play [4:2] now: the two faces together are the Supreme, 30 points a card.
lesson-7 = None of your cards matches. Drop [2:2], which belongs to no group; your [3:1] might even take it back.
lesson-8 = The fourth [6:5]! All four are a Jun: 120 points instead of 40. At the end players pay each other the difference.
