# 吃墩類遊戲共用的詞句。某個遊戲有自己的說法時，由它的詞句代替。

## 動作

act-lead = 首出 { $tiles }
    .button = 首出
    .told = { $seat } 首出 { $tiles }
verb-lead = 首出
act-beat = 用 { $tiles } 壓
    .button = 壓
    .told = { $seat } 用 { $tiles } 壓
verb-beat = 壓
act-discard = 墊 { $tiles }
    .button = 墊
    .told = { $seat } 墊 { $tiles }
verb-discard = 墊
act-discard-face-down = 蓋墊 { $count } 張
    .told = { $seat } 蓋墊 { $count } 張
act-keep = 照打
    .told = { $seat } 不重發，照打
verb-keep = 照打

## 牌型

kind-civil-tile = 文牌
kind-military-tile = 武牌
kind-civil-pair = 文牌對子
kind-military-pair = 武牌對子
kind-supreme = 至尊
kind-mixed-pair = 文武對
kind-civil-triple = 三張（兩文一武）
kind-military-triple = 三張（一文兩武）
kind-quad = 四張
kind-run = 順子

## 幾張牌

term-tiles = { $count ->
        [1] 一張
        [2] 兩張
        [3] 三張
        [4] 四張
       *[other] { $count } 張
    }

## 提問

ask-discard-more = 再墊{ $amount }。

## 牌在哪裡

zone-led = 首出
zone-followed = 壓
zone-best = { $play }，目前最大
zone-tricks = 墩
zone-banker = 莊家倍數
zone-face-down = 蓋墊
zone-played-before = 已出
zone-played-face-up = 已明出

## 為什麼不行

no-not-held = { $count ->
        [0] 你沒有 { $tiles }
        [1] 你只有一張 { $tiles }
        [2] 你只有兩張 { $tiles }
       *[other] 你只有 { $count } 張 { $tiles }
    }
no-wrong-number = 須出{ $wanted }，不能出 { $count } 張
no-other-kind = 只有{ $kind }才壓得住 { $tiles }
no-not-higher = { $tiles } 不比 { $best } 大
no-you-lead = 這一墩由你首出
no-trick-on-table = 已經有人首出；壓，或墊
no-answer-yet = 先回答：重發，還是照打
no-set = 這些牌不成套

## 電腦這樣打的理由

why-sure = 已經沒有人壓得住它。
why-large-set = 同類更大的很少人拿著，其他家只好墊掉好牌。
why-least = 用最小的牌贏這一墩。
why-save = 沒人壓得住的牌留到最後更有價值；這些最沒用。
why-useless = 這些最沒用：又小又不成套。

## 付分的理由

paid-times = { $why }，{ $reason } ×{ $factor }
paid-supreme = 賀尊
paid-quad = 四大賀
paid-short-of-quota = 比定額少 { $count } 墩
paid-above-quota = 比定額多 { $count } 墩
paid-no-trick = 一墩未得（{ $quota } + { $extra }）
term-banker = 莊家
term-last-trick = 結牌

## 選項

option-deck = 用牌
    .effect = 用哪些牌來打
option-deck-full32 = 全副 32 張
option-deck-no-supreme30 = 30 張，不用至尊
option-deck-wen-supreme24 = 24 張：文牌和至尊
option-deck-wen51-supreme-nines24 = 24 張：文牌、至尊和雜九
option-deck-wen-nines24 = 24 張：文牌和雜九
option-quota = 定額墩數
    .effect = 輸家要得幾墩才不用付
option-quota-auto = 手牌的一半
option-empty-extra = 一墩未得加付
    .effect = 一墩未得的輸家，除定額外再付多少
option-banker-multiplier = 莊家倍數
    .effect = 莊家的輸贏乘幾倍：從 2 倍起每連莊一局加 1、一律 2 倍，或不加倍
option-banker-multiplier-increasing = 2 倍起，連莊遞增
option-banker-multiplier-fixed = 一律 2 倍
option-banker-multiplier-none = 不加倍
option-first-banker = 首局莊家
    .effect = 第一局由誰做莊
option-early-death = 早死
    .effect = 一墩未得的人不能贏最後一墩
option-discards-exposed = 明墊
    .effect = 墊的牌明放；仍然不能贏墩

## 玩法

preset-three-players-24-tiles = 三人，二十四張
preset-civil-tiles-and-the-supreme = 文牌與至尊

## 目標

aim-last-trick = 贏最後一墩即贏此局。
aim-last-trick-and-quota = 贏最後一墩即贏此局；定額 { $quota } 墩。
