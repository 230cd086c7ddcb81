# Words of Watching Ten Sets.

game-name = Xiang Shi Fu (Ten Sets)
game-summary = Exchange tiles between groups until all ten triplets and the pair are valid.

## Ways to play

preset-modern = Modern
preset-eight = Eight triplets
preset-eight-any-pairs = Eight triplets, any pairs
preset-supreme-pair = Supreme pair
preset-five-dragons = Five dragons
preset-generals = Generals
preset-four-for-three = Four for three
preset-ten-short-deals = Ten short deals

option-groups = Groups
    .effect = ten triplets and a pair, or eight triplets and four pairs
option-groups-ten = ten triplets and a pair
option-groups-eight = eight triplets and four pairs
option-combinations = Combinations
    .effect = classic knows 2-3-Kao, modern the Mixed dragon instead
option-combinations-classic = classic
option-combinations-modern = modern
option-goal = Goal
    .effect = what wins beside every group being valid; unless chosen, nothing with ten triplets, the civil or military pairs with eight
option-goal-any = any
option-goal-pair-heaven = { kind-pair-heaven }
option-goal-pair-earth = { kind-pair-earth }
option-goal-pair-man = { kind-pair-man }
option-goal-pair-goose = { kind-pair-goose }
option-goal-pair-plum = { kind-pair-plum }
option-goal-pair-long = { kind-pair-long }
option-goal-pair-board = { kind-pair-board }
option-goal-pair-axe = { kind-pair-axe }
option-goal-pair-red-ten = { kind-pair-red-ten }
option-goal-pair-long-seven = { kind-pair-long-seven }
option-goal-pair-red-six = { kind-pair-red-six }
option-goal-pair-nines = { kind-pair-nines }
option-goal-pair-eights = { kind-pair-eights }
option-goal-pair-sevens = { kind-pair-sevens }
option-goal-pair-fives = { kind-pair-fives }
option-goal-pair-supreme = { kind-pair-supreme }
option-goal-five-dragons = five dragons
option-goal-generals = generals
option-goal-civil = civil pairs
option-goal-military = military pairs
option-goal-civil-or-military = civil or military pairs
option-exact-three = Exactly three equal numbers
    .effect = whether Five points and Full fourteen need exactly three equal numbers; if not, four will do
option-redeal-dead = Redeal dead triplets
    .effect = classic combinations: whether a deal with a dead triplet is void
option-max-moves = Most moves
    .effect = a hand is lost after so many moves
option-undo = Undo
    .effect = whether moves may be taken back

## Actions

act-swap = Swap { $tiles } of group { $number } for { $tiles2 } of group { $number2 }
    .button = Swap between groups { $number } and { $number2 }
    .told = { $seat } swaps { $tiles } of group { $number } for { $tiles2 } of group { $number2 }
verb-swap = Swap
act-shift-to = Shift { $tiles } from group { $number } to group { $number2 }
    .button = Shift from group { $number } to group { $number2 }
    .told = { $seat } shifts { $tiles } from group { $number } to group { $number2 }
verb-shift = Shift
act-resign = Resign
    .told = { $seat } resigns
verb-resign = Resign

## What is asked

ask-exchange = Swap tiles between two groups so that both become valid. Valid so far: { $valid } of { $groups }.
ask-goal-any = You win when all are valid.
ask-goal-pair = You win when all are valid, with the { $pair }.
ask-goal-five-dragons = You win when all are valid, with a pair of { $tiles }, five Full dragons and five Five sons.
ask-goal-generals = You win when all are valid, with a pair of { $tiles } and, in each triplet, two equal civil tiles and a military one.
ask-goal-civil = You win when all are valid and the pairs are { $heaven }, { $earth }, { $man } and { $goose }.
ask-goal-military = You win when all are valid and the pairs are the nines, eights, sevens and fives.
ask-goal-civil-or-military = You win when all are valid and the pairs are { $heaven }, { $earth }, { $man } and { $goose }, or the nines, eights, sevens and fives.

## Why something cannot be done

