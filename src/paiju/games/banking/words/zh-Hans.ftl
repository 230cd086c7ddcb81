# 对庄比点各游戏的词句。

## 提问

ask-bet-before-deal = 发牌之前下注 { $least } 到 { $most }；庄家是 { $banker }。
ask-bet-all = 你的筹码不够最小注 { $least }：全部押上，与庄家 { $banker } 比。

## 为什么不行

no-stake = 这里的注要是 { $least } 到 { $most } 的整数
no-tiles-before-stakes = 发牌前要先下注

## 牌在哪里。`.short` 用于窄屏。

zone-bank = 庄家，闲家共押
    .short = 庄，共押
zone-stake = 下注
zone-balance = 余额
zone-face-down = 未发的牌
zone-house = 赌场抽水

## 牌的大小，为此付的分

kind-points = { $points } 点
term-points-with = { $tiles } { $points }
paid-against = { $payer }，对方 { $payee }

## 玩法

preset-knock-out = 淘汰制

## 选项

option-banker-mode = 坐庄
    .effect = 每局之后是否换人坐庄
option-banker-mode-rotate = 轮流坐庄
option-banker-mode-fixed = 固定庄家
option-min-stake = 最小注
    .effect = 一注最少押多少，不能高过最大注
option-max-stake = 最大注
    .effect = 一注最多押多少，不超过 500
option-bankroll = 起始筹码
    .effect = 每家开始时有多少筹码，输光就离桌；0 表示不计筹码

## 策略卡

lab-card-stakes-and-bank = 下注与坐庄
lab-card-size-of-stake = 注大注小不改变胜算。

## 目标

aim-hold-bank = 你是庄家，闲家共押 { $stakes }。
aim-beat-bank = { $stake ->
        [0] 胜过庄家 { $seat }。
       *[other] 胜过庄家 { $seat }；你下注 { $stake }。
    }
