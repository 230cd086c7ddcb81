# 接龙

game-name = 接龙
game-summary = 把牌接到龙的开口端，接不上的牌要扣分。

## 牌在哪里

zone-out-of-play = 不用的牌

## 记分表

paid-losing = 输了这一局
paid-doubled = { $points } 点加倍，对方 { $against } 点
paid-both-doubled = { $points } 点加倍，对方 { $against } 点加倍

## 玩法

preset-free-discards = 自由扣牌

## 选项

option-must-play = 能接必接
    .effect = 接得上时是否一定要接
option-settlement = 结算
    .effect = 谁付给谁，付多少
option-settlement-difference = 付点数之差
option-settlement-chips = 各付赢家一个筹码
option-clean-doubles-others = 全接则他家加倍
    .effect = 有人把牌全部接上时，其他人的点数加倍
