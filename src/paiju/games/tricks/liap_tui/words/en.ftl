# Liap Tui.

game-name = Liap Tui
game-summary = Declare how many piles of xiangqi pieces you will capture, then capture exactly that many.

## Actions

act-declare = Declare { $number }
    .told = { $seat } declares { $number ->
        [one] 1 pile
       *[other] { $number } piles
    }
verb-declare = Declare
act-play = Play { $tiles }
    .button = Play
    .told = { $seat } plays { $tiles }
verb-play = Play
act-start-face-down = Start with { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } face down: { $kind }
    .told = { $seat } starts with { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } face down: { $kind }
act-play-face-down = Play { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } face down
    .told = { $seat } plays { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } face down
act-show = Show { $tiles }
    .told = { $seat } shows { $tiles }
act-capture = Capture { $number ->
        [one] 1 pile
       *[other] { $number } piles
    }
    .told = { $seat } captures { $number ->
        [one] 1 pile
       *[other] { $number } piles
    }

## Kinds of sets

kind-single = single
kind-pair = pair
kind-three = three of a kind
kind-straight = straight
kind-four = four of a kind
kind-extended-straight = extended straight
kind-extended-straight-of-five = extended straight of five
kind-five = five of a kind
kind-double-straight = double straight

## What is asked

ask-redeal = No piece of yours is above 9 points: redeal (the round then counts times { $factor }) or keep?
ask-declare = Declare how many of the { $piles } piles you will capture.
ask-declare-limited = Declare how many of the { $piles } piles you will capture, { $limits }.
term-no-third-zero = not 0 a third time in a row
term-no-exact-sum = not { $number }, which would bring the sum to { $piles }
joint-limits = { $before }, { $after }
ask-start = Start the turn with a valid set of 1 to { $most } pieces.
ask-lay = Lay { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } against the starter's { $kind }.
ask-more-pieces = Add { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    } to your play.

## What lies where

zone-round-factor = the round counts times
zone-laid = laid
zone-piles = piles captured
zone-piles-of-declared = piles captured, { $declared } declared

## Why something is not allowed

no-redeal-now = a redeal is only asked of a hand without a piece above 9 points, before the declarations
no-declarations-yet = all declare before the first turn
no-second-declaration = declarations are made before the first turn and stay as they are
no-declare = a declaration is a number from 0 to { $piles }
no-declare-limited = a declaration is a number from 0 to { $piles }, { $limits }
no-pieces-held = you do not hold { $count } { $tiles }
no-set = the starter plays a valid set, and these pieces don't form one
no-wrong-count = everybody lays as many pieces as the starter: { $count }

## Why a bot plays so

why-worth-keeping = A straight or three soldiers are worth keeping.
why-redeal = A weak hand with no long set is better redealt.
why-force = It is what my high pieces, plus a long set when I lead, can force.
why-few-can-match = Few can match a set, and all its piles are wanted.
why-high = A high piece is to capture a pile that is still wanted.
why-match = It is my best set of this type, and its piles are wanted.
why-duck = The target is reached: the lowest piece captures nothing.
why-shed = The target is reached: high pieces go where they cannot win.
why-low = I can't win this turn, so I get rid of low pieces.

## What is paid for

paid-too-many = { $count ->
        [one] 1 pile
       *[other] { $count } piles
    } too many ({ $declared } declared, { $captured } captured)
paid-too-few = { $count ->
        [one] 1 pile
       *[other] { $count } piles
    } too few ({ $declared } declared, { $captured } captured)
paid-none-declared = no pile, as declared ({ $bonus })
paid-as-declared = { $count ->
        [one] 1 pile
       *[other] { $count } piles
    }, as declared ({ $count } + { $bonus })
term-after-redeals = after { $count ->
        [one] 1 redeal
       *[other] { $count } redeals
    }

## Options

option-win-score = Points to win
    .effect = a total that ends the session
option-max-rounds = Cap on rounds
    .effect = rounds after which the session ends; 0: none, but never more than 200
option-win-condition = End of the session
    .effect = whether points, rounds or either end a session, or a total of exactly the winning score
option-win-condition-score-or-rounds = points or rounds
option-win-condition-score-only = points only
option-win-condition-rounds-only = rounds only
option-win-condition-exact-score = exactly so many points
option-type-priority-beats = Higher types beat
    .effect = whether a set of a higher type beats the starter's
option-piles-per-turn = Piles in a turn
    .effect = piles that a turn is worth
option-piles-per-turn-pieces = as many as pieces
option-piles-per-turn-one = one
option-reveal = Pieces turned up
    .effect = when the pieces of a turn are turned up
option-reveal-after-all = when all have played
option-reveal-immediate = at once
option-max-redeals = Cap on redeals
    .effect = redeals in a round at most; 0: no limit
option-zero-bonus = Bonus for no pile
    .effect = points for declaring and capturing nothing
option-hit-bonus = Bonus for a correct declaration
    .effect = points beside the piles for capturing what was declared

## Ways to play

preset-short-rules = Short rules
preset-open-pieces = Open pieces
preset-ten-rounds = Ten rounds
preset-first-to-50 = First to 50
preset-exactly-30 = Exactly 30

## The guided first hand

lesson-1 = Your eight pieces. The red general is the highest, 14 points; you hold it, so you start the first round.
lesson-2 = Declare how many of the eight piles you will capture. The black straight of chariot, horse and cannon should bring three and the red general one more: four.
lesson-3 = Start with a set that others can hardly match: choose the black chariot, horse and cannon and play them. The others must lay three pieces, and only a straight could win.
lesson-4 = Nobody had a straight: three piles are yours. Now lead the red general, which nothing beats.
lesson-5 = You have the four piles that you declared. From now on win nothing: lead your lowest piece, a black soldier.
lesson-6 = Jun leads a cannon of 4 points. Stay below it with your last soldier.
lesson-7 = Lan leads an elephant of 9 points, higher than both of your pieces: you are safe. Exactly four piles score 4 + 5.

## What one plays for

aim-declare = Declare how many piles you will capture.
aim-declared = Capture { $declared ->
        [0] no pile
        [one] exactly 1 pile
       *[other] exactly { $declared } piles
    }.
