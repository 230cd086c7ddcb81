# Words that all games share.

## How several things are put together

joint-comma = { $before }, { $after }
joint-or = { $before } or { $after }
joint-plus = { $before } + { $after }
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
why-search = It gained { $gain } points on average when { $worlds } possible deals were played out.
why-endgame = Of all { $worlds } ways the unseen tiles can lie it gains { $gain } points on average, played as well as can be.
why-learned = It is thought to bring { $gain } points until the end of the hand, by what was learned in many hands.
why-solved = It is on the way to a win in { $moves } { $moves ->
        [one] move
       *[other] moves
    }.

## Why something cannot be done

no-not-allowed = '{ $text }' is not allowed: { $why }
no-such-action = { $text } is no action of { $game }; its verbs are { $verbs }
no-such-tile = there is no tile { $tile }
no-tile-face-down = { $text } names a tile that is face down
no-tile-held = you hold no { $tiles }
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
tile-back = Tile, face down

## Options that several families have

option-hands = Hands
    .effect = how many hands a session has
option-first-dealer = First dealer
    .effect = the seat that deals first
option-first-banker = First banker
    .effect = the seat that banks first

## Ways to play that several families have

preset-standard = Standard
preset-two-players = Two players
preset-three-players = Three players
preset-four-players = Four players

## What a server refuses

refused-not-a-number = { $name } is a number.
refused-nothing-for-you = There is nothing here for you.
refused-no-seat = There is no seat { $seat }.
refused-no-hand = There is no hand { $hand }; the session had { $hands }.
refused-no-past-hand = There is no finished hand { $hand } here.
refused-older-rules = This was played by older rules of the game, which are no longer played: the results of finished hands are kept, the table is closed.
refused-no-table = There is no such table.
refused-session-not-over = This session is not over.
refused-no-review = This hand could not be reviewed. Try again later.
refused-no-session = There is no session { $number } at this table.
refused-no-game = There is no game { $game }.
refused-no-hello = Say hello first.
refused-not-at-table = Sit down at a table first.
refused-wrong-version = This server speaks version { $server } of the protocol, the client { $client }.
refused-no-text-frame = Messages are text frames.
refused-malformed = This is no message of the protocol: { $error }
refused-stopping = The server stops: come back in a moment.
refused-full-server = This server has as many sockets as it takes.
refused-too-fast = You send more than this server takes: wait a moment.
refused-full-tables = This server has as many tables as it takes.
refused-tables-of-visitor = You have { $count } tables: leave some of them first.
refused-tables-too-fast = You set up tables faster than this server takes: wait a while.
refused-sessions-too-fast = You ask for more sessions than this server takes: wait a moment.
refused-full-address = Your address has as many sockets as this server takes.
refused-coming-too-fast = You come and go faster than this server takes.
refused-forged-ticket = This ticket was not given by this server.
refused-expired-ticket = This ticket has expired.
refused-spent-ticket = This ticket is spent.
refused-forged-pass = This pass was not given by this server.
refused-unreachable = The process that has this table cannot be reached now: try again.
refused-not-your-turn = It is not your turn.
refused-watching = You are watching: only those who sit may do this.
refused-replaced = You have come back in another place.
refused-nothing-to-undo = You have nothing to take back: { $why }.
refused-option = { $why }
refused-too-many-bots = Of { $seats } seats at most { $most } can be bots.
refused-busy-table = This table has too much to do: try again.
refused-closed = This table is closed.
refused-already-seated = You have a seat at this table: come back to it with your ticket.
refused-full-table = All seats are taken.
refused-seat-taken = { $seat } is not free.
refused-bad-name = A name has letters that can be shown.
refused-turn-of = It is the turn of { $seat }.
refused-not-asked = You are not asked, or have answered.
refused-over = The session is over.
refused-nobody-plays = Nobody is to play now.
refused-stale = The position has changed since.
refused-pledges-in = The pledges for this deal are in.
refused-pledges-missing = Values are shown when all pledges are in.
refused-not-pledged = This is not the value that you pledged.
refused-value-shown = You have shown your value.
refused-values-closed = No more values are taken for this deal.
refused-not-signed = This is not your signature under what was published.
refused-other-commitment = The commitment to this deal has been replaced: pledge for the new one.
refused-no-deal-due = No deal is due.
refused-next-deal = The next deal is number { $number }.
refused-nothing-to-fill = There is no free seat to fill.
refused-begun = The session has begun.
refused-seats-free = Seats are free: { $seats }.
refused-no-undo = This table was set up without undo.
refused-undo-asked = { $seat } is asking already.
refused-no-undo-asked = Nobody asks you to take back an action.
refused-agreed = You have agreed.
refused-no-player-at = There is no other player at { $seat }.
refused-player-there = { $seat } is there.
refused-grace = { $seat } may still come back: wait until a bot stands in.
refused-voted = You have voted so.
refused-no-stand-in = No bot plays for you.
refused-full-audience = This table has too many spectators.
refused-bot-thinking = A bot is thinking about it.
refused-unreadable-log = This table cannot go on here: its log is not to be read.
refused-not-saved = The server could not save this now: send it again.
refused-full-reports = This server has as many reports as it takes.
refused-no-language = There is no language { $language }.
refused-only-host = { $seat } set up this table: wait for the start.
refused-saying-too-fast = You say a lot at once: wait a few seconds.
refused-phrase-or-line = Say one phrase, or write one line.
refused-no-chat = At this table people say quick phrases only.
refused-bad-line = A line has letters that can be shown.

