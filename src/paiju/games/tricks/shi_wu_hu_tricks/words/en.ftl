# Shi Wu Hu, 十五湖, the trick-taking game; another game of the name is a fishing game.

game-name = Shi Wu Hu (Fifteen Hu, trick-taking)
game-summary = Beat a set with a higher one of the same composition; each card of a set that takes its trick is a hu.

## Compositions of sets

term-civil-cards = { $civil ->
        [one] 1 civil card
       *[other] { $civil } civil cards
    }
term-red-cards = { $red ->
        [one] 1 red card
       *[other] { $red } red cards
    }
term-black-cards = { $black ->
        [one] 1 black card
       *[other] { $black } black cards
    }
term-civil-red-cards = { $civil } civil and { $red } red cards
term-civil-black-cards = { $civil } civil and { $black } black cards
term-civil-red-black-cards = { $civil } civil, { $red } red and { $black } black cards

## What is asked

ask-lead = Lead a card, several alike, or a family set.
ask-beat = Beat { $tiles } with { $cards } of higher rank, or pass.

## What lies where

zone-to-beat = to beat
zone-beaten = beaten
zone-passed = passed
zone-beaten-and-passed = beaten and passed
zone-no-set = no set yet
zone-hu = hu
zone-hu-of = hu of { $target }
zone-got-rid = cards got rid of, out of { $target }
zone-supreme-laid = Supreme cards laid

## Why something is not allowed

no-set-on-table = a set is on the table; beat it or pass
no-cards-with-pass = to pass, choose no cards
no-set = a set is cards that are alike, or a family's civil card with military cards of that family
no-other-composition = it takes { $wanted }, not { $cards }
no-more-than-a-set = choose the cards of one set only

## Why a bot plays so

why-sure = Nobody can beat it.
why-large-set = It is large, and few can match its composition.
why-breaks-little = It breaks up little, and there is nothing better to lead.
why-get-rid = The more cards are gone, the better.
why-stop = Unbeaten, the best set would win the hand.
why-beat = A large set is worth beating: it costs its owner as many hu as it brings.
why-spare = The card belongs to no larger set, and the lead is worth having.
why-keep-together = The cards are worth more in a larger set.
why-nothing-higher = There is nothing higher to play.

## What is paid for

paid-hu = { $count } hu
paid-hu-with-supreme = { $count } hu, { $laid } of them for Supreme cards laid down
paid-rid = getting rid of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $target } being enough

## Options

option-win-by = How a hand is won
    .effect = who wins: the first to the target in hu; whoever gets rid of so many cards; or does so and takes the trick
option-win-by-tricks = hu from tricks
option-win-by-get-rid = getting rid of cards
option-win-by-get-rid-on-trick = getting rid of cards, and taking the trick
option-target = Target
    .effect = the number of hu, or of cards, that wins
option-break-on-empty-lead = No winner if the leader is out of cards
    .effect = the hand ends without a winner when a taker has no card left to lead; else the next seat leads
option-supreme-laid = Supreme cards laid down
    .effect = what a seat dealt both [4:2] and [2:1] puts down: all of them, complete pairs only, or nothing
option-supreme-laid-all = all of them
option-supreme-laid-pairs = complete pairs
option-supreme-laid-off = none
option-pass-out = Passing is for good
    .effect = a seat that passed is out of the trick
option-first-dealer = First leader
    .effect = the seat that leads first in the first hand
option-hands = Hands
    .effect = hands in a session

## Ways to play

preset-rid-of-fifteen = Rid of fifteen
preset-rid-of-fifteen-on-a-trick = Rid of fifteen on a trick
preset-passing-is-for-good = Passing is for good
preset-to-the-last-card = To the last card

## The guided first hand

lesson-1 = You were dealt [4:2] and [2:1], the Supreme cards. They are laid down at once: 4 hu. Fifteen hu win.
lesson-2 = Lead a set: cards alike, or a civil card with military cards of its family. All four Heavens [6:6] are yours, with [6:3] and [5:4]: nobody can beat these seven cards.
lesson-3 = 7 hu more. A set is beaten only by the same number of civil, red and black cards, all higher. Try the Goose set of [3:1] with [4:1] and [3:2].
lesson-4 = Jun has beaten it with an Earth set of the same composition: one civil, two red, three black cards. You have nothing higher, so pass.
lesson-5 = You could beat [5:5] with [4:4] or [1:1], but they are worth more in sets. Pass.
lesson-6 = Your single [5:5] belongs to no set. Beat [3:3] with it: one hu, and you lead again.
lesson-7 = 12 hu. All four [6:6] are gone, so nobody can beat an Earth set: [1:1][6:2][6:2] brings the last three.

## What one plays for

aim-hu = The first with { $target } hu wins.
aim-get-rid = The first to get rid of { $target ->
        [one] one card
       *[other] { $target } cards
    } wins.
