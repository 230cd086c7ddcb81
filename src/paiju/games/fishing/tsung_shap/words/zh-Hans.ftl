# 对十。

game-name = 对十
game-summary = 在一列牌旁逐张翻牌：与两端的牌成对，或三张凑成十的倍数，就把牌取走。

## 牌在哪里

zone-row = 牌列
zone-pile = 牌堆
zone-taken = 取得的牌
zone-taken-points = 取得的牌，{ $points } 分：{ $made }
term-pairs = { $count } 对
term-triplets = { $count } 组凑十
term-sweeps = { $count } 次扫光

## 问玩家的话

ask-start = 用一张牌开头。
ask-second-tile = 在右端加一张牌；这张不取牌。
ask-restart = 你扫光了：用一张牌重新开头。
ask-play = 出一张牌：成对、凑十，或摆在一端。
ask-capture = 你翻出 { $tiles }：取哪些牌？
ask-capture-or-place = 你翻出 { $tiles }：取哪些牌，还是摆在哪一端？
ask-place = 你翻出 { $tiles }，取不到牌：摆在哪一端？
ask-claim = 对手摆下 { $tiles }，本来可以取牌：由你取走，还是放过？

## 动作

act-pair-left = 用 { $tiles } 与左端成对
    .button = 左端成对
    .told = { $seat } 用 { $tiles } 与左端成对
act-pair-right = 用 { $tiles } 与右端成对
    .button = 右端成对
    .told = { $seat } 用 { $tiles } 与右端成对
verb-pair = 成对
act-triplet-left = 用 { $tiles } 与左端两张凑十
    .button = 左端凑十
    .told = { $seat } 用 { $tiles } 与左端两张凑十
act-triplet-right = 用 { $tiles } 与右端两张凑十
    .button = 右端凑十
    .told = { $seat } 用 { $tiles } 与右端两张凑十
act-triplet-both = 用 { $tiles } 与两端凑十
    .button = 两端凑十
    .told = { $seat } 用 { $tiles } 与两端凑十
verb-triplet = 凑十
act-place-left = 把 { $tiles } 摆在左端
    .button = 摆在左端
    .told = { $seat } 把 { $tiles } 摆在左端
act-place-right = 把 { $tiles } 摆在右端
    .button = 摆在右端
    .told = { $seat } 把 { $tiles } 摆在右端
verb-place = 摆牌
act-start = 用 { $tiles } 开头
    .button = 开头
    .told = { $seat } 用 { $tiles } 开头
verb-start = 开头
act-restart = 用 { $tiles } 重新开头
    .button = 重新开头
    .told = { $seat } 用 { $tiles } 重新开头
verb-restart = 重新开头
act-claim-pair-left = 取走左端的对子
    .told = { $seat } 取走对手漏掉的左端对子
act-claim-pair-right = 取走右端的对子
    .told = { $seat } 取走对手漏掉的右端对子
act-claim-triplet-left = 取走左端的凑十
    .told = { $seat } 取走对手漏掉的左端凑十
act-claim-triplet-right = 取走右端的凑十
    .told = { $seat } 取走对手漏掉的右端凑十
act-claim-triplet-both = 取走两端的凑十
    .told = { $seat } 取走对手漏掉的两端凑十
verb-claim = 取走
act-ignore = 放过
    .told = { $seat } 放过对手漏掉的牌
verb-ignore = 放过

## 为什么不行

no-missed-capture = 对手没有漏掉可取的牌
no-such-capture-missed = 摆下的那张牌取不了这些
no-answer-about-missed = 先决定对手漏掉的牌是取走还是放过
no-tile-but-turned = 只能用你翻出的 { $tiles }；请选怎么用、用在哪一端
no-one-tile-chosen = 请选一张要出的牌
no-row-yet = 牌列还没有摆好：请选一张牌开头
no-new-row-now = 牌列已经在桌上：取牌，或接在一端
no-row-after-sweep = 你扫光了：请选一张牌重新开头
no-placing-but-capture = { $tiles } 能取牌就必须取
no-end-chosen = 请选左端或右端
no-capture-but = { $tiles } 只能{ $captures }
term-pair-left = 左端成对
term-pair-right = 右端成对
term-triplet-left = 左端凑十
term-triplet-right = 右端凑十
term-triplet-both = 两端凑十
no-twin-at-ends = 两端都没有 { $tiles }
no-two-tiles-in-row = 凑十要用牌列里的两张牌
no-multiple-of-ten = { $tiles } { $sums }：不是十的倍数
term-sum-left = 与左端两张合计 { $sum } 点
term-sum-right = 与右端两张合计 { $sum } 点
term-sum-both = 与两端合计 { $sum } 点

## 电脑这样打的理由

why-most-points = 得分最多。
why-leaves-less = 得分少些，但留给对手的也少。
why-safe-ends = 留下的两端，未见的牌最难利用。
why-leaves-own-capture = 留下的两端，我手里有牌可以取。
why-missed-is-free = 对手漏掉的，白拿。

## 玩法

preset-four-tiles = 手握四张
preset-four-tiles-own-woodpiles = 手握四张，各摸各的牌
preset-spieldomino = 德国网页规则
preset-missed-captures = 漏取可要
preset-four-tiles-missed-captures = 手握四张，漏取可要
preset-canton = 广东

## 选项

option-variant = 手牌
    .effect = 从暗牌堆逐张翻牌，还是手握四张任选
option-variant-classic = 没有手牌，逐张翻牌
option-variant-four-tiles = 手握四张
option-woodpile = 牌墙
    .effect = 手握四张时，两人共用一副牌墙，还是各有一副
option-woodpile-common = 两人共用
option-woodpile-personal = 各有一副
option-second-must-place = 后手首张只摆
    .effect = 后手的第一张牌只能接长牌列，不能取牌
option-capture-compulsory = 能取必取
    .effect = 能取牌的牌不能只摆
option-claim-missed = 漏取可要
    .effect = 对手能取而没取的牌，可以由你取走；须先关闭“能取必取”
option-pair-points = 对子的分数
    .effect = 一对得多少分：两张牌每点十分，或固定分数
option-pair-points-ten-per-pip = 每点十分
option-sweep-scoring = 扫光计分
    .effect = 扫光的分数是另加在取牌所得之上，还是代替取牌所得
option-sweep-scoring-bonus = 另加
option-sweep-scoring-flat = 代替
option-sweep-points = 扫光的分数
    .effect = 扫光一次得多少分

## 第一局

lesson-1 = 牌列里有两堆各翻出的一张。你翻出 [6:1]：与两端合计 7 + 11 + 12 = 30，凑十，还能扫光。
lesson-2 = 你翻出的牌与左端一模一样：成对，每点十分，这里是 120 分。
lesson-3 = [4:3] 取不到牌。摆在右端，盖住 [3:1]，因为另一张 [3:1] 还没出现。
lesson-4 = 算算两端：9 与左端的 7 和 4 合计 20。凑十取走。
lesson-5 = 阿军用一对 [5:5] 得了 200 分。你的 [4:4] 摆着很安全：另一张已被取走。
lesson-6 = 9 与左端的 3 和 8 又合计 20。
lesson-7 = 你的最后一张。摆下之后这一局就结束，比分数。
