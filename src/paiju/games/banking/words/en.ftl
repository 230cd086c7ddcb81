# Words of the banking games.

## What is asked

ask-bet-before-deal = Bet { $least } to { $most } against the banker, { $banker }, before the tiles are dealt.
ask-bet-all = You have less than the least stake of { $least }: bet all your chips against { $banker }.

## Why something cannot be done

no-stake = bet a whole number from { $least } to { $most }
no-tiles-before-stakes = bets are placed before the tiles are dealt; bet first

## What lies where. `.short` is for narrow screens.

zone-bank = the bank, against stakes of
    .short = bank, against
zone-stake = stake
zone-balance = balance
zone-face-down = face down
zone-house = the house

## Hands, and what is paid for them

kind-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
term-points-with = { $points } with { $tiles }
paid-against = { $payer } against { $payee }

## Ways to play

preset-knock-out = Knock-out

## Options

option-banker-mode = Bank
    .effect = whether the bank moves on after every hand
option-banker-mode-rotate = moves on
option-banker-mode-fixed = stays
option-min-stake = Least stake
    .effect = least stake, not above the greatest stake
option-max-stake = Greatest stake
    .effect = greatest stake, at most 500
option-bankroll = Starting chips
    .effect = chips of every seat at the start; a seat without chips leaves; 0: nobody counts them

## Strategy cards

lab-card-stakes-and-bank = Stakes and the bank
lab-card-size-of-stake = The size of a stake does not change the odds.

## What one plays for

aim-hold-bank = You hold the bank, against stakes of { $stakes }.
aim-beat-bank = { $stake ->
        [0] Beat the banker, { $seat }.
       *[other] Beat the banker, { $seat }; your stake is { $stake }.
    }
