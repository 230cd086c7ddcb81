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
