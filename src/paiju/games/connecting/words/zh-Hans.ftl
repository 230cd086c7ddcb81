# 接龙一类游戏的词句：首尾相接，接成一条龙。

## 轮到谁，要做什么

ask-lead-open-end = 起头出一张牌，指定哪一端开口。
ask-lead-both-open = 起头出一张牌，两端都开口。
ask-join = 接上开口的 { $number }。
ask-join-either = 接右端的 { $right }，或左端的 { $left }。
ask-join-or-put-down = 接上开口的 { $number }，或扣一张牌。
ask-join-either-or-put-down = 接右端的 { $right }，或左端的 { $left }，也可以扣一张牌。
ask-put-down = 你没有带 { $number } 的牌：扣一张牌。
ask-put-down-either = 你没有带 { $right } 或 { $left } 的牌：扣一张牌。

## 为什么不行

no-second-lead = 龙已经起头了，请往上接牌
no-lead-yet = 庄家先起头
no-tile-chosen = 请选一张牌
no-more-than-one = 请只选一张牌
no-open-end-chosen = 要从这张牌的两个点数中指定一个开口
no-end-to-choose = 两端都开口，不用指定
no-putting-down = 接得上就必须接，一张都接不上才可以扣
no-side-to-choose = 只有一个开口，不用选哪一端
no-side-chosen = { $tiles } 两端都接得上，请选一端
no-side-but-right = { $tiles } 只能接在右端
no-side-but-left = { $tiles } 只能接在左端
no-fit = { $tiles } 没有 { $number }，接不上
no-fit-either = { $tiles } 没有 { $right } 也没有 { $left }，接不上

## 牌在哪里

zone-dragon = 龙
zone-dragon-open = 龙，开口 { $number }
zone-dragon-open-both = 龙，左端 { $left }，右端 { $right }
zone-face-down = 扣着的牌

## 电脑这样打的理由

why-many-pips = 出掉的点数多。
why-end-i-can-follow = 留下的开口，我别的牌还接得上。
why-double-still-open = 趁开口还是这个数，先出双点牌。
why-lightest = 非扣一张不可，就扣点数最小的。

## 记分表

paid-points-against = { $points } 点，对方 { $against } 点

## 动作

act-lead = 用 { $tiles } 起头
    .button = 起头
    .told = { $seat } 用 { $tiles } 起头
act-lead-open = 用 { $tiles } 起头，{ $number } 开口
    .button = 起头，{ $number } 开口
    .told = { $seat } 用 { $tiles } 起头，{ $number } 开口
verb-lead = 起头
act-play = 接 { $tiles }
    .button = 接牌
    .told = { $seat } 接 { $tiles }
act-play-r = 在右端接 { $tiles }
    .button = 接右端
    .told = { $seat } 在右端接 { $tiles }
act-play-l = 在左端接 { $tiles }
    .button = 接左端
    .told = { $seat } 在左端接 { $tiles }
verb-play = 接牌
act-discard = 扣 { $tiles }
    .button = 扣牌
    .told = { $seat } 扣下 { $tiles }
act-discard-covered = 扣一张牌
    .told = { $seat } 扣下一张牌
verb-discard = 扣牌

## 这类游戏共有的选项

preset-two-arm = 两端开口
option-arms = 开口数
    .effect = 龙有一端还是两端开口
option-next-dealer = 下一局庄家
    .effect = 下一局由谁坐庄发牌
option-next-dealer-winner = 赢家坐庄
option-next-dealer-rotate = 轮流坐庄

## 终端里的胜算和统计表

lab-blocked = 接不下去
lab-joined-all = 有人把牌全部接上

## 目标

aim-few-pips = 剩下的点越少越好：扣下 { $down } 点，手牌 { $held } 点。
