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
