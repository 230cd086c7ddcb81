# 大牌的詞句。

game-name = 大牌
game-summary = 每人出一張，點數最多的收墩。

## 玩法

preset-standard = 標準
preset-four-players = 四人
preset-long-hands = 長局

option-tiles = 張數
    .effect = 每人發幾張牌

## 動作

act-fold = 放棄
    .told = { $seat } 放棄
verb-fold = 放棄

## 該做什麼，為什麼不行

ask-play = 出一張牌；點數最多的收墩。
no-tile-held = 你沒有 { $tiles }
no-one-tile-named = 請選一張牌

## 電腦這樣打的理由

why-lightest-winner = 能收這一墩的牌裡，它最小。
why-lightest-loser = 收不了這一墩，就出最小的。

## 牌在哪裡，得分的緣由

zone-played-before = 已出
zone-plays = 出牌
paid-tricks = { $tiles } 墩中得 { $tricks } 墩
