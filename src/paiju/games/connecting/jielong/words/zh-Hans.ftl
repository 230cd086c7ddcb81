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

## 第一局，一步一步来

lesson-1 = 这是你的牌。有五张带 4，所以 4 开口对你有利：你总接得上。
lesson-2 = 你是庄家，由你起头。出 [4:4]，它点数大，又只能接在 4 上；让 4 开口。
lesson-3 = 这是龙，最后一个点数开口，现在是 1。你只有 [4:1] 接得上，必须接。
lesson-4 = 阿军没有 4，扣了一张牌。打完时，这张牌的点数要记在他账上。
lesson-5 = 有三张牌接得上。接 [4:2]：两张 [2:2] 等着 2 开口，带 4 的牌还剩两张。
lesson-6 = 数一数龙里的 4：除了你手里的，外面只剩一张 [6:4]。接 [5:4]，让开口回到 4。
lesson-7 = 谁都没有 4 了，你也没有。扣最小的 [2:2]；所有人接连都扣了牌，这一局就结束。
lesson-8 = 扣下的和手里剩的都算：你 16 点，最少，人人付你点数之差。
