# Ding Niu 頂牛

game-name = Ding Niu (Bull Fight)
game-summary = A two-armed dragon, half of it doubles; whoever blocks the layout by choice wins double or pays for all.

## What lies where

zone-layout-open = the layout is open
zone-layout-classic = the layout is blocked (classic): only doubles still fit
zone-layout-smothered = the layout is blocked (smothered): a number is cut off
zone-suan-zhang = suan zhang ({ $kind }) by { $seat }
zone-forced-suan-zhang = forced suan zhang ({ $kind }) by { $seat }
kind-classic = classic
kind-smothered = smothered

## Why a bot plays so

why-block-now = I hold few pips: blocking the layout now should win double.
why-not-block-yet = Blocking the layout with so many pips left would cost me dearly.

## The score sheet

paid-place = the { $place ->
        [2] second
        [3] third
       *[other] fourth
    } place, { $points } points against { $against }
paid-place-doubled = the { $place ->
        [2] second
        [3] third
       *[other] fourth
    } place, doubled by the suan zhang of { $maker }, { $points } points against { $against }
paid-suan-zhang = blocking the layout (suan zhang) without finishing first, { $points } points against { $against }

## Announcements

act-suanzhang-classic = Suan zhang (classic)
    .told = { $seat } blocks both ends (suan zhang)
act-suanzhang-smothered = Suan zhang (smothered)
    .told = { $seat } cuts off a number (suan zhang)
act-forced-suanzhang-classic = Forced suan zhang (classic)
    .told = { $seat } has to block both ends (forced suan zhang)
act-forced-suanzhang-smothered = Forced suan zhang (smothered)
    .told = { $seat } has to cut off a number (forced suan zhang)

## Ways to play

preset-classic = Classic
preset-graph = Cut-off numbers
preset-play-on = Play on
preset-full-set = Full set
preset-without = No suan zhang

## Options

option-suan-zhang = Suan zhang
    .effect = which blocked layouts count
option-suan-zhang-full = Both kinds
option-suan-zhang-classic = Blocked ends (classic)
option-suan-zhang-graph = Cut-off numbers (smothered)
option-suan-zhang-none = None
option-smothered-numbers = Numbers that count as cut off
    .effect = numbers that can be cut off
option-smothered-numbers-4-5 = Fours and fives
option-smothered-numbers-all = All numbers
option-forced-counts = Forced suan zhang counts
    .effect = a player without a choice also answers for it
option-after-classic = After blocked ends
    .effect = whether the hand goes on when only doubles still fit
option-after-classic-play-on = Play on
option-after-classic-stop = Stop
option-after-smothered = After a cut-off number
    .effect = whether it goes on with a number cut off
option-after-smothered-stop = Stop
option-after-smothered-play-on = Play on
option-clean-exempt = All joined is exempt
    .effect = a player who blocked the layout but joined all tiles does not answer for it
option-tile-set = Tiles
    .effect = six tiles each, or eight of the full set
option-tile-set-bull24 = 24 tiles, six each
option-tile-set-full32 = 32 tiles, eight each

## The first hand, step by step

lesson-1 = Your tiles. Only three tiles lead to a 3, so your two [3:3] may well be left over: lead one of them now.
lesson-2 = The dragon is open at both ends: 3 on the left, 6 on the right. You may join at either.
lesson-3 = Three of your tiles fit. Join the other [3:3] on the left while a 3 is open.
lesson-4 = The ends are 6 and 2, and only [6:1] fits. A tile that fits must be joined.
lesson-5 = Look: [6:3], [6:2] and one [3:1] lie in the dragon, the other [3:1] is yours. With it the ends would be 3 and 2, and nobody could go on: a suan zhang.
lesson-6 = It pays if you are first. You would keep 12 pips, the others nearly 27 each, so do it.
lesson-7 = Nobody can join any more. Put down the lightest tile; when all four in a row have done so, the hand is over.
lesson-8 = You blocked the dragon by choice and are first: everybody pays you double, 12 in all.

## Tables of odds and figures in the terminal

lab-classic = SuanZhang, classic
lab-smothered = SuanZhang, smothered
lab-by-choice = SuanZhang by choice
lab-maker-wins = the maker wins
lab-maker-loses = the maker loses
