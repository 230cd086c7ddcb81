# 斜钉

game-name = 斜钉
game-summary = 四人接龙：全部接上或几乎接不上，都使付出的点数加倍。

## 牌在哪里

zone-head = { $seat } 发牌，为头家
zone-shown-before = 上一副的牌，未打

## 电脑这样打的理由

why-pass-in-reach = 到现在我的牌全都接上了：这样还能保住全接。

## 记分表

paid-eight-doubles = { $points } 点，八张双点牌 ×2
paid-doubled-once = { $points } 点，对方 { $against } 点，{ $why } ×2
paid-doubled-twice = { $points } 点，对方 { $against } 点，{ $why } ×2，{ $why2 } ×2
paid-pass = { $seat } 全接
paid-head = { $count } 头
paid-tail = { $count } 尾
joint-penalties = { $before }对{ $after }

## 玩法

preset-six-head-seven-tail = 六头七尾
preset-no-redeals = 不重发

## 选项

option-penalty-rule = 头尾罚则
    .effect = 头家和尾家各有几张没接上就加倍；没有罚则时，只有全接加倍
option-penalty-rule-7-8 = 七头八尾
option-penalty-rule-6-7 = 六头七尾
option-penalty-rule-none = 没有罚则
option-redeal-doubles = 重发所需双点牌
    .effect = 一手牌有这么多张双点牌就重发
option-redeal-doubles-none = 不重发
option-eight-doubles = 八张双点牌
    .effect = 一手八张全是双点牌时，立即赢、重发，还是照打
option-eight-doubles-pay-double = 立即赢，付双倍
option-eight-doubles-redeal = 重发
option-eight-doubles-none = 照打
option-penalty-vs-penalty = 受罚对受罚的倍数
    .effect = 两家都几乎没接上时，相互之间的倍数

## 第一局，一步一步来

lesson-1 = 你坐庄，所以这一局你是头家，由你起头。没有人有七张双点牌，照常打。
lesson-2 = 这是你的牌。用 [5:5] 起头，它点数大，又只能接在 5 上；你还有 [5:5] 和 [5:4]，再轮到 5 也接得上。
lesson-3 = 这是龙，末端的 2 开口。接得上就必须接，现在是 [2:2]。
lesson-4 = 开口是 3。接 [3:1]，别接 [6:3]：你还有两张带 1 的牌。
lesson-5 = 兰兰没有 5，扣了一张牌。打完时，这张牌的点数要记在她账上。
lesson-6 = 数一数：能从 5 接出去的牌，只有你的 [5:4] 还没出来。接 [5:5]，除了你谁也接不上。
lesson-7 = 还剩两张，一张也没扣：全接有望。牌全部接上的人，别人加倍付给他。
lesson-8 = 你的牌全接上了：阿军、兰兰、老博都付你点数之差的两倍。

## 终端里的胜算和统计表

lab-a-pass = 有人全接
lab-a-penalty = 有人受罚（七头八尾）