## Families of games

family-connecting-name = Connecting
family-connecting-about = Join tiles end to end; what does not fit counts against you.
family-tricks-name = Trick-taking
family-tricks-about = Lead, beat or give up; the last trick often decides.
family-fishing-name = Fishing
family-fishing-about = Catch the tiles of the pool with tiles of your own.
family-melding-name = Collecting
family-melding-about = Draw, throw and claim until your hand is complete.
family-banking-name = Banking
family-banking-about = Stake, set your tiles and beat the banker.
family-solitaire-name = Solitaire
family-solitaire-about = A puzzle of tiles for a quiet hour.

## The terminal

terminal-welcome = { $game }, seed { $seed }. You are { $seat }.
terminal-start = Type a number or an action; help lists the rest.
terminal-hand = hand { $number }
terminal-your = your { $zone }
terminal-which-game = Which game
terminal-help = Type the number of an action, or the action in words, tiles in any order.
terminal-help-hint = what a bot would play, and why
terminal-help-undo = take back your last action of this hand
terminal-help-rules = the rulebook of this game
terminal-help-example = one hand played out, step by step
terminal-help-show = draw the table again
terminal-help-save = write the record of this session
terminal-help-quit = leave the table
terminal-help-all = list every action
terminal-more-actions = … and { $count } more: { $command } lists them
terminal-go-on = Enter deals the next hand
terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-sort = sort
terminal-key-story = story
terminal-key-scores = scores
terminal-key-rules = rules
terminal-key-new = new
terminal-key-language = language
terminal-key-quit = quit
terminal-key-close = Esc: back
terminal-undo-asked = { $name } asks to take back a move.
terminal-undo-agree = Agree
terminal-undo-refuse = No
terminal-choose-tiles = Space chooses a tile, Enter plays
terminal-others-play = The others are playing …
terminal-is-over = The session is over.
terminal-next-hand = Deal the next hand
terminal-play-again = Play again
terminal-you = you
terminal-offer = { $game }, hand { $number }: your last session. Go on with it?
terminal-offer-yes = Go on
terminal-offer-no = Start afresh
terminal-no-connection = The server does not answer.
terminal-form-game = Game
terminal-form-players = Players
terminal-form-preset = Variant
terminal-form-level = Bots
terminal-form-options = Options
terminal-form-start = Start
terminal-no-such-number = There are actions 1 to { $most }.
terminal-save-where = Say where: save FILE
terminal-not-saved = It was not saved: { $why }.
terminal-saved = Saved to { $file }; paiju replay { $file } shows it again.
terminal-example = { $game }: one hand played out
terminal-example-keys = Enter: next · b: back · q: leave
terminal-see-example = { $command } plays out one hand, step by step.

