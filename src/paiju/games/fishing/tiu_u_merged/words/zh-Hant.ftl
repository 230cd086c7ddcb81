# 六十四張釣魚：照十五湖計分。

game-name = 六十四張釣魚
game-summary = 用兩副骨牌打的十五湖：湊齊一組的魚，條條變大。

## 玩法

preset-authors-page = 設計者網頁規則
preset-strict-groups = 嚴格成組
