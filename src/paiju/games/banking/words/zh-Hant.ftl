# 對莊比點各遊戲的詞句。

## 提問

ask-bet-before-deal = 發牌之前下注 { $least } 到 { $most }；莊家是 { $banker }。
ask-bet-all = 你的籌碼不夠最小注 { $least }：全部押上，跟莊家 { $banker } 比。

## 為什麼不行

no-stake = 這裡的注必須是 { $least } 到 { $most } 的整數
no-tiles-before-stakes = 發牌前要先下注

## 牌在哪裡。`.short` 用於窄螢幕。

zone-bank = 莊家，閒家共押
    .short = 莊，共押
zone-stake = 下注
zone-balance = 餘額
zone-face-down = 未發的牌
zone-house = 賭場抽水

## 牌的大小，為此付的分

kind-points = { $points } 點
term-points-with = { $tiles } { $points }
paid-against = { $payer }，對方 { $payee }

## 玩法

preset-knock-out = 淘汰制

## 選項

option-banker-mode = 做莊
    .effect = 每局之後是否換人做莊
option-banker-mode-rotate = 輪流做莊
option-banker-mode-fixed = 固定莊家
option-min-stake = 最小注
    .effect = 一注最少押多少，不能高過最大注
option-max-stake = 最大注
    .effect = 一注最多押多少，不超過 500
option-bankroll = 起始籌碼
    .effect = 每家開始時有多少籌碼，輸光就離桌；0 表示不計籌碼

## 策略卡

lab-card-stakes-and-bank = 下注與做莊
lab-card-size-of-stake = 注大注小不改變勝算。

## 目標

aim-hold-bank = 你是莊家，閒家共押 { $stakes }。
aim-beat-bank = { $stake ->
        [0] 贏過莊家 { $seat }。
       *[other] 贏過莊家 { $seat }；你下注 { $stake }。
    }
