# Words of the connecting games, in which tiles are joined end to end to a dragon.

## What a player is asked

ask-lead-open-end = Lead a tile and name its open end.
ask-lead-both-open = Lead a tile; both its ends are open.
ask-join = Join a tile to the open { $number }.
ask-join-either = Join a tile to the { $right } on the right or the { $left } on the left.
ask-join-or-put-down = Join a tile to the open { $number }, or put one face down.
ask-join-either-or-put-down = Join a tile to the { $right } on the right or the { $left } on the left, or put one face down.
ask-put-down = No tile of yours has a { $number }: put one face down.
ask-put-down-either = No tile of yours has a { $right } or a { $left }: put one face down.

## Why something cannot be done

no-second-lead = the dragon is already on the table; join a tile to it
no-lead-yet = the dealer leads a tile first
no-tile-chosen = choose a tile
no-more-than-one = choose one tile only
no-open-end-chosen = choose which of the tile's two numbers stays open
no-end-to-choose = both ends are open: nothing to choose
no-putting-down = a tile that can be joined must be joined; you may put one down only when none fits
no-side-to-choose = there is only one open end: nothing to choose
no-side-chosen = { $tiles } fits both ends: choose one
no-side-but-right = { $tiles } fits the right end: choose it
no-side-but-left = { $tiles } fits the left end: choose it
no-fit = { $tiles } has no { $number }
no-fit-either = { $tiles } has no { $right } or { $left }

## What lies where

zone-dragon = the dragon
zone-dragon-open = the dragon, open at { $number }
zone-dragon-open-both = the dragon, open at { $left } and { $right }
zone-face-down = face down

## Why a bot plays so

why-many-pips = It gets rid of many pips.
why-end-i-can-follow = It leaves an end that my other tiles can follow.
why-double-still-open = A double goes while its number is still open.
why-lightest = If a tile must go face down, it is the lightest.

## The score sheet

paid-points-against = { $points } points against { $against }

## Actions

act-lead = Lead { $tiles }
    .button = Lead
    .told = { $seat } leads { $tiles }
act-lead-open = Lead { $tiles }, the { $number } open
    .button = Lead, the { $number } open
    .told = { $seat } leads { $tiles } and leaves the { $number } open
verb-lead = Lead
act-play = Join { $tiles }
    .button = Join
    .told = { $seat } joins { $tiles }
act-play-r = Join { $tiles } on the right
    .button = Join on the right
    .told = { $seat } joins { $tiles } on the right
act-play-l = Join { $tiles } on the left
    .button = Join on the left
    .told = { $seat } joins { $tiles } on the left
verb-play = Join
act-discard = Put { $tiles } face down
    .button = Put face down
    .told = { $seat } puts { $tiles } face down
act-discard-covered = Put a tile face down
    .told = { $seat } puts a tile face down
verb-discard = Put face down

## Options that these games share

preset-two-arm = Two open ends
option-arms = Open ends
    .effect = one or two open ends
option-next-dealer = Next dealer
    .effect = who deals the next hand
option-next-dealer-winner = The winner
option-next-dealer-rotate = Each in turn

## Tables of odds and figures in the terminal

lab-blocked = blocked
lab-joined-all = somebody joined all his tiles

## What one plays for

aim-few-pips = Few pips left over: { $down } face down, { $held } in hand.
