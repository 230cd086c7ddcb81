game-name = 配对
game-summary = 每人五张：摸牌，或拿刚打出的牌成对；先亮出三对的人胜。

## 几样东西连在一起

joint-pairs = { $before }、{ $after }
joint-slots = { $before }、{ $after }

## 牌在哪里

zone-pairs = { $count } 对
zone-thrown-face-down = 暗打
# without $count: 一格或几格说法相同
zone-slots = 暗打，第 { $slots } 格

## 要你做什么

ask-take-or-pass = { $seat } 打出 { $tiles }：拿来成对，还是过？
ask-look-or-draw = 看一张扣着的牌，或摸牌。
ask-throw =
    { $count ->
        [0] 你还没有亮出对子：打出一张牌。
       *[other] 你已亮出 { $count } 对：打出一张牌。
    }

## 动作

act-take = 拿打出的牌
    .button = 拿牌
    .told = { $seat } 拿打出的牌成对
act-look = 看第 { $number } 格的牌
    .button = 看第 { $number } 格
    .told = { $seat } 看了第 { $number } 格的牌
verb-look = 看牌
act-discard-face-down = 暗打一张
    .told = { $seat } 暗打一张

## 为什么不行

no-throw-to-answer = 没有打出的牌可拿
no-throw-yet = 你多一张：请打出一张
no-single-throw = 请只选一张要打的牌
no-answer-yet = 先决定打出的那张：拿，或过
no-mate-in-hand = { $tiles } 只能配 { $mate }，你没有
no-take-with-tiles = 要拿打出的牌就只选“拿牌”，不用选牌
no-third-pair-by-throw = 这一桌不能用别家打出的牌凑第三对
no-draw-with-tiles = 要摸牌就只选“摸牌”，不用选牌
no-such-slot = 只能看第 { $slots } 格的牌
no-look-or-draw-yet = 先看一张扣着的牌，或摸牌

## 电脑这样打的理由

why-makes-pair = 马上成一对。
why-mate-is-dead = 配它的牌已经死了，对我对别家都没用。
why-worth-least = 它和我其他的牌一样还可能配上，没有哪张比它更不值得留。
why-keep-findable-mate = 它还可能配上；但配另一张的那张牌是我自己暗打的，还找得回来。
why-own-throw-has-mate = 这张是我自己打的，现在手里有配它的牌。
why-unseen-may-be-mate = 还没有人看过它，也许正好配我的牌。
why-no-third-pair = 别家打出的牌不能用来凑我的第三对。

## 记分表

paid-with-drawn-tile = 三对 { $pairs }，自摸：注 { $stake }
paid-with-own-throw = 三对 { $pairs }，用自己打出的 { $tiles }：注 { $stake }
paid-by-thrower = 三对 { $pairs }，用 { $seat } 打出的 { $tiles }：注 { $stake }
paid-for-all = 三对 { $pairs }，用 { $seat } 打出的 { $tiles }：注 { $stake }，包付各家 ×{ $factor }

## 选项

option-pairs = 武牌对子
    .effect = 哪些武牌互相成对
option-pairs-korean = 韩国配法
option-pairs-chinese = 中国配法
option-win-by-discard = 可用打出的牌取胜
    .effect = 别家打出的牌能不能用来凑第三对
option-discards = 打出的牌
    .effect = 暗打是记忆玩法：摸牌之前可以看一张扣着的牌
option-discards-face-up = 明打
option-discards-face-down = 暗打
option-claim = 谁可以拿
    .effect = 打出的牌只有下家可以拿，还是各家依次都可以拿；暗打时不起作用
option-claim-next = 只有下家
option-claim-all = 各家
option-discard-pay = 打牌者付多少
    .effect = 打出取胜那张牌的人包付各家的注，还是只付一注
option-discard-pay-all = 包付各家
option-discard-pay-single = 只付一注
option-stake = 注
    .effect = 每个付的人付多少

## 玩法

preset-all-may-take = 人人可拿
preset-all-may-take-none-may-win-by-it = 人人可拿，不可凭此取胜
preset-three-players-one-stake = 三人，单注
preset-memory = 记忆
preset-memory-two-players = 记忆，两人
preset-memory-three-players = 记忆，三人

## 第一局，一步一步来

lesson-1 = 最先在桌上亮出三对的人胜。你的一对 [1:1][1:1] 已经自动亮出，还差两对。
lesson-2 = 这几张还没成对。每张牌在全部 32 张里只有一张能配它；现在分不出好坏，打 [4:4] 吧。
lesson-3 = 老博刚打出 [6:5]，你正好有另一张。拿过来：这一对马上亮出，你不用再摸牌。
lesson-4 = 两对了！手里两张要打出一张，留下的那张等来配它的牌就赢。
lesson-5 = [3:1] 和你的 [6:1] 不成对，只能过，然后从牌墙摸一张。
lesson-6 = 你摸到 [3:3]，可是另一张 [3:3] 已经死在兰兰面前。这张谁都用不上：打出它，留着 [6:1]。
lesson-7 = 等的就是这张 [6:1]。拿来凑成第三对。
lesson-8 = 你用别人打出的牌赢了，所以由老博一人包付三家。要是自己摸到的，就是各家付 1。

## 终端里的胜算和统计表

lab-three-pairs = 三对
lab-others-pay-if-drawn = 自摸时其他每家付 { $stake }。
