# Words that all games share.

## How several things are put together

joint-comma = { $before }, { $after }
joint-and = { $before } and { $after }
joint-or = { $before } or { $after }
joint-plus = { $before } + { $after }
joint-semicolon = { $before }; { $after }
joint-sentence = { $before } { $after }

## The score sheet

sheet-pays = { $payer } pays { $payee } { $amount } for { $why }
sheet-scores = { $seat } scores { $amount } for { $why }
sheet-loses = { $seat } loses { $amount } for { $why }

## The story

story-deal = Deal { $number }
story-dice = Dice { $dice }
story-end = Hand { $number } ends: { $gains }
story-gain = { $seat } { SIGNED($gain) }

## Why a bot plays so

why-only-move = It is the only move.
why-none = No reason is given.

## Why something cannot be done

no-not-allowed = { $text } is not allowed: { $why }
no-such-action = { $text } is no action of { $game }; its verbs are { $verbs }
no-such-tile = there is no tile { $tile }
no-tile-face-down = { $text } names a tile that is face down
no-ambiguous = { $text } may be { $ways }
no-move-nor-text = { $move } is neither a move nor a text
no-legal-move = { $move } is no legal move now
no-turn-of = it is not the turn of { $seat }
no-window = nobody is asked
no-session-over = the session is over
no-hand-going-on = the hand is not over
no-undo-here = this table was set up without undo
no-undo-of-finished-hand = a finished hand is not taken back
no-undo-of-nothing = there is nothing to take back in this hand

## Actions. The message itself is a button or a hint with all it needs, `.button` the same without tiles that are
## chosen already, `.told` the line of the story. `verb-…` is the bare verb, in a list of what can be done.

act-pass = Pass
    .told = { $seat } passes
verb-pass = Pass
act-keep = Keep
    .told = { $seat } keeps the hand
verb-keep = Keep
act-redeal = Deal again
    .told = { $seat } asks for a new deal
verb-redeal = Deal again
act-win = Win
    .told = { $seat } wins
verb-win = Win
act-lead = Lead { $tiles }
    .button = Lead
    .told = { $seat } leads { $tiles }
verb-lead = Lead
act-play = Play { $tiles }
    .button = Play
    .told = { $seat } plays { $tiles }
verb-play = Play
act-beat = Beat with { $tiles }
    .button = Beat
    .told = { $seat } beats with { $tiles }
verb-beat = Beat
act-discard = Discard { $tiles }
    .button = Discard
    .told = { $seat } discards { $tiles }
verb-discard = Discard
act-take = Take { $tiles }
    .button = Take
    .told = { $seat } takes { $tiles }
verb-take = Take
act-bet = Bet { $number }
    .told = { $seat } bets { $number }
verb-bet = Bet
act-show = Show { $tiles }
    .told = { $seat } shows { $tiles }

## What lies where

zone-hand = hand

## Options that several families have

option-hands = Hands
    .effect = how many hands a session has
option-first-dealer = First dealer
    .effect = the seat that deals first
option-first-banker = First banker
    .effect = the seat that banks first
