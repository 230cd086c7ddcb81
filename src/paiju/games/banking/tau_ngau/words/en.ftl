# Words of Tau Ngau.

game-name = Tau Ngau
game-summary = Set aside three tiles that make a multiple of ten; the other two count against the banker's.

## What is asked

ask-bull = Set aside three tiles that make 10, 20 or 30, { $six } and { $three } counting 3 or 6; the other two are your score.
ask-bull-or-stuck = Set aside three tiles that make 10, 20 or 30, { $six } and { $three } counting 3 or 6; the other two are your score, or declare no bull.
ask-stuck = No three of your tiles make 10, 20 or 30: you have no bull.

## Why a bot plays so

why-bet-boldly = The game is fair, and only the choice of the bull gives an edge: bet as much as you can afford.
why-any-bull = Every bull leaves the same score: take any.
why-wild-last = The wild tile is worth more among the last two tiles than in the bull.
why-best-bull = No other bull leaves a better score.
why-banker-declines = Against players with no bull, a banker with no bull collects four stakes; with a score of 1, only one.

## Why something cannot be done

no-bet-fixed-stakes = every stake here is the least one and is placed for you; choose your bull
no-bet-choose-bull = the tiles are dealt and the stakes stand; choose your bull
no-stuck-with-bull = you have a bull and must set it aside
no-bull-three-tiles = a bull is three tiles
no-bull-not-held = you do not hold { $tiles }; you hold { $hand }
no-bull-at-all = no three of your tiles make 10, 20 or 30: you have no bull
no-bull-of-ten = { $tiles } cannot make 10, 20 or 30

## Actions

act-discard = Set aside { $tiles } as the bull
    .button = Set the bull
    .told = { $seat } sets aside { $tiles } as the bull
verb-discard = Set the bull
act-stuck = No bull
    .told = { $seat } has no bull
verb-stuck = No bull

## Lines of the story

act-has-chosen = { $seat } has chosen
act-show-bull = { $seat } shows the bull { $bull } and { $rest }: { $points }
act-stuck-with = { $seat } has no bull: { $tiles }

## What lies where

zone-bull = bull
zone-stuck = no bull

## Hands, and what is paid for them

kind-no-bull = no bull
paid-against-times = { $payer } against { $payee }, times a stake of { $stake }
paid-penalty = no bull: { $stakes } stakes of { $stake }

## Ways to play

preset-macao = Macao
preset-macao-repaired = Macao repaired
preset-head-to-head = head to head
preset-the-bank-always-moves = the bank always moves
preset-macao-knock-out = Macao knock-out
preset-fixed-bank = fixed bank

## Options

option-settlement = Settlement
    .effect = plain: the higher score wins the stake; Macao: the difference is paid, zero is 10, a player with no bull pays four stakes and every stake is the least one; Macao repaired: a player with no bull pays the banker's score
option-settlement-pagat = plain
option-settlement-macao = Macao
option-settlement-macao-fixed = Macao repaired
option-banker-keeps-when-stuck = Banker with no bull stays
    .effect = a banker without a bull keeps the bank
option-may-decline = Bull may be declined
    .effect = a seat may declare no bull although it has one
