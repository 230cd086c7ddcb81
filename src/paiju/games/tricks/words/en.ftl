# Words that the trick games share. A game that has words of its own for the same thing overrides them.

## Actions

act-lead = Lead { $tiles }
    .button = Lead
    .told = { $seat } leads { $tiles }
verb-lead = Lead
act-beat = Beat with { $tiles }
    .button = Beat
    .told = { $seat } beats with { $tiles }
verb-beat = Beat
act-discard = Discard { $tiles }
    .button = Discard
    .told = { $seat } discards { $tiles }
verb-discard = Discard
act-discard-face-down = Discard { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } face down
    .told = { $seat } discards { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } face down
act-keep = Keep
    .told = { $seat } keeps the hand
verb-keep = Keep

## Kinds of combinations

kind-civil-tile = civil tile
kind-military-tile = military tile
kind-civil-pair = civil pair
kind-military-pair = military pair
kind-supreme = Supreme
kind-mixed-pair = mixed pair
kind-civil-triple = triple of two civil tiles and one military
kind-military-triple = triple of one civil tile and two military
kind-quad = quad
kind-run = run

## How many tiles

term-tiles = { $count ->
        [1] one tile
        [2] two tiles
        [3] three tiles
        [4] four tiles
       *[other] { $count } tiles
    }

## What is asked

ask-discard-more = Discard { $amount } more.

## What lies where

zone-led = led
zone-followed = beat
zone-best = { $play }, the best so far
zone-tricks = tricks
zone-banker = banker, factor
zone-face-down = face down
zone-played-before = played before
zone-played-face-up = played face up

## Why something is not allowed

no-not-held = you hold { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
       *[other] four
    } { $tiles }
no-wrong-number = it takes { $wanted }, not { $count }
no-other-kind = only a { $kind } beats { $tiles }
no-not-higher = { $tiles } is not higher than { $best }
no-you-lead = you lead this trick
no-trick-on-table = a trick is on the table; beat it or discard
no-answer-yet = first answer: redeal or keep
no-set = these tiles don't form a set

## Why a bot plays so

why-sure = Nobody can beat it any more.
why-large-set = Few hold a higher set of this kind, and the others must throw good tiles away.
why-least = It is the lowest play that wins the trick.
why-save = A tile that cannot be beaten is worth more at the end; these are of the least use.
why-useless = These are of the least use: low, and in no set.

## What is paid for

paid-times = { $why } ×{ $factor } { $reason }
paid-supreme = leading the Supreme
paid-quad = winning with a quad
paid-short-of-quota = { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    } short of the quota
paid-above-quota = { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    } above the quota
paid-no-trick = no trick ({ $quota } + { $extra })
term-banker = banker
term-last-trick = last trick

## Options

option-deck = Tile set
    .effect = the tiles in use
option-deck-full32 = all 32 tiles
option-deck-no-supreme30 = 30 tiles, without the Supreme
option-deck-wen-supreme24 = 24 tiles: the civil tiles and the Supreme
option-deck-wen51-supreme-nines24 = 24 tiles: civil tiles, the Supreme and the Nines
option-deck-wen-nines24 = 24 tiles: the civil tiles and the Nines
option-quota = Quota of tricks
    .effect = tricks that a loser needs in order not to pay
option-quota-auto = half the hand
option-empty-extra = Extra payment without a trick
    .effect = what a loser without a trick pays beyond the quota
option-banker-multiplier = Banker's factor
    .effect = the banker's factor: 2 and one more for each hand won in a row, always 2, or none
option-banker-multiplier-increasing = 2, and 1 more for each win in a row
option-banker-multiplier-fixed = always 2
option-banker-multiplier-none = none
option-first-banker = First banker
    .effect = banker of the first hand
option-early-death = Early death
    .effect = who has no trick cannot win the last one
option-discards-exposed = Discards face up
    .effect = discards lie face up; they still cannot win

## Ways to play

preset-three-players-24-tiles = Three players, 24 tiles
preset-civil-tiles-and-the-supreme = Civil tiles and the Supreme

## What one plays for

aim-last-trick = The last trick wins the hand.
aim-last-trick-and-quota = The last trick wins the hand; { $quota ->
        [one] one trick is even
       *[other] { $quota } tricks are even
    }.
