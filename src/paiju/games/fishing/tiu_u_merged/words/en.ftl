# Tiu U with the count of Fifteen Lakes.

game-name = Tiu U, merged rules
game-summary = Fifteen Lakes for two sets of dominoes: fish of one group grow large together.

## Ways to play

preset-authors-page = Designer’s web page
preset-strict-groups = Strict groups
