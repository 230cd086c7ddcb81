game-name = Ho-hpai (Tok)
game-summary = Push a tile onto the back of the line and take the one at its front, towards two classic triplets.

## What lies where

zone-line = line, front first
zone-eye = eye
zone-discards = discards
zone-discards-last = discards, { $tiles } thrown last
zone-won = wins { $amount } with { $hand }

## What is asked

ask-put-and-take = Put a tile at the back of the line; you get the one at its front.
ask-win-or-put-and-take = Declare a win, or put a tile at the back of the line; you get the one at its front.
ask-win-or-pass = { $tiles } gives you a winning hand: declare it, or pass.
ask-pass = You got { $tiles }, which does not win: pass.
ask-got = You got { $tiles }.
ask-took = You took { $tiles }.
ask-put = Put a tile at the back of the line.
ask-win-or-put = Declare a win, or put a tile at the back of the line.
ask-take-or-draw = Take the { $tiles } that { $seat } threw, or draw from the wall.
ask-rummy-discard = Discard a tile.
ask-win-or-rummy-discard = Declare a win, or discard a tile.

## Actions

act-put = Put { $tiles } at the back of the line
    .button = Put
    .told = { $seat } puts a tile at the back of the line
verb-put = Put
act-take = Take the tile just thrown
    .button = Take
    .told = { $seat } takes the tile just thrown

## Why something cannot be done

no-take-or-draw-first = first take the tile just thrown, or draw
no-winning-hand = your six tiles are not a winning hand
no-second-put = you have already put a tile: declare a win, or pass
no-turn-but-to-put = it is your turn to put a tile, or to win
no-turn-but-to-discard = it is your turn to discard a tile, or to win
no-single-put = choose one tile to put

## Why a bot plays so

why-win-now = It wins, and nothing is gained by waiting.
why-known-tiles-win = I know which tiles come back to me: with them this wins.
why-most-tiles-win = What I keep wins with the most tiles that may come.
why-most-triplets = What I keep has the most ways to a triplet.
why-thrown-tile-helps = The thrown tile brings me nearer than an unknown one.
why-drawn-tile-may-help = The thrown tile does not help; an unknown one may.

## Winning hands and their triplets

paid-hand = { $line }: { $parts }
term-triplet = { $kind } { $tiles }
term-straight = straight of { $number }
term-military-dragons = two Full dragons of military tiles
term-paired-dragons = two Full dragons that pair together
term-full-dragons = two Full dragons
term-alike-of-doubles = two alike made of doubles
term-big-and-small = Big and Small dragon without doubles
term-big-and-small-doubles = Big and Small dragon made of doubles
term-same-sok = two sok triplets on the same number
term-two-triplets = two triplets
term-three-pairs = three pairs
kind-split = Split
kind-coincidence = Coincidence
kind-five-sons = Five sons
kind-full-dragon = Full dragon
kind-small-dragon = Small dragon
kind-big-dragon = Big dragon
kind-kao = 2-3-Kao

## Options

option-scoring = Price list
    .effect = the price list
option-scoring-culin = Culin
option-scoring-korean = Korean
option-scoring-combined = combined
option-sok = Sok triplets
    .effect = whether Coincidence and Five sons are triplets
option-pairs = Military pairs
    .effect = the military pairs, for Full dragons that pair together and for three pairs
option-pairs-korean = Korean
option-pairs-chinese = Chinese
option-kao-without-doubles = 2-3-Kao without doubles
    .effect = whether [6:3][6:2][3:2] is a triplet
option-kao-without-doubles-counts = counts
option-kao-without-doubles-invalid = does not count
option-big-small-doubles = Big and Small dragon of doubles
    .effect = the value of a Big and a Small dragon both made of doubles
option-three-pairs = Three pairs
    .effect = whether three pairs win, for 4
option-remove-doubles = Without high doubles
    .effect = three players: whether the doubles of 3 to 6 are taken out; four players always have all tiles
option-line-fix = Tile laid aside
    .effect = eye: a tile is laid aside face up, so that all tiles go round and not only one's own
option-line-fix-none = none
option-line-fix-eye = the eye
option-draw-order = Order of a turn
    .effect = whether one puts a tile before one takes, or takes first, to five tiles in hand
option-draw-order-put-first = put, then take
option-draw-order-draw-first = take, then put
option-play = Way to play
    .effect = rummy: a wall and discards face up, of which the last may be taken; it knows no eye and no order
option-play-line = the line
option-play-rummy = rummy
option-max-rounds = Cap on rounds
    .effect = turns of every seat after which nobody can win a hand; 12, with the eye 50, in rummy 40 unless given

## Presets

preset-eye = With the eye
preset-three-players-eye = Three players, with the eye
preset-three-players-full-set = Three players, full set
preset-draw-first = Draw first
preset-rummy = Rummy
preset-three-players-rummy = Three players, rummy
preset-culin-to-the-letter = Culin to the letter
preset-korean-no-sok-three-pairs = Korean, no sok, three pairs

## The guided first hand

lesson-1 = Your six tiles. You need two triplets, three tiles each; only the six numbers on them count, such as 1 2 3 4 5 6.
lesson-2 = The line, face down, front first. You put a tile at its back and get the one at its front. [5:3] goes worst with the rest: put it.
lesson-3 = You got [5:1]. Now [6:4][5:1][3:2] has all numbers from 1 to 6, a Full dragon. The other three are no triplet yet, so pass.
lesson-4 = Keep the Full dragon and try the others: put [3:1] and see what comes.
lesson-5 = The other [3:1]! With four players a tile that you put comes back to you two turns later. [3:1][3:1][2:2] will be a Small dragon, 1 1 2 2 3 3.
lesson-6 = You do not need [4:4] any more: put it, and wait for [3:1].
lesson-7 = Your [3:1] has come to the front. Put [5:3] and it is yours.
lesson-8 = Two triplets: declare that you win. Everybody pays you 2.
