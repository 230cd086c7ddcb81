# Words of Ponjan.

game-name = Ponjan
game-summary = Draw, throw and steal towards three sets of three; the combinations of a complete hand are its points.

## Ways to play

preset-unity = Original program
preset-four-players-unity = Four players, original program
preset-to-the-letter = To the letter
preset-four-players-ready-hands-are-paid = Four players, ready hands are paid

option-ruleset = Rules
    .effect = the options below that are not given are those of the written rules, or of the program
option-ruleset-seed = written rules
option-ruleset-unity = original program
option-score-formula = Score of four points and more
    .effect = four points are worth 16, or 8 (original program: 8)
option-score-formula-seed = as printed
option-score-formula-code = as the program counts
option-score-unit = Unit of payment
    .effect = factor on all payments, 1 or 10 (original program: 10)
option-starter-bonus = Bonus for the starter
    .effect = a starter who wins gets half as much again (original program: yes)
option-rounding = Rounding
    .effect = whether what cannot be shared equally is paid by the first in turn order, or dropped (original program: dropped)
option-rounding-zero-sum = paid by the first
option-rounding-truncate = dropped
option-no-deck = When the deck runs out
    .effect = whether hands that are not ready pay those that are when the deck runs out (original program: they do)
option-no-deck-none = nobody pays
option-no-deck-tenpai = ready hands are paid
option-start-score = Starting score
    .effect = what every total begins with (original program: 250)
option-starter-stays = Starter stays after a gain
    .effect = a starter who gains starts again, and the game does not count as one of the session (original program: yes)
option-dragon-once = Dragons count once
    .effect = two sets of dragons are worth one point together
option-strict-no-steals = Strict No Steals
    .effect = a hand completed with a discard is not without steals

## Actions

act-complete = Complete
    .told = { $seat } completes the hand
verb-complete = Complete
act-reach = Reach, discarding { $tiles }
    .button = Reach
    .told = { $seat } reaches, discarding { $tiles }
verb-reach = Reach
act-steal = Steal
    .told = { $seat } steals the tile for a set
verb-steal = Steal

## What is asked

ask-complete-with-throw = { $thrower } threw { $tiles }: complete your hand with it, or pass.
ask-steal = { $thrower } threw { $tiles }: steal it for a set, or pass.
ask-complete = You drew { $tiles } and your hand is complete: declare it, or discard.
ask-reached = You drew { $tiles }. After declaring reach you must discard it.
ask-drawn = You drew { $tiles }: discard a tile.
ask-drawn-or-reach = You drew { $tiles }: discard a tile, or declare reach with one.
ask-stolen = You stole a tile: discard a tile.
ask-stolen-or-reach = You stole a tile: discard a tile, or declare reach with one.

## Why something cannot be done

no-discard-named = choose one tile to discard
no-reach-named = choose one tile to discard with your reach
no-pass-with-tiles = choose no tiles to pass
no-steal-yet = first all are asked whether they complete with the tile; stealing comes after
no-steal = to steal you need two { $tiles } in your hand, and you hold { $copies }
no-steal-after-passing = you could complete your hand with this tile and passed; then it cannot be stolen either
no-completion-any-more = nobody completed with the tile; now it can only be stolen
no-combination = with { $tiles } you have three sets, but no combination
no-three-sets-with-throw = even with { $tiles } your nine tiles don't make three sets
no-completion-with-tiles = choose no tiles to complete your hand
no-completion-after-steal = after a steal you must discard; a hand is completed with a drawn or a thrown tile
no-three-sets = your nine tiles don't make three sets
no-reach = without { $tiles } your eight tiles don't make two sets and a pair
no-second-reach = you have already declared reach
no-discard-after-reach = after declaring reach you must discard the tile you drew, { $tiles }

## Why a bot plays so

why-complete = The hand is complete.
why-reach = One tile is missing: reach is worth a point, and after it any way to complete the hand scores.
why-steal-pays = The stolen set gains more than it costs.
why-steal-costs = Stealing would cost more than it gains.
why-best-sets-left = It leaves the sets that are worth most and likeliest to come.
why-safe-tile = Someone has declared reach and I'm far from done: this is the tile they are least likely to want.

## What lies where

zone-deck = deck
zone-displayed = displayed
zone-ready = ready
zone-hand-reached = hand, reached with { $tiles }
zone-complete = { $points ->
        [one] complete: { $combinations }, 1 point
       *[other] complete: { $combinations }, { $points } points
    }
joint-combinations = { $before }, { $after }

## Combinations of a hand

kind-reach = reach
kind-ippatsu = ippatsu
kind-same-id = all same id
kind-dragon = dragon
kind-two-identical = two identical
kind-no-steals = no steals
kind-with-draw = complete with draw
kind-three-colours = three color
kind-one-colour-and-others = one color and others
kind-same-colour = all same color
kind-all-same = all same

## What is paid

paid-hand-thrown = { $combinations }: { $worth }, with the { $tiles } of { $thrower }
paid-hand-shared = { $combinations }: { $worth }, split by { $payers }
paid-hand-drawn = { $combinations }: { $worth }
paid-rest = what cannot be shared equally
paid-ready = a share of the pot of { $pot } with a ready hand
paid-not-ready = a share of the pot of { $pot } without a ready hand
term-worth = { $points ->
        [one] 1 point = { $score }
       *[other] { $points } points = { $score }
    }
term-in-units = { $worth } × { $unit }
term-for-starter = { $worth }, × 3/2 for the starter
term-combination = { $kind } { $points }

## First steps

lesson-1 = Your nine tiles. You want three sets of three equal tiles; the four Y0 are a good start, and W1 fits nothing.
lesson-2 = Everybody is asked first whether this tile completes a hand. Yours is not ready: pass, and you will be asked again.
lesson-3 = Now it may be stolen. You hold Y0 four times: lay a set open with two of them.
lesson-4 = Your set lies open. You did not draw, so throw a single tile, such as B1.
lesson-5 = Another Y0: steal it for a second set of the same face, which is worth a point.
lesson-6 = A second Y1! Without B0 you have two sets and a pair: reach with B0, for a point.
lesson-7 = The third Y1: complete your hand. All yellow, two sets alike and a reach are 5 points.

## Tables of odds and figures in the terminal

part-set = set
lab-points-in-all = { $points ->
        [one] 1 point with a drawn tile and without a reach: { $worth } in all.
       *[other] { $points } points with a drawn tile and without a reach: { $worth } in all.
    }
