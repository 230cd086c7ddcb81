# Bagchen, the Tibetan Heaven-Nine.

game-name = Bagchen
game-summary = Heaven-Nine with two sets and sixteen tiles each; dice name points that cannot be beaten.

## Actions

act-charity-sky = Lead { $tiles } as charity, naming the sky
    .button = Charity, naming the sky
    .told = { $seat } leads { $tiles } as charity, naming the sky
act-charity-earth = Lead { $tiles } as charity, naming the earth
    .button = Charity, naming the earth
    .told = { $seat } leads { $tiles } as charity, naming the earth
act-charity-none = Lead { $tiles } as charity, naming no suit
    .button = Charity, naming no suit
    .told = { $seat } leads { $tiles } as charity, naming no suit
act-charity-face-down-sky = Lead a charity tile face down, naming the sky
    .told = { $seat } leads a charity tile face down, naming the sky
act-charity-face-down-earth = Lead a charity tile face down, naming the earth
    .told = { $seat } leads a charity tile face down, naming the earth
act-charity-face-down-none = Lead a charity tile face down, naming no suit
    .told = { $seat } leads a charity tile face down, naming no suit
verb-charity = Charity

## Kinds of sets

kind-higher = a higher { $kind }
kind-sky-tile = sky tile
kind-sky-set = set of { $count ->
        [2] two
        [3] three
       *[other] four
    } identical sky tiles
kind-earth-tile = earth tile
kind-earth-set = set of { $count ->
        [2] two
        [3] three
       *[other] four
    } tiles of one earth rank
kind-sky-and-earth = set of { $sky } of the sky and { $earth } of the earth
kind-horse = horse
kind-two-horses = pair of horses
kind-no-point-sky = a sky tile that isn't a point tile
kind-no-point-earth = an earth tile that isn't a point tile
kind-no-point = any tile that isn't a point tile

## What is asked

ask-redeal = You hold none of the highest tiles of either suit: redeal or keep?
ask-lead = Lead a set.
ask-lead-or-charity = Lead a set, or a tile face down as charity.
ask-beat = Beat { $tiles } with { $what }, or discard { $amount }.
ask-beat-charity = Beat the charity tile with { $what }, or discard one tile.
ask-discard = Nothing beats { $tiles }: discard { $amount }.

## What lies where

zone-points = points
zone-big-slam = tricks, a big slam
zone-passport = tricks, with a passport
    .short = tricks, passport
zone-won = won in this hand
    .short = won
zone-points-in-a-row = chips from each for points in a row
    .short = from each
zone-charity-sky = charity, sky named
zone-charity-earth = charity, earth named
zone-charity-none = charity, no suit named

## Why something is not allowed

no-redeals = at this table hands are played as they are dealt
no-redeal-now = a redeal is only asked of a weak hand, before the first lead
no-charity-at-this-table = at this table no tile is led face down
no-charity-with-passport = a seat with a passport gives no charity
no-charity-like-that = charity is one tile, with sky, earth or no suit named
no-mixing-points = points are led with points only: { $tiles }
no-horses = horses don't count as sets at this table
no-lead-with-passport = with a passport you may lead only sure winners, the sets named in the rules, or your last set; other sets only when you have none of these
no-ascending-order = a discard is tiles and nothing else, in ascending order
no-other-set = only { $what } beats it
no-answer = nothing beats { $tiles }

## Why a bot plays so

why-redeal = A hand without high tiles is better dealt again.
why-likely = It may win; I keep unbeatable tiles for the end, point tiles last of all.
why-end = Winning the last trick with point tiles multiplies everything.

## What is paid for

paid-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
paid-points-with-sons = { $count ->
        [one] 1 point
       *[other] { $count } points
    }, { $sons ->
        [one] mother with son
       *[other] mother with son twice
    }
paid-mother-and-son = mother and son
paid-back-for-jump = chips given back for the jump
term-jump = jump (2 × { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    })

## Options

option-passport = Passport
    .effect = who has six tricks pays no more chips for points
option-passport-leads = Leads with a passport
    .effect = who has six tricks is restricted in what to lead
option-horses = Horses
    .effect = mares, stallions and what is made of them are sets
option-jump = Jump
    .effect = who wins the end with points settles many times over
option-redeal-weak = Redeal of weak hands
    .effect = a seat without any of the highest tiles may ask for a new deal
option-charity = Charity
    .effect = one tile may be led face down, with a suit named that beats it
option-first-dealer = First leader
    .effect = the seat that leads first in the first hand
option-hands = Hands
    .effect = hands in a session

## Ways to play

preset-plain = Plain
preset-passport-leads = Passport leads
preset-charity = Charity
preset-weak-hands = Weak hands
preset-every-rule = Every rule

## The guided first hand

lesson-1 = The dice have made the four eights points. Points cannot be beaten and beat nothing; you have one, [6:2].
lesson-2 = Your tiles. A chief [6:6] with a nine [6:3] is a set, and nothing is higher: lead both together.
lesson-3 = Two tiles counted as two tricks. Three identical sky tiles are hard to beat as well: lead [4:4][4:4][4:4].
lesson-4 = Two ministers [1:1] have beaten your sisters: the same kind of set, as many tiles, and higher.
lesson-5 = Nothing beats two chiefs with a nine. Discard three tiles that you do not need; keep your pair, your seven and your point.
lesson-6 = Two of the people were led. Your sisters [3:3][3:3] are higher: beat them and get the lead back.
lesson-7 = The last trick. Lead your point: winning the end with a point is a jump and doubles the settlement.
lesson-8 = You win with nine tricks. The others pay for each trick short of six, times two, and you pay the one who has seven.
