# 斗牛的词句。

game-name = 斗牛
game-summary = 摆出三张凑成十的倍数，余下两张与庄家比。

## 提问

ask-bull = 挑出三张凑成 10、20 或 30，{ $six } 和 { $three } 可当 3 或 6；剩下两张比点数。
ask-bull-or-stuck = 挑出三张凑成 10、20 或 30，{ $six } 和 { $three } 可当 3 或 6；剩下两张比点数，也可以报无牛。
ask-stuck = 没有三张能凑成 10、20 或 30：无牛。

## 电脑这样打的理由

why-bet-boldly = 这玩法不偏庄闲，只有选牛才占便宜：筹码够就多下注。
why-any-bull = 哪种牛剩下的点数都一样：随便选。
why-wild-last = 百搭牌留在最后两张里，比用来凑牛更值。
why-best-bull = 别的牛剩不出更大的点数。
why-banker-declines = 对无牛的闲家，庄家自己无牛可收四注，只有 1 点却只收一注。

## 为什么不行

no-bet-fixed-stakes = 这一桌只下最小注，已替你下好；请选牛
no-bet-choose-bull = 牌已发，注已定；请选牛
no-stuck-with-bull = 你有牛，必须摆出来
no-bull-three-tiles = 牛要三张牌
no-bull-not-held = 你没有 { $tiles }，你的牌是 { $hand }
no-bull-at-all = 没有三张能凑成 10、20 或 30：无牛
no-bull-of-ten = { $tiles } 凑不成 10、20 或 30

## 动作

act-discard = 用 { $tiles } 摆牛
    .button = 摆牛
    .told = { $seat } 用 { $tiles } 摆牛
verb-discard = 摆牛
act-stuck = 无牛
    .told = { $seat } 报无牛
verb-stuck = 无牛

## 牌局经过

act-has-chosen = { $seat } 已选定
act-show-bull = { $seat } 摆牛 { $bull }，余 { $rest }：{ $points }
act-stuck-with = { $seat } 无牛：{ $tiles }

## 牌在哪里

zone-bull = 牛
zone-stuck = 无牛

## 牌的大小，为此付的分

kind-no-bull = 无牛
paid-against-times = { $payer }，对方 { $payee }，注 ×{ $stake }
paid-penalty = 无牛：赔 { $stakes } 注，每注 { $stake }

## 玩法

preset-macao = 澳门
preset-macao-repaired = 澳门修订
preset-head-to-head = 一对一
preset-the-bank-always-moves = 庄家每局轮换
preset-macao-knock-out = 澳门淘汰
preset-fixed-bank = 固定庄家

## 选项

option-settlement = 结算
    .effect = 比大小：点数大的赢一注；澳门：按点数差赔，零点算 10 点，无牛的闲家赔四注，人人只下最小注；澳门修订：无牛的闲家按庄家点数赔
option-settlement-pagat = 比大小
option-settlement-macao = 澳门
option-settlement-macao-fixed = 澳门修订
option-banker-keeps-when-stuck = 无牛连庄
    .effect = 庄家无牛就继续坐庄
option-may-decline = 可以不摆牛
    .effect = 有牛也可以报无牛

## 第一局

lesson-1 = 你只跟庄家比。先下注，后发牌：选押多少筹码，这一局押 10 个。
lesson-2 = 这是你的五张牌。其中三张要凑成 10、20 或 30，叫牛；另外两张之和的个位就是你的点数。[2:1] 是百搭，可当 3 或 6。
lesson-3 = 能摆两种牛：百搭当 6，配 [5:1] 和 [6:2] 是 20，剩 18，算 8 点；当 3，配 [5:1] 和 [6:5] 也是 20，却只剩 5 点。
lesson-4 = 这是你的牛，旁边是比点的两张。庄家也选好之前，别人都看不到。
lesson-5 = 牌全亮出来了。庄家有牛，2 点：比它大的赢，比它小的输，无牛的也输。
lesson-6 = 你的 8 点胜过 2 点，赢得押下的 10 个筹码。要是庄家无牛，你有牛就赢。

## 终端里的胜算和统计表

lab-discard = 摆牛
lab-score = 点数
lab-stuck = 无牛
lab-settlement = 结算
lab-settlement-pagat = 比大小
lab-settlement-macao = 澳门
lab-settlement-macao-fixed = 澳门修订
lab-fraction = 写成分数
lab-hands-by-score = 各种牌的最好点数
lab-score-against-banker = 闲家的点数对庄家（{ $settlement }）
lab-worth-to-player = 这个玩法对闲家值多少
lab-exact-banker-bulls = 精确计算，庄家全部 { $hands } 种牌，都摆最好的牛；* 最好
lab-exact-deals-of-a-chip = 精确计算，全部 { $deals } 种发牌，押一个筹码

## 策略卡

lab-card-title = 斗牛：策略卡
lab-card-exact = 数字都是精确计算的：结算用“{ $settlement }”，庄家总摆最好的牛。
lab-card-finding-the-bull = 找牛
lab-card-even-and-odd = 三张凑成 10、20 或 30：三张都是双数，或者一张双数、两张单数。
lab-card-wild = [4:2] 和 [2:1] 可当 3 或 6，用来凑牛、留在最后两张里都一样。
lab-card-stuck = 全部牌里有 { $share } 无牛。
lab-card-which-bull = 选哪种牛
lab-card-any-bull = 没有 [4:2] 和 [2:1] 时，哪种牛剩下的点数都一样：随便选。
lab-card-compare-bulls = 有的话，把各种牛都比一比；全部牌里有 { $share } 点数会不同。
lab-card-makes = { $value } 得 { $score }
lab-card-wild-beside = 最后两张里有一张百搭时，看另一张的点数：{ $beside }；两张都是百搭，得 { $both }。
lab-card-worth-of-score = 各点数值多少
lab-card-share-of-hands = 占全部牌
lab-card-fair = “{ $settlement }”完全公平：谁都不占便宜。
lab-card-player-has-edge = “{ $settlement }”：闲家占便宜，每局平均 { $stakes } 注。
lab-card-banker-has-edge = “{ $settlement }”：庄家占便宜，每局平均 { $stakes } 注。
