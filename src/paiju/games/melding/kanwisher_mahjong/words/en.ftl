# Words of Kanwisher Lab Mahjong.

game-name = Kanwisher Lab Mahjong
game-summary = Draw and discard towards a pair and four groups; claim thrown tiles for triplets.

## Ways to play

preset-extension-1 = Extension 1
preset-extension-1-own-quads-only = Extension 1, own quads only
preset-extension-1-claimed-quads-only = Extension 1, claimed quads only
preset-extension-1-without-quads = Extension 1 without quads

option-rules = Rules
    .effect = extension 1 adds quads and projectiles, and limits the Mahjong with a thrown tile
option-rules-basic = basic
option-rules-extension1 = extension 1
option-quads = Quads
    .effect = which quads may be put down; the basic game has none
option-quads-claimed = claimed
option-quads-concealed = concealed
option-quads-added = added to a triplet

## Actions

act-mahjong = Mahjong
    .told = { $seat } declares Mahjong
verb-mahjong = Mahjong
act-quad = Put down a quad of { $tiles }
    .button = Quad
    .told = { $seat } puts down a quad of { $tiles }
act-claim-quad = Claim it for a quad
    .button = Quad
    .told = { $seat } claims it for a quad
verb-quad = Quad
act-triplet = Claim it for a triplet
    .button = Triplet
    .told = { $seat } claims it for a triplet
verb-triplet = Triplet

## What is asked

ask-claim = { $thrower } threw the { $tiles }: claim it or pass.
ask-claim-or-quad = { $thrower } threw the { $tiles }: claim it or pass.
ask-claim-projectile = { $thrower } threw the projectile { $tiles }: claim it or pass.
ask-throw-after-triplet = Throw a tile; right after claiming a triplet you cannot declare Mahjong.
ask-declare = Your tiles make a Mahjong: declare it.
ask-throw = Throw a tile.
ask-throw-or-quad = Throw a tile, or put down a quad if you have one.

## Why something cannot be done

no-undeclared-mahjong = your tiles make a Mahjong, which must be declared
no-throw-omitted = after claiming a triplet you must throw a tile
no-mahjong = your tiles don't make a pair and four groups
no-throw-named = choose a tile to throw
no-quad-named = choose a tile to put down as a quad
no-several-thrown = one tile is thrown at a time
no-discard-as-answer = first decide about the tile just thrown: claim it or pass
no-triplet = a triplet needs two { $tiles } in your hand, and you hold { $copies }
no-claimed-quad = a quad needs three { $tiles } in your hand, and you hold { $copies }
no-own-quad = a quad needs four { $tiles } in your hand, or one to add to your triplet
no-pass-with-tiles = choose no tiles to pass
no-mahjong-with-straight = with a straight in your hand you may claim a Mahjong only from a projectile, or after putting down a quad
no-straight-from-throw = the thrown { $tiles } would complete a straight; it may be claimed for a triplet or the pair only
no-mahjong-with-throw = even with the { $tiles } your tiles don't make a pair and four groups
no-quads-in-basic-game = the basic game has no quads
no-quads-of-this-way = this table does not allow such a quad
no-replacement-tile = the pile is empty, and a quad needs a replacement tile

## Why a bot plays so

why-mahjong = It is a Mahjong.
why-claim-is-nearer = Claiming it brings me closer to a Mahjong.
why-claim-is-no-nearer = Claiming wouldn't bring me closer, and a concealed hand stays flexible.
why-quad-opens-claims = The quad costs nothing, and from now on I can win on a discard.
why-nearest-and-most-useful = It stays closest to winning and keeps the most useful draws.
why-safe-tile = I'm far from winning and someone looks ready: most copies of this tile are already visible.

## What lies where

zone-pile = pile
zone-projectile = a projectile
zone-put-down = put down
zone-mahjong = mahjong

## What is paid

paid-mahjong-drawn = the Mahjong { $tiles } with a drawn tile
paid-mahjong-thrown = the Mahjong { $tiles } with the { $tile } of { $thrower }

## First steps

lesson-1 = Your 14 tiles. You want a pair and four groups; two straights and three pairs are there, and 2c helps least.
lesson-2 = Jun threw 6b. You hold none, so pass; the others answer in secret too.
lesson-3 = Lan threw 1c, and you hold two more: claim it for a triplet.
lesson-4 = Your triplet lies here for good. You did not draw, so throw a tile: without 5c you wait for a third 6c or 9d.
lesson-5 = You wait for a third 6c or a third 9d. Until one is thrown or drawn, pass.
lesson-6 = The third 6c! It makes a triplet, so you may take it for the Mahjong.

## Tables of odds and figures in the terminal

part-triplet = triplet
part-quad = quad
part-straight = straight
lab-mahjong = Mahjong
lab-mahjong-wins = It wins the game; a Mahjong has no points.
