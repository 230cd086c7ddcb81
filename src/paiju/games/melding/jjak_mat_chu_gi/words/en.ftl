game-name = Jjakmatchugi (Matching Pairs)
game-summary = Five tiles each: draw, or take the tile just thrown for a pair; three pairs on the table win.

## How several things are put together

joint-pairs = { $before } { $after }
joint-slots = { $before }, { $after }

## What lies where

zone-pairs =
    { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
zone-thrown-face-down = thrown face down
zone-slots =
    { $count ->
        [one] thrown face down in slot { $slots }
       *[other] thrown face down in slots { $slots }
    }

## What is asked

ask-take-or-pass = { $seat } threw { $tiles }: take it for a pair, or pass.
ask-look-or-draw = Look at one of the tiles that lie face down, or draw.
ask-throw =
    { $count ->
        [0] You have no pairs on the table yet: throw a tile.
        [one] You have 1 pair on the table: throw a tile.
       *[other] You have { $count } pairs on the table: throw a tile.
    }

## Actions

act-take = Take the thrown tile
    .button = Take
    .told = { $seat } takes the thrown tile for a pair
act-look = Look at the tile in slot { $number }
    .button = Look at slot { $number }
    .told = { $seat } looks at the tile in slot { $number }
verb-look = Look
act-discard-face-down = Throw a tile face down
    .told = { $seat } throws a tile face down

## Why something cannot be done

no-throw-yet = you have one tile too many: throw one
no-single-throw = choose one tile to throw
no-answer-yet = first answer the thrown tile: take it or pass
no-mate-in-hand = { $tiles } makes a pair only with { $mate }, and you hold none
no-take-with-tiles = to take the thrown tile, choose no tiles
no-third-pair-by-throw = at this table a thrown tile may not make your third pair
no-draw-with-tiles = to draw, choose no tiles
no-such-slot = look at one of the slots { $slots }
no-look-or-draw-yet = first look at a tile that lies face down, or draw

## Why a bot plays so

why-makes-pair = It makes a pair at once.
why-mate-is-dead = Its partner tile is out of play, so it is no use to anyone.
why-worth-least = Its partner may still come, like those of my other tiles: no tile is worth less to me.
why-keep-findable-mate = Its partner may still come, but I threw another tile's partner face down myself and can find it again.
why-own-throw-has-mate = I threw this tile myself and hold its partner now.
why-unseen-may-be-mate = Nobody has looked at it yet, and it may be the partner of one of my tiles.
why-no-third-pair = A tile that another player threw may not make my third pair.

## The score sheet

paid-with-drawn-tile = three pairs { $pairs }, with a drawn tile: stake { $stake }
paid-with-own-throw = three pairs { $pairs }, with the { $tiles } that the winner had thrown: stake { $stake }
paid-by-thrower = three pairs { $pairs }, with the { $tiles } of { $seat }: stake { $stake }
paid-for-all = three pairs { $pairs }, with the { $tiles } of { $seat }: stake { $stake } ×{ $factor } for all

## Options

option-pairs = Military pairs
    .effect = which military tiles are mates
option-pairs-korean = Korean
option-pairs-chinese = Chinese
option-win-by-discard = Win with a thrown tile
    .effect = whether a thrown tile may make the third pair
option-discards = Thrown tiles
    .effect = face down: a memory game, in which a player may look at one thrown tile before drawing
option-discards-face-up = face up
option-discards-face-down = face down
option-claim = Who may take
    .effect = who may take a thrown tile: the next player only, or all in turn order; without effect face down
option-claim-next = the next player
option-claim-all = everybody
option-discard-pay = What the thrower pays
    .effect = what the thrower of a winning tile pays: the stakes of all, or one
option-discard-pay-all = for everybody
option-discard-pay-single = one stake
option-stake = Stake
    .effect = what each payer pays

## Presets

preset-all-may-take = All may take
preset-all-may-take-none-may-win-by-it = All may take, none may win by it
preset-three-players-one-stake = Three players, one stake
preset-memory = Memory
preset-memory-two-players = Memory, two players
preset-memory-three-players = Memory, three players

## The first hand, step by step

lesson-1 = The first to have three pairs on the table wins. Your pair [1:1][1:1] has been laid for you: two to go.
lesson-2 = These tiles are still single. Each has exactly one partner among the 32 tiles; no tile is worse than another yet, so throw [4:4].
lesson-3 = Bo has just thrown [6:5], and you hold the other one. Take it: the pair is laid at once, and you do not draw.
lesson-4 = Two pairs! One of your two tiles must go; the partner of the other will win.
lesson-5 = [3:1] makes no pair with your [6:1], so you can only pass. Then you draw from the wall.
lesson-6 = You drew [3:3], but the other [3:3] lies dead in front of Lan. Nobody can use yours: throw it and keep [6:1].
lesson-7 = [6:1] is the tile you were waiting for. Take it for your third pair.
lesson-8 = You won with a thrown tile, so Bo alone pays, for all three. With a tile from the wall everybody would have paid 1.

## Tables of odds and figures in the terminal

lab-three-pairs = three pairs
lab-others-pay-if-drawn = With a drawn tile every other player pays { $stake }.
