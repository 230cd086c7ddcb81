# 大牌的词句。

game-name = 大牌
game-summary = 每人出一张，点数最多的收墩。

## 玩法

preset-standard = 标准
preset-four-players = 四人
preset-long-hands = 长局

option-tiles = 张数
    .effect = 每人发几张牌

## 动作

act-fold = 放弃
    .told = { $seat } 放弃
verb-fold = 放弃

## 该做什么，为什么不行

ask-play = 出一张牌；点数最多的收墩。
no-tile-held = 你没有 { $tiles }
no-one-tile-named = 请选一张牌

## 电脑这样打的理由

why-lightest-winner = 能收这一墩的牌里，它最小。
why-lightest-loser = 收不了这一墩，就出最小的。

## 牌在哪里，得分的缘由

zone-played-before = 已出
zone-plays = 出牌
paid-tricks = { $tiles } 墩中得 { $tricks } 墩
