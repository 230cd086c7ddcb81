# Kkoribuchigi 꼬리붙이기

game-name = Kkoribuchigi (Tail Joining)
game-summary = The Korean Connect the Dragon: only the worst player pays the best, and so does everybody above 30.

## What lies where

zone-koan-a = { $seat } got the koan-a { $tiles } and leads this hand

## Why a bot plays so

why-near-thirty = I am near thirty points, so the heaviest tiles go first.

## The score sheet

paid-one-stake = { $offence } with { $points } points against { $against }, one stake
paid-difference = { $offence } with { $points } points against { $against }
paid-stakes = { $offence } with { $points } points against { $against } ×{ $stake } stake
paid-last = being last
paid-above = exceeding { $limit }
paid-reaching = reaching { $limit }

## Ways to play

preset-koan-a-leads = Koan-a leads

## Options

option-payment = Payment
    .effect = a fixed chip, or the difference of points
option-payment-tokens = A fixed stake
option-payment-points = Difference of points
option-stake = Stake
    .effect = the unit of payment
option-thirty-rule = 30-point rule
    .effect = who pays besides the last: points above 30, 30 and more, nobody
option-thirty-rule-over = Above 30
option-thirty-rule-at-least = 30 and more
option-thirty-rule-none = Off
option-thirty-players = 30-point rule applies with
    .effect = with how many players the 30-point rule holds
option-thirty-players-any = Three or four players
option-thirty-players-four = Four players only
option-thirty-winner-below = 30-point rule off if the winner has 30
    .effect = the rule is off when the winner's own points meet it
option-ties = Ties
    .effect = one winner and one last, or all tied
option-ties-preference = One winner, one last
option-ties-all = All who are tied
option-first-lead = First lead
    .effect = whether the dealer leads every hand, or whoever holds the koan-a [5:2]
option-first-lead-dealer = The dealer
option-first-lead-koan-a = The holder of the koan-a

## The first hand, step by step

lesson-1 = Your tiles. Every pip that you cannot join is a point against you, so the heavy tiles should go first.
lesson-2 = You deal, so you lead. [4:4] is your heaviest double and fits a 4 only: play it now.
lesson-3 = The dragon. Its last number, the 5, is open, and two of your tiles fit. Join [6:5], which has more pips; [6:1] can follow the 6.
lesson-4 = Lan and Bo had no 5 and put a tile face down each; those pips count against them. You have [5:1], so you must join it.
lesson-5 = Now you have no 5 either. Put down [1:1]: it costs only two points.
lesson-6 = Jun had a 5, so the hand goes on. The 3 is open: join [3:3] while it is.
lesson-7 = All fives are in the dragon, so nobody can join any more. Put down the lightest tile, [2:2].
lesson-8 = You have 19 points, the fewest. Lan is last with 47 and pays you; Bo has 37, more than 30, and pays you too.

## Tables of odds and figures in the terminal

lab-above-thirty = somebody is above 30 points
