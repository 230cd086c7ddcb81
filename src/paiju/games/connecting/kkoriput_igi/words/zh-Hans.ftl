# 接尾（꼬리붙이기）

game-name = 接尾（韩国接龙）
game-summary = 韩国的接龙：只有最差者付给最好者，超过三十点者也付。

## 牌在哪里

zone-koan-a = { $seat } 得冠二 { $tiles }，先出

## 电脑这样打的理由

why-near-thirty = 我快到三十点了，先出点数最大的牌。

## 记分表

paid-one-stake = { $offence }，{ $points } 点，对方 { $against } 点，一注
paid-difference = { $offence }，{ $points } 点，对方 { $against } 点
paid-stakes = { $offence }，{ $points } 点，对方 { $against } 点，注 ×{ $stake }
paid-last = 末名
paid-above = 超过 { $limit } 点
paid-reaching = 满 { $limit } 点

## 玩法

preset-koan-a-leads = 冠二先出

## 选项

option-payment = 付法
    .effect = 付固定的一注，还是付点数之差
option-payment-tokens = 固定一注
option-payment-points = 点数之差
option-stake = 一注
    .effect = 付分的单位
option-thirty-rule = 三十点规则
    .effect = 除末名外还有谁付：超过 30 点的、满 30 点的，还是没有
option-thirty-rule-over = 超过 30 点
option-thirty-rule-at-least = 满 30 点
option-thirty-rule-none = 不用
option-thirty-players = 三十点规则的人数
    .effect = 三十点规则用于三人和四人，还是只用于四人
option-thirty-players-any = 三人或四人
option-thirty-players-four = 只限四人
option-thirty-winner-below = 赢家过三十则不用
    .effect = 赢家自己的点数也到了三十点时，不用三十点规则
option-ties = 同点
    .effect = 同点时只取一个赢家和一个末名，还是同点者都算
option-ties-preference = 只取一人
option-ties-all = 同点都算
option-first-lead = 谁先出
    .effect = 每局由庄家先出，还是由拿到冠二 [5:2] 的人先出
option-first-lead-dealer = 庄家
option-first-lead-koan-a = 拿到冠二的人

## 第一局，一步一步来

lesson-1 = 这是你的牌。接不上的牌，每一点都要记在账上，所以点数大的要先接出去。
lesson-2 = 你是庄家，由你起头。[4:4] 是你点数最大的双点牌，又只能接在 4 上：现在就出。
lesson-3 = 这是龙，末端的 5 开口，你有两张接得上。接点数大的 [6:5]；往后 [6:1] 可以接 6。
lesson-4 = 兰兰和老博没有 5，各扣了一张，点数要记在他们账上。你有 [5:1]，必须接。
lesson-5 = 这下你也没有 5 了。扣 [1:1]，只算两点。
lesson-6 = 阿军还有 5，这一局继续。3 开口，趁这时接 [3:3]。
lesson-7 = 所有的 5 都在龙里了，谁也接不上。扣最小的 [2:2]。
lesson-8 = 你 19 点，最少。兰兰 47 点，是末名，付给你；老博 37 点，超过三十点，也付给你。

## 终端里的胜算和统计表

lab-above-thirty = 有人超过 30 点
