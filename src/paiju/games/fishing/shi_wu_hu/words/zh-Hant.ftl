# 十五湖（釣魚）。

game-name = 十五湖（釣魚）
game-summary = 用點數相同的牌釣池裡的牌；湊齊一組的魚，條條變大。

## 牌在哪裡：這裡是一疊紙牌

zone-woodpile = 牌堆

## 玩法

preset-easy-groups = 容易成組
preset-thousand = 千分加倍
