# 六十四张钓鱼：照十五湖计分。

game-name = 六十四张钓鱼
game-summary = 用两副骨牌打的十五湖：凑齐一组的鱼，条条变大。

## 玩法

preset-authors-page = 设计者网页规则
preset-strict-groups = 严格成组
