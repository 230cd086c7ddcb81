game-name = Kap Tai Shap
game-summary = Draw, discard and exchange with the pool towards an eye and four pairs that add up to ten.

## Options

option-sets = Sets of tiles
    .effect = full sets of 32 tiles; auto: two for five players, rounded up
option-sets-auto = as many as needed
option-max-turns = Cap on turns
    .effect = turns after which nobody can win a hand; 40 for each seat unless given

## Presets

preset-four-players-gin = Four players, gin
preset-six-players-closed-pool = Six players, closed pool
preset-ten-players-last-discard = Ten players, last discard
preset-two-players-last-discard-gin = Two players, last discard, gin
preset-twenty-players = Twenty players