## Rulebooks

example-names = Mei Jun Lan Bo Yu
example-holds = { $name } holds { $tiles }
book-aim = Aim
book-needs = What you need
book-tiles = The tiles
book-example = One hand played out
book-play = Play
book-scoring = Scoring
book-session = A session
book-tips = Tips
book-variants = Variants
book-names = Names and history
book-decisions = Our decisions
book-option = Option
book-values = Values, the usual first
book-effect = What it changes
book-yes = yes
book-no = no
## What is wrong with an option

no-option-value = option { $option }: { $value } is not allowed; it takes { $allowed }
no-option-of-that-name = there is no option { $option }; this game has { $options }
no-option-near = there is no option { $option }; did you mean { $near }?
no-such-preset = there is no preset { $preset }; this game has { $presets }
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

## What the check of a deal finds

verify-holds = Everything revealed checks out.
verify-fails = The check failed.
verify-nothing = Nothing is proven.
verify-proven = { $proven } of { $hands } hands are proven, if one who signed is honest.
fair-found = { $sentences }
fair-hand = Hand { $hand }: { $given } of { $seats } seats gave values, { $signed } of them signed.
fair-held-back = Seat { $place } held its value back.
fair-not-open = The secret is not open; { $proven } of { $size } tiles are proven unchanged, none not chosen.
fair-not-dealt = The secret is the one committed to; the hand was not dealt.
fair-all-follow = The secret is the one committed to, and all { $size } tiles follow from it.
fair-wrong = Hand { $hand } is wrong: { $why }.
fair-unreadable = Hand { $hand } cannot be read.
fair-no-place = there is no place { $place }
fair-root-holds-not = the root does not hold { $tile } at place { $place }
fair-other-wall = another wall was dealt
fair-other-root = the root is not that of the wall drawn
fair-other-throw = throw { $throw } came out otherwise
fair-other-seating = the seats were drawn otherwise
fair-other-hand = it names another hand or other seats
fair-not-pledged = seat { $place } did not pledge its value
fair-other-secret = the secret is not the one committed to
fair-given-up = A deal was given up after { $given } values were shown.
fair-replaced = A commitment was replaced before any value was shown.
fair-unsigned-root = The secret is not open, and nobody has signed the root: no tile is proven.
fair-unsigned = The secret is the one committed to, and all { $size } tiles follow from it, but nobody has signed that it was so before.
fair-older = Older protocol: without signatures it proves only that this file agrees with itself.
fair-unknown-tiles = The tiles of this game are not known here, so nothing is proven.
fair-other-tiles = These are not the tiles of the game.
fair-not-signed = the signature of seat { $place } is not under what was published
fair-other-given-up = a secret given up is not the one committed to
fair-not-committed = nobody committed to it
fair-round = Public randomness number { $round } is part of it.
fair-without-round = Public randomness number { $round } did not come in time.
fair-no-round = it was dealt without waiting for public randomness
fair-known-round = public randomness number { $round } was known before
fair-other-round = public randomness number { $round } is not signed by its source
fair-no-scheme = the kind of public randomness is not known here
fair-no-beacon-library = public randomness cannot be checked here: { $command }
fair-beacon = Public randomness of { $name } belongs to every deal.
fair-unknown-beacon = Public randomness of { $key } belongs to every deal. This source is not known here: whoever has its secret knows what will come.
fair-rounds-missing = { $missing } of { $deals } deals were made without it.

## Records and proofs that cannot be used

