# 接龍一類遊戲的詞句：首尾相接，接成一條龍。

## 輪到誰，要做什麼

ask-lead-open-end = 起頭出一張牌，並指定哪一端開口。
ask-lead-both-open = 起頭出一張牌，兩端都開口。
ask-join = 接上開口的 { $number }。
ask-join-either = 接右端的 { $right }，或左端的 { $left }。
ask-join-or-put-down = 接上開口的 { $number }，或蓋一張牌。
ask-join-either-or-put-down = 接右端的 { $right }，或左端的 { $left }，也可以蓋一張牌。
ask-put-down = 你沒有帶 { $number } 的牌：蓋一張牌。
ask-put-down-either = 你沒有帶 { $right } 或 { $left } 的牌：蓋一張牌。

## 為什麼不行

no-second-lead = 龍已經起頭了，請往上接牌
no-lead-yet = 莊家先起頭
no-tile-chosen = 請選一張牌
no-more-than-one = 請只選一張牌
no-open-end-chosen = 要從這張牌的兩個點數裡指定一個開口
no-end-to-choose = 兩端都開口，不必指定
no-putting-down = 接得上就一定要接，一張都接不上才可以蓋
no-side-to-choose = 只有一個開口，不必選哪一端
no-side-chosen = { $tiles } 兩端都接得上，請選一端
no-side-but-right = { $tiles } 只能接在右端
no-side-but-left = { $tiles } 只能接在左端
no-fit = { $tiles } 沒有 { $number }，接不上
no-fit-either = { $tiles } 沒有 { $right } 也沒有 { $left }，接不上

## 牌在哪裡

zone-dragon = 龍
zone-dragon-open = 龍，開口 { $number }
zone-dragon-open-both = 龍，左端 { $left }，右端 { $right }
zone-face-down = 蓋著的牌

## 電腦這樣打的理由

why-many-pips = 出掉的點數多。
why-end-i-can-follow = 留下的開口，我別的牌還接得上。
why-double-still-open = 趁開口還是這個數，先出雙點牌。
why-lightest = 非蓋一張不可，就蓋點數最小的。

## 計分表

paid-points-against = { $points } 點，對方 { $against } 點

## 動作

act-lead = 用 { $tiles } 起頭
    .button = 起頭
    .told = { $seat } 用 { $tiles } 起頭
act-lead-open = 用 { $tiles } 起頭，{ $number } 開口
    .button = 起頭，{ $number } 開口
    .told = { $seat } 用 { $tiles } 起頭，{ $number } 開口
verb-lead = 起頭
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
act-discard = 蓋 { $tiles }
    .button = 蓋牌
    .told = { $seat } 蓋下 { $tiles }
act-discard-covered = 蓋一張牌
    .told = { $seat } 蓋下一張牌
verb-discard = 蓋牌

## 這類遊戲共有的選項

preset-two-arm = 兩端開口
option-arms = 開口數
    .effect = 龍有一端或兩端開口
option-next-dealer = 下一局莊家
    .effect = 下一局由誰做莊發牌
option-next-dealer-winner = 贏家做莊
option-next-dealer-rotate = 輪流做莊

## 終端機裡的勝算和統計表

lab-blocked = 接不下去
lab-joined-all = 有人把牌全部接上

## 目標

aim-few-pips = 剩下的點越少越好：蓋下 { $down } 點，手牌 { $held } 點。
