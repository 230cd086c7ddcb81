# 牌九的词句。

game-name = 牌九
game-summary = 四张配成头尾两组，两组都胜过庄家。

## 提问

ask-set = 把四张牌配成头尾两组：尾比庄家的尾，头比庄家的头。

## 电脑这样打的理由

why-bet-least = 注大注小不改变胜算，闲家在这里又不占便宜：下最小的注。
why-bet-boldly = 谁都不占便宜，全看配牌：筹码够就多下注。
why-unrivalled = 别的配法，头尾都不会更好。
why-balanced = 牌力强：头也有胜算，头尾都可能赢。
why-lopsided = 牌力弱：把尾做大、放弃头，可以保住本注。
why-best-chances = 这样配，头尾合起来胜算最大。

## 为什么不行

no-bet-set-now = 牌已发，注已定；请配牌
no-set-other-tiles = 四张牌要全部配完；你有 { $tiles }
no-set-two-hands = 要配成头尾两组，每组两张

## 动作

act-set = 配成 { $tiles } 和 { $tiles2 }
    .button = 配牌
    .told = { $seat } 配成 { $tiles } 和 { $tiles2 }
verb-set = 配牌

## 牌局经过

act-set-hidden = { $seat } 已配好牌

## 牌在哪里

zone-high-hand = 尾（大）：{ $hand }
zone-low-hand = 头（小）：{ $hand }

## 牌的大小，为此付的分

kind-gong = 杠
kind-wong = 王
kind-pair = 对子
term-hand-shown = { $hand } { $tiles }
term-both-hands = 尾 { $high }、头 { $low }
paid-against = { $payer }；对方：{ $payee }
paid-against-copy-to-banker = { $payer }；对方：{ $payee }（打平算庄家赢）
paid-against-copy-is-push = { $payer }；对方：{ $payee }（打平不算输赢）
paid-commission = 赢 { $gain } 抽水 { $percent }%

## 玩法

preset-small = 小牌九
preset-small-with-a-strong-bank = 小牌九强庄
preset-equal-chances = 机会均等
preset-casino = 赌场
preset-eight-players = 八人

## 选项

option-variant = 大小牌九
    .effect = 小牌九每人两张，不用配牌
option-variant-full = 大牌九
option-variant-small = 小牌九
option-copies = 打平
    .effect = 两组一样大时是否算庄家赢；大牌九算庄家赢，小牌九不算输赢
option-copies-banker = 算庄家赢
option-copies-none = 不算输赢
option-zero-tie = 零点对零点
    .effect = 零点对零点算打平，还是和别的点数一样比大牌
option-zero-tie-copy = 算打平
option-zero-tie-high-tile = 比大牌
option-gee-joon-rank = 至尊两张的大小
    .effect = 比大牌时，二四是否排在杂七与杂五之间
option-gee-joon-rank-both-low = 两张都最小
option-gee-joon-rank-six-high = 二四大过杂五
option-house-way = 赌场配法
    .effect = 赌场怎样配四张牌
option-house-way-easy = 简易规则
option-house-way-max-sum = 头尾之和最大
option-banker-sets = 庄家的牌
    .effect = 庄家的牌由自己配，还是照赌场配法
option-banker-sets-free = 自己配
option-banker-sets-house-way = 照赌场配法
option-commission-percent = 抽水（%）
    .effect = 赢家付给赌场多少
option-commission-rounding = 抽水取整
    .effect = 抽水不足一个筹码时怎样取整
option-commission-rounding-up = 进一
option-commission-rounding-down = 舍去

## 第一局

lesson-1 = 你只跟庄家比。先下注，后发牌：选押多少筹码，押一个就够了。
lesson-2 = 这是你的四张牌。配成两组，每组两张：大的叫尾，与庄家的尾比；小的叫头，与庄家的头比。
lesson-3 = 杂八 [6:2] 和 [5:3] 是对子，对子是最大的一类。另外两张共 17 点，只取个位，就是 7 点。
lesson-4 = 对子是尾，7 点是头。庄家也配好之前，别人都看不到。
lesson-5 = 牌全亮出来了。庄家的尾是王，就是 [6:6] 配九点，你的对子胜过它；7 点又胜过 5 点：头尾都赢。
lesson-6 = 你赢得这一注。一赢一输就不输不赢；打平算庄家赢。

## 终端里的胜算和统计表

lab-way-easy = 简易规则
lab-way-max-sum = 头尾之和最大
lab-way-optimal = 最佳配法
lab-two-tiles = 两张牌
lab-four-tiles = 四张牌，配法：{ $way }
lab-high-hand = 尾
lab-low-hand = 头
lab-setting = 配法
lab-tiles-which-are = { $tiles }，{ $hand }
lab-tiles-called = { $tiles } { $hand }
lab-both-hands = { $high } | { $low }
lab-with-commission = 扣 { $percent } % 抽水
lab-chip-staked = 押一个筹码
lab-chip-by-ways = 押一个筹码，看双方怎样配牌
lab-player-sets = 闲家配法
lab-banker-sets = 庄家配法
lab-player = 闲家
lab-player-charged = 闲家，扣 { $percent } %
lab-banker = 庄家
lab-banker-charged = 庄家，扣 { $percent } %
lab-exact-banker = 精确计算，庄家全部 { $hands } 种牌
lab-exact-banker-sets = 精确计算，庄家全部 { $hands } 种牌，配法：{ $way }；* 最好
lab-exact-ways = 精确计算，全部 { $deals } 种发牌；“{ $optimal }”是对“{ $way }”最好的配法

## 策略卡

lab-card-title = 牌九：策略卡
lab-card-exact = 数字都是精确计算的：押一个筹码，庄家照赌场配法“{ $way }”配牌。
lab-card-what-beats-what = 牌的大小
lab-card-pairs = 对子，从大到小：{ $pairs }。
lab-card-wong = 王：[6:6] 或 [1:1] 配九点。
lab-card-gong = 杠：[6:6] 或 [1:1] 配八点。
lab-card-points = 点数：总点数取个位，[4:2] 和 [2:1] 可当 3 或 6；点数相同再比大牌。
lab-card-a-pair = 有对子：除了下列情况都不拆
lab-card-split-when = 另外两张是这些点数时拆开
lab-card-split-with = { $pips }
lab-card-never = 不拆
lab-card-by-the-tiles = { $plain }；看是哪些牌：{ $pips }
lab-card-no-pair = 没有对子
lab-card-worth-of-house-way = { $hands } 种牌里有 { $same } 种（{ $share }），赌场配法“{ $way }”就是最好的，或跟最好的一样；总的算来，要吃亏 { $cost }。
lab-card-strong = 牌力强：头要做到六点以上，头尾都可能赢。
lab-card-weak = 牌力弱：放弃头，把尾做大，可以保住本注。
lab-card-gong-or-wong = 有杠或王，哪怕头只有零点或一点，也不拆。
lab-card-outcomes = { $way }：赢 { $win }，和局 { $push }，输 { $lose }。
lab-card-best-setting = 最佳配法
lab-card-house-way = 赌场配法
lab-card-bank-earns = 双方都照赌场配法时，庄家平均赢注的 { $share }：能坐庄就坐庄。
