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

## 第一局，一步一步來

lesson-1 = 這是你的牌。有五張帶 4，所以 4 開口對你有利：你都接得上。
lesson-2 = 你是莊家，由你起頭。出 [4:4]，它點數大，又只能接在 4 上；讓 4 開口。
lesson-3 = 這是龍，最後一個點數開口，現在是 1。你只有 [4:1] 接得上，一定要接。
lesson-4 = 阿軍沒有 4，蓋了一張牌。打完時，這張牌的點數要算在他頭上。
lesson-5 = 有三張牌接得上。接 [4:2]：兩張 [2:2] 在等 2 開口，帶 4 的牌還剩兩張。
lesson-6 = 數一數龍裡的 4：除了你手上的，外面只剩一張 [6:4]。接 [5:4]，讓開口回到 4。
lesson-7 = 誰都沒有 4 了，你也沒有。蓋最小的 [2:2]；所有人接連都蓋了牌，這一局就結束。
lesson-8 = 蓋下的和手上剩的都算：你 16 點，最少，每個人都付你點數的差。
