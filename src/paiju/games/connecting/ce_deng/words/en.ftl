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
