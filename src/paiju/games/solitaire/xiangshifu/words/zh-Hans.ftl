# 相十副的词句。

game-name = 相十副
game-summary = 在各组间换牌，直到十副三张与一对都成立。

## 玩法

preset-modern = 现代
preset-eight = 八副三张
preset-eight-any-pairs = 八副三张，任意对子
preset-supreme-pair = 至尊宝
preset-five-dragons = 五龙争位
preset-generals = 将相和
preset-four-for-three = 四同当三同
preset-ten-short-deals = 十局短牌

option-groups = 组数
    .effect = 十副三张加一对，或八副三张加四对
option-groups-ten = 十副三张加一对
option-groups-eight = 八副三张加四对
option-combinations = 牌型
    .effect = 传统有二三靠，现代改用杂龙
option-combinations-classic = 传统
option-combinations-modern = 现代
option-goal = 目标
    .effect = 除各组成立之外还要什么；不另选时，十副三张无要求，八副三张要文对或武对
option-goal-any = 无要求
option-goal-pair-heaven = { kind-pair-heaven }
option-goal-pair-earth = { kind-pair-earth }
option-goal-pair-man = { kind-pair-man }
option-goal-pair-goose = { kind-pair-goose }
option-goal-pair-plum = { kind-pair-plum }
option-goal-pair-long = { kind-pair-long }
option-goal-pair-board = { kind-pair-board }
option-goal-pair-axe = { kind-pair-axe }
option-goal-pair-red-ten = { kind-pair-red-ten }
option-goal-pair-long-seven = { kind-pair-long-seven }
option-goal-pair-red-six = { kind-pair-red-six }
option-goal-pair-nines = { kind-pair-nines }
option-goal-pair-eights = { kind-pair-eights }
option-goal-pair-sevens = { kind-pair-sevens }
option-goal-pair-fives = { kind-pair-fives }
option-goal-pair-supreme = { kind-pair-supreme }
option-goal-five-dragons = 五龙争位
option-goal-generals = 将相和
option-goal-civil = 文牌四对
option-goal-military = 武牌四对
option-goal-civil-or-military = 文牌四对或武牌四对
option-exact-three = 恰好三同
    .effect = 五点和正快是否要恰好三个相同的点数；不要求时四个相同也算
option-redeal-dead = 死牌重发
    .effect = 传统牌型：发出死牌三张时是否重发
option-max-moves = 最多步数
    .effect = 走满这么多步还没成就算输
option-undo = 悔牌
    .effect = 是否可以悔牌

## 动作

act-swap = 第 { $number } 组的 { $tiles } 换第 { $number2 } 组的 { $tiles2 }
    .button = 第 { $number } 组与第 { $number2 } 组互换
    .told = { $seat } 用第 { $number } 组的 { $tiles } 换第 { $number2 } 组的 { $tiles2 }
verb-swap = 互换
act-shift-to = 把第 { $number } 组的 { $tiles } 移到第 { $number2 } 组
    .button = 从第 { $number } 组移到第 { $number2 } 组
    .told = { $seat } 把第 { $number } 组的 { $tiles } 移到第 { $number2 } 组
verb-shift = 移牌
act-resign = 认输
    .told = { $seat } 认输
verb-resign = 认输

## 该做什么

ask-exchange = 在两组之间换牌，使两组都成立；已成立 { $valid } 组，共 { $groups } 组。
ask-goal-any = 全部成立即胜。
ask-goal-pair = 全部成立，并且有{ $pair }，即胜。
ask-goal-five-dragons = 全部成立，并且有一对 { $tiles }、五副全龙和五副五子，即胜。
ask-goal-generals = 全部成立，并且有一对 { $tiles }，每副三张都是两张相同的文牌加一张武牌，即胜。
ask-goal-civil = 全部成立，并且四对是 { $heaven }、{ $earth }、{ $man } 和 { $goose }，即胜。
ask-goal-military = 全部成立，并且四对是杂九、杂八、杂七和杂五，即胜。
ask-goal-civil-or-military = 全部成立，并且四对是 { $heaven }、{ $earth }、{ $man }、{ $goose }，或是杂九、杂八、杂七、杂五，即胜。

