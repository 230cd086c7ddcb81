# Tiu U with the count of Fifteen Lakes.

game-name = Tiu U, merged rules
game-summary = Fifteen Lakes for two sets of dominoes: fish of one group grow large together.

## Ways to play

preset-authors-page = Designer’s web page
preset-strict-groups = Strict groups

## First steps

lesson-1 = The pool. A tile of your hand catches one with as many pips: take the Heaven [6:6] with yours.
lesson-2 = Then a tile of the woodpile is turned up, and it fishes too: [3:3] takes [3:3].
lesson-3 = All four [5:5] are a Jun and count 30 each. You hold one, and two lie in the pool: catch one now.
lesson-4 = [2:1] matches only itself. With your [4:2] it makes the Supreme, 30 points a tile: catch it before somebody else does.
lesson-5 = Nothing matches. Drop [5:1]: it is worth little, and your [4:2] may catch it again.
lesson-6 = The fourth [5:5]! With the one in the pool you have the whole Jun, 120 points.
lesson-7 = You turned up the fourth [1:1], and three lie in the pool: as no other face matches it, it takes all three.
lesson-8 = You have four Earths [1:1]. With a single military eight they count 20 each: catch [5:3] with [4:4].
