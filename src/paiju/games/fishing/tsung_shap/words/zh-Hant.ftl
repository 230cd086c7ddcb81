# 對十。

game-name = 對十
game-summary = 在一列牌旁逐張翻牌：跟兩端的牌成對，或三張湊成十的倍數，就把牌拿走。

## 牌在哪裡

zone-row = 牌列
zone-pile = 牌堆
zone-taken = 拿到的牌
zone-taken-points = 拿到的牌，{ $points } 分：{ $made }
term-pairs = { $count } 對
term-triplets = { $count } 組湊十
term-sweeps = { $count } 次掃光

## 問玩家的話

ask-start = 用一張牌開頭。
ask-second-tile = 在右端加一張牌；這張不拿牌。
ask-restart = 你掃光了：用一張牌重新開頭。
ask-play = 出一張牌：成對、湊十，或擺在一端。
ask-capture = 你翻出 { $tiles }：要拿哪些牌？
ask-capture-or-place = 你翻出 { $tiles }：要拿哪些牌，還是擺在哪一端？
ask-place = 你翻出 { $tiles }，拿不到牌：要擺在哪一端？
ask-claim = 對手擺下 { $tiles }，本來可以拿牌：由你拿走，還是放過？

## 動作

act-pair-left = 用 { $tiles } 跟左端成對
    .button = 左端成對
    .told = { $seat } 用 { $tiles } 跟左端成對
act-pair-right = 用 { $tiles } 跟右端成對
    .button = 右端成對
    .told = { $seat } 用 { $tiles } 跟右端成對
verb-pair = 成對
act-triplet-left = 用 { $tiles } 跟左端兩張湊十
    .button = 左端湊十
    .told = { $seat } 用 { $tiles } 跟左端兩張湊十
act-triplet-right = 用 { $tiles } 跟右端兩張湊十
    .button = 右端湊十
    .told = { $seat } 用 { $tiles } 跟右端兩張湊十
act-triplet-both = 用 { $tiles } 跟兩端湊十
    .button = 兩端湊十
    .told = { $seat } 用 { $tiles } 跟兩端湊十
verb-triplet = 湊十
act-place-left = 把 { $tiles } 擺在左端
    .button = 擺在左端
    .told = { $seat } 把 { $tiles } 擺在左端
act-place-right = 把 { $tiles } 擺在右端
    .button = 擺在右端
    .told = { $seat } 把 { $tiles } 擺在右端
verb-place = 擺牌
act-start = 用 { $tiles } 開頭
    .button = 開頭
    .told = { $seat } 用 { $tiles } 開頭
verb-start = 開頭
act-restart = 用 { $tiles } 重新開頭
    .button = 重新開頭
    .told = { $seat } 用 { $tiles } 重新開頭
verb-restart = 重新開頭
act-claim-pair-left = 拿走左端的對子
    .told = { $seat } 拿走對手漏掉的左端對子
act-claim-pair-right = 拿走右端的對子
    .told = { $seat } 拿走對手漏掉的右端對子
act-claim-triplet-left = 拿走左端的湊十
    .told = { $seat } 拿走對手漏掉的左端湊十
act-claim-triplet-right = 拿走右端的湊十
    .told = { $seat } 拿走對手漏掉的右端湊十
act-claim-triplet-both = 拿走兩端的湊十
    .told = { $seat } 拿走對手漏掉的兩端湊十
verb-claim = 拿走
act-ignore = 放過
    .told = { $seat } 放過對手漏掉的牌
verb-ignore = 放過

## 為什麼不行

no-missed-capture = 對手沒有漏掉能拿的牌
no-such-capture-missed = 擺下的那張牌拿不了這些
no-answer-about-missed = 先決定對手漏掉的牌要拿走還是放過
no-tile-but-turned = 只能用你翻出的 { $tiles }；請選怎麼用、用在哪一端
no-one-tile-chosen = 請選一張要出的牌
no-row-yet = 牌列還沒擺好：請選一張牌開頭
no-new-row-now = 牌列已經在桌上：拿牌，或接在一端
no-row-after-sweep = 你掃光了：請選一張牌重新開頭
no-placing-but-capture = { $tiles } 能拿牌就一定要拿
no-end-chosen = 請選左端或右端
no-capture-but = { $tiles } 只能{ $captures }
term-pair-left = 左端成對
term-pair-right = 右端成對
term-triplet-left = 左端湊十
term-triplet-right = 右端湊十
term-triplet-both = 兩端湊十
no-twin-at-ends = 兩端都沒有 { $tiles }
no-two-tiles-in-row = 湊十要用牌列裡的兩張牌
no-multiple-of-ten = { $tiles } { $sums }：不是十的倍數
term-sum-left = 跟左端兩張合計 { $sum } 點
term-sum-right = 跟右端兩張合計 { $sum } 點
term-sum-both = 跟兩端合計 { $sum } 點

## 電腦這樣打的理由

why-most-points = 得分最多。
why-leaves-less = 得分少一點，但留給對手的也少。
why-safe-ends = 留下的兩端，還沒出現的牌最難利用。
why-leaves-own-capture = 留下的兩端，我手上有牌可以拿。
why-missed-is-free = 對手漏掉的，不拿白不拿。

## 玩法

preset-four-tiles = 手握四張
preset-four-tiles-own-woodpiles = 手握四張，各摸各的牌
preset-spieldomino = 德國網頁規則
preset-missed-captures = 漏拿可要
preset-four-tiles-missed-captures = 手握四張，漏拿可要
preset-canton = 廣東

## 選項

option-variant = 手牌
    .effect = 從蓋著的牌堆逐張翻牌，還是手握四張任選
option-variant-classic = 沒有手牌，逐張翻牌
option-variant-four-tiles = 手握四張
option-woodpile = 牌牆
    .effect = 手握四張時，兩人共用一副牌牆，還是各有一副
option-woodpile-common = 兩人共用
option-woodpile-personal = 各有一副
option-second-must-place = 後手首張只擺
    .effect = 後手的第一張牌只能接長牌列，不能拿牌
option-capture-compulsory = 能拿必拿
    .effect = 能拿牌的牌不能只擺
option-claim-missed = 漏拿可要
    .effect = 對手能拿而沒拿的牌，可以由你拿走；要先關閉「能拿必拿」
option-pair-points = 對子的分數
    .effect = 一對得多少分：兩張牌每點十分，或固定分數
option-pair-points-ten-per-pip = 每點十分
option-sweep-scoring = 掃光計分
    .effect = 掃光的分數是另外加在拿牌所得之上，還是取代拿牌所得
option-sweep-scoring-bonus = 另加
option-sweep-scoring-flat = 取代
option-sweep-points = 掃光的分數
    .effect = 掃光一次得多少分

## 第一局

lesson-1 = 牌列裡有兩堆各翻出的一張。你翻出 [6:1]：跟兩端合計 7 + 11 + 12 = 30，湊十，還能掃光。
lesson-2 = 你翻出的牌跟左端一模一樣：成對，每點十分，這裡是 120 分。
lesson-3 = [4:3] 拿不到牌。擺在右端，蓋住 [3:1]，因為另一張 [3:1] 還沒出現。
lesson-4 = 算算兩端：9 跟左端的 7 和 4 合計 20。湊十拿走。
lesson-5 = 阿軍用一對 [5:5] 得了 200 分。你的 [4:4] 擺著很安全：另一張已經被拿走。
lesson-6 = 9 跟左端的 3 和 8 又合計 20。
lesson-7 = 你的最後一張。擺下之後這一局就結束，比分數。
