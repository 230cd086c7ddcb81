# Words of Small Mahjong.

game-name = Small Mahjong
game-summary = Mahjong in miniature with dominoes: two triplets win, and nearness to the thrower decides who may claim.

## Ways to play

preset-mahjong-custom = Mahjong custom
preset-three-players-mahjong-custom = Three players, mahjong custom
preset-discarder-pays = Discarder pays

option-claim-rank = Who gets a thrown tile
    .effect = whether the nearest seat that wants a thrown tile gets it, or a win goes before all claims
option-claim-rank-near = the nearest
option-claim-rank-win-first = a win first
option-discarder-pays = Discarder pays for all
    .effect = whoever throws the winning tile pays for all
option-stake = Stake
    .effect = what a point costs each payer
option-next-dealer = Next dealer
    .effect = who deals the next hand: the winner, or the same dealer if nobody won; or always the next seat
option-next-dealer-winner = the winner
option-next-dealer-rotate = the next seat

## Actions

act-claim = Claim it with { $tiles }
    .button = Claim
    .told = { $seat } claims it with { $tiles }
verb-claim = Claim

## What is asked

ask-win-with-throw = { $thrower } threw { $tiles }: win with it, or pass.
ask-claim = { $thrower } threw { $tiles }: claim it for a triplet, or pass.
ask-win-or-claim = { $thrower } threw { $tiles }: win with it, claim it, or pass.
ask-throw-after-claim = You claimed a triplet: throw a tile.
ask-win = You drew { $tiles } and can win: declare it, or throw a tile.
ask-throw = You drew { $tiles }: throw a tile.

## Why something cannot be done

no-throw-named = choose a tile to throw
no-second-tile-held = you hold only one { $tiles }
no-win-after-claim = after a claim you must throw a tile; to win with the claimed tile you had to say so at once
no-win-with-tiles = choose no tiles to win
no-triplets = your concealed tiles don't make the triplets you still need
no-triplets-with-throw = even with { $tiles } your concealed tiles don't make the triplets you still need
no-pass-with-tiles = choose no tiles to pass
no-win-any-more = all were asked whether they win; now the tile can only be claimed
no-claim-yet = first all are asked whether they win; claims come after
no-second-claim = you have an exposed triplet already; a second one can only win
no-claim-named = choose the two tiles of your hand that make a triplet with the thrown one
no-triplet = { $tiles } don't make a triplet
no-straight-straight-so-far = { $tiles } is a Straight-Straight, which only the next player may claim, and you sit { $distance } seats from the thrower
no-set-straight-so-far = { $tiles } is a Set-Straight, which only the next two players may claim, and you sit { $distance } seats from the thrower

## Why a bot plays so

why-win = It wins.
why-claim-waits-for-more = The claimed triplet leaves two tiles that wait on more than my hand does now.
why-hand-waits-for-more = My hand waits on more than a claim would leave it.
why-kept-tiles-wait-for-most = What I keep waits on the most unseen tiles and points.
why-safe-tile = Someone has exposed a triplet and can win on any discard: this tile helps the fewest hands.

## What lies where

zone-wall = wall
zone-exposed = exposed
zone-winning-hand = winning hand, { $points } points

## Triplets

kind-straight-straight = Straight-Straight
kind-set-straight = Set-Straight
kind-set-set = Set-Set

## What is paid

paid-hand-drawn = { $worth }: { $triplets }, with a drawn tile
paid-hand-thrown = { $worth }: { $triplets }, with the { $tiles } of { $thrower }
term-points = { $points } points
term-times-stake = { $worth } ×{ $stake } stake
term-for-all = { $worth } ×{ $payers } for all
term-triplet = { $kind } { $tiles } { $points }

## First steps

lesson-1 = Your six tiles. [6:6][6:2] want a [2:2], [5:5][5:4] want a [4:4]; so throw [3:3].
lesson-2 = Bo threw [2:2]. With your [6:6][6:2] it is 666 222, a Set-Set: claim it.
lesson-3 = Your triplet lies open and stays so. You did not draw: throw [6:4] and keep the two that wait for [4:4] or [3:2].
lesson-4 = The [6:1] does not complete your hand. Pass.
lesson-5 = [4:4] makes 444 555 with your last two tiles: you win from any seat, for 3 + 3 points.

## Tables of odds and figures in the terminal

lab-triplet-of = { $kind } { $tiles }
