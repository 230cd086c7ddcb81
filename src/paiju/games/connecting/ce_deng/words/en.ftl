# Che Deng 斜釘

game-name = Che Deng (Slant Nail)
game-summary = Connect the Dragon for four, where joining everything or next to nothing doubles the payments.

## What lies where

zone-head = { $seat } dealt and is the head
zone-shown-before = shown in the deal before, which was not played

## Why a bot plays so

why-pass-in-reach = All my tiles are joined so far: it keeps the pass in reach.

## The score sheet

paid-eight-doubles = { $points } points ×2 eight doubles
paid-doubled-once = { $points } points against { $against } ×2 { $why }
paid-doubled-twice = { $points } points against { $against } ×2 { $why } ×2 { $why2 }
paid-pass = pass of { $seat }
paid-head = head of { $count }
paid-tail = tail of { $count }
joint-penalties = { $before } and { $after }

## Ways to play

preset-six-head-seven-tail = Six head, seven tail
preset-no-redeals = No redeals

## Options

option-penalty-rule = Penalty
    .effect = how many unjoined tiles double a payment, for the dealer and for the others; none: only a pass doubles
option-penalty-rule-7-8 = Seven head, eight tail
option-penalty-rule-6-7 = Six head, seven tail
option-penalty-rule-none = None
option-redeal-doubles = Doubles that throw a deal in
    .effect = a hand of so many doubles is thrown in
option-redeal-doubles-none = Never
option-eight-doubles = Eight doubles
    .effect = a hand of eight doubles wins at once, is thrown in, or is played
option-eight-doubles-pay-double = Win at once, paid double
option-eight-doubles-redeal = Thrown in
option-eight-doubles-none = Played
option-penalty-vs-penalty = Penalty against penalty
    .effect = the factor between two seats with hardly a tile joined

## The first hand, step by step

lesson-1 = You have dealt, so you are the head of this hand and lead. Nobody holds seven doubles, so the hand is played.
lesson-2 = Your tiles. Lead [5:5], which is heavy and fits a 5 only: with [5:5] and [5:4] you can follow a 5 again.
lesson-3 = The dragon. Its last number, the 2, is open, and a tile that fits must be joined: here it is [2:2].
lesson-4 = The 3 is open. Join [3:1] and not [6:3]: two more of your tiles have a 1.
lesson-5 = Lan had no 5 and put a tile face down. Its pips count against Lan at the end.
lesson-6 = Count: of the tiles that lead from a 5, only your [5:4] is not yet in the dragon. Join [5:5], and nobody but you can follow.
lesson-7 = Two tiles left and nothing put down: the pass is in reach. Whoever joins every tile is paid double.
lesson-8 = All your tiles are joined, a pass: Jun, Lan and Bo pay you twice the difference of points.

## Tables of odds and figures in the terminal

lab-a-pass = a pass
lab-a-penalty = a penalty (7-head-8-tail)