## 为什么不行

no-resignation-with-tiles = 要认输就不用选牌
no-shift = 移牌是从三张的组移到两张的组，移过之后两组都要成立
no-two-tiles-named = 请在两组中各选一张互换；换过之后两组都要成立
no-swap-of-equals = 相同的牌不必换
no-swap-within-group = 要在两组之间换牌
no-swap = 换过之后两组都要成立
no-swap-breaking-group = 换过之后两组都要成立，{ $tiles } 却不成立
no-swap-breaking-both = 换过之后两组都要成立，{ $tiles } 和 { $tiles2 } 却不成立
no-tiles-of-these-groups = 这些牌在别的组里

## 电脑这样走的理由

why-win = 这样就赢了。
why-two-repairs = 一次让两组成立。
why-repair = 让一组成立。
why-repair-in-reach = 下一步就能让一组成立。
why-no-repair-in-reach = 眼下还不行；换个摆法也许有机会。

## 牌在哪里

zone-group = { $number }：{ $kind }
zone-moves-made = 已走步数，上限 { $most }

## 各组的名称

kind-not-valid = 未成
kind-five-points = 五点
kind-full-fourteen = 正快
kind-split = 分相
kind-coincidence = 合巧
kind-five-sons = 五子
kind-full-dragon = 全龙
kind-small-dragon = 小龙
kind-big-dragon = 大龙
kind-kao = 二三靠
kind-mixed-dragon = 杂龙
kind-pair-heaven = 一对天牌
kind-pair-earth = 一对地牌
kind-pair-man = 一对人牌
kind-pair-goose = 一对鹅牌
kind-pair-plum = 一对梅花
kind-pair-long = 一对长三
kind-pair-board = 一对板凳
kind-pair-axe = 一对斧头
kind-pair-red-ten = 一对红头十
kind-pair-long-seven = 一对高脚七
kind-pair-red-six = 一对铜锤六
kind-pair-nines = 一对杂九
kind-pair-eights = 一对杂八
kind-pair-sevens = 一对杂七
kind-pair-fives = 一对杂五
kind-pair-supreme = 至尊宝

## 得分的缘由

paid-solved = { $moves } 步后 { $groups } 组全部成立
paid-solved-with-goal = { $moves } 步后 { $groups } 组全部成立，{ $goal }
term-goal-pair = 有{ $pair }
term-goal-five-dragons = 有一对 { $tiles }、五副全龙和五副五子
term-goal-generals = 有一对 { $tiles }，每副三张都是两张相同的文牌加一张武牌
term-goal-civil = 四对是 { $heaven }、{ $earth }、{ $man } 和 { $goose }
term-goal-military = 四对是杂九、杂八、杂七和杂五

## 第一局，一步一步来

lesson-1 = 十组三张，一组两张。全部成立就赢；现在只有第 2 组成立。
lesson-2 = 比如六个数里有三个相同，其余的加起来是 14 以上（正快）或是 5（五点），三张就成立。其他牌型见规则书。
lesson-3 = 走过之后两组都要成立。用第 6 组的 [4:4] 换第 10 组的 [6:6]：一边成对，另一边有三个 1，其余 6 + 6 + 3 = 15。
lesson-4 = 一步成了两组！接下来两步也都各成两组。
lesson-5 = 成了七组。现在和已经成立、换过仍然成立的组换，每步再成一组。
lesson-6 = 只剩第 8 组。没有 [5:1] 它就是一对，所以要把对子换个地方：把第 4 组的 [4:1] 移到第 10 组，凑成五个 4。
lesson-7 = 第 4 组现在是一对 [5:5][5:5]。把第 8 组的 [5:1] 移过去：五个 5，剩下的 [6:5][6:5] 成了对子。
lesson-8 = 十一组全部成立，你赢了。不论走了几步，赢一局得 1 分。

## 求解的结果

why-all-looked-at = 能走到的局面都看过了。
why-groups-never-valid = { $groups } 永远不能成立。
term-many-groups = { $count } 组牌
joint-groups = { $before } 和 { $after }
why-maybe-shorter = 也许还有更短的走法。

## 目标

aim-groups = 各组都要成立。