no-record-line = line { $line }: { $why }
no-record = this is no record: it does not begin with { $start }
no-record-cut-in = the record is cut off in this line
no-record-cut-after = the record is cut off after this line
no-check-mark = { $text } has no check mark at its end
no-check-mark-fit = the check mark does not fit: this line or one above it was changed
no-line-after-end = there is something after the end
no-record-version = { $version } is no version of the format
no-record-format = this is a record of format { $version }; this Paiju reads up to { $newest }
no-record-number = { $text } is no number
no-record-head = in the head or a deal: { $why }
no-record-rules = rules of version { $version }; this Paiju plays { $game } { $newest }
no-record-of-other-deals = in the head: the fair deals are those of another game, other seats or other tiles
no-proof-written-so = the proof is not written as records write it
no-record-moves = { $count } moves were played, not { $text }
no-proof-in-record = this record carries no proof: its walls come from a seed
no-commitment = nobody committed to hand { $hand }
no-proof = this is no proof: { $why }
no-proof-format = this is no proof: its format is { $format }
no-beacon = this is no chain of scheme { $scheme }
no-beacon-library = public randomness cannot be checked here: { $command }
no-proof-version = this is a proof of version { $version }; this Paiju reads { $oldest } to { $newest }
no-recorded-wall = the record holds no wall for hand { $hand }
no-recorded-dice = the record holds no dice for throw { $throw }

## What commands of the laboratory refuse

no-plot-format = a plot is a { $formats } file, not { $file }
no-folder = there is no folder { $folder }
no-program = { $program } is not installed; { $command } brings it
no-ray = there is no Ray cluster at { $address }: { $why }
no-ray-answer = nobody answers there
no-ray-module = the workers of the Ray cluster at { $address } lack { $module }; install it there as it is here
no-ray-version = a worker of the Ray cluster has Paiju { $there }, this is { $here }; install the same on all machines
no-worker-left = every worker that was given this work died of it: { $work }
no-solver = there is no solver for { $game }; there is for { $games }
no-hands-to-read = { $game } has no hands to read; there are in { $games }
no-odds = there are no odds for { $game }; there are for { $games }
no-search = there is no search for { $game }; there is for { $games }
no-option-of-game = { $game } has no option { $option }; it has { $options }
no-hand-face-down = { $tile } lies face down; a hand is read from tiles that are known
no-tile-so-often = { $tile } is named { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }; { $set } has { $copies ->
        [0] none
       *[other] { $copies }
    }
no-hand-of-size = a hand of { $game } is read from { $least } or { $most } tiles, not from { $count }
no-hand-of-size-beside = a hand of { $game } is read from { $least } or { $most } tiles beside { $shown } open, not from { $count }
no-deal-twice = a deal is given by its tiles or by its seed, not by both
no-plot-of-one-deal = { $plot } draws many deals; { $deals } says how many
no-one-deal-of-many = { $all } and { $deal } are for one deal, { $deals } is for many
no-comparison = say what to compare: { $option }, or { $game }
no-simulation-seed = a simulation's seed is below { $most }
no-such-bot = there is no bot { $bot }; there are { $bots }
no-such-bot-near = there is no bot { $bot }; did you mean { $near }?
no-bot-of-game = the bot { $bot } plays { $games }, not { $game }
no-bot-program = there is no program to run in { $program }
no-such-search = { $search } is no search; write for example { $example }
no-player-of-game = there is no learned player of { $game }; { $command } says which games have one
no-player-file = there is no file { $file }
no-player-in-file = { $file } holds no learned player, or is damaged
player-of-other-format = { $file } is written in format { $format }; this version of Paiju reads format { $known }
player-of-other-game = the player in { $file } plays { $plays }, not { $game }
player-of-other-version = the player in { $file } learned version { $trained } of { $game }; the rules here are version { $version }
player-of-other-inputs = the player in { $file } reads other things of a position than this version of { $game } tells; it has to be trained anew
player-untrained = the learned player of { $game } was not trained for these options; it plays { $presets }
no-bots-for-seats = { $count } bots for { $seats } seats; name one for all or one for each
no-arena-of = an arena is for 2 to { $most } bots, not for { $count }
no-arena-file = { $file } is no file of this contest: other bots, options or seed, or no contest at all
no-league-file = { $file } is not the result of a league
no-free-tiles = not every hand has { $count } tiles that could be free
no-reduced-deals = a reduced game has at most { $most } deals; let fewer tiles be free
no-reduced-tree = the tree of this game has more than { $most } nodes; let fewer tiles be free
no-pure-bot = { $bot } does not always play the same: name a bot that searches nothing, such as { $others }
no-level-for-seats = { $count } levels for { $seats } bots; name one for all or one for each
no-puzzles = there are no puzzles of { $game }
no-puzzle-number =
    { $count ->
        [one] { $game } has { $count } puzzle, and no number { $number }
       *[other] { $game } has { $count } puzzles, and no number { $number }
    }
