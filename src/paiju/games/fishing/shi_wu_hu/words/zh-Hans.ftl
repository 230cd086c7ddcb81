# 十五湖（钓鱼）。

game-name = 十五湖（钓鱼）
game-summary = 用点数相同的牌钓池里的牌；凑齐一组的鱼，条条变大。

## 牌在哪里：这里是一叠纸牌

zone-woodpile = 牌堆

## 玩法

preset-easy-groups = 容易成组
preset-thousand = 千分加倍
