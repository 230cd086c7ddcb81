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
preset-head-to-head = Head to head
preset-the-bank-always-moves = The bank always moves
preset-macao-knock-out = Macao knock-out
preset-fixed-bank = Fixed bank

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

## First steps

lesson-1 = You play against the banker alone. Stakes come before the tiles: choose how many chips to bet, 10 in this hand.
lesson-2 = Your five tiles. Three of them, the bull, must make 10, 20 or 30; the last digit of the other two is your score. The [2:1] is wild and counts 3 or 6.
lesson-3 = Two bulls are possible. With [5:1] and [6:2] the wild tile makes 20 as 6 and leaves 18, so 8 points; with [5:1] and [6:5] it makes 20 as 3 but leaves only 5.
lesson-4 = Your bull, and beside it the two tiles that count. Nobody else sees them until the banker has chosen too.
lesson-5 = All tiles are turned up. The banker has a bull and 2 points: more wins, less loses, and whoever has no bull loses too.
lesson-6 = Your 8 beats 2 and wins your stake of 10. Had the banker had no bull, any bull would have won.

## Tables of odds and figures in the terminal

lab-discard = discard
lab-score = score
lab-stuck = stuck
lab-settlement = settlement
lab-settlement-pagat = pagat
lab-settlement-macao = macao
lab-settlement-macao-fixed = macao_fixed
lab-fraction = as a fraction
lab-hands-by-score = Hands by their best score
lab-score-against-banker = A player's score against the banker ({ $settlement })
lab-worth-to-player = What the game is worth to a player
lab-exact-banker-bulls = exact, all { $hands } hands of a banker who takes his best bull; * is best
lab-exact-deals-of-a-chip = exact, all { $deals } deals, for a stake of one chip

## Strategy cards

lab-card-title = Tau Ngau: a card for the table
lab-card-exact = Figures are exact, for the settlement *{ $settlement }* and a banker who takes his best bull.
lab-card-finding-the-bull = Finding the bull
lab-card-even-and-odd = Three tiles that make 10, 20 or 30: three even ones, or one even and two odd ones.
lab-card-wild = [4:2] and [2:1] count 3 or 6, in the bull and among the last two tiles alike.
lab-card-stuck = { $share } of all hands have no bull.
lab-card-which-bull = Which bull
lab-card-any-bull = Without [4:2] and [2:1] every bull leaves the same score: take any.
lab-card-compare-bulls = With them compare all bulls; in { $share } of all hands the scores differ.
lab-card-makes = { $value } makes { $score }
lab-card-wild-beside = A wild tile as one of the last two beside { $beside }; two wild tiles make { $both }.
lab-card-worth-of-score = What your score is worth
lab-card-share-of-hands = share of hands
lab-card-fair = *{ $settlement }* is exactly fair: nobody has an edge.
lab-card-player-has-edge = *{ $settlement }*: the player has the edge, { $stakes } stakes a hand.
lab-card-banker-has-edge = *{ $settlement }*: the banker has the edge, { $stakes } stakes a hand.
