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
