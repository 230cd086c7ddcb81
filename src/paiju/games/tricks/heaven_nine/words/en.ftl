# Heaven 9, 天九 with the full rules of one house.

game-name = Heaven 9 (office rules)
game-summary = Take a set with a higher one of its kind, or bury tiles; the last trick wins, and wins in a row multiply.

## Actions

act-toss-left-no = { $number ->
        [one] 1 die
       *[other] 2 dice
    }, from the left
    .told = { $seat } rolls { $number ->
        [one] 1 die
       *[other] 2 dice
    }, stacks from the left
act-toss-left-yes = { $number ->
        [one] 1 die
       *[other] 2 dice
    }, from the left, peeled
    .told = { $seat } rolls { $number ->
        [one] 1 die
       *[other] 2 dice
    }, from the left, peeled in layers
act-toss-right-no = { $number ->
        [one] 1 die
       *[other] 2 dice
    }, from the right
    .told = { $seat } rolls { $number ->
        [one] 1 die
       *[other] 2 dice
    }, stacks from the right
act-toss-right-yes = { $number ->
        [one] 1 die
       *[other] 2 dice
    }, from the right, peeled
    .told = { $seat } rolls { $number ->
        [one] 1 die
       *[other] 2 dice
    }, from the right, peeled in layers
verb-toss = Roll
act-take = Take with { $tiles }
    .button = Take
    .told = { $seat } takes with { $tiles }
verb-take = Take
act-bury = Bury { $tiles }
    .button = Bury
    .told = { $seat } buries { $tiles }
verb-bury = Bury
act-bury-face-down = Bury { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
    .told = { $seat } buries { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }

## Kinds of sets

kind-civil-tile = male tile
kind-military-tile = female tile
kind-civil-pair = male pair
kind-military-pair = female pair
kind-supreme = special pair
kind-civil-triple = triple of two males and a female
kind-military-triple = triple of a male and two females

## What is asked

ask-toss = Roll for the deal: one die or two, stacks from the left or the right.
ask-toss-or-peel = Roll for the deal: one die or two, stacks from the left or the right, peeled in layers or not.
ask-lead = Lead a tile or a set.
ask-take = Take { $tiles } with a higher { $kind }, or bury { $amount }.
ask-bury-more = Bury { $amount } more.
ask-answer-supreme = Nothing takes the special pair: bury { $amount }.
ask-shut-out = You have won no trick and are shut out of the last one: bury { $amount }.

## What lies where

zone-followed = took
zone-buried = buried
zone-stacks = stacks
zone-previous-winner = marker of the previous winner, counters
zone-row = the row, eight stacks of four
zone-taken-from-left = rolled: { $seat } took first, two stacks each from the left
zone-taken-from-right = rolled: { $seat } took first, two stacks each from the right
zone-taken-in-layers = rolled: { $seat } took first, a layer each from the top

## Why something is not allowed

no-other-kind = only a { $kind } takes { $tiles }
no-trick-on-table = a trick is on the table; take it or bury tiles
no-tiles-yet = the tiles lie in the row; first roll for the deal
no-second-toss = the tiles have been taken; the next roll is for the next hand
no-toss-like-that = call one die or two, left or right, and whether to peel
no-peeling = call one die or two and left or right; there is no peeling at this table
no-ascending-order = tiles are buried in ascending order until there are enough
no-shut-out = without a trick you are shut out of a last trick of one tile
no-answer-to-supreme = nothing takes the special pair

## Why a bot plays so

why-any-toss = The dice decide; what is called changes nothing.
why-special-pair = The special pair cannot be taken, and its bonus is certain only when it is led.
why-pair-waits = Nobody can take it, and the special pair counts double in the last trick.
why-sweep = Nobody can take it, and a last single tile wins whatever it is: the others are shut out.
why-sure = Nobody can take it any more.
why-large-set = Few hold a higher set of this kind, and the others must bury good tiles.
why-likely = It may win, and the tiles that nobody can take are kept for the end.
why-first-trick = Without a trick I would be shut out of a last single tile, and pay for a missing stack.
why-streak = As the previous winner I pay more for every stack that I am short.
why-least = It is the lowest play that takes the trick.
why-save = A tile that nobody can take is worth more at the end; these are of the least use.

## What is paid for

paid-supreme = leading the special pair
paid-short-of-quota = { $count ->
        [one] 1 stack
       *[other] { $count } stacks
    } short of the quota
paid-above-quota = { $count ->
        [one] 1 stack
       *[other] { $count } stacks
    } above the quota
paid-no-trick = no stack ({ $quota } + { $extra })
term-previous-wins = previous wins
term-grand-slam = grand slam
term-lowest-tile = lowest tile

## Options

option-peel-allowed = Peeling
    .effect = the tosser may call peel: each takes a layer of all stacks
option-toss-choice = Who calls the dice
    .effect = whether the tosser chooses dice, end and peel; auto: two dice, from the left, no peel
option-toss-choice-player = the player who rolls
option-toss-choice-auto = nobody: two dice, from the left
option-special-pair-bonus = Bonus for the special pair
    .effect = paid by each other player when the special pair is led
option-quad-bonus = Bonus for a quad
    .effect = paid by each other player when a quad wins a trick
option-slam-factor = Factor for a grand slam
    .effect = multiplies the stacks if one player wins all eight
option-lowest-factor = Factor for the lowest tile
    .effect = multiplies the stacks if [2:1] or [5:1] wins the last trick as a single
option-buy-at-double = Lowest factor on bought stacks
    .effect = the lowest factor also counts for stacks that the winner buys
option-shut-out = Shut out of the last trick
    .effect = who has won no trick cannot win a last trick of one tile
option-previous-wins = Wins in a row multiply
    .effect = payments with the previous winner are multiplied by his wins in a row
option-empty-extra = Extra payment without a stack
    .effect = what a loser without a stack pays beyond the quota
option-hands = Hands
    .effect = hands in a session

## Ways to play

preset-dealt-without-a-toss = Dealt without a roll
preset-no-peeling = No peeling
preset-no-streaks = No streaks
preset-stacks-alone = Stacks alone
preset-an-empty-hand-pays-five = An empty hand pays five

## The guided first hand

lesson-1 = The tiles stand face down in eight stacks of four. The first throw counted to you, so you toss for the deal: any choice will do.
lesson-2 = Your tiles. [6:6] is the highest male tile; keep it for the last trick, which wins the hand.
lesson-3 = A Man [4:4] and a 7 [4:3] are of one family and form a mixed pair. Few hold a higher one, so lead it: it wins two stacks.
lesson-4 = You have four stacks, so you will not have to pay. Lead the 8 [5:3] and keep the Heaven.
lesson-5 = A male pair was led and taken with a higher one. You have no male pair: bury two tiles that you do not need.
lesson-6 = The last trick, and everybody has one tile. A male tile was led: take it with your Heaven, and the hand is yours.
lesson-7 = Each loser pays you for the stacks missing to four. In the next hand payments with you are doubled, because you have won before.

## What one plays for

aim-last-trick-and-quota = The last trick wins the hand; { $quota ->
        [one] one stack is even
       *[other] { $quota } stacks are even
    }.