no-review-yet = no hand of this record is over, so there is nothing to review
no-review-line =
    { $count ->
        [0] the list is empty: no decision cost more than chance explains
       *[other] there is no decision { $number } in the list; it has { $count }
    }
no-tile-set = there is no tile set { $set }; there are { $sets }
no-tile-set-near = there is no tile set { $set }; did you mean { $near }?
no-rules-without-game = { $preset } and { $rules } need a game
no-terminal-here = this needs a terminal
no-table-address = { $url } is no address of a table; copy that of its page
no-table-there = { $url }: { $why }
no-such-language = there is no language { $language }; there are { $languages }
terminal-options-of = Options of { $game }
terminal-column-default = Default
terminal-column-values = Values
terminal-default-by = { $value }; depends on { $options }
terminal-seats = players
terminal-experimental = { $name } (experimental)
terminal-games-more = { $play } sits you down, { $rules } explains it.
terminal-no-text = the file is no text
terminal-stopped = stopped
terminal-clean-rules = { $place }: compiled rules, { $size } MiB
terminal-clean-data = { $place }: databases and saved sessions, { $size } MiB
terminal-clean-completion = { $place }: completion of commands in the shell
terminal-clean-kept = { $place }: named in PAIJU_DB, and kept.
terminal-clean-nothing = Paiju has left nothing on this machine.
terminal-clean-ask = Remove all of this for good?
terminal-clean-done = Removed.
terminal-clean-busy = { $place }: a server has this database open; nothing was removed
terminal-proof-of = Table { $table }: { $game }, rules { $rules }, { $seats } seats.
terminal-record-whole = The record is whole: { $moves } moves, { $hands } hands. { $state }; { $scores }.
terminal-session-over = The session is over
terminal-session-goes-on = The session goes on
solve-won = { $moves ->
        [one] Won in 1 move.
       *[other] Won in { $moves } moves.
    }
solve-no-win = There is no win.
solve-undecided = Undecided within { $limit }.
solve-limit-positions = { $positions } positions
solve-limit-seconds = { $seconds } s
solve-looked-at-one = 1 position looked at.
solve-looked-at = { $positions } positions looked at.

## What your own program says when the server cheats

unfair-unreadable = What the server published of deal { $deal } cannot be read.
unfair-unpublished = Deal { $deal } was made, and what belongs to it was not published.
unfair-chain = What was published before deal { $deal } is not what you saw.
unfair-changed = Deal { $deal } is no longer what was published of it.
unfair-replaced = The commitment to deal { $deal } was replaced, and that is not recorded as you saw it.
unfair-pledge-dropped = Your pledge for deal { $deal } was accepted, and is not among those published.
unfair-value-dropped = Your value for deal { $deal } was accepted, and the deal was made without it.
unfair-value = The value of { $seat } for deal { $deal } is not the one that was pledged.
unfair-signature = { $seat } has not signed what you saw of deal { $deal }.
unfair-proof = The proof of deal { $deal } is not what you saw when it was dealt.
deal-withheld = { $seats } pledged a value for this deal and did not show it.
deal-given-up = This deal was given up after values were shown, and made again.
deal-waits-for-round = Waiting for public randomness, number { $round }.
deal-without-round = Public randomness number { $round } did not come in time: this deal was made without it.
unfair-other-beacon = The public randomness is of another source than before.
unfair-known-round = For deal { $deal } the server waits for public randomness that is known already, by the clock of this machine.
unfair-beacon = The public randomness of deal { $deal } is not signed by its source.
unfair-without-beacon = Deal { $deal } was made without waiting for public randomness.

## Tables of odds and figures in the terminal

