# 天九的一种家传玩法。

game-name = 天九（家传玩法）
game-summary = 用同类更大的牌吃，或埋牌；赢最后一墩即赢此局，连胜翻倍。

## 动作

act-toss-left-no = { $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }·自左
    .told = { $seat } 掷{ $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }，自左取牌
act-toss-left-yes = { $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }·自左·剥皮
    .told = { $seat } 掷{ $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }，自左剥皮
act-toss-right-no = { $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }·自右
    .told = { $seat } 掷{ $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }，自右取牌
act-toss-right-yes = { $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }·自右·剥皮
    .told = { $seat } 掷{ $number ->
        [1] 一枚骰
       *[other] 两枚骰
    }，自右剥皮
verb-toss = 掷骰
act-take = 用 { $tiles } 吃
    .button = 吃
    .told = { $seat } 用 { $tiles } 吃
verb-take = 吃
act-bury = 埋 { $tiles }
    .button = 埋
    .told = { $seat } 埋 { $tiles }
verb-bury = 埋
act-bury-face-down = 埋 { $count } 张
    .told = { $seat } 埋 { $count } 张

## 牌型

kind-civil-tile = 文牌
kind-military-tile = 武牌
kind-civil-pair = 文牌对子
kind-military-pair = 武牌对子
kind-supreme = 至尊
kind-civil-triple = 三张（两文一武）
kind-military-triple = 三张（一文两武）

## 提问

ask-toss = 掷骰分牌：一枚或两枚，从左端或右端取牌。
ask-toss-or-peel = 掷骰分牌：一枚或两枚，从左端或右端取牌，可选是否“剥皮”（逐层取）。
ask-lead = 首出一张或一套牌。
ask-take = 用更大的{ $kind }吃 { $tiles }，或埋{ $amount }。
ask-bury-more = 再埋{ $amount }。
ask-answer-supreme = 没有牌吃得了至尊：埋{ $amount }。
ask-shut-out = 你一墩未得，最后一墩没有你的份：埋{ $amount }。

## 牌在哪里

zone-followed = 吃
zone-buried = 埋牌
zone-stacks = 叠
zone-previous-winner = 上局赢家，连胜筹码
zone-row = 牌列，八叠各四张
zone-taken-from-left = 掷骰：{ $seat } 先取，自左各取两叠
zone-taken-from-right = 掷骰：{ $seat } 先取，自右各取两叠
zone-taken-in-layers = 掷骰：{ $seat } 先取，自顶各取一层

## 为什么不行

no-other-kind = 只有{ $kind }才吃得了 { $tiles }
no-trick-on-table = 已经有人首出；吃，或埋
no-tiles-yet = 牌还没分；请先掷骰
no-second-toss = 牌已分完；下一局才再掷骰
no-toss-like-that = 请选一枚或两枚骰、自左或自右，以及是否剥皮
no-peeling = 请选一枚或两枚骰、自左或自右；这一桌不剥皮
no-ascending-order = 埋牌要从小到大埋够
no-shut-out = 一墩未得，最后一张单牌没有你的份
no-answer-to-supreme = 没有牌吃得了至尊

## 电脑这样打的理由

why-any-toss = 由骰子决定，叫什么都一样。
why-special-pair = 至尊谁也吃不了，首出才稳拿“贺尊”。
why-pair-waits = 没有人吃得了，至尊在最后一墩加倍。
why-sweep = 没有人吃得了；别家都没有墩，最后一张单牌不论大小都赢。
why-sure = 已经没有人吃得了。
why-large-set = 同类更大的很少人有，别家只好埋掉好牌。
why-likely = 可能赢这一墩；没人吃得了的牌留到最后。
why-first-trick = 一墩都没有，最后一张单牌就没有我的份，还要多付一叠。
why-streak = 我是上局赢家，每少一叠付得更多。
why-least = 用最小的牌吃下这一墩。
why-save = 没人吃得了的牌留到最后更值；这些最没用。

## 付分的理由

paid-supreme = 贺尊
paid-short-of-quota = 比定额少 { $count } 叠
paid-above-quota = 比定额多 { $count } 叠
paid-no-trick = 一叠未得（{ $quota } + { $extra }）
term-previous-wins = 连胜
term-grand-slam = 全收八墩
term-lowest-tile = 最小牌结牌

## 选项

option-peel-allowed = 剥皮
    .effect = 掷骰的人可以叫“剥皮”：每家取走各叠的一层
option-toss-choice = 由谁叫骰
    .effect = 骰子数、取牌的一端和剥皮是否由掷骰的人选；不选时为两枚骰、自左、不剥皮
option-toss-choice-player = 掷骰的人选
option-toss-choice-auto = 不选：两枚骰、自左
option-special-pair-bonus = 贺尊
    .effect = 有人首出至尊时，其余各家付多少
option-quad-bonus = 四大贺
    .effect = 四张成套赢墩时，其余各家付多少
option-slam-factor = 全收倍数
    .effect = 一人全收八墩时，叠数乘几倍
option-lowest-factor = 最小牌结牌倍数
    .effect = 用单张 [2:1] 或 [5:1] 结牌时，叠数乘几倍
option-buy-at-double = 买叠也加倍
    .effect = 最小牌结牌的倍数，对赢家要买的叠也算
option-shut-out = 无墩不结
    .effect = 一墩未得的人，不能赢单张的最后一墩
option-previous-wins = 连胜加倍
    .effect = 与上局赢家之间的收付，乘他的连胜局数
option-empty-extra = 一叠未得加付
    .effect = 一叠未得的输家，除定额外再付多少
option-hands = 局数
    .effect = 一场打几局

## 玩法

preset-dealt-without-a-toss = 不掷骰发牌
preset-no-peeling = 不剥皮
preset-no-streaks = 不计连胜
preset-stacks-alone = 只计叠
preset-an-empty-hand-pays-five = 空手付五

## 跟着打第一局

lesson-1 = 牌扣着排成八叠，每叠四张。第一次掷骰数到了你，由你掷骰分牌：选哪一样都行。
lesson-2 = 这是你的牌。[6:6] 是最大的文牌，留到最后一墩，赢了它就赢这一局。
lesson-3 = 人牌 [4:4] 和杂七 [4:3] 相配，是一个文武对。很少人有更大的，首出它，可得两叠。
lesson-4 = 你已有四叠，输了也不用付。首出杂八 [5:3]，留住天牌。
lesson-5 = 有人首出文牌对子，又被更大的吃了。你没有文牌对子：埋两张用不着的牌。
lesson-6 = 最后一墩，各家只剩一张。首出的是文牌：用天牌吃，这一局就是你的。
lesson-7 = 输家各按比四叠少几叠付给你。下一局你是上局赢家，与你之间的收付都加倍。

## 目标

aim-last-trick-and-quota = 赢最后一墩即赢此局；定额 { $quota } 叠。
