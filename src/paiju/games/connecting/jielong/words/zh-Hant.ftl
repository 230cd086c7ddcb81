# 接龍

game-name = 接龍
game-summary = 把牌接到龍的開口端，接不上的牌要扣分。

## 牌在哪裡

zone-out-of-play = 不用的牌

## 計分表

paid-losing = 輸了這一局
paid-doubled = { $points } 點加倍，對方 { $against } 點
paid-both-doubled = { $points } 點加倍，對方 { $against } 點加倍

## 玩法

preset-free-discards = 自由蓋牌

## 選項

option-must-play = 能接必接
    .effect = 接得上時是不是一定要接
option-settlement = 結算
    .effect = 誰付給誰，付多少
option-settlement-difference = 付點數的差
option-settlement-chips = 各付贏家一個籌碼
option-clean-doubles-others = 全接則他家加倍
    .effect = 有人把牌全部接上時，其他人的點數加倍