lab-counting = counting { $game }
lab-seat = seat
lab-seats = seats
lab-wins = wins
lab-mean-result = mean result
lab-who-wins = Who wins, { $dealer } dealing
lab-event = event
lab-share-of-hands = share of hands
lab-what-happens = What happens in a hand
lab-simulated-bots = simulated, { $hands } hands of { $seats } bots, 99 % interval, seed { $seed }
lab-simulated = simulated, { $hands } hands, 99 % interval, seed { $seed }
lab-best = { $choice } *
lab-and = { $one } and { $other }
lab-win = win
lab-push = push
lab-lose = lose
lab-share = share
lab-number = number
lab-hand = hand
lab-tile = tile
lab-mean = mean
lab-mean-a-chip = mean a chip
lab-exact-hands = exact, all { $hands } hands
lab-exact-deals = exact, all { $deals } deals
lab-no-hand-of-size = { $wanted ->
        [one] a hand here has 1 tile, not { $count }
       *[other] a hand here has { $wanted } tiles, not { $count }
    }
lab-no-so-many-tiles = there are { $copies } { $tile } in the set, not { $count }
lab-no-card-of-small-game = the small game has no strategy card: there is nothing to set
lab-no-generations = a search has at least one generation, not { $count }
lab-pair = pair
lab-open = open: { $tiles }
lab-complete = Complete.
lab-never-complete = It cannot be completed any more.
lab-from-complete = { $count ->
        [one] One tile from complete.
       *[other] { $count } tiles from complete.
    }
lab-complete-it = { $count ->
        [one] One unseen tile completes it: { $tiles }
       *[other] { $count } unseen tiles complete it: { $tiles }
    }
lab-bring-it-nearer = { $count ->
        [one] One unseen tile brings it nearer: { $tiles }
       *[other] { $count } unseen tiles bring it nearer: { $tiles }
    }
lab-part = { $name } { $tiles }
lab-also-read = also read as { $parts }: { $total }
lab-other-ways = and in { $count } other ways
lab-what-discards-keep = what each discard keeps, the best first
lab-discarded = discard
lab-tiles-away = tiles away
lab-unseen = unseen
lab-tiles-that-help = tiles that complete the hand, or bring it nearer
lab-never = never
lab-legend = tile × how many are unseen (what the hand is then worth); * only if you draw it yourself
lab-others-pay = Every other player pays { $stake }.
lab-no-open-groups = in this game no part of a hand lies open before the end; name all tiles without |
lab-no-so-many-open = { $count } groups cannot lie open; a hand has { $most } at most
lab-no-such-open = { $tiles } cannot lie open in front of a hand; only { $what } can
lab-no-tiles = nothing
lab-a-pair = a pair
lab-a-triplet = a triplet
lab-a-triplet-or-quad = a triplet or a quad
lab-a-set = a set of three
lab-solving-waits = Solving; the first time the solver is compiled, which takes half a minute.
lab-solving = solving { $game }
lab-deal-given = the deal given
lab-seed = seed { $seed }
lab-solved-deal = { $game }, { $deal }.
lab-ends = { $ends } different ends, { $lines } lines of so many moves lead to them.
lab-how-it-may-end = how it may end
lab-lines = lines
lab-groups = groups
lab-more-ends = and { $count } more; { $json } has them all
lab-batch = { $game }: { $deals } deals, seeds { $first } to { $last }, limit { $limit }
lab-winnable = winnable, 99 %
lab-share-between = { $share } % ({ $low } to { $high })
lab-won = won
lab-no-win = no win
lab-undecided = undecided
lab-answered-soon = answered within 1 s of one core
lab-seconds = seconds, median and most
lab-positions-median = positions, median and most
lab-moves-of-shortest = moves of a shortest win, least, mean, most
lab-moves-of-found = moves of the win found, least, mean, most
lab-moves = moves
lab-positions = positions
lab-dealt = deals
lab-from-to = { $low } to { $high }
lab-bot = bot
lab-bot-random = random
lab-bot-heuristic = heuristic
lab-bot-easy = easy
lab-bot-good = good
lab-bot-strong = strong
lab-bot-master = master
lab-bot-faults = { $bot }: { $times } { $times ->
        [one] move
       *[other] moves
    } lost to the default, { $fault }