no-resignation-with-tiles = choose no tiles to resign
no-shift = a tile is shifted from a group of three to a group of two, and both must be valid afterwards
no-two-tiles-named = choose a tile in each of two groups; both must be valid afterwards
no-swap-of-equals = swapping equal tiles changes nothing
no-swap-within-group = tiles are swapped between two groups
no-swap = both groups must be valid afterwards
no-swap-breaking-group = both groups must be valid afterwards, and { $tiles } would not be
no-swap-breaking-both = both groups must be valid afterwards, and { $tiles } and { $tiles2 } would not be
no-tiles-of-these-groups = these tiles lie in other groups

## Why a bot plays so

why-win = It wins.
why-two-repairs = It repairs two groups at once.
why-repair = It repairs a group.
why-repair-in-reach = It brings a repair within reach.
why-no-repair-in-reach = No repair is in reach; another arrangement may bring one.

## What lies where

zone-group = { $number }: { $kind }
zone-moves-made = moves made, of { $most }

## Groups

kind-not-valid = not valid
kind-five-points = Five points
kind-full-fourteen = Full fourteen
kind-split = Split
kind-coincidence = Coincidence
kind-five-sons = Five sons
kind-full-dragon = Full dragon
kind-small-dragon = Small dragon
kind-big-dragon = Big dragon
kind-kao = 2-3-Kao
kind-mixed-dragon = Mixed dragon
kind-pair-heaven = Heaven pair
kind-pair-earth = Earth pair
kind-pair-man = Man pair
kind-pair-goose = Goose pair
kind-pair-plum = Plum pair
kind-pair-long = Long pair
kind-pair-board = Board pair
kind-pair-axe = Axe pair
kind-pair-red-ten = Red-head ten pair
kind-pair-long-seven = Long-leg seven pair
kind-pair-red-six = Red-mallet six pair
kind-pair-nines = Nines pair
kind-pair-eights = Eights pair
kind-pair-sevens = Sevens pair
kind-pair-fives = Fives pair
kind-pair-supreme = Supreme pair

## What is scored

paid-solved = { $moves ->
        [one] { $groups } valid groups after 1 move
       *[other] { $groups } valid groups after { $moves } moves
    }
paid-solved-with-goal = { $moves ->
        [one] { $groups } valid groups after 1 move, { $goal }
       *[other] { $groups } valid groups after { $moves } moves, { $goal }
    }
term-goal-pair = with the { $pair }
term-goal-five-dragons = with a pair of { $tiles }, five Full dragons and five Five sons
term-goal-generals = with a pair of { $tiles } and in each triplet two equal civil tiles and a military one
term-goal-civil = the pairs being { $heaven }, { $earth }, { $man } and { $goose }
term-goal-military = the pairs being the nines, eights, sevens and fives

## The first hand, step by step

lesson-1 = Ten groups of three and one of two. You win when all are valid; only group 2 is so far.
lesson-2 = Three tiles are valid, for example, if three of their six numbers are equal and the others add up to 14 or more (Full fourteen) or to 5 (Five points). The rulebook has them all.
lesson-3 = After a move both groups must be valid. [4:4] of group 6 for [6:6] of group 10: a pair here, and there three ones with 6 + 6 + 3 = 15.
lesson-4 = Two groups at once! The next two moves repair two groups each as well.
lesson-5 = Seven are valid. Now swap with groups that are valid already and stay so: each move repairs one more.
lesson-6 = Only group 8 is left. Without [5:1] it would be a pair, so the pair must move: shift [4:1] of group 4 to group 10, which gets five fours.
lesson-7 = Group 4 is the pair [5:5][5:5] now. Shift [5:1] of group 8 there: five fives, and [6:5][6:5] is left as the pair.
lesson-8 = All eleven groups are valid: you have won. A win counts 1, however many moves it took.

## What a search says

why-all-looked-at = Every position within reach was looked at.
why-groups-never-valid = { $groups } can never become valid.
term-many-groups = { $count } groups
joint-groups = { $before } and { $after }
why-maybe-shorter = There may be a shorter line.

## What one plays for

aim-groups = Make all groups valid.
