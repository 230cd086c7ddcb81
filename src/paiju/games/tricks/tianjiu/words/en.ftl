# Tien Gow, 天九, with Moving Mice for two.

game-name = Tien Gow (Heaven-Nine)
game-summary = Beat a play with a higher one of the same kind or throw tiles away; the last trick wins the hand.

## What is asked

ask-lead = Lead a tile or a combination.
ask-beat = Beat { $tiles } with a higher { $kind }, or discard { $amount }.
ask-answer-supreme = Nothing beats the Supreme: discard { $amount }.
ask-shut-out = You have taken no trick and cannot win the last one: discard { $amount }.

## What lies where

zone-discards = discards
zone-queue = queue
zone-played-in-round = played face up in this round

## Why something is not allowed

no-set = these tiles don't form a combination
no-kind-at-this-table = a { $kind } cannot be led at this table
no-ascending-order = a discard goes on in ascending order until it is complete
no-shut-out = without a trick you cannot win a last trick of one tile
no-answer-to-supreme = nothing beats the Supreme

## Why a bot plays so

why-likely = It may win, and the tiles that cannot be beaten are kept for the end.
why-first-trick = With no trick I would pay more and be shut out of a single last tile.

## What is paid for

paid-last-trick = the last trick
paid-queue = a queue of { $length ->
        [one] 1 tile
       *[other] { $length } tiles
    } against { $other ->
        [one] 1 tile
       *[other] { $other } tiles
    }
paid-against = { $points } against { $other }
term-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
term-points-of-taker = { $count ->
        [one] 1 point
       *[other] { $count } points
    } ({ $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } and { $last } for the last)

## Options

option-combinations = Combinations
    .effect = which combinations may be led
option-combinations-singles = single tiles
option-combinations-pure-pairs = and pure pairs
option-combinations-mixed-pairs = and mixed pairs
option-combinations-seed = classic (no mixed pairs)
option-combinations-full = all
option-allow-123 = Runs of three
    .effect = [1:1][2:2][3:3] and the higher [6:6][5:5][4:4] may be led
option-early-death = Early death
    .effect = who has no trick cannot win a last trick of one tile
option-scoring = Scoring
    .effect = who pays what at the end of a hand
option-scoring-classic = tricks against the quota
option-scoring-winner-one = one point to the winner
option-scoring-trick-points = a point a trick, four for the last
option-banker-excess-multiplied = Banker's factor above the quota
    .effect = a losing banker above the quota is paid with his factor
option-supreme-bonus = Bonus for the Supreme
    .effect = paid by each other player when the Supreme is led
option-quad-bonus = Bonus for four of a family
    .effect = paid by each other player when four of a family win
option-hands = Hands
    .effect = hands in a session, for two players games
option-mouse-max-rounds = Moving Mice: cap on rounds
    .effect = for two players, rounds after which the longer queue wins

## Ways to play

preset-full = All combinations
preset-old-rule = Old rule
preset-simple = Simple
preset-one-two-three = One two three
preset-open-discards = Open discards
preset-four-players-24-tiles = Four players, 24 tiles
preset-moving-mice = Moving Mice
preset-moving-mice-open = Moving Mice, open

## The guided first hand

lesson-1 = Your tiles. The Heaven [6:6] is the highest civil tile, the Nine [6:3] a highest military one: keep both for the end.
lesson-2 = You are the banker and lead the first trick. Lead the Goose [3:1]: it is high, and you can spare it.
lesson-3 = A Man [4:4] has beaten your Goose, and a Heaven [6:6] the Man. Only the same kind beats, and only if it is higher.
lesson-4 = This is the Supreme [4:2][2:1]. Nothing beats it, so discard your two lowest tiles; it counts as two tricks.
lesson-5 = Three tiles were led, a Man with both Sevens. You have no such triple: discard three tiles, but not the Heaven and the Nine.
lesson-6 = An Eight was led, and only a Nine beats it. Beat it: without any trick you could not win a last single tile.
lesson-7 = You have your first trick, and everybody holds one tile. The Heaven cannot be beaten: this is the last trick, and it wins the hand.
lesson-8 = You win with two tricks. Those without a trick pay 5, doubled by the banker, and the one with six is paid for two above the quota of 4.

## What one plays for

aim-longer-queue = The longer queue wins: yours has { $length }, the other { $other }.