lab-fault-illegal = not legal
lab-fault-hung = no answer in time
lab-fault-crashed = the bot failed
lab-fault-rubbish = not an answer
lab-arena = { $game }: { $deals } deals, every seating of each, seed { $seed }
lab-arena-gain = points a hand, 99 %
lab-arena-time = ms a move
lab-arena-rating = rating
lab-arena-over = over { $bot }
lab-arena-clear = Stopped early: every difference is clear.
lab-arena-all = All deals were played.
lab-review =
    { $count ->
        [one] { $count } decision of seat { $seat }, looked at in { $worlds } worlds
       *[other] { $count } decisions of seat { $seat }, each looked at in { $worlds } worlds
    }
lab-review-hand = Hand { $number }: { $curve } { $result }
lab-review-none = No decision cost more than chance explains.
lab-review-worst = What cost most
lab-review-hand-number = hand
lab-review-move = move
lab-review-played = played
lab-review-better = better
lab-review-loss = points lost, 99 %
lab-review-learned = learned player: played, better
lab-review-holders = Before move { $move }: how many of a tile each of the others held on average, as far as one could know
lab-review-seat = seat { $seat }
lab-review-truth = in truth
lab-review-line = The hand ends with { $result } in place of { $was }.
lab-puzzle = Puzzle { $number } of { $game }: { $seat } is to act, and one move is clearly best. Which?
lab-puzzle-right = Right.
lab-puzzle-wrong = Not that one.
lab-puzzle-solution = { $best }: worth { $lead } points a hand more than any other move, and { $gain } more than what the game's bot plays: { $missed }
lab-bot-about = what it is
lab-about-random = any legal move
lab-about-easy = overlooks half of the moves, as a beginner does
lab-about-good = plays as good players of the game do
lab-about-strong = as learned where that is better than good, else searches as many worlds a move as take about { $seconds } s
lab-about-master = as learned, looking ahead, where strong is learned; else searches as many worlds a move as take about { $seconds } s
lab-about-search = search with a budget of your own: so many worlds, or so many ms
lab-about-learned = a network that learned the game by playing against itself; there is one of { $games }
lab-about-learned-none = a network that learned the game by playing against itself; no game has one yet
lab-about-learned-file = a network from a file of yours
lab-about-command = a program of yours
lab-about-plugin = from another package
lab-player = The learned player of { $game }, for version { $version } of its rules
lab-player-way = way to play
lab-player-gain = gain over the game's bot, points a hand, 99 %
lab-player-level = It is what the level { $level } plays in: { $ways }.
lab-player-advice = It hears what the game's bot would play.
lab-player-onnx = Written to { $file }: { $inputs } inputs, { $moves } moves.
train-checkpoint-damaged = { $file } is no checkpoint, or a damaged one: delete it to begin anew.
train-checkpoint-of-other-version = { $file } is a checkpoint for other rules of the game: delete it to begin anew.
train-checkpoint-of-other = { $file } is a checkpoint of a training with other settings ({ $setting }): use those, or another folder.
lab-simulation = { $game }: { $sessions } sessions, seed { $seed }
lab-mean-score = mean score, 99 %
lab-spread = spread
lab-best-share = best
lab-played = { $deals } deals, { $decisions } decisions, { $forced } of them forced
lab-left-out = left out: { $reason }
lab-comparison = { $hands } hands each, bots { $bots }, seed { $seed }
lab-choices-a-hand = choices a hand
lab-mean-score-of = mean score of { $seat }, 99 %
lab-best-over-worst = best seat over worst
lab-spread-of-scores = spread of scores
lab-best-over-second = best score over second, in spreads
lab-end-otherwise = deals that end otherwise
lab-same-deals = the same deals each time; otherwise than with { $way }
lab-generations = generations
lab-fitness = Fitness { $fitness }, { $share } of the optimum { $optimum }.
lab-written-to = Written to { $file }.
lab-dataset = { $decisions } decisions of { $hands } hands; files: { $files }.
lab-other-dataset = { $folder } holds another data set; give another folder, or the game, seed and options that it was begun with
lab-no-dataset = { $folder } holds other files; give an empty folder or a new one
lab-no-fitness = there is no fitness { $fitness }; there are { $fitnesses }
lab-no-such-bankroll = a bankroll of { $bankroll } is not above max_stake { $most }; give a greater one
