# 凑牌类游戏的词句：几种游戏共用的，以及夹十、夹大十两种共有的。

## 牌在哪里

zone-wall = 牌墙
zone-just-thrown = 刚打出
zone-thrown = 打出
zone-winning-hand = 胡牌

## 动作

act-draw = 摸牌
    .told = { $seat } 摸牌
verb-draw = 摸牌
act-take = 拿 { $tiles }
    .button = 拿牌
    .told = { $seat } 拿 { $tiles }
verb-take = 拿牌

## 为什么不行

no-pass-with-tiles = 要过就只选“过”，不用选牌
no-win-with-tiles = 要胡就只选“胡牌”，不用选牌
no-single-discard = 请只选一张要打的牌
no-tile-in-hand = 你手里没有 { $tiles }
no-tile-just-taken = 你刚拿了 { $tiles }，要打别种牌
no-throw-to-answer = 现在没有别家打出的牌可要
no-discard-as-answer = 别家刚打出一张，先决定要不要

## 选项与玩法

option-stake = 注
    .effect = 每个输家付的筹码
option-next-dealer = 下局庄家
    .effect = 下一局由谁发牌：赢家（没有人赢则庄家不变），或总是下一家
option-next-dealer-winner = 赢家
option-next-dealer-rotate = 下一家

## 夹十：牌在哪里

zone-pool = 牌池
zone-pool-last = 牌池，刚打出 { $tiles }

## 夹十：要你做什么

ask-take-last = 拿刚打出的 { $tiles }，或者过牌、摸一张。
ask-take-from-pool = 从牌池拿一张，或者过牌、摸一张。
ask-discard = 打出一张牌，本轮结束。
ask-discard-and-draw = 打出一张牌，然后摸牌。
ask-other = 打出一张牌（不能是 { $tiles }），本轮结束。
ask-other-and-draw = 打出一张牌（不能是 { $tiles }），然后摸牌。
ask-win-or-discard = 可以胡牌；不胡就打出一张牌，本轮结束。
ask-win-or-discard-and-draw = 可以胡牌；不胡就打出一张牌，然后摸牌。
ask-win-or-other = 可以胡牌；不胡就打出一张牌（不能是 { $tiles }），本轮结束。
ask-win-or-other-and-draw = 可以胡牌；不胡就打出一张牌（不能是 { $tiles }），然后摸牌。

## 夹十：为什么不行

no-tile-too-many-yet = 先要进一张牌：从牌池拿，或者过牌、摸一张
no-discard-or-win-first = 你多一张：打出一张，或胡牌
no-eye-and-tens-pairs = 你的牌分不成一对眼加几对十
no-single-take = 请只选一张要拿的牌
no-tile-in-pool = 牌池里没有 { $tiles }
no-take-but-last = 只能拿刚打出的 { $tiles }

## 夹十：电脑这样打的理由

why-winning-hand = 这手牌胡了。
why-less-deadwood = 这张牌能减少散牌。
why-no-less-deadwood = 牌池里没有一张能减少散牌。
why-most-tiles-help = 它是散牌，留下的牌进张最多。
why-pool-tile-helps = 它是散牌，牌池里还有一张能配我留下的牌。
why-only-eye-missing = 只差一对眼：拆开的这对十，剩下那张最容易配成眼。

## 夹十：记分表

paid-eye-and-tens-pairs = 一对眼加 { $count } 对十（{ $tiles }），一注

## 夹十：选项

option-offer = 可拿的弃牌
    .effect = 哪些打出的牌可以拿：牌池里任何一张、只有刚打出的一张，或都不能拿
option-offer-all = 牌池里任何一张
option-offer-last = 只有刚打出的一张
option-offer-none = 都不能拿
option-draw-after-take = 拿牌之后再摸牌
    .effect = 拿了弃牌、打出一张之后是否还摸牌；否则本轮结束
option-dealer-draws = 庄家立即摸牌
    .effect = 打开时，庄家第一轮先打一张、摸一张、再打一张，两次打牌之前都可以胡

## 终端里的胜算和统计表

part-pair = 对子
part-eye = 眼
part-tens-pair = 对十
lab-eye-and-tens = 眼和对十

## 目标

aim-complete = { $missing ->
        [0] 手牌已凑成。
       *[other] 还差 { $missing } 张凑成。
    }
