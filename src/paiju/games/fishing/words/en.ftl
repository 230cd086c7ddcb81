# Words that the fishing games share.

## What lies where

zone-pool = the pool
zone-woodpile = woodpile
zone-turned-up = turned up
zone-catch = catch, { $points } points

## What is asked

ask-lay-pair = Lay a pair of { $tiles } into your catch, or keep it in your hand?
ask-lay-other-pair = Lay your other pair of { $tiles } into your catch, or keep it in your hand?
ask-catch-with-turned = You turned up { $tiles }: what does it catch?
ask-catch-from-hand = Play a tile from your hand: what does it catch?

## Actions

act-catch-x = Catch { $tiles2 } with { $tiles }
    .button = Catch
    .told = { $seat } catches { $tiles2 } with { $tiles }
verb-catch = Catch
act-drop = Drop { $tiles } into the pool
    .button = Drop
    .told = { $seat } drops { $tiles } into the pool
verb-drop = Drop
act-lay = Lay the pair
    .told = { $seat } lays a pair of double sixes
verb-lay = Lay
act-keep = Keep the pair
    .told = { $seat } keeps a pair of double sixes
verb-keep = Keep

## Why something cannot be done

no-answer-about-pair = first choose whether to lay your pair of { $tiles } or keep it
no-question-about-pairs = nobody is asked about pairs of { $tiles } now
no-choice-about-pairs = pairs of { $tiles } are laid automatically
no-tile-chosen = choose a tile to play
no-turned-tile-used = you turned up { $tiles } and must use it
no-such-tile-held = you hold no { $tiles }
no-fish-chosen = choose the fish to catch
no-catch-of-different-fish = one tile catches one fish, or the three others of its own face
no-match = { $bait } does not match { $fish }
no-fewer-than-three = the fourth { $tiles } takes all three together
no-such-fish = there is no { $tiles } in the pool
no-so-many-fish = there aren’t that many in the pool
no-drop-of-match = a tile that matches a fish of the pool must catch it
no-three-but-lone-fourth = one tile catches one fish; only the fourth of a face that no other face matches takes three

## Why a bot plays so

why-worth-most-to-me = It catches the fish that are worth most to me.
why-needed-for-group = It brings a face that I still need for a group.
why-others-gain-by-it = Another player could take this fish, and would gain by it.
why-others-gain-least = If a tile must go into the pool, this is the one that helps the others least.
why-caught-again = I can catch it again with another tile of my hand.
why-pair-fishes = A pair in hand has two tiles to fish with: one can always catch the other.

## What is paid for

paid-against = { $catch } against { $other }
paid-catch = { $points } points ({ $parts })
paid-nothing-caught = 0 points
paid-part = { $points } for { $fish }
paid-across-thousand = { $why }, doubled as only one of them reached a thousand
paid-large-fish = { $count } large fish of { $group }
paid-middle-fish = { $count } middle fish of { $group }
paid-small-fish = { $count } small fish
paid-whole-group = all of { $group }
paid-all-juns = all three Jun

## Groups of fish in Fifteen Lakes

term-heaven-nine = Heaven-Nine
term-earth-eight = Earth-Eight
term-man-seven = Man-Seven
term-goose-five = Goose-Five
term-supreme = the Supreme
term-jun = the Jun { $tiles }

## Ways to play

preset-wide-matching = Wide matching
preset-double-sixes = Double sixes laid
preset-free-drops = Free drops
preset-points = Points only

## Options

option-lay-sixes = Pairs of double sixes
    .effect = whether pairs of [6:6] are laid into the catch at the start of a hand
option-lay-sixes-forced = always laid
option-lay-sixes-optional = as each player likes
option-lay-sixes-off = not laid
option-gee-joon-match = What the Gee Joon three matches
    .effect = what [2:1] matches besides itself: nothing, [4:2] or all sixes
option-gee-joon-match-none = only itself
option-gee-joon-match-pair = the Gee Joon six
option-gee-joon-match-sixes = all sixes
option-capture-compulsory = Must catch
    .effect = a tile that matches something must catch
option-settlement = Settlement
    .effect = who pays what
option-settlement-difference = pay the difference
option-settlement-points = score points only
option-first-dealer = First player
    .effect = first player of the first hand

## Options of Fifteen Lakes

option-tens-match = Tens match
    .effect = [6:4] and [5:5] match each other
option-heaven-earth-match = Heaven matches Earth
    .effect = [6:6] and [1:1] match each other
option-wen-wu = Mixed groups
    .effect = whether a mixed group needs its civil face with both military ones or with one of them
option-wen-wu-one-two = one civil, both military faces
option-wen-wu-one-one = one civil, one military face
option-bonus-heaven-nine = Bonus for Heaven-Nine
    .effect = extra points for all tiles of the Heaven-Nine group
option-bonus-juns = Bonus for three Jun
    .effect = extra points for all three Jun: every [5:5], [6:5] and [6:4]
option-bonus-supreme = Bonus for the Supreme
    .effect = extra points for every [4:2] and [2:1]
option-thousand-double = A thousand doubles
    .effect = a difference between a thousand points or more and fewer is paid twice

## What one plays for

aim-most-points = Most points win: you have { $points }, { $seat } has { $other }.
