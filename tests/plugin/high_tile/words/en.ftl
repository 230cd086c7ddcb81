# Words of High Tile.

game-name = High Tile
game-summary = Play one tile each; most pips take the trick.

## Ways to play

preset-standard = standard
preset-four-players = four players
preset-long-hands = long hands

option-tiles = Tiles
    .effect = tiles dealt to each player

## Actions

act-fold = Fold
    .told = { $seat } folds
verb-fold = Fold

## What is asked and refused

ask-play = Play a tile; most pips take the trick.
no-tile-held = you do not hold { $tiles }
no-one-tile-named = play one tile

## Why a bot plays so

why-lightest-winner = It is the lightest tile that takes the trick so far.
why-lightest-loser = Nothing takes the trick, so the lightest goes.

## What lies where, and what is paid

zone-played-before = played before
zone-plays = plays
paid-tricks = { $tricks ->
        [one] 1 trick of { $tiles }
       *[other] { $tricks } tricks of { $tiles }
    }
