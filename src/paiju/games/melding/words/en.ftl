# Words of the games of collecting: what several of them say, and all that the two games of collecting tens share.

## What lies where

zone-wall = wall
zone-just-thrown = just thrown
zone-thrown = thrown
zone-winning-hand = winning hand

## Actions

act-draw = Draw
    .told = { $seat } draws
verb-draw = Draw

## Why something cannot be done

no-pass-with-tiles = to pass, choose no tiles
no-win-with-tiles = to win, choose no tiles
no-single-discard = choose one tile to discard
no-tile-in-hand = you hold no { $tiles }
no-tile-just-taken = you have just taken { $tiles }; throw a tile of another type
no-throw-to-answer = there is no thrown tile to answer
no-discard-as-answer = first decide about the tile just thrown: take it or pass

## Options and presets

option-stake = Stake
    .effect = chips that each loser pays
option-next-dealer = Next dealer
    .effect = who deals the next hand: the winner (the same dealer if nobody won), or always the next seat
option-next-dealer-winner = the winner
option-next-dealer-rotate = the next seat

## Collecting tens: what lies where

zone-pool = pool
zone-pool-last = pool, { $tiles } thrown last

## Collecting tens: what is asked

ask-take-last = Take the { $tiles } that was thrown last, or pass and draw.
ask-take-from-pool = Take a tile from the pool, or pass and draw.
ask-discard = Discard a tile and end your turn.
ask-discard-and-draw = Discard a tile and draw.
ask-other = Discard a tile other than { $tiles } and end your turn.
ask-other-and-draw = Discard a tile other than { $tiles } and draw.
ask-win-or-discard = Declare a win, or discard a tile and end your turn.
ask-win-or-discard-and-draw = Declare a win, or discard a tile and draw.
ask-win-or-other = Declare a win, or discard a tile other than { $tiles } and end your turn.
ask-win-or-other-and-draw = Declare a win, or discard a tile other than { $tiles } and draw.

## Collecting tens: why something cannot be done

no-tile-too-many-yet = first take a tile from the pool, or pass and draw
no-discard-or-win-first = you have one tile too many: discard one, or win
no-eye-and-tens-pairs = your tiles cannot be split into an eye and tens pairs
no-single-take = choose one tile to take
no-tile-in-pool = there is no { $tiles } in the pool
no-take-but-last = only the tile thrown last may be taken, the { $tiles }

## Collecting tens: why a bot plays so

why-winning-hand = It is a winning hand.
why-less-deadwood = The tile lowers the deadwood.
why-no-less-deadwood = No tile of the pool lowers the deadwood.
why-most-tiles-help = It is deadwood, and most tiles help what I keep.
why-pool-tile-helps = It is deadwood, and a tile in the pool helps what I keep.
why-only-eye-missing = Only the eye is missing: it breaks the tens pair whose other tile finds its twin most easily.

## Collecting tens: the score sheet

paid-eye-and-tens-pairs = an eye and { $count } tens pairs ({ $tiles }), one stake

## Collecting tens: options

option-offer = Discards on offer
    .effect = which discards may be taken: any in the pool, only the one thrown last, none
option-offer-all = any in the pool
option-offer-last = the last one only
option-offer-none = none
option-draw-after-take = Draw after taking
    .effect = whether a player who took a discard and threw a tile for it also draws; if not, the turn ends
option-dealer-draws = Dealer draws at once
    .effect = whether in the first turn the dealer discards, draws and discards again, and may win before either discard

## Tables of odds and figures in the terminal

part-pair = pair
part-eye = eye
part-tens-pair = tens pair
lab-eye-and-tens = an eye and tens pairs

## What one plays for

aim-complete = { $missing ->
        [0] Your hand is complete.
        [one] One tile is missing for a complete hand.
       *[other] { $missing } tiles are missing for a complete hand.
    }
