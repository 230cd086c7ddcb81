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

## What is wrong with an option

no-option-value = option { $option }: { $value } is not allowed; it takes { $allowed }
no-option-of-that-name = there is no option { $option }; this game has { $options }
no-option-without-value = { $text } is no option: write name=value, such as hands=4
no-option-seat = option { $option }: { $value } is no seat; it takes 0 to { $last }
no-option-for-seats = option { $option }: { $value } is not for { $seats } players; it takes { $allowed }
no-crossed-stakes = option min_stake: { $least } is above max_stake { $most }; it takes 1 to max_stake
no-exact-for-seats = option mode: exact is for 2 to { $most } players, not { $seats }; with a banker for 2 to 6
no-claim-where-all-is-captured = option claim_missed: True is not allowed while capture_compulsory is True, for then nothing is missed; it takes false there, or set capture_compulsory=false
no-sets-for-seats = option sets: { $sets } is too few for { $seats } players; it takes { $fewest } to { $most }, auto
no-goal-for-groups = option goal: { $goal } is none for groups={ $groups }; it takes any, { $goals }
no-high-tile-face-down = option discard_high: False does not go with discards_exposed=false, where a tile face down cannot win; it takes true
no-end-without-rounds = option max_rounds: 0 is not allowed with win_condition=rounds_only; it takes 1 or more
no-target-above-hand = option target: { $target } is more than a hand of { $seats } players; it takes 1 to { $hand }
term-one-of = { $words }
term-any-of = any of { $words } (several with commas), or nothing
term-whole-number = a whole number from { $low } to { $high }
term-word-or-number = { $words }, a whole number from { $low } to { $high }

## What is wrong with a game, its players or its seed

no-such-game = there is no game { $game }; there are { $games }
no-such-game-near = there is no game { $game }; did you mean { $near }?
no-players-but = { $game } is for { $seats } players, not { $given }
no-players-outside = { $game } is for { $least } to { $most } players, not { $given }
no-such-seat = there is no seat { $number }; this table has 0 to { $last }
no-such-seed = a seed is a whole number from 0, not { $seed }

## What is wrong with a wall or with dice

no-tile-of-set = { $tile } is no tile of { $set }
no-wall = a wall is a list of tiles, not { $given }
no-empty-wall = the wall is empty
no-so-many-copies = wall { $wall } holds { $tile } { $count } times; { $set } has { $copies }
no-wall-of-size = wall { $wall } has { $count } tiles; { $set } needs { $size }
no-wall-between = wall { $wall } has { $count } tiles; { $set } needs { $least } to { $size }
no-wall-missing = wall { $wall } has { $count } tiles; { $set } needs { $size }; missing { $missing }
no-void-deal = this deal is void: the rules have it dealt again
no-such-die = a die shows 1 to 6, not { $die }

## What is wrong with a request to count or to search

no-such-limit = a limit is a number of positions from 1 to { $most }, as 200000, or of seconds above 0, as 1.5s, not { $text }
no-odds-of-a-hand = the odds of a single hand are not counted for a connecting game
no-strategy-card = a connecting game has no strategy card; its rulebook says how good players play
