game-name = Kap Shap
game-summary = The duel of the tens: draw, discard and exchange with the pool towards an eye and three pairs of ten.

## Options

option-max-turns = Cap on turns
    .effect = turns after which nobody can win a hand; 80 are reached only if a take replaces the draw

## Presets

preset-classic = Classic
preset-gin = Gin
preset-closed-pool = Closed pool
preset-dealer-draws = Dealer draws at once
preset-classic-gin = Classic gin

## The first hand, step by step

lesson-1 = You want an eye, two identical tiles, and three pairs that add up to 10 or 20. You have the eye [5:1][5:1], [1:1][4:4] = 10 and [5:5][6:4] = 20.
lesson-2 = [3:3] and [6:1] are left over. [3:3] goes with four tiles, [6:1] only with [4:2] and [2:1], which count 3: throw [6:1].
lesson-3 = The pool: any tile in it may be taken. Neither goes with your [3:3], so pass; then you draw.
lesson-4 = You drew [2:1]. Its partner [6:1] still lies in the pool, so keep [2:1] for your next turn and throw [3:3].
lesson-5 = Nobody has taken [6:1]. Now take it back from the pool.
lesson-6 = The eye [5:1][5:1], and [1:1][4:4], [5:5][6:4], [6:1][2:1]: this is a winning hand.
lesson-7 = Jun pays you one stake. Every winning hand is worth the same.
