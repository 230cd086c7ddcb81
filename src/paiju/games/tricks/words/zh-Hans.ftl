# 吃墩类游戏共用的词句。某个游戏有自己的说法时，由它的词句代替。

## 动作

act-lead = 首出 { $tiles }
    .button = 首出
    .told = { $seat } 首出 { $tiles }
verb-lead = 首出
act-beat = 用 { $tiles } 压
    .button = 压
    .told = { $seat } 用 { $tiles } 压
verb-beat = 压
act-discard = 垫 { $tiles }
    .button = 垫
    .told = { $seat } 垫 { $tiles }
verb-discard = 垫
act-discard-face-down = 暗垫 { $count } 张
    .told = { $seat } 暗垫 { $count } 张
act-keep = 照打
    .told = { $seat } 不重发，照打
verb-keep = 照打

## 牌型

kind-civil-tile = 文牌
kind-military-tile = 武牌
kind-civil-pair = 文牌对子
kind-military-pair = 武牌对子
kind-supreme = 至尊
kind-mixed-pair = 文武对
kind-civil-triple = 三张（两文一武）
kind-military-triple = 三张（一文两武）
kind-quad = 四张
kind-run = 顺子

## 几张牌

term-tiles = { $count ->
        [1] 一张
        [2] 两张
        [3] 三张
        [4] 四张
       *[other] { $count } 张
    }

## 提问

ask-discard-more = 再垫{ $amount }。

## 牌在哪里

zone-led = 首出
zone-followed = 压
zone-best = { $play }，目前最大
zone-tricks = 墩
zone-banker = 庄家倍数
zone-face-down = 暗垫
zone-played-before = 已出
zone-played-face-up = 已明出

## 为什么不行

no-not-held = { $count ->
        [0] 你没有 { $tiles }
        [1] 你只有一张 { $tiles }
        [2] 你只有两张 { $tiles }
       *[other] 你只有 { $count } 张 { $tiles }
    }
no-wrong-number = 须出{ $wanted }，不能出 { $count } 张
no-other-kind = 只有{ $kind }才压得住 { $tiles }
no-not-higher = { $tiles } 不比 { $best } 大
no-you-lead = 这一墩由你首出
no-trick-on-table = 已经有人首出；压，或垫
no-answer-yet = 先回答：重发，还是照打
no-set = 这些牌不成套

## 电脑这样打的理由

why-sure = 已经没有人压得住它。
why-large-set = 同类更大的很少人有，别家只好垫掉好牌。
why-least = 用最小的牌赢这一墩。
why-save = 没人压得住的牌留到最后更值；这些最没用。
why-useless = 这些最没用：又小又不成套。

## 付分的理由

paid-times = { $why }，{ $reason } ×{ $factor }
paid-supreme = 贺尊
paid-quad = 四大贺
paid-short-of-quota = 比定额少 { $count } 墩
paid-above-quota = 比定额多 { $count } 墩
paid-no-trick = 一墩未得（{ $quota } + { $extra }）
term-banker = 庄家
term-last-trick = 结牌

## 选项

option-deck = 用牌
    .effect = 用哪些牌来打
option-deck-full32 = 全副 32 张
option-deck-no-supreme30 = 30 张，不用至尊
option-deck-wen-supreme24 = 24 张：文牌和至尊
option-deck-wen51-supreme-nines24 = 24 张：文牌、至尊和杂九
option-deck-wen-nines24 = 24 张：文牌和杂九
option-quota = 定额墩数
    .effect = 输家要得几墩才不用付
option-quota-auto = 手牌的一半
option-empty-extra = 一墩未得加付
    .effect = 一墩未得的输家，除定额外再付多少
option-banker-multiplier = 庄家倍数
    .effect = 庄家的输赢乘几倍：从 2 倍起每连庄一局加 1、总是 2 倍，或不加倍
option-banker-multiplier-increasing = 2 倍起，连庄递增
option-banker-multiplier-fixed = 总是 2 倍
option-banker-multiplier-none = 不加倍
option-first-banker = 首局庄家
    .effect = 第一局由谁坐庄
option-early-death = 早死
    .effect = 一墩未得的人不能赢最后一墩
option-discards-exposed = 明垫
    .effect = 垫的牌明放；仍然不能赢墩

## 玩法

preset-three-players-24-tiles = 三人，二十四张
preset-civil-tiles-and-the-supreme = 文牌与至尊

## 目标

aim-last-trick = 赢最后一墩即赢此局。
aim-last-trick-and-quota = 赢最后一墩即赢此局；定额 { $quota } 墩。
