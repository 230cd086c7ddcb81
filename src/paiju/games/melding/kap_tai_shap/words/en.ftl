game-name = Kap Tai Shap
game-summary = Draw, discard and exchange with the pool towards an eye and four pairs that add up to ten.

## Options

option-sets = Sets of tiles
    .effect = full sets of 32 tiles; as many as needed: two for five players, rounded up
option-sets-auto = as many as needed
option-max-turns = Cap on turns
    .effect = turns after which nobody can win a hand; 40 for each seat unless given

## Presets

preset-four-players-gin = Four players, gin
preset-six-players-closed-pool = Six players, closed pool
preset-ten-players-last-discard = Ten players, last discard
preset-two-players-last-discard-gin = Two players, last discard, gin
preset-twenty-players = Twenty players

## The first hand, step by step

lesson-1 = You want an eye, two identical tiles, and four pairs that add up to 10 or 20. You have the eye [6:5][6:5], [5:5][6:4] = 20 and [2:2][5:1] = 10.
lesson-2 = Left over are [6:2], which needs a two, and three fours. Two of these are too many: throw a [3:1].
lesson-3 = The pool: whoever's turn it is may take any tile from it. Bo is about to take your [3:1].
lesson-4 = [6:6] counts 12, and 12 + 8 = 20: it goes with your [6:2]. Take it from the pool.
lesson-5 = Ten tiles, but two fours are still single. After a take you throw a tile and then draw: throw [3:1].
lesson-6 = You drew [5:1], the partner of your last [2:2]. The eye and four pairs are complete: win!
lesson-7 = Each of the four others pays you one stake. Every winning hand is worth the same.
